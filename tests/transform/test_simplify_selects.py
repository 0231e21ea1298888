"""Indices of broadcast arrays, as Numba carries them through its loops, are known without the iterations before."""

import re

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.transform.prepare.simplify_selects import simplify_selects
from tests.interpreted import check_gradient

NESTED = """
define double @f(ptr %x, i64 %n, i1 %wide, i1 %other) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.end ]
  %row = phi i64 [ 7, %entry ], [ %row.end, %outer.end ]
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %inner, label %outer.end
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %at = phi i64 [ %row, %outer ], [ %chosen, %inner ]
  %chosen = select i1 CHOICE
  %j.next = add i64 %j, 1
  %again = icmp slt i64 %j.next, %n
  br i1 %again, label %inner, label %outer.end
outer.end:
  %row.end = phi i64 [ %row, %outer ], [ %chosen, %inner ]
  %p = getelementptr double, ptr %x, i64 %row.end
  %v = load double, ptr %p
  %i.next = add i64 %i, 1
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %outer, label %done
done:
  ret double %v
}
"""


@pytest.mark.parametrize(("choice", "settled"), [
    ("%wide, i64 %j, i64 %at", "%wide, i64 %j, i64 7"),
    ("%wide, i64 %at, i64 %j", "%wide, i64 7, i64 %j"),
    ("%some, i64 %j, i64 %at", "%some, i64 %j, i64 %row"),  # it says nothing of the outer iterations before
    ("%again.not, i64 %j, i64 %at", None),
])  # fmt: skip
def test_what_is_left_is_what_came_in(choice, settled):
    text = NESTED.replace("CHOICE", choice).replace("%j.next = add", "%unused = add i64 %j, 2\n  %j.next = add")
    if "again.not" in choice:
        text = text.replace("  %chosen", "  %again.not = icmp eq i64 %j, 3\n  %chosen")
    module = parse_module(text)
    assert simplify_selects(module) is (settled is not None)
    found = re.search(r"%chosen = select i1 (.*)", print_module(module))[1]
    assert found == (settled or choice)


def test_two_things_may_have_come_in():
    text = NESTED.replace("CHOICE", "%wide, i64 %j, i64 %at").replace("[ %row, %outer ], [ %cho", "[ %i, %outer ], [ %cho", 1)
    assert not simplify_selects(parse_module(text))


@njit
def broadcast(a, b):
    return np.sum((a - b) * (a - b) * a)


@pytest.mark.parametrize("shapes", [((4, 3), (3,)), ((4, 3), (4, 1)), ((1, 3), (4, 1)), ((4, 1), (1,)), ((1, 1), (4, 3))])
def test_addresses_of_broadcast_arrays_are_not_kept(shapes):
    a, b = (np.random.default_rng(i).uniform(0.5, 1.5, shape) for i, shape in enumerate(shapes))
    check_gradient(broadcast, (a, b))
    entries = ne.differentiate(broadcast).explain(a, b).entries
    assert not [e for e in entries if e.way == "cached" and not e.numeric and len(e.loops) > 1]
