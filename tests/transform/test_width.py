"""Vector forward mode: several tangents in one sweep, the primal computed once."""

import ctypes

import llvmlite.binding as ll
import numpy as np
import pytest

from numba_enzyme.llvm import differentiate

# Overwrites its array, calls a recursive function (differentiated as a call) and allocates memory of its own.
PROGRAM = """
declare ptr @malloc(i64)
declare void @free(ptr)

define double @power(double %x, i64 %n) {
  %done = icmp eq i64 %n, 0
  br i1 %done, label %last, label %more
last:
  ret double %x
more:
  %m = sub i64 %n, 1
  %r = call double @power(double %x, i64 %m)
  %s = fmul double %r, %x
  ret double %s
}

define double @f(ptr %x, double %s, i64 %n) {
entry:
  %t = call ptr @malloc(i64 8)
  store double 0.0, ptr %t
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %w = fmul double %v, %s
  store double %w, ptr %p
  %h = call double @power(double %w, i64 2)
  %a = load double, ptr %t
  %b = fadd double %a, %h
  store double %b, ptr %t
  %next = add i64 %i, 1
  %again = icmp slt i64 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  %r = load double, ptr %t
  call void @free(ptr %t)
  ret double %r
}
"""
CALLER = """
define void @caller(ptr %x, ptr %x0, ptr %x1, double %s, double %s0, double %s1, i64 %n, ptr %out) {
  %r = call { double, double, double } @diffe_f(ptr %x, ptr %x0, ptr %x1, double %s, double %s0, double %s1, i64 %n)
  store { double, double, double } %r, ptr %out
  ret void
}
"""


def test_two_tangents_at_once():
    text = differentiate(PROGRAM, "f", ["dup", "dup", "const"], mode="forward", returns="dup", primal=True, width=2) + CALLER
    machine = ll.Target.from_default_triple().create_target_machine()
    engine = ll.create_mcjit_compiler(ll.parse_assembly(text), machine)
    engine.finalize_object()
    pointer, number = ctypes.c_void_p, ctypes.c_double
    types = [pointer, pointer, pointer, number, number, number, ctypes.c_int64, pointer]
    caller = ctypes.CFUNCTYPE(None, *types)(engine.get_function_address("caller"))
    start, scale = np.array([1.1, 0.7, 0.4]), 0.9
    x, first, second, out = start.copy(), np.array([1.0, 0.0, 0.0]), np.zeros(3), np.zeros(3)
    caller(x.ctypes.data, first.ctypes.data, second.ctypes.data, scale, 0.0, 1.0, 3, out.ctypes.data)
    scaled = start * scale
    np.testing.assert_allclose(out, [(scaled**3).sum(), 3 * scaled[0] ** 2 * scale, (3 * scaled**2 * start).sum()], rtol=1e-14)
    np.testing.assert_allclose(x, scaled, rtol=1e-15)
    np.testing.assert_allclose(first, [scale, 0.0, 0.0], rtol=1e-15)
    np.testing.assert_allclose(second, start, rtol=1e-15)


@pytest.mark.parametrize(("mode", "width"), [("reverse", 2), ("forward", 0)])
def test_what_makes_no_sense_is_refused(mode, width):
    with pytest.raises(ValueError, match="width"):
        differentiate(PROGRAM, "f", ["dup", "const", "const"], mode=mode, width=width)
