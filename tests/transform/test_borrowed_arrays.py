"""Arrays that a function is given are not counted by its derivative, unless it hands one on."""

import numpy as np
import pytest
from numba import njit

import kernels
import numba_enzyme as ne
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.rules import default_book
from numba_enzyme.testing import check_grads
from numba_enzyme.transform.prepare.borrowed_arrays import drop_borrowed_references

HEAD = """
declare void @NRT_incref(ptr)
declare void @NRT_decref(ptr)
declare ptr @NRT_MemInfo_alloc_aligned(i64, i32)
declare i32 @g(ptr)
"""
UP, DOWN = "call void @NRT_incref(ptr %x)", "call void @NRT_decref(ptr %x)"


def counts_left(body: str, *, status: bool = True) -> int:
    module = parse_module(f"{HEAD}\ndefine i32 @f(ptr %x, ptr %y, i1 %c, i64 %n) {{\n{body}\n}}")
    before = sum("NRT_" in (getattr(i, "callee_name", "") or "") for i in module.functions["f"].instructions())
    changed = drop_borrowed_references(module, default_book(), status=status)
    left = sum("NRT_" in (getattr(i, "callee_name", "") or "") for i in module.functions["f"].instructions())
    assert changed == (left < before)
    return left


def branches(then: str, otherwise: str, end: str, status: str = "ret i32 0") -> str:
    return f"""
entry:
  {UP}
  br i1 %c, label %then, label %otherwise
then:
  {then}
  br label %end
otherwise:
  {otherwise}
  br label %end
end:
  {end}
  {status}"""


LOOP = f"""
entry:
  {UP}
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %next = add i64 %i, 1
  {{}}
  {{}}
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %body
end:
  {DOWN}
  ret i32 0"""

FAILS = f"""
entry:
  {UP}
  br i1 %c, label %bad, label %good
bad:
  br label %end
good:
  {DOWN}
  br label %end
end:
  %status = phi i32 [ 1, %bad ], [ {{}}, %good ]
  ret i32 %status"""


@pytest.mark.parametrize("body", [
    branches(DOWN, DOWN, ""), branches("", "", DOWN), branches(UP, DOWN + "\n" + UP + "\n" + UP, DOWN + "\n" + DOWN),
    LOOP.format(DOWN, UP), LOOP.format(UP, DOWN), FAILS.format(0),
])  # fmt: skip
def test_balanced_ones_go(body):
    assert counts_left(body) == 0


@pytest.mark.parametrize("body, left", [
    (branches(DOWN, "", ""), 2),  # handed on, on one way
    (branches("", "", ""), 1),  # handed on
    (branches(DOWN + "\n" + DOWN, DOWN + "\n" + DOWN, UP), 6),  # given away in between: it might be the last one
    (LOOP.format("", DOWN), 3),  # more and more of them
    (f"entry:\n  {DOWN}\n  {UP}\n  ret i32 0", 2),
    (f"entry:\n  {UP}\n  call void @NRT_decref(ptr %y)\n  ret i32 0", 2),
    ("entry:\n  %m = call ptr @NRT_MemInfo_alloc_aligned(i64 8, i32 32)\n  call void @NRT_decref(ptr %m)\n  ret i32 0", 2),
])  # fmt: skip
def test_others_stay(body, left):
    assert counts_left(body) == left


MERGED = f"""
entry:
  {UP}
  %m = call ptr @NRT_MemInfo_alloc_aligned(i64 8, i32 8)
  br i1 %c, label %ok, label %choose
ok:
  call void @NRT_decref(ptr %m)
  {DOWN}
  ret i32 0
choose:
  %few = icmp slt i64 %n, 3
  br i1 %few, label %one, label %two
one:
  br label %fails
two:
  br label %fails
fails:
  %gone = phi ptr [ %x, %one ], [ %m, %two ]
  call void @NRT_decref(ptr %gone)
  ret i32 1
"""


def test_a_count_that_was_merged_with_that_of_another_array():
    """Where the function fails %x is given back by the call that gives %m back on another way: all stay."""
    assert counts_left(MERGED) == 5


def test_a_count_left_over_where_the_function_fails():
    assert counts_left(FAILS.format(0)) == 0
    assert counts_left(FAILS.format(0), status=False) == 2  # then it may be somebody's


CALLS = f"""
entry:
  {UP}
  %s = call i32 @g(ptr %x)
  {{}}
bad:
  br label %end
end:
  ret i32 %s
good:
  {DOWN}
  ret i32 0"""


@pytest.mark.parametrize("test, left", [
    ("switch i32 %s, label %bad [ i32 -2, label %good\n i32 0, label %good ]", 0),
    ("switch i32 %s, label %good [ i32 0, label %bad ]", 2),
    ("%t = icmp eq i32 %s, 0\n br i1 %t, label %good, label %bad", 0),
    ("%t = icmp eq i32 %s, 0\n br i1 %t, label %bad, label %good", 2),
    ("%t = icmp ne i32 %s, 0\n br i1 %t, label %bad, label %good", 0),
    ("br i1 %c, label %bad, label %good", 2),
])  # fmt: skip
def test_statuses_that_are_handed_on(test, left):
    assert counts_left(CALLS.format(test)) == left


def test_a_derivative_inside_a_loop_counts_nothing():
    compiled = ne.differentiate(kernels.get("particle").primal)
    compiled.grad(*kernels.get("particle").inputs("test"))
    assert "NRT_incref" not in compiled.inspect_gradient()


@njit
def one_of_two(x, y, first):
    """The arguments go through a variable that is either."""
    z = x if first else y
    for _ in range(3):
        z = z * x
        x, y = y, x
    return np.sum(z * x) + y[0]


@njit
def handed_on(x):
    return x, np.sum(x * x)


@njit
def takes_it(x):
    y, total = handed_on(x)
    return np.sum(y * y * y) * total


@pytest.mark.parametrize("first", [True, False])
def test_arguments_that_change_places(first):
    check_grads(one_of_two, (np.array([0.5, 1.5]), np.array([0.25, -0.75]), first))


def test_arguments_that_are_handed_on():
    x = np.array([0.5, 1.5])
    check_grads(takes_it, (x,))
    out, pullback = ne.vjp(handed_on, x)
    np.testing.assert_allclose(pullback((np.ones(2), 1.0))[0], 1.0 + 2.0 * x)
    np.testing.assert_array_equal(out[0], x)
