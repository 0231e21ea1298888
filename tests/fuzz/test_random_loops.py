"""Random loops over rows: their derivatives do not depend on whether a loop is left to the reverse sweep."""

import numpy as np
import pytest

from numba_enzyme import config
from tools.fuzz import loops as fuzz_loops
from tools.fuzz.loops import differs, judge, main, program

OFF = "deferred-loops"
DEFERRED, PLAIN, DIVIDES = 6, 2, 7


@pytest.mark.parametrize("seed, divisors", [
    (DEFERRED, False), (PLAIN, False), pytest.param(DIVIDES, True, marks=pytest.mark.slow),
])  # fmt: skip
def test_random_loop(seed, divisors):
    verdict = judge(program(seed, divisors), seed, OFF, divisors)
    assert not verdict.fails, f"{verdict.category}: {verdict.detail}"
    assert bool(verdict.detail) == (seed == DEFERRED)


def test_same_seed_same_program():
    assert program(7) == program(7) != program(8)
    assert "/" in program(DIVIDES, True) and "/" not in program(DIVIDES)


def test_what_differs():
    one = ["value of the primal", np.ones(2)]
    assert differs(one, ["value of the primal", np.ones(2) + 1e-12]) == ""
    assert "instead of" in differs(one, ["value of the primal", np.ones(2) + 1e-5])
    assert differs(["ZeroDivisionError"], ["ZeroDivisionError"]) == ""
    assert "instead of" in differs(["ZeroDivisionError"], ["ZeroDivisionError  ZeroDivisionError"])


def test_a_wrong_gradient_is_found(monkeypatch, tmp_path, capsys):
    """One that is only there with the optimisation."""
    right = fuzz_loops.grad

    def wrong(function, **options):
        gradient = right(function, **options)
        return lambda *arguments: [part * (1.0 if OFF in config.disabled() else 1.001) for part in gradient(*arguments)]

    monkeypatch.setattr(fuzz_loops, "grad", wrong)
    assert main(["--seed", str(PLAIN), "--count", "1", "--corpus", str(tmp_path)]) == 1
    assert "1 wrong" in capsys.readouterr().out
    assert (tmp_path / f"wrong_{PLAIN}.py").read_text() == program(PLAIN)
