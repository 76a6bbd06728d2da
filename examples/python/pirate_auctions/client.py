"""A client of `pirate-auctions serve`."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
from collections.abc import Sequence
from typing import Any

from .contract import Contract

COMMAND = shlex.split(os.environ.get("PIRATE_AUCTIONS", "npx pirate-auctions"))
"""How the program is started; the environment variable PIRATE_AUCTIONS changes it."""


BUFFER = 2**20
"""The bytes that are read at once: the observations of a batch are long lines."""


class ProtocolError(Exception):
    """An error that the program answers with."""

    def __init__(self, code: int, message: str, data: dict[str, Any] | None) -> None:
        super().__init__(message)
        self.code = code
        """The code of the error; docs/protocol.md lists them."""
        self.data = data or {}
        """The fields of an error of the library, such as its `name` and `code`."""


class Client(Contract):
    """Runs the program, and calls its methods. Use it in a `with` block, or call `close`."""

    def __init__(self, arguments: Sequence[str] = (), command: Sequence[str] = COMMAND) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            [*command, "serve", *arguments], bufsize=BUFFER, stdin=pipe, stdout=pipe
        )
        self._asked = 0

    def call(self, method: str, params: dict[str, Any]) -> Any:
        """Calls a method by its name in the protocol.

        Raises ProtocolError for an error that the program answers with, and EOFError if it has ended.
        """
        self._asked += 1
        request = {"jsonrpc": "2.0", "id": self._asked, "method": method, "params": params}
        requests, responses = self._process.stdin, self._process.stdout
        assert requests is not None and responses is not None
        requests.write(json.dumps(request, separators=(",", ":")).encode() + b"\n")
        requests.flush()
        line = responses.readline()
        if not line:
            raise EOFError("The program has ended.")
        response = json.loads(line)
        error = response.get("error")
        if error is not None:
            raise ProtocolError(error["code"], error["message"], error.get("data"))
        return response["result"]

    def close(self) -> None:
        """Ends the program."""
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()
        self._process.wait()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
