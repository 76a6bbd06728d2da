"""Trains a policy by playing against itself, and writes it and its curve into a folder.

    python learn.py --game caribbean-fleet --players 3 --out policy

The policy gradient is that of REINFORCE: the chance of every action of a game rises with the share of the win that its player
gets, less the share of a player of equal strength.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pirate_auctions.policy import Floats, Policy, draw
from pirate_auctions.values import GameName
from pirate_auctions.vector import VectorEnvironment, sample


GAMES = ("grog-island", "caribbean-fleet")


@dataclass
class Steps:
    """The decisions of one player in one game."""

    observations: list[Floats] = field(default_factory=list)
    masks: list[NDArray[np.uint8]] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)


class Adam:
    """The optimizer Adam."""

    def __init__(self, weights: dict[str, Floats], rate: float) -> None:
        self._weights = weights
        self._rate = rate
        self._means = {name: np.zeros_like(each) for name, each in weights.items()}
        self._squares = {name: np.zeros_like(each) for name, each in weights.items()}
        self._count = 0

    def climb(self, gradients: dict[str, Floats]) -> None:
        """Moves the weights along the gradients."""
        self._count += 1
        for name, gradient in gradients.items():
            mean, square = self._means[name], self._squares[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            step = mean / (1 - 0.9**self._count)
            scale = np.sqrt(square / (1 - 0.999**self._count)) + 1e-8
            self._weights[name] += self._rate * step / scale


def gradients(policy: Policy, games: list[tuple[Steps, float]], entropy: float) -> dict[str, Floats]:
    """How the weights must change so that what won becomes more likely."""
    observations = np.concatenate([np.stack(steps.observations) for steps, _ in games])
    masks = np.concatenate([np.stack(steps.masks) for steps, _ in games])
    actions = np.concatenate([np.array(steps.actions) for steps, _ in games])
    gains = np.concatenate([np.full(len(steps.actions), gain, "f4") for steps, gain in games])
    hidden = policy.hidden(observations)
    chances = policy.probabilities(hidden, masks)
    toward = -chances * gains[:, None]
    toward[np.arange(len(actions)), actions] += gains
    # A bonus for chances that are spread out keeps the policy trying.
    logs = np.log(np.maximum(chances, 1e-8))
    toward -= entropy * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
    toward /= len(actions)
    inner = (toward @ policy.weights["output"].T) * (1 - hidden**2)
    return {
        "output": hidden.T @ toward,
        "offset": toward.sum(axis=0),
        "input": observations.T @ inner,
        "bias": inner.sum(axis=0),
    }


def against_random(policy: Policy, game: GameName, players: int, games: int, seed: int) -> float:
    """The share of the wins of the policy at one seat against random players, seat after seat."""
    environment = VectorEnvironment(game, players, games, seed)
    random = np.random.default_rng(seed)
    own = np.arange(games) % players
    shares: dict[int, float] = {}
    while len(shares) < games:
        turns = environment.turns
        assert turns.observations is not None
        chances = policy.probabilities(policy.hidden(turns.observations), turns.masks)
        actions = np.where(turns.seats == own, draw(chances, random), sample(turns.masks, random))
        for finished in environment.step(actions).finished:
            shares.setdefault(finished.place, finished.rewards[own[finished.place]])
    environment.close()
    return sum(shares.values()) / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="caribbean-fleet", choices=GAMES)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--updates", type=int, default=100, help="the number of updates")
    parser.add_argument("--games", type=int, default=64, help="games that are played side by side")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--rate", type=float, default=0.003)
    parser.add_argument("--entropy", type=float, default=0.003)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policy"))
    options = parser.parse_args()

    random = np.random.default_rng(options.seed)
    environment = VectorEnvironment(options.game, options.players, options.games, options.seed)
    policy = Policy.random(
        environment.observation_size, options.hidden, environment.action_count, random
    )
    optimizer = Adam(policy.weights, options.rate)
    steps: dict[tuple[int, int], Steps] = {}
    done: list[tuple[Steps, float]] = []
    curve: list[dict[str, float]] = []
    played = 0
    start = time.time()
    updates = 0
    while updates < options.updates:
        turns = environment.turns
        assert turns.observations is not None
        chances = policy.probabilities(policy.hidden(turns.observations), turns.masks)
        actions = draw(chances, random)
        for place, seat in enumerate(turns.seats):
            own = steps.setdefault((place, int(seat)), Steps())
            own.observations.append(turns.observations[place])
            own.masks.append(turns.masks[place])
            own.actions.append(int(actions[place]))
        for finished in environment.step(actions).finished:
            played += 1
            for seat, reward in enumerate(finished.rewards):
                own = steps.pop((finished.place, seat), Steps())
                if own.actions:
                    done.append((own, reward - 1 / options.players))
        if len(done) < options.games * options.players:
            continue
        optimizer.climb(gradients(policy, done, options.entropy))
        done = []
        updates += 1
        if updates % 10 == 0 or updates == 1:
            share = against_random(policy, options.game, options.players, 300, 10**6)
            curve.append({"games": played, "share": round(share, 4)})
            print(f"{updates} updates, {played} games, {time.time() - start:.0f} s: {share:.3f}", flush=True)
    environment.close()
    options.out.mkdir(parents=True, exist_ok=True)
    policy.save(options.out / "policy.npz")
    (options.out / "curve.json").write_text(json.dumps(curve) + "\n")


if __name__ == "__main__":
    main()
