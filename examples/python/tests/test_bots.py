"""The example bots, in tournaments of the program."""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from pirate_auctions.client import COMMAND

FOLDER = Path(__file__).resolve().parent.parent


def tournament(bot: str, games: int) -> list[dict[str, object]]:
    """The results of a tournament against two random bots."""
    arguments = ["--game", "caribbean-fleet", "--games", str(games), "--on-fault", "stop"]
    bots = f'"exec:{sys.executable} {bot}",random,random'
    command = [*COMMAND, "tournament", *arguments, "--bots", bots]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise AssertionError(done.stderr)
    return [json.loads(line) for line in done.stdout.splitlines()]


class BotTest(unittest.TestCase):
    def test_the_bot_of_thirty_lines_plays(self) -> None:
        lines = (FOLDER / "bot.py").read_text().splitlines()
        self.assertLessEqual(len(lines), 30)
        results = tournament(str(FOLDER / "bot.py"), 6)
        self.assertEqual(len(results), 6)

    def test_a_policy_learns_and_plays(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            learn = [sys.executable, str(FOLDER / "learn.py"), "--out", folder]
            subprocess.run([*learn, "--updates", "2", "--games", "8"], check=True)
            curve = json.loads((Path(folder) / "curve.json").read_text())
            self.assertEqual(len(curve), 1)
            results = tournament(f"{FOLDER / 'learned_bot.py'} {folder}", 3)
        self.assertEqual(len(results), 3)


if __name__ == "__main__":
    unittest.main()
