"""What a module says besides the function that is differentiated: addresses of a recursive function, rules for Enzyme."""

from __future__ import annotations

import re

import pytest
from numba import njit

from numba_enzyme import grad
from numba_enzyme.errors import NotDifferentiable
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

SQUARE = """
@__enzyme_register_%s_square = global [3 x ptr] [ptr @square, ptr @one, ptr @one]

define double @square(double %%x) noinline {
  %%y = fmul double %%x, %%x
  ret double %%y
}

define double @one(double %%x) {
  ret double 1.0
}

define double @f(double %%x) {
  %%y = call double @square(double %%x)
  ret double %%y
}

define double @g(double %%x) {
  ret double %%x
}
"""


@pytest.mark.parametrize("mode", ["reverse", "forward"])
def test_only_the_derivative_owns_its_copy_of_a_recursive_function(mode: str) -> None:
    answer = differentiate(FACTORIAL, "f", ["active" if mode == "reverse" else "dup", "const"], mode=mode)
    bodies = dict(re.findall(r"^define [^\n]*?@([\w.]+)\((.*?)^}", answer, re.M | re.S))
    assert "@f" in bodies["is_f"] and "@f" in bodies["other"]
    assert re.search(r"@table = .*\[ptr @f\]", answer)
    assert not [name for name in bodies if "outermost" in name]


@pytest.mark.parametrize("kind", ["gradient", "derivative", "splitderivative"])
def test_rules_registered_for_enzyme_are_refused_where_they_are_reached(kind: str) -> None:
    with pytest.raises(NotDifferentiable, match=f"NE120 `square` has a rule of its own in `__enzyme_register_{kind}_square`"):
        differentiate(SQUARE % kind, "f", ["active"])
    assert "@diffe_g" in differentiate(SQUARE % kind, "g", ["active"])


def test_the_copy_of_a_recursive_function_with_debug_records_has_its_own_arguments() -> None:
    @njit
    def tower(x, n):
        return x if n == 0 else x * tower(x * x, n - 1)

    assert grad(tower)(1.1, 2) == pytest.approx(7 * 1.1**6, rel=1e-14)
