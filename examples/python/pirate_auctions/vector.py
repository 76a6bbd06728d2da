"""Many games that are played side by side, one message a step."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .client import Client
from .turns import Turns, turns_of
from .values import Batch, GameName


class VectorEnvironment:
    """A batch of games. A game that ends is followed by another, so that every step takes one action for each game.

    Each game has one player to act: `turns.seats` tells who. Game i begins with the seed `seed + i`.
    """

    turns: Turns
    """Whose turn it is, and what they see."""

    def __init__(
        self,
        game: GameName,
        players: int,
        games: int,
        seed: int = 0,
        observations: bool = True,
        client: Client | None = None,
    ) -> None:
        self.client = client or Client(["--games", str(games)])
        encoder = self.client.encoder(game, players)
        self.players = players
        self.games = games
        self.action_count: int = encoder["actionCount"]
        self.observation_size: int = encoder["observationSize"]
        message = self.client.reset(game, players, games, seed, observations)
        self._batch = Batch(message["batch"])
        self.turns = turns_of(message, self.action_count)

    def step(self, actions: NDArray[np.int64]) -> Turns:
        """Takes one legal action in each game; `turns.finished` tells which games ended by it."""
        message = self.client.step(self._batch, actions.tolist())
        self.turns = turns_of(message, self.action_count)
        return self.turns

    def close(self) -> None:
        """Ends the program."""
        self.client.close()


def sample(masks: NDArray[np.uint8], random: np.random.Generator) -> NDArray[np.int64]:
    """A random legal action in each game."""
    games, actions = np.nonzero(masks)
    counts = masks.sum(axis=1, dtype=np.int64)
    first = np.cumsum(counts) - counts
    chosen: NDArray[np.int64] = actions[first + (random.random(len(counts)) * counts).astype(np.int64)]
    return chosen
