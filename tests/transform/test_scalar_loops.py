"""Loops with intrinsics of several results: LLVM's vectoriser aborts where they count down, as reverse sweeps do."""

import re

import pytest

import numba_enzyme as ne
from numba_enzyme.ir import llvm_io

TEXT = """
declare { double, RESULT } @llvm.NAME(double)

define double @f(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %place = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %place
  %both = call { double, RESULT } @llvm.NAME(double %v)
  %part = extractvalue { double, RESULT } %both, 0
  %square = fmul double %part, %part
  %more = fadd double %sum, %square
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret double %more
}
"""


@pytest.mark.parametrize(("name", "result"), [("modf.f64", "double"), ("frexp.f64.i32", "i32"), ("sincos.f64", "double")])
def test_they_are_no_vectors(name, result):
    text = TEXT.replace("NAME", name).replace("RESULT", result)
    derivative = ne.llvm.differentiate(text, "f", ["dup", "const"], returns="active")
    body = derivative[derivative.index("define void @diffe_f"):]
    assert f"@llvm.{name}" in body
    ways = re.findall(r"br i1 .*!llvm\.loop (!\d+)", body)
    assert ways and all(re.search(rf"^{way} = distinct !\{{{way}, (!\d+)", derivative, re.MULTILINE) for way in ways)
    assert '!{!"llvm.loop.vectorize.enable", i1 false}' in derivative
    llvm_io.optimize(derivative, vectorize=True, unroll=True)  # the process is still there
