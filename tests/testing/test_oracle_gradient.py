"""Meaning of shadows, seeds and activities in :func:`oracle_gradient`, against derivatives known in closed form."""

import numpy as np
import pytest

from numba_enzyme.testing import OracleError, Tree, assert_close, oracle_gradient
from numba_enzyme.testing.memory_tree import float_leaves, reachable, shadow_tree

SCALE = """
define double @f(ptr %x, double %s, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %p = getelementptr inbounds double, ptr %x, i64 %i
  %v = load double, ptr %p
  %m = fmul double %v, %s
  %e = call double @llvm.exp.f64(double %m)
  store double %e, ptr %p
  %more = fadd double %sum, %e
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret double %more
}
declare double @llvm.exp.f64(double)
"""


@pytest.mark.parametrize("precision", ["double", "exact"])
def test_reverse_shadow_becomes_the_adjoint_of_the_earlier_contents(precision):
    x, after, s = np.linspace(-1, 1, 6), np.arange(6.0), 0.7
    found = oracle_gradient(SCALE, "f", [(x, after), s, 6], ["dup", "active", "const"], seed=2.0, precision=precision)
    assert_close(found.shadows[0], (after + 2.0) * s * np.exp(s * x))
    assert_close(found.gradients, [np.sum((after + 2.0) * x * np.exp(s * x))], "float64")
    assert_close(found.contents[0], np.exp(s * x))
    assert found.shadows[1:] == [None, None]
    assert np.array_equal(after, np.arange(6.0))


def test_forward():
    x, dx, s, ds = np.linspace(-1, 1, 6), np.arange(6.0), 0.7, -0.3
    found = oracle_gradient(SCALE, "f", [(x, dx), (s, ds), 6], ["dup", "dup", "const"], mode="forward", returns="dup")
    tangent = (dx * s + x * ds) * np.exp(s * x)
    assert_close(found.shadows[0], tangent)
    assert_close(found.tangent, tangent.sum(), "float64")


def test_memory_that_is_not_touched_keeps_its_adjoint_and_constants_have_none():
    text = "define void @f(ptr %x, ptr %y) { %v = load double, ptr %y\n store double %v, ptr %x\n ret void }"
    found = oracle_gradient(text, "f", [(np.zeros(2), np.array([5.0, 7.0])), np.ones(1)], ["dup", "const"], returns="const")
    assert np.array_equal(found.shadows[0], [0.0, 7.0])
    assert found.shadows[1] is None


def test_aggregates_and_vectors_are_active_with_their_structure():
    text = """define { double, <2 x float> } @f({ double, i32 } %a, <2 x float> %v) {
  %x = extractvalue { double, i32 } %a, 0
  %y = fmul double %x, %x
  %w = fmul <2 x float> %v, <float 2.0, float 3.0>
  %r = insertvalue { double, <2 x float> } poison, double %y, 0
  %s = insertvalue { double, <2 x float> } %r, <2 x float> %w, 1
  ret { double, <2 x float> } %s
}"""
    seed = (1.0, (1.0, 10.0))
    found = oracle_gradient(text, "f", [(4.0, 9), (0.5, 0.25)], ["active", "active"], seed=seed)
    assert found.result == (16.0, (1.0, 0.75))
    assert found.gradients == [(8.0, 0), (2.0, 30.0)]


LIST = """
define double @f(ptr %head) {
entry:
  br label %loop
loop:
  %node = phi ptr [ %head, %entry ], [ %next, %loop ]
  %product = phi double [ 1.0, %entry ], [ %more, %loop ]
  %v = load double, ptr %node
  %more = fmul double %product, %v
  %p = getelementptr i8, ptr %node, i64 8
  %next = load ptr, ptr %p
  %c = icmp eq ptr %next, null
  br i1 %c, label %exit, label %loop
exit:
  ret double %more
}"""
NODE = np.dtype([("value", "f8"), ("next", "i8")])


def chain(values):
    tree = None
    for value in reversed(values):
        shadow = np.zeros(1, NODE)
        tree = Tree(np.array([(value, 0)], NODE), {} if tree is None else {8: tree}, shadow)
    return tree


def test_structures_that_point_to_each_other():
    found = oracle_gradient(LIST, "f", [chain([2.0, 3.0, 5.0])], ["dup"])
    assert found.result == 30.0
    assert [shadow["value"][0] for shadow in found.shadows[0]] == [15.0, 10.0, 6.0]


def test_a_tree_used_twice_is_one_memory():
    text = "define double @f(ptr %x, ptr %y) { store double 3.0, ptr %x\n %v = load double, ptr %y\n ret double %v }"
    tree = Tree(np.ones(1), shadow=np.zeros(1))
    found = oracle_gradient(text, "f", [tree, tree], ["dup", "dup"])
    assert found.result == 3.0
    assert np.array_equal(found.shadows[0][0], [0.0])


def test_shadow_trees_lead_to_shadows():
    tree = chain([2.0, 3.0])
    tree.shadow["value"] = 7.0
    shadow = shadow_tree(tree)
    assert [t.contents["value"][0] for t in reachable([shadow])] == [7.0, 0.0]
    assert list(shadow.pointers) == [8]


def test_leaves_of_structured_and_complex_arrays():
    dtype = np.dtype([("a", "f4"), ("k", "i4"), ("z", "c16"), ("q", "f8", (2,))])
    assert float_leaves(np.zeros(1, dtype)) == [(0, "float"), (8, "double"), (16, "double"), (24, "double"), (32, "double")]


def test_requests_without_meaning_are_refused():
    with pytest.raises(ValueError, match="only memory is duplicated"):
        oracle_gradient(SCALE, "f", [np.ones(2), (1.0, 1.0), 2], ["const", "dup", "const"])
    with pytest.raises(ValueError, match="shape and dtype"):
        Tree(np.ones(2), shadow=np.ones(3))


def test_step_limit():
    with pytest.raises(OracleError, match="more than 50 instructions"):
        oracle_gradient(SCALE, "f", [np.ones(100), 1.0, 100], ["const"] * 3, step_limit=50)
