"""Choices that always come out the same way are not made, in a loop over butterflies and where nobody can know."""

import numpy as np
from numba import float64, njit, types

from numba_enzyme.bridge.cpu.wrap import derivative_for
from numba_enzyme.ir.instructions import GetElementPtr, Select
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.request import Mode
from numba_enzyme.transform.prepare.addresses import keep_from_wrapping
from numba_enzyme.transform.prepare.fold_sign_tests import fold_sign_tests
from tests.interpreted import check_gradient

TEXT = """
define double @f(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %half = phi i64 [ 1, %entry ], [ %twice, %loop ]
  %twice = shl nsw i64 %half, 1
  %low = icmp slt i64 %half, 0
  %from = select i1 %low, i64 %n, i64 0
  %p = getelementptr double, ptr %x, i64 %half
  %q = getelementptr double, ptr %p, i64 %from
  %v = load double, ptr %q
  %unknown = icmp slt i64 %n, 0
  %kept = select i1 %unknown, double %v, double 0.0
  %more = icmp slt i64 %twice, %n
  br i1 %more, label %loop, label %done
done:
  ret double %kept
}
"""


def test_the_choice_and_the_step_by_nothing_are_gone():
    module = parse_module(TEXT)
    function = module.functions["f"]
    assert fold_sign_tests(function) and not fold_sign_tests(function)
    assert "load double, ptr %p" in print_module(module)
    assert [i.name for i in function.instructions() if isinstance(i, Select)] == ["kept"]


def test_addresses():
    module = parse_module(TEXT.replace("%p = getelementptr", "%p = getelementptr inbounds"))
    assert keep_from_wrapping(module) and not keep_from_wrapping(module)
    flags = {i.name: i.flags for i in module.functions["f"].instructions() if isinstance(i, GetElementPtr)}
    assert flags == {"p": ("inbounds",), "q": ("nusw",)}


@njit
def pairs_apart(x, w):
    """A stage of butterflies after the other."""
    y = x.copy()
    half = 1
    while half < y.size:
        for start in range(0, y.size, 2 * half):
            for k in range(half):
                turned = y[start + k + half] * w[k]
                y[start + k + half] = y[start + k] - turned
                y[start + k] += turned * turned
        half *= 2
    total = 0.0
    for i in range(y.size):
        total += y[i] * y[i]
    return total


@njit
def from_both_ends(x):
    total = 0.0
    for i in range(-x.size, x.size):
        total += x[i] * x[-i - 1] * x[i]
    return total


def test_gradients():
    rng = np.random.default_rng(3)
    x, w = 0.3 * rng.standard_normal(8), rng.standard_normal(4)
    check_gradient(pairs_apart, (x, w))
    check_gradient(from_both_ends, (x,))
    array = float64[::1]
    plan = derivative_for(pairs_apart, (array, array), (array, types.none), Mode.REVERSE).derivative.plan
    assert "recomputed" in plan and " < 0 else 0" not in plan
