"""Counters that stop themselves, as older releases of Numba's iterators of ranges have them."""

import numpy as np
import pytest

from numba_enzyme.ir.llvm_io import optimize
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.pipeline import differentiate
from numba_enzyme.request import Activity, GradientRequest, Returns
from numba_enzyme.testing.oracle_gradient import oracle_gradient
from numba_enzyme.transform.prepare.propagate_branch_conditions import propagate_branch_conditions

COUNTED_DOWN = """
define double @f(ptr %x) {
entry:
  br label %loop
loop:
  %at = phi i64 [ 0, %entry ], [ %value, %loop ]
  %left = phi i64 [ 4, %entry ], [ %left.next, %loop ]
  %value = phi i64 [ 1, %entry ], [ %value.next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %sum.next, %loop ]
  %p = getelementptr double, ptr %x, i64 %at
  %v = load double, ptr %p
  %s = fmul double %v, %v
  %t = fmul double %s, %v
  %sum.next = fadd double %sum, %t
  %more = icmp ne i64 %left, 0
  %one = zext i1 %more to i64
  %value.next = add i64 %value, %one
  %minus = sext i1 %more to i64
  %left.next = add nsw i64 %left, %minus
  br i1 %more, label %loop, label %done
done:
  %far = uitofp i64 %value.next to double
  %r = fmul double %sum.next, %far
  ret double %r
}
"""


def test_it_is_counted():
    module = parse_module(COUNTED_DOWN)
    assert propagate_branch_conditions(module) and not propagate_branch_conditions(module)
    text = print_module(module)
    assert "add i64 %left, -1" in text and "add i64 %value, 1" in text
    request = GradientRequest("f", (Activity.DUP,), returns=Returns.ACTIVE)
    plan = differentiate(COUNTED_DOWN, request).plan
    assert "grows" not in plan
    x = np.linspace(0.5, 1.5, 5)
    found = oracle_gradient(COUNTED_DOWN, "f", [(x, np.zeros(5))], ["dup"])
    np.testing.assert_allclose(np.asarray(found.shadows[0]), 3 * x**2 * 5)


@pytest.mark.parametrize(("way", "value"), [("label %a, label %b", "add i64 %n, 1"), ("label %b, label %a", "add i64 %n, 0")])
def test_both_ways(way, value):
    module = parse_module(f"""
define i64 @f(i64 %n) {{
entry:
  %c = icmp sgt i64 %n, 7
  %w = zext i1 %c to i64
  %m = add i64 %n, %w
  br i1 %c, {way}
a:
  %p = phi i64 [ %m, %entry ]
  ret i64 %p
b:
  ret i64 0
}}
""")
    assert propagate_branch_conditions(module)
    assert value in print_module(module)
    optimize(print_module(module))


def test_what_the_branch_does_not_tell_stays():
    text = """
define i64 @f(i64 %n, i1 %d) {
entry:
  %c = icmp sgt i64 %n, 7
  %w = zext i1 %d to i64
  %m = add i64 %n, %w
  %s = select i1 %d, i64 %n, i64 3
  br i1 %c, label %a, label %b
a:
  %p = phi i64 [ %m, %entry ]
  ret i64 %p
b:
  %q = phi i64 [ %s, %entry ]
  ret i64 %q
}
"""
    assert not propagate_branch_conditions(parse_module(text))
    assert propagate_branch_conditions(parse_module(text.replace("select i1 %d", "select i1 %c")))
