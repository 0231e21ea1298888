"""Tuples of many arrays: their parts are taken out once, and pairs are compared in loops."""

import itertools

import numpy as np
import pytest
from numba import njit, types

import numba_enzyme as ne
from numba_enzyme.bridge.cpu.overlap import extent, some_overlap
from numba_enzyme.bridge.cpu.parts import with_parts_named

GROUPS, ARRAYS = 3, 5
WEIGHTS = np.arange(1.0, GROUPS * ARRAYS + 1).reshape(GROUPS, ARRAYS)


@njit
def weighed(model, x):
    total = 0.0
    for group in model:
        for array in group:
            total += np.sum(array * array) * x
    return total


def model_of(make):
    return tuple(tuple(make(i * ARRAYS + k) for k in range(ARRAYS)) for i in range(GROUPS))


def test_gradients_of_fifteen_arrays():
    model, shadow = model_of(lambda n: np.full(2, n + 1.0)), model_of(lambda n: np.full(2, 0.5))
    gradient_of_x = ne.autodiff(weighed, ne.Duplicated(model, shadow), ne.Active(3.0))[1]
    assert gradient_of_x == sum(2 * n**2 for n in range(1, 16))
    for i, k in itertools.product(range(GROUPS), range(ARRAYS)):
        np.testing.assert_array_equal(shadow[i][k], 0.5 + 2 * model[i][k] * 3.0)


@pytest.mark.slow
def test_transforms_by_fifteen_arrays():
    model, gradient_of_x = model_of(lambda n: np.full(2, n + 1.0)), sum(2 * n**2 for n in range(1, 16))
    found = ne.grad(weighed)(model, 3.0)
    tangent = ne.jvp(weighed, (model, 3.0), (found, 0.0))[1]
    assert tangent == pytest.approx(sum(np.sum(a * a) for group in found for a in group))
    (by_model, by_x) = ne.vjp(weighed, model, 3.0)[1](1.0)
    assert by_x == gradient_of_x
    np.testing.assert_array_equal(by_model, found)


def test_arrays_that_share_memory_among_many():
    model, shadow = model_of(lambda n: np.full(2, n + 1.0)), model_of(lambda n: np.zeros(2))
    same = (*model[:2], (*model[2][:4], model[0][1]))
    twins = (*shadow[:2], (*shadow[2][:4], shadow[0][1]))
    ne.autodiff(weighed, ne.Duplicated(same, twins), ne.Const(1.0))
    np.testing.assert_array_equal(shadow[0][1], 2 * 2 * model[0][1])
    with pytest.raises(ne.ActivityError, match="overlaps its primal"):
        ne.autodiff(weighed, ne.Duplicated(model, (*shadow[:2], (*shadow[2][:4], model[2][4]))), ne.Const(1.0))


@njit
def some_of(arrays, others):
    a, b, c = arrays
    d, e = others
    return some_overlap((extent(a), extent(b), extent(c)), (extent(d), extent(e)))


@njit
def of_two(a, b):
    return some_overlap((extent(a), extent(b)), ())


@pytest.mark.parametrize("steps", [(1, 6), (3, 4)], ids=["any", "one"])
def test_the_table_finds_what_pairs_have_and_numpy_finds(steps):
    """Elements of different strides may interleave without touching and count as touching; of one stride they are told apart."""
    rng = np.random.default_rng(3)
    memory = np.zeros(60)
    found = []
    for _ in range(400):
        views = []
        for _ in range(5):
            start, step, count = rng.integers(0, 55), rng.integers(*steps), rng.integers(0, 3)
            view = memory[start : start + step * count : step]
            views.append(view[::-1] if rng.random() < 0.3 else view)
        pairs = [(views[a], views[b]) for a, b in itertools.combinations(range(5), 2) if a < 3]
        touching = some_of(tuple(views[:3]), tuple(views[3:]))
        shared = any(np.shares_memory(*pair) for pair in pairs)
        assert touching == any(of_two(*pair) for pair in pairs)
        assert touching or not shared
        if steps == (3, 4):
            assert touching == shared
        found.append(shared)
    assert 50 < sum(found) < 350


def test_parts_are_named_once_and_nothing_else_is():
    array = types.Array(types.float64, 2, "C")
    known = {"x": types.Tuple((types.Tuple((array, types.int64)), array)), "y": array}
    text = "def f(x, y, z):\n    a = x[0][0][1][2] + x[0][0][3][4] + x[1][0]\n    return ('x[0][0]', x[0], y[0][1], z[0][1], a)\n"
    assert with_parts_named(text, known, "part") == (
        "def f(x, y, z):\n    part_of_x_0_0 = part(x, (0, 0))\n    a = part_of_x_0_0[1][2] + part_of_x_0_0[3][4] + x[1][0]\n"
        "    return ('x[0][0]', x[0], y[0][1], z[0][1], a)\n"
    )
