"""Structures of pointers and numbers, copied from memory without a shadow over memory with one, in forward mode."""

import ctypes

import llvmlite.binding as ll
import numpy as np
import pytest

import numba_enzyme as ne

TEXT = """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; Two structures are copied, the link of one is set to x; the result is what the link of one leads to, times its number.
define double @f(ptr %from, ptr %to, ptr %x, i64 %count, i64 %set, i64 %read) {
  %bytes = mul i64 %count, 16
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %bytes, i1 false)
  %changed = getelementptr { ptr, double }, ptr %to, i64 %set
  store ptr %x, ptr %changed
  %link.place = getelementptr { ptr, double }, ptr %to, i64 %read
  %link = load ptr, ptr %link.place
  %number.place = getelementptr { ptr, double }, ptr %to, i64 %read, i32 1
  %number = load double, ptr %number.place
  %u = load double, ptr %link
  %r = fmul double %u, %number
  ret double %r
}
"""
ENTRY = """
define double @call(ptr %from, ptr %to, ptr %to.d, ptr %x, ptr %x.d, i64 %count, i64 %set, i64 %read) {
  %t = call { double } @diffe_f(ptr %from, ptr %to, ptr %to.d, ptr %x, ptr %x.d, i64 %count, i64 %set, i64 %read)
  %r = extractvalue { double } %t, 0
  ret double %r
}
"""


class Pair(ctypes.Structure):
    _fields_ = [("link", ctypes.c_void_p), ("number", ctypes.c_double)]


@pytest.mark.parametrize("read, tangent", [(0, 3.0 * 0.25), (1, 0.0)])
def test_numbers_have_no_tangent_and_pointers_are_their_own_shadows(read, tangent):
    text = ne.llvm.differentiate(TEXT, "f", ["const", "dup", "dup", "const", "const", "const"], mode="forward", returns="dup")
    machine = ll.Target.from_default_triple().create_target_machine(jit=True)
    engine = ll.create_mcjit_compiler(ll.parse_assembly(text + ENTRY), machine)
    engine.finalize_object()
    call = ctypes.CFUNCTYPE(ctypes.c_double, *[ctypes.c_void_p] * 5, *[ctypes.c_int64] * 3)(engine.get_function_address("call"))
    numbers, x, x_tangent = np.array([2.0, 5.0]), np.array([1.5]), np.array([0.25])
    given = (Pair * 2)(*[Pair(numbers.ctypes.data + 8 * i, number) for i, number in enumerate((3.0, 7.0))])
    copied, shadow = (Pair * 2)(), (Pair * 2)(*[Pair(None, 9.0)] * 2)
    found = call(*map(ctypes.addressof, (given, copied, shadow)), x.ctypes.data, x_tangent.ctypes.data, 2, 0, read)
    assert found == tangent
    assert [pair.number for pair in shadow] == [0.0, 0.0]
    assert [pair.link for pair in shadow] == [x_tangent.ctypes.data, numbers.ctypes.data + 8]
