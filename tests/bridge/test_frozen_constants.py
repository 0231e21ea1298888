"""Globals and cells that change after Numba has compiled a function: a derivative sees what the compiled function sees."""

import os
import subprocess
import sys
import textwrap

import numpy as np
from numba import njit, prange

import numba_enzyme as ne

RECORDS = np.zeros(1, dtype=[("a", "f8"), ("n", "i4")])
RECORD = RECORDS[0]
SCALE, TABLE = np.array([2.0]), np.array([[2.0, 3.0]], order="F")
PAIR = (np.array([2.0]), np.array([5.0]))
LARGE, STRIDED = np.full(200_000, 2.0), np.full((4, 4), 2.0)[::2]
FACTOR = 3.0
RECORD["a"] = 2.0


def shifted(function):
    """Value and derivatives before and after the globals change: all of the same function."""
    before = function(1.5)
    saved = [(array, array.copy()) for array in (SCALE, TABLE, *PAIR, LARGE, STRIDED, RECORDS)]
    global FACTOR
    try:
        for array, _ in saved[:-1]:
            array[...] = 50.0
        RECORDS["a"], FACTOR = 50.0, 7.0
        after = function(1.5)
        value, slope = ne.value_and_grad(function)(1.5)
        out, pullback = ne.vjp(function, 1.5)
        (pulled,) = pullback(1.0)
        jvp_out, tangent = ne.jvp(function, (1.5,), (1.0,))
    finally:
        for array, contents in saved:
            array[...] = contents
        FACTOR = 3.0
    assert value == out == jvp_out == after
    np.testing.assert_allclose([slope, pulled, tangent], after / 1.5)  # all of them are linear
    return before, after


def test_arrays_that_numba_copies():
    @njit
    def helper(x):
        return x * SCALE[0]

    @njit
    def f(x):
        return helper(x) * TABLE[0, 1] * PAIR[1][0] * RECORD.a * FACTOR

    before, after = shifted(f)
    assert before == after == 1.5 * 2.0 * 3.0 * 5.0 * 2.0 * 3.0


def test_arrays_that_numba_does_not_copy():
    @njit
    def f(x):
        return x * LARGE[7] * STRIDED[1, 1]

    assert shifted(f) == (6.0, 1.5 * 50.0 * 50.0)


def test_cells():
    def make(cell):
        return njit(lambda x: x * cell[0])

    cell = np.array([2.0])
    first, second = make(cell), make(cell)
    assert first(1.0) == 2.0
    cell[0] = 50.0
    assert second(1.0) == 50.0  # each has what was there when it was compiled
    assert ne.value_and_grad(first)(1.0) == (2.0, 2.0)
    assert ne.value_and_grad(second)(1.0) == (50.0, 50.0)


def test_parallel_loops():
    @njit(parallel=True)
    def f(x):
        total = 0.0
        for _ in prange(10):
            total += x * SCALE[0] * FACTOR
        return total

    before, after = shifted(f)
    assert before == after == 1.5 * 10 * 2.0 * 3.0


CACHED = """
import sys
import numpy as np
import numba_enzyme as ne

K = np.array([float(sys.argv[1])])

@ne.differentiate(cache=True)
def f(x):
    return K[0] * x

value = f(1.0)
K[:] = float(sys.argv[2])
print(value, *f.value_and_grad(1.0), sum(f.stats.cache_hits.values()))
"""
RULE = """
from numba import njit
import numba_enzyme as ne

@njit
def slope(x, c):
    return SLOPE * c

@ne.custom_vjp
@njit
def outside(x):
    return 2.0 * x

outside.defvjp(njit(lambda x: (2.0 * x, x)), njit(lambda x, c: (slope(x, c),)))
"""
USER = """
import numba_enzyme as ne
import rule

@ne.differentiate(cache=True)
def f(x):
    return rule.outside(x)

print(f(1.0), f.grad(1.0), sum(f.grad.stats.cache_hits.values()))
"""


def run(program, *arguments):
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(program.parent / "cache"),
                   "PYTHONPATH": os.pathsep.join([str(program.parent), *sys.path])}  # fmt: skip
    done = subprocess.run([sys.executable, str(program), *arguments], env=environment, check=True, capture_output=True, text=True)
    return [float(word) for word in done.stdout.split()]


def test_a_function_from_the_cache_brings_what_was_compiled_into_it(tmp_path):
    """The contents of globals are part of the key; those that have changed in between belong to no key."""
    program = tmp_path / "program.py"
    program.write_text(textwrap.dedent(CACHED))
    assert run(program, "2", "50") == [2.0, 2.0, 2.0, 0.0]
    assert run(program, "2", "7") == [2.0, 2.0, 2.0, 1.0]
    assert run(program, "50", "50") == [50.0, 50.0, 50.0, 0.0]


def test_a_rule_that_changes_in_another_file(tmp_path):
    """The key of the cache covers what the rule calls, too."""
    program, rule = tmp_path / "user.py", tmp_path / "rule.py"
    program.write_text(textwrap.dedent(USER))
    rule.write_text(textwrap.dedent(RULE).replace("SLOPE", "2.0"))
    assert [run(program), run(program)] == [[2.0, 2.0, 0.0], [2.0, 2.0, 1.0]]
    rule.write_text(textwrap.dedent(RULE).replace("SLOPE", "30.0"))
    assert run(program) == [2.0, 30.0, 0.0]
    rule.write_text(textwrap.dedent(RULE).partition("@ne.custom_vjp")[0] + "outside = ne.inactive(njit(lambda x: 2.0 * x))\n")
    assert run(program) == [2.0, 0.0, 0.0]
