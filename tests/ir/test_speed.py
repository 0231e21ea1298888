"""Reading, writing and verifying cost time in proportion to the text. ``python tests/ir/test_speed.py`` prints a table."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from module_corpus import long_function

from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.ir.verifier import verify


def seconds(step: Callable[[], object], repeat: int = 3) -> float:
    best = float("inf")
    for _ in range(repeat):
        start = time.perf_counter()
        step()
        best = min(best, time.perf_counter() - start)
    return best


def steps(instructions: int) -> dict[str, Callable[[], object]]:
    text = long_function(instructions)
    module = parse_module(text)
    return {"parse": lambda: parse_module(text), "print": lambda: print_module(module), "verify": lambda: verify(module)}


@pytest.mark.parametrize("name", ["parse", "print", "verify"])
def test_eight_times_the_instructions_cost_less_than_sixteen_times_the_time(name):
    small, large = seconds(steps(2_000)[name], repeat=5), seconds(steps(16_000)[name])
    assert large / small < 16


def test_ten_thousand_instructions_take_well_under_a_second():
    text = long_function(10_000)
    assert seconds(lambda: print_module(parse_module(text))) < 1.0


if __name__ == "__main__":
    for size in (10_000, 100_000):
        print(f"{size:>7} instructions:", ", ".join(f"{name} {seconds(step):.3f} s" for name, step in steps(size).items()))
