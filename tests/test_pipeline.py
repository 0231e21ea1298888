"""A derivative that is kept forgets how it was made, and tells it all the same."""

import gc
import weakref

import numpy as np
from numba import njit

import numba_enzyme as ne
from numba_enzyme.bridge.cpu import link
from numba_enzyme.pipeline import differentiate
from numba_enzyme.testing.golden import parse_request

POWER = """
define double @f(double %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %p = phi double [ %x, %entry ], [ %p.next, %loop ]
  %p.next = fmul double %p, %x
  %i.next = add i64 %i, 1
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %loop, label %done
done:
  ret double %p.next
}
"""


def test_what_is_forgotten_is_made_again():
    derivative = differentiate(POWER, parse_request("reverse f(active, const) -> active"))
    plan, stages, text = derivative.plan, dict(derivative.stages), derivative.text
    models = weakref.ref(next(iter(derivative.plans.values())).context)
    assert derivative.forget() is derivative
    gc.collect()
    assert models() is None
    assert derivative.plan == plan
    assert derivative.stages == stages
    assert derivative.text == text
    assert [report.name for report in derivative.reports.values()] == ["f"]


@njit
def decay(x):
    y = x.copy()
    for i in range(1, y.size):
        y[i] = y[i] * y[i - 1]
    return y.sum()


def test_gradients_of_functions_keep_no_models():
    before = set(link._LINKED)
    ne.grad(decay)(np.ones(4))
    kept = [linked.derivative for key, linked in link._LINKED.items() if key not in before]
    assert kept
    assert all(derivative._trace is None for derivative in kept)
    assert "y" in str(ne.differentiate(decay).explain(signature="(float64[::1],)"))
