"""The methods of the protocol. Written by npm run generate."""

from __future__ import annotations

from typing import Any

from .values import (
    Action,
    Decision,
    Event,
    GameName,
    Options,
    Position,
    Record,
    Refusal,
    Scoring,
    Seat,
    Seed,
    State,
    View,
    Viewer,
)


class Contract:
    """The methods of the protocol, in the names of Python; docs/protocol.md describes them."""

    def call(self, method: str, params: dict[str, Any]) -> Any:
        """Calls a method by its name in the protocol."""
        raise NotImplementedError

    def games(
        self,
    ) -> list[dict[str, Any]]:
        """Calls `games`."""
        result: list[dict[str, Any]] = self.call("games", {})
        return result

    def get_state(
        self,
        state: State,
    ) -> Any:
        """Calls `getState`."""
        result: Any = self.call("getState", {"state": state})
        return result

    def release(
        self,
        states: list[int],
    ) -> int:
        """Calls `release`."""
        result: int = self.call("release", {"states": states})
        return result

    def create_game(
        self,
        game: GameName,
        options: Options,
    ) -> State:
        """Calls `createGame`."""
        result: State = self.call("createGame", {"game": game, "options": options})
        return result

    def apply_action(
        self,
        state: State,
        action: Action,
    ) -> State:
        """Calls `applyAction`."""
        result: State = self.call("applyAction", {"state": state, "action": action})
        return result

    def transition(
        self,
        state: State,
        action: Action,
    ) -> dict[str, Any]:
        """Calls `transition`."""
        result: dict[str, Any] = self.call("transition", {"state": state, "action": action})
        return result

    def check_action(
        self,
        position: Position,
        action: Action,
    ) -> Any | None:
        """Calls `checkAction`."""
        result: Any | None = self.call("checkAction", {"position": position, "action": action})
        return result

    def legal_actions(
        self,
        position: Position,
        player: int | None = None,
    ) -> list[Action]:
        """Calls `legalActions`."""
        result: list[Action] = self.call("legalActions", {"position": position, "player": player})
        return result

    def decisions(
        self,
        position: Position,
    ) -> list[Decision]:
        """Calls `decisions`."""
        result: list[Decision] = self.call("decisions", {"position": position})
        return result

    def choices(
        self,
        position: Position,
        player: Seat,
    ) -> dict[str, Any]:
        """Calls `choices`."""
        result: dict[str, Any] = self.call("choices", {"position": position, "player": player})
        return result

    def pieces_of(
        self,
        position: Position,
        action: Action,
    ) -> list[Any]:
        """Calls `piecesOf`."""
        result: list[Any] = self.call("piecesOf", {"position": position, "action": action})
        return result

    def actions_on(
        self,
        position: Position,
        actions: list[Any],
        piece: str,
    ) -> list[Action]:
        """Calls `actionsOn`."""
        result: list[Action] = self.call("actionsOn", {"position": position, "actions": actions, "piece": piece})
        return result

    def pieces_of_event(
        self,
        game: GameName,
        event: Any,
    ) -> list[Any]:
        """Calls `piecesOfEvent`."""
        result: list[Any] = self.call("piecesOfEvent", {"game": game, "event": event})
        return result

    def score(
        self,
        state: State,
    ) -> Scoring:
        """Calls `score`."""
        result: Scoring = self.call("score", {"state": state})
        return result

    def score_so_far(
        self,
        position: Position,
    ) -> dict[str, Any]:
        """Calls `scoreSoFar`."""
        result: dict[str, Any] = self.call("scoreSoFar", {"position": position})
        return result

    def components(
        self,
        state: State,
    ) -> dict[str, Any]:
        """Calls `components`."""
        result: dict[str, Any] = self.call("components", {"state": state})
        return result

    def invariants(
        self,
        state: State,
    ) -> list[dict[str, Any]]:
        """Calls `invariants`."""
        result: list[dict[str, Any]] = self.call("invariants", {"state": state})
        return result

    def view_for(
        self,
        state: State,
        viewer: Viewer,
    ) -> View:
        """Calls `viewFor`."""
        result: View = self.call("viewFor", {"state": state, "viewer": viewer})
        return result

    def view_events(
        self,
        game: GameName,
        events: list[Event],
        viewer: Viewer,
    ) -> list[Event]:
        """Calls `viewEvents`."""
        result: list[Event] = self.call("viewEvents", {"game": game, "events": events, "viewer": viewer})
        return result

    def sample_state(
        self,
        view: View,
        seed: Seed,
    ) -> State:
        """Calls `sampleState`."""
        result: State = self.call("sampleState", {"view": view, "seed": seed})
        return result

    def can_undo(
        self,
        state: State,
        after: State,
    ) -> bool:
        """Calls `canUndo`."""
        result: bool = self.call("canUndo", {"state": state, "after": after})
        return result

    def create_record(
        self,
        game: GameName,
        options: Options,
    ) -> Record:
        """Calls `createRecord`."""
        result: Record = self.call("createRecord", {"game": game, "options": options})
        return result

    def append(
        self,
        game: GameName,
        record: Record,
        action: Action,
    ) -> Record:
        """Calls `append`."""
        result: Record = self.call("append", {"game": game, "record": record, "action": action})
        return result

    def replay(
        self,
        game: GameName,
        record: Record,
    ) -> dict[str, Any]:
        """Calls `replay`."""
        result: dict[str, Any] = self.call("replay", {"game": game, "record": record})
        return result

    def format_action(
        self,
        game: GameName,
        action: Action,
    ) -> str:
        """Calls `formatAction`."""
        result: str = self.call("formatAction", {"game": game, "action": action})
        return result

    def parse_action_text(
        self,
        game: GameName,
        line: str,
    ) -> Action:
        """Calls `parseActionText`."""
        result: Action = self.call("parseActionText", {"game": game, "line": line})
        return result

    def format_record(
        self,
        game: GameName,
        record: Record,
    ) -> str:
        """Calls `formatRecord`."""
        result: str = self.call("formatRecord", {"game": game, "record": record})
        return result

    def parse_action(
        self,
        game: GameName,
        value: Any,
    ) -> Action:
        """Calls `parseAction`."""
        result: Action = self.call("parseAction", {"game": game, "value": value})
        return result

    def parse_state(
        self,
        game: GameName,
        value: Any,
    ) -> State:
        """Calls `parseState`."""
        result: State = self.call("parseState", {"game": game, "value": value})
        return result

    def parse_view(
        self,
        game: GameName,
        value: Any,
    ) -> View:
        """Calls `parseView`."""
        result: View = self.call("parseView", {"game": game, "value": value})
        return result

    def parse_record(
        self,
        game: GameName,
        value: Any,
    ) -> Record:
        """Calls `parseRecord`."""
        result: Record = self.call("parseRecord", {"game": game, "value": value})
        return result

    def parse_events(
        self,
        game: GameName,
        value: Any,
    ) -> list[Event]:
        """Calls `parseEvents`."""
        result: list[Event] = self.call("parseEvents", {"game": game, "value": value})
        return result

    def parse_scoring(
        self,
        game: GameName,
        value: Any,
    ) -> Scoring:
        """Calls `parseScoring`."""
        result: Scoring = self.call("parseScoring", {"game": game, "value": value})
        return result

    def parse_refusal(
        self,
        game: GameName,
        value: Any,
    ) -> Refusal:
        """Calls `parseRefusal`."""
        result: Refusal = self.call("parseRefusal", {"game": game, "value": value})
        return result

    def encoder(
        self,
        game: GameName,
        players: int,
    ) -> dict[str, Any]:
        """Calls `encoder`."""
        result: dict[str, Any] = self.call("encoder", {"game": game, "players": players})
        return result

    def encode_action(
        self,
        view: View,
        action: Action,
    ) -> int:
        """Calls `encodeAction`."""
        result: int = self.call("encodeAction", {"view": view, "action": action})
        return result

    def decode_action(
        self,
        view: View,
        number: int,
    ) -> Action:
        """Calls `decodeAction`."""
        result: Action = self.call("decodeAction", {"view": view, "number": number})
        return result

    def legal_mask(
        self,
        view: View,
    ) -> str:
        """Calls `legalMask`."""
        result: str = self.call("legalMask", {"view": view})
        return result

    def encode_view(
        self,
        view: View,
    ) -> str:
        """Calls `encodeView`."""
        result: str = self.call("encodeView", {"view": view})
        return result

    def reset(
        self,
        game: GameName,
        players: int,
        games: int,
        seed: int,
        observations: Any | None = None,
        restart: Any | None = None,
    ) -> dict[str, Any]:
        """Calls `reset`."""
        result: dict[str, Any] = self.call("reset", {"game": game, "players": players, "games": games, "seed": seed, "observations": observations, "restart": restart})
        return result

    def step(
        self,
        batch: int,
        actions: list[int | None],
    ) -> dict[str, Any]:
        """Calls `step`."""
        result: dict[str, Any] = self.call("step", {"batch": batch, "actions": actions})
        return result

    def observe(
        self,
        batch: int,
        seat: Seat,
    ) -> str:
        """Calls `observe`."""
        result: str = self.call("observe", {"batch": batch, "seat": seat})
        return result

    def close_batch(
        self,
        batch: int,
    ) -> bool:
        """Calls `closeBatch`."""
        result: bool = self.call("closeBatch", {"batch": batch})
        return result
