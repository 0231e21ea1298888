"""Atomic counters beside numbers and pointers with shadows: they are no pointers, whatever the memory around them holds."""

import numpy as np
import pytest

from numba_enzyme.llvm import differentiate
from numba_enzyme.testing.native import run_native

IN_THE_CALLERS_MEMORY = """
define double @f(ptr %x) {
  %counter = getelementptr i8, ptr %x, i64 8
  %old = UPDATE
  %v = load double, ptr %x
  %r = fmul double %v, %v
  ret double %r
}
"""
BESIDE_A_POINTER = """
define double @f(ptr %x) {
  %c = alloca [2 x ptr]
  store ptr %x, ptr %c
  %counter = getelementptr i8, ptr %c, i64 8
  store i64 0, ptr %counter
  %old = UPDATE
  %p = load ptr, ptr %c
  %v = load double, ptr %p
  %r = fmul double %v, %v
  ret double %r
}
"""
UPDATES = ("atomicrmw add ptr %counter, i64 1 seq_cst", "atomicrmw sub ptr %counter, i32 1 seq_cst",
           "cmpxchg ptr %counter, i64 0, i64 1 seq_cst seq_cst")  # fmt: skip


@pytest.mark.parametrize("update", UPDATES)
@pytest.mark.parametrize("module", [IN_THE_CALLERS_MEMORY, BESIDE_A_POINTER])
def test_counters_are_no_pointers(module, update):
    text = differentiate(module.replace("UPDATE", update), "f", ["dup"])
    run = run_native(text, "diffe_f", [np.array([3.0, 0.0]), np.zeros(2), 1.0])
    assert run.contents[1].tolist() == [6.0, 0.0]
