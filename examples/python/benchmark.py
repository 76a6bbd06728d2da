"""Random steps per second, beside the classic games of PettingZoo and OpenSpiel: prints a table.

    pip install -r requirements-benchmark.txt
    python3 benchmark.py --seconds 5

Every line has masks and observations of whoever must act, unless it says otherwise.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel
from pettingzoo import AECEnv
from pettingzoo.classic import connect_four_v3, leduc_holdem_v4

from pirate_auctions.environment import PirateAuctionsEnv
from pirate_auctions.values import GameName
from pirate_auctions.vector import VectorEnvironment, sample

TABLES: list[tuple[GameName, int]] = [("grog-island", 2), ("caribbean-fleet", 3)]
BATCH = 64


def steps_of_pettingzoo(environment: AECEnv) -> Iterator[int]:
    """Plays random games; counts the actions of living agents."""
    while True:
        environment.reset()
        for _ in environment.agent_iter():
            observation, _, termination, truncation, _ = environment.last()
            if termination or truncation:
                environment.step(None)
                continue
            mask = observation["action_mask"]
            environment.step(random.choice(np.flatnonzero(mask).tolist()))
            yield 1


def steps_of_batch(game: GameName, players: int, observations: bool) -> Iterator[int]:
    """Plays random games side by side."""
    environment = VectorEnvironment(game, players, BATCH, observations=observations)
    generator = np.random.default_rng(1)
    try:
        while True:
            environment.step(sample(environment.turns.masks, generator))
            yield BATCH
    finally:
        environment.close()


def steps_of_open_spiel(name: str) -> Iterator[int]:
    """Plays random games; chance nodes do not count."""
    game = pyspiel.load_game(name)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes())
                state.apply_action(random.choices(actions, chances)[0])
                continue
            player = state.current_player()
            np.array(state.observation_tensor(player), np.float32)
            mask = np.array(state.legal_actions_mask(player), np.int8)
            state.apply_action(random.choice(np.flatnonzero(mask).tolist()))
            yield 1


def per_second(steps: Iterator[int], seconds: float) -> float:
    """The median rate of five windows, after one to warm up."""
    rates = []
    for _ in range(6):
        start = time.perf_counter()
        count = 0
        while time.perf_counter() - start < seconds / 5:
            count += next(steps)
        rates.append(count / (time.perf_counter() - start))
    return sorted(rates[1:])[2]


def lines() -> Iterator[tuple[str, Callable[[], Iterator[int]]]]:
    """What is measured."""
    for game, players in TABLES:
        name = f"{game}, {players} players"

        def single(game: GameName = game, players: int = players) -> Iterator[int]:
            return steps_of_pettingzoo(PirateAuctionsEnv(game, players))

        yield f"{name}: PettingZoo environment", single
        for observations in (False, True):

            def batch(
                game: GameName = game, players: int = players, with_them: bool = observations
            ) -> Iterator[int]:
                return steps_of_batch(game, players, with_them)

            what = "masks and observations" if observations else "masks only"
            yield f"{name}: batch of {BATCH}, {what}", batch
    yield "PettingZoo, connect four", lambda: steps_of_pettingzoo(connect_four_v3.env())
    yield "PettingZoo, leduc hold'em", lambda: steps_of_pettingzoo(leduc_holdem_v4.env())
    yield "OpenSpiel, leduc poker", lambda: steps_of_open_spiel("leduc_poker")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5)
    seconds = parser.parse_args().seconds
    print("| line | steps per second |\n|---|---|")
    for name, begin in lines():
        rate: Any = per_second(begin(), seconds)
        print(f"| {name} | {rate:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
