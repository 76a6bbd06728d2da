"""The example bots, in tournaments of the program."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path
from typing import Any

from pirate_auctions.client import COMMAND

FOLDER = Path(__file__).resolve().parent.parent


def processes_of(script: str) -> list[int]:
    """The processes of Python that run a script."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if len(words) > 1 and words[1].decode().endswith(script):
            found.append(int(folder.name))
    return found


def tournament(bot: str, games: int, on_fault: str = "stop") -> list[dict[str, Any]]:
    """The results of a tournament against two random bots."""
    arguments = ["--game", "caribbean-fleet", "--games", str(games), "--on-fault", on_fault]
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

    @unittest.skipUnless(Path("/proc/self/cmdline").exists(), "needs Linux")
    def test_a_bot_that_is_killed_costs_no_game(self) -> None:
        killed: list[int] = []
        done = threading.Event()

        def kill() -> None:
            while not done.wait(0.5):
                for pid in processes_of("bot_to_kill.py"):
                    os.kill(pid, signal.SIGKILL)
                    killed.append(pid)

        with tempfile.TemporaryDirectory() as folder:
            # A copy, so that no other process has its name.
            bot = Path(folder) / "bot_to_kill.py"
            bot.write_text((FOLDER / "bot.py").read_text())
            killer = threading.Thread(target=kill)
            killer.start()
            try:
                results = tournament(str(bot), 60, "random")
            finally:
                done.set()
                killer.join()
        self.assertEqual([result["game"] for result in results], list(range(60)))
        self.assertFalse(any("forfeit" in result for result in results))
        crashes = sum(
            fault["count"] for result in results for fault in result.get("faults", [])
        )
        self.assertGreater(len(killed), 0)
        self.assertLessEqual(crashes, len(killed))

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
