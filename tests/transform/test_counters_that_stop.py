"""Counters that stop themselves, as iterators that count down what is left have them."""

import numpy as np

from numba_enzyme.pipeline import differentiate
from numba_enzyme.request import Activity, GradientRequest, Returns
from numba_enzyme.testing.oracle_gradient import oracle_gradient

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
    request = GradientRequest("f", (Activity.DUP,), returns=Returns.ACTIVE)
    plan = differentiate(COUNTED_DOWN, request).plan
    assert "grows" not in plan
    x = np.linspace(0.5, 1.5, 5)
    found = oracle_gradient(COUNTED_DOWN, "f", [(x, np.zeros(5))], ["dup"])
    np.testing.assert_allclose(np.asarray(found.shadows[0]), 3 * x**2 * 5)
