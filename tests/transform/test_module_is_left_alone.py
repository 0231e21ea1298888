"""What a module says besides the function that is differentiated: addresses of a recursive function, rules for Enzyme."""

from __future__ import annotations

import re

import pytest
from numba import njit

from numba_enzyme import grad
from numba_enzyme.llvm import differentiate

FACTORIAL = """
@table = constant [1 x ptr] [ptr @f]

define double @f(double %x, i64 %n) {
  %last = icmp eq i64 %n, 0
  br i1 %last, label %end, label %further

end:
  ret double %x

further:
  %m = sub i64 %n, 1
  %y = fmul double %x, %x
  %a = call double @f(double %y, i64 %m)
  %b = fmul double %a, %x
  ret double %b
}

define i1 @is_f(ptr %q) {
  %is = icmp eq ptr %q, @f
  ret i1 %is
}

define double @other(double %x) {
  %a = call double @f(double %x, i64 2)
  ret double %a
}
"""

@pytest.mark.parametrize("mode", ["reverse", "forward"])
def test_only_the_derivative_owns_its_copy_of_a_recursive_function(mode: str) -> None:
    answer = differentiate(FACTORIAL, "f", ["active" if mode == "reverse" else "dup", "const"], mode=mode)
    bodies = dict(re.findall(r"^define [^\n]*?@([\w.]+)\((.*?)^}", answer, re.M | re.S))
    assert "@f" in bodies["is_f"] and "@f" in bodies["other"]
    assert re.search(r"@table = .*\[ptr @f\]", answer)
    assert not [name for name in bodies if "outermost" in name]


def test_the_copy_of_a_recursive_function_with_debug_records_has_its_own_arguments() -> None:
    @njit
    def tower(x, n):
        return x if n == 0 else x * tower(x * x, n - 1)

    assert grad(tower)(1.1, 2) == pytest.approx(7 * 1.1**6, rel=1e-14)
