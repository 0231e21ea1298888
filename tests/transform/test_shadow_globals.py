"""Shadows of global variables: of their own for each differentiation, in the same address space, found in any expression."""

import numpy as np
import pytest

from numba_enzyme.ir.parser import parse_module
from numba_enzyme.llvm import differentiate
from numba_enzyme.testing.native import run_native
from numba_enzyme.transform.sweep import ShadowGlobals


def test_a_second_differentiation_does_not_take_the_shadow_of_the_first():
    module = parse_module("@g = internal global double 1.0")
    variable = module.globals["g"]
    first, second = ShadowGlobals(module).of(variable), ShadowGlobals(module).of(variable)
    assert first.name != second.name
    assert module.globals[first.name] is first and module.globals[second.name] is second


ELEMENT = """
@g = SPACE global [4 x double] zeroinitializer
define double @f(ptr %x, i64 %n) {
  %a = load double, ptr %x
  %p = getelementptr double, POINTER, i64 %n
  store double %a, TYPE %p
  %b = load double, POINTER
  %r = fmul double %b, %a
  ret double %r
}
"""
PLACES = [
    ("", "ptr", "ptr inttoptr (i64 add (i64 ptrtoint (ptr @g to i64), i64 8) to ptr)"),
    ("addrspace(1)", "ptr addrspace(1)", "ptr addrspace(1) @g"),
    ("internal addrspace(3)", "ptr", "ptr addrspacecast (ptr addrspace(3) @g to ptr)"),
]


@pytest.mark.parametrize(("space", "type_", "pointer"), PLACES)
def test_what_is_kept_in_a_global(space, type_, pointer):
    module = ELEMENT.replace("SPACE", space).replace("TYPE", type_).replace("POINTER", pointer)
    text = differentiate(module, "f", ["dup", "const"])
    assert run_native(text, "diffe_f", [np.array([3.0]), np.zeros(1), 0, 1.0]).contents[1].tolist() == [6.0]
    text = differentiate(module, "f", ["dup", "const"], mode="forward", returns="dup")
    assert run_native(text, "diffe_f", [np.array([3.0]), np.ones(1), 0]).result == (6.0,)
