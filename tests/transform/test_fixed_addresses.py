"""Addresses that stand in a MemInfo are told to be the same always, in both sweeps; those of lists are not."""

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme.ir import llvm_io
from numba_enzyme.ir.instructions import Load
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.rules import default_book
from numba_enzyme.transform.prepare.fixed_addresses import mark_fixed_addresses
from tests.interpreted import check_gradient

TEXT = """
declare ptr @{allocation}
define double @f(i64 %n) {{
  %m = call ptr @{call}
  %p = getelementptr i8, ptr %m, i64 {offset}
  %x = load ptr, ptr %p
  %first = load double, ptr %x
  ret double %first
}}
!0 = !{{}}
"""
ARRAY = ("NRT_MemInfo_alloc_aligned(i64, i32)", "NRT_MemInfo_alloc_aligned(i64 %n, i32 32)")


def marked(allocation: str, call: str, offset: int) -> list[str]:
    module = parse_module(TEXT.format(allocation=allocation, call=call, offset=offset))
    mark_fixed_addresses(module, default_book())
    llvm_io.normalize(print_module(module))
    return [i.name for i in module.functions["f"].instructions() if isinstance(i, Load) and "invariant.load" in i.metadata]


def test_the_address_of_an_array():
    assert marked(*ARRAY, 24) == ["x"]


@pytest.mark.parametrize("form", [
    (*ARRAY, 32),  # the size
    ("NRT_MemInfo_varsize_alloc(i64)", "NRT_MemInfo_varsize_alloc(i64 %n)", 24),  # may move
    ("NRT_MemInfo_alloc_dtor(i64, ptr)", "NRT_MemInfo_alloc_dtor(i64 %n, ptr null)", 24),  # no array
    ("malloc(i64)", "malloc(i64 %n)", 24),
])  # fmt: skip
def test_of_nothing_else(form):
    assert marked(*form) == []


@ne.differentiate
@njit
def descent(x, a, steps):
    for _ in range(steps):
        x = x - 0.1 * (a @ x - 1.0)
    return np.sum(x * x)


def test_both_sweeps_are_told():
    rng = np.random.default_rng(0)
    x, a = rng.standard_normal(4), rng.standard_normal((4, 4))
    check_gradient(descent, (x, a, 3))
    descent.grad(x, a, 3)
    text = descent.inspect_gradient(view="ir")
    reverse = [line for line in text.splitlines() if "invariant.load" in line and ".r" in line.partition("=")[0]]
    assert reverse and "invariant.load" in text


@pytest.mark.parametrize("mode", ["reverse", "forward"])
def test_numbers_that_stay_may_have_derivatives_that_do_not(mode):
    text = """
define double @f(ptr %x) {
  %v = load double, ptr %x, !invariant.load !0
  %y = fmul double %v, %v
  ret double %y
}
!0 = !{}
"""
    derivative = ne.llvm.differentiate(text, "f", ["dup"], mode=mode)
    loads = [line for line in derivative.splitlines() if "load double" in line]
    assert any("ptr %x.d," in line for line in loads)
    assert {line.partition("ptr ")[2].partition(",")[0] for line in loads if "invariant.load" in line} == {"%x"}
