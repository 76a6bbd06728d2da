"""The games as environments of PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from .client import Client
from .turns import Turns, floats_of, turns_of
from .values import Batch, GameName


class PirateAuctionsEnv(AECEnv):  # type: ignore[misc]
    """A game as an AEC environment. At its end, each agent is rewarded with its share of the win.

    An observation is a dictionary of `observation`, whose parts docs/learning.md describes, and `action_mask`, which has only
    zeros if the agent has nothing to decide. An illegal action raises ProtocolError and changes nothing.
    """

    def __init__(self, game: GameName, players: int, client: Client | None = None) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v1",
            "is_parallelizable": False,
            "render_modes": [],
        }
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._game = game
        self._client = client or Client()
        self._batch: Batch | None = None
        self._random = np.random.default_rng()
        encoder = self._client.encoder(game, players)
        self._actions: int = encoder["actionCount"]
        size: int = encoder["observationSize"]
        self.action_spaces = {agent: Discrete(self._actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0.0, 10.0, (size,), np.float32),
                    "action_mask": Box(0, 1, (self._actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. The same seed gives the same game, and the same games after it."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        if self._batch is not None:
            self._client.close_batch(self._batch)
        first = int(self._random.integers(2**32))
        message = self._client.reset(
            self._game, len(self.possible_agents), 1, first, True, False
        )
        self._batch = Batch(message["batch"])
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._take(turns_of(message, self._actions))

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        seat = self.possible_agents.index(agent)
        turns = self._turns
        assert self._batch is not None and turns.observations is not None
        if seat == turns.seats[0]:
            mask = turns.masks[0].astype(np.int8)
            return {"observation": turns.observations[0], "action_mask": mask}
        observation = floats_of(self._client.observe(self._batch, seat), 1)[0]
        return {"observation": observation, "action_mask": np.zeros(self._actions, np.int8)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self._batch is not None and action is not None
        message = self._client.step(self._batch, [int(action)])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        turns = turns_of(message, self._actions)
        for finished in turns.finished:
            self.rewards = dict(zip(self.agents, finished.rewards))
            self.terminations = dict.fromkeys(self.agents, True)
        self._take(turns)
        self._accumulate_rewards()

    def close(self) -> None:
        """Ends the program."""
        self._client.close()

    def _take(self, turns: Turns) -> None:
        """Takes in whose turn it is."""
        self._turns = turns
        seat = int(turns.seats[0])
        self.agent_selection = self.possible_agents[max(seat, 0)]
