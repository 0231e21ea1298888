"""malloc as old front ends declare it, of a size of 32 bits; the tape calls it with 64."""

import numpy as np
import pytest

from numba_enzyme.llvm import differentiate
from numba_enzyme.testing.native import run_native

LOOP = """
declare ptr @malloc(i32)
declare void @free(ptr)
define double @f(ptr %x, i32 %size, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %m = call ptr @malloc(i32 %size)
  %v = load double, ptr %x
  %p = getelementptr double, ptr %m, i64 %i
  store double %v, ptr %p
  %w = load double, ptr %p
  %square = fmul double %w, %v
  store double %square, ptr %x
  %more = fadd double %sum, %square
  call void @free(ptr %m)
  %next = add i64 %i, 1
  %goes = icmp ult i64 %next, %n
  br i1 %goes, label %loop, label %end
end:
  ret double %more
}
"""


@pytest.mark.parametrize("x", [0.5, 1.5])
def test_sizes_of_32_bits(x):
    text = differentiate(LOOP, "f", ["dup", "const", "const"])
    shadow = run_native(text, "diffe_f", [np.array([x]), np.zeros(1), 64, 2, 1.0]).contents[1]
    assert shadow == pytest.approx([2 * x + 4 * x**3], rel=1e-14)  # of x^2 + x^4
