"""Callbacks that may be null: a test of a pointer to a function is the program's own where its language has null pointers."""

import ctypes

import llvmlite.binding as ll
import pytest

import numba_enzyme as ne

OPTIONAL = """
@table = internal constant [2 x ptr] [ptr null, ptr @square]
define internal double @square(double %x) noinline {
  %y = fmul double %x, %x
  ret double %y
}
define double @f(double %x, i64 %which) {
entry:
  %given = icmp ne i64 %which, 0
  %callback = select i1 %given, ptr @square, ptr null
  %kept = call ptr @malloc(i64 16)
  store ptr %callback, ptr %kept
  call void @touch(ptr %kept)
  %read = load ptr, ptr %kept
  %there = icmp ne ptr %read, null
  br i1 %there, label %calls, label %end
calls:
  %y = call double %read(double %x)
  br label %end
end:
  %r = phi double [ %y, %calls ], [ %x, %entry ]
  call void @free(ptr %kept)
  ret double %r
}
define internal void @touch(ptr %p) noinline {
  %q = getelementptr i8, ptr %p, i64 8
  store i64 7, ptr %q
  ret void
}
declare ptr @malloc(i64)
declare void @free(ptr)
"""


@pytest.mark.parametrize("which, slope", [(0, 1.0), (1, 3.0)])
def test_a_callback_that_may_be_null(which, slope):
    text = ne.llvm.differentiate(OPTIONAL, "f", ["active", "const"])
    text += """
define double @call(double %x, i64 %which) {
  %g = call { double } @diffe_f(double %x, i64 %which, double 1.0)
  %r = extractvalue { double } %g, 0
  ret double %r
}
"""
    engine = ll.create_mcjit_compiler(ll.parse_assembly(text), ll.Target.from_default_triple().create_target_machine(jit=True))
    engine.finalize_object()
    gradient = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double, ctypes.c_int64)(engine.get_function_address("call"))
    assert gradient(1.5, which) == slope
