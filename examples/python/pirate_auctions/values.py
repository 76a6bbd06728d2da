"""The values of the protocol. Their JSON is described by the schemas of the package."""

from typing import Any, Literal, NewType, TypedDict, Union

GameName = Literal["grog-island", "caribbean-fleet"]

State = NewType("State", int)
"""The number of a state that the process keeps."""

Batch = NewType("Batch", int)
"""The number of a batch of games that the process keeps."""

Seat = int
"""A seat, counted from 0."""

Viewer = Union[Seat, Literal["spectator"]]
Seed = Union[int, str]
Json = Any
Action = dict[str, Any]
Decision = dict[str, Any]
Event = dict[str, Any]
Record = dict[str, Any]
Refusal = dict[str, Any]
Scoring = dict[str, Any]
View = dict[str, Any]

Position = Union[State, View]
"""The number of a state, or a view."""


class Options(TypedDict):
    """The options of a game; each game has more of them."""

    players: int
    seed: Seed
