"""What a batch of games says, as arrays."""

from __future__ import annotations

from base64 import b64decode
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Finished:
    """A game that ended."""

    place: int
    """Its place in the batch."""
    seed: int
    rewards: list[float]
    """What each seat gains: its share of the win."""


@dataclass(frozen=True)
class Turns:
    """Whose turn it is in each game of a batch, and what they see."""

    seats: NDArray[np.int64]
    """The seats that must act; -1 after the end."""
    masks: NDArray[np.uint8]
    """For each game, 1 for each legal action."""
    observations: NDArray[np.float32] | None
    finished: list[Finished]


def floats_of(text: str, games: int) -> NDArray[np.float32]:
    """The observations of some games."""
    return np.frombuffer(b64decode(text), dtype="<f4").reshape(games, -1)


def mask_of(text: str, games: int, actions: int) -> NDArray[np.uint8]:
    """The masks of some games, each with as many actions."""
    rows = np.frombuffer(b64decode(text), dtype=np.uint8).reshape(games, -1)
    return np.unpackbits(rows, axis=1, count=actions, bitorder="little")


def turns_of(message: dict[str, Any], actions: int) -> Turns:
    """The result of `reset` or `step`."""
    games = len(message["seats"])
    observations = message.get("observations")
    return Turns(
        np.array(message["seats"]),
        mask_of(message["masks"], games, actions),
        None if observations is None else floats_of(observations, games),
        [Finished(**finished) for finished in message["finished"]],
    )
