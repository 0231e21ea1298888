"""Functions that only raise, and what only they call, are marked; everything else stays as it is."""

import numba
import numpy as np
import pytest
from llvmlite import binding as ll

import numba_enzyme as ne
from numba_enzyme.bridge.cpu.cold import MARKS, with_cold_marked
from numba_enzyme.bridge.cpu.wrap import derivative_for
from numba_enzyme.request import Mode
from numba_enzyme.testing import check_grads
from tests.interpreted import check_gradient

MODULE = """
@table = constant ptr @listed

define i32 @f(ptr %retptr, ptr %excinfo, i64 %n) {
  %failed = call i32 @fails(ptr %retptr, ptr %excinfo, i64 %n)
  %shared = call i64 @shared(i64 %n)
  ret i32 0
}

define linkonce_odr i32 @fails(ptr %retptr, ptr %excinfo, i64 %n) local_unnamed_addr #0 {
  %message = call i64 @message(i64 %n)
  %shared = call i64 @shared(i64 %n)
  %listed = call i64 @listed(i64 %n)
  ret i32 1
}

define internal i64 @message(i64 %n) {
  %again = call i64 @message(i64 %n)
  %part = call i64 @part(i64 %n)
  ret i64 %part
}

define linkonce_odr i64 @part(i64 %n) #0 {
  ret i64 %n
}

define linkonce_odr i64 @shared(i64 %n) {
  ret i64 %n
}

define linkonce_odr i64 @listed(i64 %n) {
  ret i64 %n
}

define linkonce_odr i32 @nothing(ptr %retptr, ptr %excinfo) {
  ret i32 -2
}

define i64 @visible(i64 %n) {
  ret i64 %n
}

attributes #0 = { nounwind }
"""


def marked(text):
    """Names of the functions with the marks, as LLVM reads them."""
    module = ll.parse_assembly(text)
    return {f.name for f in module.functions if {"cold", "minsize", "optsize"} <= set(b" ".join(f.attributes).decode().split())}


def test_what_only_raises_and_what_only_that_calls_is_marked():
    found = with_cold_marked(MODULE, "f")
    assert marked(found) == {"fails", "message", "part"}
    assert found.count(MARKS) == 3
    assert found.replace(f" {MARKS}", "").replace(" ", "") == MODULE.replace(" ", "")


def test_the_entry_is_not_marked_and_a_module_that_never_raises_is_left_alone():
    assert marked(with_cold_marked(MODULE, "fails")) == set()
    calm = MODULE.replace("ret i32 1", "ret i32 0")
    assert with_cold_marked(calm, "f") is calm


@numba.njit
def through_a_slice(x, n):
    kept = np.zeros(4)
    kept[1:n] = x[:2] * x[1:]
    return (kept * kept).sum()


@pytest.mark.slow
def test_derivatives_of_derivatives_with_marks():
    check_grads(through_a_slice, (np.array([0.3, -0.4, 0.7]), 3), order=2)


def test_a_derivative_keeps_the_marks_and_raises_as_the_function_does():
    x = np.array([0.3, -0.4, 0.7])
    check_gradient(through_a_slice, (x, 3))
    with pytest.raises(ValueError, match=r"shape \(3,\) from input of shape \(2,\)"):
        ne.grad(through_a_slice)(x, 4)
    types = numba.float64[::1], numba.int64
    linked = derivative_for(through_a_slice, types, (types[0], numba.types.none), Mode.REVERSE)
    for text in linked.extracted.text, linked.derivative.text:
        assert any("raise_with_shape_context" in name for name in marked(text))
