"""The client, against the program."""

import inspect
import unittest

from pirate_auctions import Client, ProtocolError
from pirate_auctions.contract import Contract


class ClientTest(unittest.TestCase):
    def setUp(self) -> None:
        self.client = Client(["--states", "50"])
        self.addCleanup(self.client.close)

    def test_plays_a_game(self) -> None:
        client = self.client
        state = client.create_game("caribbean-fleet", {"players": 3, "seed": 1})
        actions = 0
        while decisions := client.decisions(state):
            view = client.view_for(state, decisions[0]["player"])
            legal = client.legal_actions(view)
            after = client.transition(state, legal[actions % len(legal)])
            client.release([state])
            state = after["state"]
            actions += 1
        self.assertGreater(actions, 50)
        self.assertEqual(len(client.score(state)["players"]), 3)

    def test_reports_refusals(self) -> None:
        state = self.client.create_game("grog-island", {"players": 2, "seed": "0" * 64})
        with self.assertRaises(ProtocolError) as raised:
            self.client.apply_action(state, {"type": "pass", "player": 0})
        self.assertEqual(raised.exception.data["code"], "WRONG_DECISION")
        refusal = self.client.check_action(state, {"type": "pass", "player": 0})
        self.assertEqual(refusal["code"] if refusal else None, "WRONG_DECISION")

    def test_keeps_on_after_errors(self) -> None:
        with self.assertRaises(ProtocolError):
            self.client.call("shuffle", {})
        with self.assertRaises(ProtocolError):
            self.client.score(99)  # type: ignore[arg-type]
        self.assertEqual(len(self.client.games()), 2)

    def test_limits_states(self) -> None:
        for seed in range(50):
            self.client.create_game("grog-island", {"players": 2, "seed": seed})
        with self.assertRaises(ProtocolError) as raised:
            self.client.create_game("grog-island", {"players": 2, "seed": 50})
        self.assertEqual(raised.exception.code, -32001)

    def test_calls_every_method(self) -> None:
        """Every method of the class reaches a method of the program."""
        for name, method in inspect.getmembers(Contract, inspect.isfunction):
            if name == "call":
                continue
            parameters = list(inspect.signature(method).parameters)[1:]
            try:
                getattr(self.client, name)(*[None for _ in parameters])
            except ProtocolError as error:
                self.assertNotEqual(error.code, -32601, name)


if __name__ == "__main__":
    unittest.main()
