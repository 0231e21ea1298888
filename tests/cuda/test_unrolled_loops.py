"""Small arrays of a thread's own are values where short loops alone tell their places."""

import math

import numpy as np
import pytest
from kernel_corpus import CASES, kernel, uniform
from numba import cuda, float64
from test_ptx import needs_libdevice

from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.ir.verifier import verify
from numba_enzyme.testing import check_kernel
from numba_enzyme.transform.prepare.loop_form import shape_function


@kernel
def powers(x, y):
    own = cuda.local.array(4, float64)
    i = cuda.grid(1)
    for k in range(4):
        own[k] = x[i] ** (k + 1)
    for k in range(1, 4):
        own[k] = own[k] * own[k - 1]
    y[i] = own[3] + own[2]


@kernel
def elimination(x, y):
    """Bounds of inner loops are counters of outer ones."""
    i = cuda.grid(1)
    m = cuda.local.array((3, 3), float64)
    for a in range(3):
        for b in range(3):
            m[a, b] = math.sin(x[i] * (a + 1)) + x[i] * b + (2 if a == b else 0)
    for k in range(3):
        for a in range(k + 1, 3):
            m[a, k] /= m[k, k]
            for b in range(k + 1, 3):
                m[a, b] -= m[a, k] * m[k, b]
    y[i] = m[0, 0] * m[1, 1] * m[2, 2]


@kernel
def by_thread(x, y):
    """The first place is known to nobody: the array stays where it is."""
    own = cuda.local.array(4, float64)
    i = cuda.grid(1)
    for k in range(4):
        own[(k + i) % 4] = x[i] * (k + 1)
    y[i] = own[0] * own[1] + own[2] * own[3]


ARGUMENTS = (uniform(32), np.zeros(32))


@pytest.mark.parametrize("made", [powers, elimination, by_thread])
def test_derivatives_are_right(made):
    check_kernel(made, (2, 16), ARGUMENTS, oracle=True)


@needs_libdevice
def test_arrays_are_values():
    signature = "(float64[::1], float64[::1])"
    assert "tape 0 bytes" in powers.inspect_gradient(signature, view="plan")
    assert ".local" not in powers.inspect_gradient(signature, view="ptx")
    assert ".local" in by_thread.inspect_gradient(signature, view="ptx")


TWICE = """
define void @f(ptr noalias %x, ptr noalias %y, ptr %z) {
entry:
  br label %loop
loop:
  %n = phi i64 [ 0, %entry ], [ %next, %loop ]
  %k = phi i64 [ 3, %entry ], [ 5, %loop ]
  %p = phi ptr [ %x, %entry ], [ %y, %loop ]
  %v = load double, ptr %p
  %at = getelementptr double, ptr %z, i64 %k
  store double %v, ptr %at
  %next = add nuw nsw i64 %n, 1
  %more = icmp ult i64 %next, 2
  br i1 %more, label %loop, label %done
done:
  ret void
}
"""


def test_what_changes_after_the_first_iteration_alone_is_told_by_the_counter():
    module = parse_module(TWICE)
    shape_function(module, module.functions["f"])
    verify(module)
    text = print_module(module)
    assert "phi i64 [ 3" not in text and "phi ptr" not in text
    assert "select i1 %k.first, i64 3, i64 5" in text and "select i1 %p.first, ptr %x, ptr %y" in text


def test_indices_of_loops_that_run_twice_are_not_kept():
    """LLVM makes of such an index a phi of two constants."""
    arrays = ", ".join(["float32[:, ::1]"] * 3)
    plan = CASES["matmul_registers"][0].inspect_gradient(f"({arrays})", view="plan")
    assert [row.split()[2] for row in plan.splitlines() if "cached" in row] == ["shared.0[...]", "shared.1[...]"]
