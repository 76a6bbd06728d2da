"""The environments, by the tests of PettingZoo and against each other."""

import contextlib
import io
import unittest
import warnings

import numpy as np
from pettingzoo.test import api_test, performance_benchmark, seed_test

from pirate_auctions import ProtocolError
from pirate_auctions.environment import PirateAuctionsEnv
from pirate_auctions.values import GameName
from pirate_auctions.vector import VectorEnvironment, sample

TABLES: list[tuple[GameName, int]] = [
    ("grog-island", 2),
    ("grog-island", 4),
    ("caribbean-fleet", 3),
    ("caribbean-fleet", 5),
]


class EnvironmentTest(unittest.TestCase):
    def test_passes_the_tests_of_pettingzoo(self) -> None:
        for game, players in TABLES:
            with self.subTest(game=game, players=players):
                with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
                    # It wants arrays as observations, but AEC games with masks have dictionaries.
                    warnings.simplefilter("ignore")
                    api_test(PirateAuctionsEnv(game, players), num_cycles=300)
                    seed_test(lambda: PirateAuctionsEnv(game, players), num_cycles=200)

    def test_runs_the_benchmark_of_pettingzoo(self) -> None:
        environment = PirateAuctionsEnv("caribbean-fleet", 3)
        self.addCleanup(environment.close)
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            performance_benchmark(environment)
        self.assertIn("turns per second", said.getvalue())

    def test_shares_the_win(self) -> None:
        environment = PirateAuctionsEnv("caribbean-fleet", 3)
        self.addCleanup(environment.close)
        environment.reset(seed=5)
        random = np.random.default_rng(5)
        gains: dict[str, float] = {}
        for agent in environment.agent_iter():
            observation, reward, ended, _, _ = environment.last()
            gains[agent] = gains.get(agent, 0.0) + reward
            mask = observation["action_mask"]
            self.assertEqual(bool(mask.any()), not ended)
            environment.step(None if ended else int(random.choice(np.flatnonzero(mask))))
        self.assertAlmostEqual(sum(gains.values()), 1.0)

    def test_refuses_an_illegal_action(self) -> None:
        environment = PirateAuctionsEnv("grog-island", 2)
        self.addCleanup(environment.close)
        environment.reset(seed=1)
        before, _, _, _, _ = environment.last()
        with self.assertRaises(ProtocolError):
            environment.step(int(np.flatnonzero(before["action_mask"] == 0)[0]))
        after, _, _, _, _ = environment.last()
        np.testing.assert_array_equal(before["observation"], after["observation"])


class VectorEnvironmentTest(unittest.TestCase):
    def test_plays_many_games(self) -> None:
        for game, players in TABLES:
            environment = VectorEnvironment(game, players, games=16, seed=3)
            random = np.random.default_rng(3)
            finished = []
            for _ in range(1500):
                turns = environment.turns
                assert turns.observations is not None
                self.assertEqual(turns.masks.shape, (16, environment.action_count))
                self.assertEqual(turns.observations.shape, (16, environment.observation_size))
                self.assertTrue(turns.masks.any(axis=1).all())
                finished += environment.step(sample(turns.masks, random)).finished
            environment.close()
            self.assertGreater(len(finished), 16)
            for each in finished:
                self.assertAlmostEqual(sum(each.rewards), 1.0)
                self.assertEqual(each.seed % 16, (each.place + 3) % 16)

    def test_is_the_same_with_the_same_seed(self) -> None:
        def run() -> list[int]:
            environment = VectorEnvironment("grog-island", 3, games=4, seed=9, observations=False)
            random = np.random.default_rng(9)
            seats: list[int] = []
            for _ in range(300):
                seats += environment.step(sample(environment.turns.masks, random)).seats.tolist()
            environment.close()
            return seats

        self.assertEqual(run(), run())


if __name__ == "__main__":
    unittest.main()
