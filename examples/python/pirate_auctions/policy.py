"""A small network that chooses actions: one hidden layer, then a softmax over the legal actions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


class Policy:
    """Weights, and what they choose."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.weights = weights

    @classmethod
    def random(cls, inputs: int, hidden: int, actions: int, random: np.random.Generator) -> Policy:
        """A policy that is close to random."""
        return cls(
            {
                "input": (random.standard_normal((inputs, hidden)) / np.sqrt(inputs)).astype("f4"),
                "bias": np.zeros(hidden, "f4"),
                "output": (random.standard_normal((hidden, actions)) * 0.01).astype("f4"),
                "offset": np.zeros(actions, "f4"),
            }
        )

    @classmethod
    def load(cls, file: Path) -> Policy:
        """Reads a policy that `save` wrote."""
        with np.load(file) as weights:
            return cls({name: weights[name].astype("f4") for name in weights.files})

    def save(self, file: Path) -> None:
        """Writes the policy into a file."""
        arrays: dict[str, Any] = {name: each.astype("f2") for name, each in self.weights.items()}
        np.savez_compressed(file, **arrays)

    def hidden(self, observations: Floats) -> Floats:
        """The hidden layer."""
        result: Floats = np.tanh(observations @ self.weights["input"] + self.weights["bias"])
        return result

    def probabilities(self, hidden: Floats, masks: NDArray[np.uint8]) -> Floats:
        """The chance of each action; 0 for those that are not legal."""
        scores = hidden @ self.weights["output"] + self.weights["offset"]
        scores = np.where(masks == 1, scores, -np.inf)
        chances: Floats = np.exp(scores - scores.max(axis=1, keepdims=True))
        result: Floats = chances / chances.sum(axis=1, keepdims=True)
        return result


def draw(chances: Floats, random: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row of chances."""
    sums = np.cumsum(chances, axis=1)
    points = random.random((len(chances), 1)) * sums[:, -1:]
    actions: NDArray[np.int64] = (sums <= points).sum(axis=1)
    return actions
