"""Tapes of recursive calls lie on one stack for each outermost call."""

import math
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from numba import njit, prange

import numba_enzyme as ne
from numba_enzyme.pipeline import differentiate
from numba_enzyme.request import Activity, GradientRequest, Returns
from numba_enzyme.target import NUMBA_CPU

WITNESS = Path(__file__).with_name("stack_witness.py")


@njit(nogil=True)
def powered(x, n):
    return 1.0 if n == 0 else x * powered(x, n - 1)


@njit
def fibonacci(x, n):
    """x to the power of the n-th number of Fibonacci."""
    return x if n < 2 else fibonacci(x, n - 1) * fibonacci(x, n - 2)


@njit
def halves(a):
    """The product of the elements, by halves, in arrays of their own."""
    if len(a) == 1:
        return a[0]
    b, c = a[: len(a) // 2].copy(), a[len(a) // 2 :].copy()
    return halves(b) * halves(c)


def test_chunks_follow_each_other():
    for n in (1, 40, 3000):
        assert ne.grad(powered)(1.001, n) == pytest.approx(n * 1.001 ** (n - 1), rel=1e-12)


def test_branches_and_arrays_of_each_call():
    assert ne.grad(fibonacci)(1.01, 14) == pytest.approx(610 * 1.01**609, rel=1e-12)
    a = np.linspace(0.5, 1.5, 13)
    np.testing.assert_allclose(ne.grad(halves)(a), a.prod() / a, rtol=1e-13)


def test_second_order():
    assert ne.grad(ne.grad(powered))(1.01, 14) == pytest.approx(14 * 13 * 1.01**12, rel=1e-12)
    assert ne.hvp(powered, (1.01, 14), (1.0, None))[0] == pytest.approx(14 * 13 * 1.01**12, rel=1e-12)


def test_many_outermost_calls_and_chunks_of_a_parallel_loop():
    def total(x):
        s = 0.0
        for i in prange(len(x)):
            s += powered(x[i], i)
        return s

    x, n = np.linspace(0.6, 1.3, 40), np.arange(40.0)
    for f in (njit(total), njit(parallel=True)(total)):
        np.testing.assert_allclose(ne.grad(f)(x), n * x ** (n - 1), rtol=1e-12)


def test_threads_have_stacks_of_their_own():
    gradient = ne.grad(powered)
    gradient(1.001, 3)
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda n: gradient(1.001, n), range(500, 900)))
    np.testing.assert_allclose(found, [n * 1.001 ** (n - 1) for n in range(500, 900)], rtol=1e-12)


def test_the_iterations_of_a_checkpointed_loop_call_recursive_functions():
    @ne.differentiate(checkpoints=2)
    def iterated(x):
        for _ in range(9):
            x = 0.5 * powered(x, 2) + 0.5
        return x

    x, slope = 0.3, 1.0
    for _ in range(9):
        x, slope = 0.5 * x * x + 0.5, slope * x
    assert iterated.grad(0.3) == pytest.approx(slope, rel=1e-12)


def test_each_failing_allocation_is_a_memory_error():
    done = subprocess.run([sys.executable, str(WITNESS)], capture_output=True, text=True, timeout=120,
                          env={**os.environ, "NUMBA_ENZYME_DISABLE": ""}, check=False)  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["two_trees", "all_rows"]


def test_the_plan_says_so():
    @ne.differentiate
    def cubed(x):
        return powered(x, 3)

    explanation = cubed.explain(2.0)
    assert any(remark.code == "NE808" for remark in explanation.remarks)
    assert "tapes of recursive calls, on one stack for each outermost call: powered" in str(explanation)
    assert "has a tape of its own, on the stack of the outermost call" in cubed.inspect_gradient(view="plan")
    assert math.isclose(cubed.grad(2.0), 12.0)


RECURSIVE = """
define i32 @g(ptr %out, ptr %excinfo, double %x, i64 %n) {
  %last = icmp eq i64 %n, 0
  br i1 %last, label %one, label %more
one:
  store double 1.0, ptr %out
  ret i32 0
more:
  %inner = alloca double
  %less = sub i64 %n, 1
  %status = call i32 @g(ptr %inner, ptr %excinfo, double %x, i64 %less)
  %rest = load double, ptr %inner
  %product = fmul double %x, %rest
  store double %product, ptr %out
  ret i32 0
}

define i32 @f(ptr %out, ptr %excinfo, double %x) {
  %status = call i32 @g(ptr %out, ptr %excinfo, double %x, i64 3)
  ret i32 0
}
"""


@pytest.mark.parametrize(("final", "target", "expected"), [(True, True, True), (False, True, False), (True, False, False)])
def test_only_numbas_derivatives_that_are_final_have_stacks(final, target, expected):
    activities = (Activity.DUP, Activity.CONST, Activity.ACTIVE)
    request = GradientRequest("f", activities, returns=Returns.CONST, primal=target, final=final,
                              **({"target": NUMBA_CPU} if target else {}))  # fmt: skip
    assert ("ne.stack.grow" in differentiate(RECURSIVE, request).text) == expected
