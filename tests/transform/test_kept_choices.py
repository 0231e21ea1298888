"""Of two equal numbers the derivative is that of the one that the program takes, where NaN is excluded as well."""

from __future__ import annotations

import pytest

from numba_enzyme.llvm import differentiate
from tests.programs.native import Native

BRANCHES = """
define double @f(double %a, double %b) {{
  %more = fcmp fast {predicate} double %a, %b
  br i1 %more, label %first, label %second
first:
  br label %end
second:
  br label %end
end:
  %r = phi fast double [ %a, %first ], [ %b, %second ]
  ret double %r
}}
"""
SELECT = """
define double @f(double %a, double %b) {{
  %more = fcmp fast {predicate} double %a, %b
  %r = select fast i1 %more, double %a, double %b
  ret double %r
}}
"""


@pytest.mark.parametrize("text", [BRANCHES, SELECT], ids=["branches", "select"])
@pytest.mark.parametrize(("predicate", "by_a"), [("ogt", 0.0), ("oge", 1.0), ("olt", 0.0), ("ole", 1.0)])
def test_equal_numbers(text: str, predicate: str, by_a: float) -> None:
    text = text.format(predicate=predicate)
    reverse = Native(differentiate(text, "f", ["active", "active"]), ["diffe_f"])
    assert reverse.call("diffe_f", [2.0, 2.0, 1.0]) == [by_a, 1 - by_a]
    forward = Native(differentiate(text, "f", ["dup", "dup"], mode="forward", returns="dup"), ["diffe_f"])
    assert forward.call("diffe_f", [2.0, 1.0, 2.0, 0.0]) == [by_a]
