"""Every allocation and every comparison of shapes is a way out; the derivative grows with their number, not its square."""

import math
import resource
from functools import cache

import numpy as np
import pytest

from numba_enzyme import differentiate


def chain(length):
    lines = "".join(f"        y = x * y + {k}.0\n" for k in range(length))
    namespace = {"np": np}
    exec(f"def chain(x, n):\n    y = x\n    for _ in range(n):\n{lines}    return np.sum(y)\n", namespace)
    return differentiate(namespace["chain"])


def ways_out(function):
    """Calls that free something, in the gradient."""
    text = function.inspect_gradient(view="ir")
    return sum(text.count(f"@{name}(") for name in ("NRT_decref", "free", "ne.tape.release"))


def test_clean_up_is_written_once():
    x = np.linspace(0.5, 1.5, 4)
    counts = {}
    for length in (3, 6):
        function = chain(length)
        step = 1e-6
        ends = [function(x + side, 2) for side in (step, -step)]
        np.testing.assert_allclose(function.grad(x, 2).sum(), (ends[0] - ends[1]) / (2 * step), rtol=1e-6)
        counts[length] = ways_out(function)
    assert counts[6] < 2.5 * counts[3], counts


NEVER = 10**15
"""So many numbers fill more than an address space."""


@cache
def loops(number):
    """Loops one after the other, each with a tape of its own length."""
    lines = "".join(f"    for _ in range(counts[{k}]):\n        x = math.sin(x) * x + {k % 3}.5\n" for k in range(number))
    namespace = {"math": math}
    exec(f"def loops(x, counts):\n{lines}    return x\n", namespace)
    return differentiate(namespace["loops"])


def slope_of_loops(x, counts):
    slope = 1.0
    for k, count in enumerate(counts):
        for _ in range(count):
            slope *= math.cos(x) * x + math.sin(x)
            x = math.sin(x) * x + k % 3 + 0.5
    return slope


def test_tapes_are_given_up_from_a_table():
    sizes = {}
    for number in (25, 50):
        function, counts = loops(number), np.full(number, 2)
        np.testing.assert_allclose(function.grad(0.3, counts), slope_of_loops(0.3, counts), rtol=1e-12)
        sizes[number] = len(function.inspect_gradient(view="ir"))
    assert sizes[50] < 2.5 * sizes[25], sizes


@pytest.mark.parametrize("failing", [0, 25, 39])
def test_nothing_is_left_behind_when_memory_ends(failing):
    function, counts = loops(40), np.full(40, 20_000)
    small = np.full(40, 2)
    right = function.grad(0.3, small)
    counts[failing] = NEVER

    def fail():
        with pytest.raises(MemoryError):
            function.grad(0.3, counts)

    fail()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(60):
        fail()
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 20_000  # KiB; each failure has had up to 6 MB
    assert function.grad(0.3, small) == right
