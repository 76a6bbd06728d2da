"""Two pirate auction games, played through the program `pirate-auctions serve`."""

from .client import Client, ProtocolError

__all__ = ["Client", "ProtocolError"]
