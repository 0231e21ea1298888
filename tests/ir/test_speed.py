"""Reading, writing and verifying cost work in proportion to the text. ``python tests/ir/test_speed.py`` prints the times."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

import pytest
from module_corpus import long_function

from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.ir.verifier import verify


def steps(instructions: int) -> dict[str, Callable[[], object]]:
    text = long_function(instructions)
    module = parse_module(text)
    return {"parse": lambda: parse_module(text), "print": lambda: print_module(module), "verify": lambda: verify(module)}


def calls(step: Callable[[], object]) -> int:
    """How many functions ``step`` calls, Python's and built-in ones: a measure of work that is the same on a busy machine."""
    counted = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal counted
        counted += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        step()
    finally:
        sys.setprofile(before)
    return counted


@pytest.mark.parametrize("name", ["parse", "print", "verify"])
def test_eight_times_the_instructions_cost_eight_times_the_calls(name):
    small, large = calls(steps(1_000)[name]), calls(steps(8_000)[name])
    assert small > 1_000
    assert large / small < 8.5


def seconds(step: Callable[[], object], repeat: int = 3) -> float:
    best = float("inf")
    for _ in range(repeat):
        start = time.perf_counter()
        step()
        best = min(best, time.perf_counter() - start)
    return best


if __name__ == "__main__":
    for size in (1_000, 10_000, 100_000):
        print(f"{size:>7} instructions:", ", ".join(f"{name} {seconds(step):.3f} s" for name, step in steps(size).items()))
