"""`ne.grad` in an @njit function may be the first thing that a process sees of it: names are imported on first use."""

import subprocess
import sys

import pytest

PROGRAM = """
import numba_enzyme as ne
from numba import njit

@njit
def square(x): return x * x

@njit
def outer(x): return {call}

assert outer(3.0) == {result}, outer(3.0)
"""


@pytest.mark.parametrize("call, result", [
    pytest.param("ne.grad(square)(x)", 6.0, marks=pytest.mark.slow),
    pytest.param("ne.autodiff(square, ne.Active(x))[0]", 6.0, marks=pytest.mark.slow),
    ("ne.vjp(square, x)[1](2.0)[0]", 12.0),
])  # fmt: skip
def test_inside_njit(call, result):
    found = subprocess.run([sys.executable, "-c", PROGRAM.format(call=call, result=result)], capture_output=True, text=True)
    assert found.returncode == 0, found.stderr[-2000:]
