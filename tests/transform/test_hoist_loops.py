"""Loops that are moved out of loops, with the test that guards them: right whether they run or not."""

import numpy as np
import pytest

from numba_enzyme.pipeline import differentiate
from numba_enzyme.testing.native import run_native
from numba_enzyme.testing.tolerance import assert_close
from tools.golden import parse_request

# out = sum over i < n of x[i] * (1 + sum over j < m of w[j] ** 2)
GUARDED = """
define double @f(ptr noalias %x, ptr noalias %w, i64 %n, i64 %m) {
entry:
  %none = icmp slt i64 %n, 1
  %skip = icmp slt i64 %m, 1
  br i1 %none, label %exit, label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %join ]
  %total = phi double [ 0.0, %entry ], [ %total.next, %join ]
  br i1 %skip, label %join, label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %sum = phi double [ 1.0, %outer ], [ %sum.next, %inner ]
  %pw = getelementptr double, ptr %w, i64 %j
  %v = load double, ptr %pw
  %v2 = fmul double %v, %v
  %sum.next = fadd double %sum, %v2
  %j.next = add nsw i64 %j, 1
  %more = icmp slt i64 %j.next, %m
  br i1 %more, label %inner, label %join
join:
  %factor = phi double [ 1.0, %outer ], [ %sum.next, %inner ]
  %px = getelementptr double, ptr %x, i64 %i
  %a = load double, ptr %px
  %term = fmul double %a, %factor
  %total.next = fadd double %total, %term
  %i.next = add nsw i64 %i, 1
  %again = icmp slt i64 %i.next, %n
  br i1 %again, label %outer, label %exit
exit:
  %result = phi double [ 0.0, %entry ], [ %total.next, %join ]
  ret double %result
}
"""


@pytest.mark.parametrize(("n", "m"), [(4, 3), (4, 0), (0, 3), (1, 1), (4, -2)])
def test_guarded_loops(n, m):
    found = differentiate(GUARDED, parse_request("reverse f(dup,dup,const,const) -> active"))
    x, w = np.array([0.5, -1.0, 2.0, 0.25]), np.array([1.5, 0.5, -2.0])
    dx, dw = np.zeros(4), np.zeros(3)
    run = run_native(found.text, found.name, [x, dx, w, dw, n, m, 1.0])
    used, summed = x[: max(n, 0)], w[: max(m, 0)]
    expected = np.zeros(4)
    expected[: used.size] = 1.0 + (summed**2).sum()
    assert_close(run.contents[1], expected)
    expected = np.zeros(3)
    expected[: summed.size] = 2 * summed * used.sum()
    assert_close(run.contents[3], expected)


def test_the_loop_runs_once():
    text = differentiate(GUARDED, parse_request("reverse f(dup,dup,const,const) -> active"), until="loop-form").text
    assert "inner.hoisted" in text
    loops = differentiate(GUARDED, parse_request("reverse f(dup,dup,const,const) -> active"), until="plan").plan
    assert "n*m" not in loops and "m*n" not in loops
