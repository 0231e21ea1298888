"""Typed lists of lists of arrays, and of tuples of those, as arguments; the judges are differences and closed forms."""

from collections import namedtuple

import numpy as np
import pytest
from numba import njit, types
from numba.typed import List

import numba_enzyme as ne

from .witness import STEP, WEIGHTS, keeps_nothing

Layer = namedtuple("Layer", ["weights", "bias", "size"])
NUMBERS = np.array([0.3, -0.7, 1.1, 0.2, 0.5, -0.4])
ALONG = np.array([1.0, 0.5, -1.0, 0.2, 0.1, 2.0])


def groups(numbers=NUMBERS):
    a, b, c = np.split(numbers.copy(), (2, 3))
    return List([List([a, b]), List([c])])


def flat(lists):
    return np.concatenate([row for group in lists for row in group])


def differences(f, numbers=NUMBERS):
    """The derivative along each number, of a function of them."""
    unit = np.eye(numbers.size) * STEP
    return np.array([sum(weight * f(numbers + k * one) for k, weight in WEIGHTS) / (12 * STEP) for one in unit])


@njit
def energy(groups, k):
    total = 0.0
    for a, group in enumerate(groups):
        for i, row in enumerate(group):
            for j in range(row.size):
                total += np.sin(row[j] * k) * (i + 1 + a) + row[j] * groups[0][0][0]
    return total


@njit
def energy_written(groups, k):
    for group in groups:
        for i, row in enumerate(group):
            row *= k * (i + 1)
            row[0] = row[-1] ** 2
    return energy(groups, k)


@pytest.mark.parametrize("f", [pytest.param(energy, marks=pytest.mark.slow), energy_written])
def test_gradients_and_products(f):
    expected = differences(lambda numbers: f(groups(numbers), 1.3))
    by_k = differences(lambda k: f(groups(), k[0]), np.array([1.3]))[0]
    given, after = groups(), groups()
    value, (by_groups, k) = ne.value_and_grad(f, argnums=(0, 1))(given, 1.3)
    assert value == f(after, 1.3) and [len(group) for group in by_groups] == [2, 1]
    np.testing.assert_array_equal(flat(given), flat(after))  # as the function leaves them
    np.testing.assert_allclose(flat(by_groups), expected, rtol=1e-6)
    assert k == pytest.approx(by_k, rel=1e-7)
    tangent = ne.jvp(f, (groups(), 1.3), (groups(ALONG), 0.4))[1]
    assert tangent == pytest.approx(expected @ ALONG + 0.4 * by_k, rel=1e-6)


@pytest.mark.slow
@pytest.mark.parametrize("f", [energy, energy_written])
def test_second_order(f):
    second, by_k = ne.hvp(f, (groups(), 1.3), (groups(ALONG), 0.4))
    gradient = ne.grad(f, argnums=(0, 1))
    moved = [(weight, gradient(groups(NUMBERS + s * STEP * ALONG), 1.3 + 0.4 * s * STEP)) for s, weight in WEIGHTS]
    np.testing.assert_allclose(flat(second), sum(w * flat(found) for w, (found, _) in moved) / (12 * STEP), rtol=1e-7, atol=1e-8)
    assert by_k == pytest.approx(sum(w * found for w, (_, found) in moved) / (12 * STEP), rel=1e-7)


def test_pullbacks_and_shadows():
    expected = differences(lambda numbers: energy(groups(numbers), 1.3))
    given, shadow = groups(), groups(np.ones(6))
    _, pullback = ne.vjp(energy, given, 1.3)
    given[0][0][0] = 99.0  # the pullback has the arrays as they were
    np.testing.assert_allclose(flat(pullback(2.0)[0]), 2 * expected, rtol=1e-8)
    assert ne.autodiff(energy, ne.Duplicated(groups(), shadow), ne.Const(1.3)) == (None, None)
    np.testing.assert_allclose(flat(shadow), 1 + expected, rtol=1e-8)
    keeps_nothing(lambda: ne.grad(energy)(given, 1.3))


@njit
def of_layers(networks):
    total = 0.0
    for scale, layers in networks:
        for layer in layers:
            total += layer.weights.sum() * layer.bias * layer.size * scale
    return total


@njit
def of_pairs(groups):
    total = 0.0
    for group in groups:
        for a, b in group:
            total += a * a * b
    return total


@njit
def cubes(deep):
    total = 0.0
    for groups in deep:
        for rows in groups:
            for value in rows:
                total += value**3
    return total


def test_items_of_inner_lists():
    """Named tuples beside a number."""
    two = List([Layer(np.array([1.0, 2.0]), 2.0, 3), Layer(np.array([4.0]), 1.0, 1)])
    (by_scale, (first, second)), (_, (third,)) = ne.grad(of_layers)(List([(0.5, two), (2.0, two[:1])]))
    assert by_scale == 3 * 2 * 3 + 4
    assert first.weights.tolist() == [3.0, 3.0] and (first.bias, first.size) == (4.5, 0)
    assert second.weights.tolist() == [0.5] and (second.bias, second.size) == (2.0, 0)
    assert third.weights.tolist() == [12.0, 12.0] and third.bias == 18.0


@pytest.mark.slow
def test_lists_of_lists_of_pairs_and_of_lists():
    pairs = List([List([(1.0, 2.0), (3.0, 4.0)]), List([(5.0, 6.0)])])
    assert [list(group) for group in ne.grad(of_pairs)(pairs)] == [[(4.0, 1.0), (24.0, 9.0)], [(60.0, 25.0)]]
    deep = List([List([List([1.0, 2.0])]), List([List([3.0]), List([4.0])])])
    found = ne.grad(cubes)(deep)
    assert [[list(rows) for rows in inner] for inner in found] == [[[3.0, 12.0]], [[27.0], [48.0]]]
    assert len(ne.grad(cubes)(deep[:0])) == 0


@njit
def inside(groups):
    _, pullback = ne.vjp(energy, groups, 1.3)
    groups[0][0][0] += 1.0
    return pullback(1.0)[0][1][0][2], ne.grad(energy)(groups, 1.3)[0][1][0]


def test_inside_njit():
    expected = differences(lambda numbers: energy(groups(numbers), 1.3))
    later = differences(lambda numbers: energy(groups(numbers + np.eye(6)[0]), 1.3))
    assert inside(groups()) == pytest.approx((expected[5], later[2]), rel=1e-8)


@njit
def list_replaced(groups, k):
    groups[0] = groups[1]
    return groups[0][0][0] * k


@njit
def array_replaced(groups, k):
    groups[0][0] = groups[1][0]
    return groups[0][0][0] * k


@njit
def longer(groups, k):
    groups[0].append(groups[1][0])
    return groups[0][0][0] * k


@pytest.mark.parametrize("f", [list_replaced, *(pytest.param(f, marks=pytest.mark.slow) for f in (array_replaced, longer))])
def test_other_items_are_refused(f):
    with pytest.raises(ValueError, match="has other items after the call"):
        ne.grad(f)(groups(), 2.0)


def test_refusals():
    same, row = List([np.ones(2)]), np.ones(2)
    for shared in (List([same, same]), List([List([row, row])]), List([List([row]), List([row])])):
        with pytest.raises(ne.ActivityError, match="share memory"):
            ne.grad(energy_written)(shared, 2.0)
        assert len(ne.grad(energy)(shared, 2.0)) == len(shared)  # where they are read, they may be shared
    for shadow in (List([List([np.ones(2)])]), List([List([np.ones(2)]), List([np.ones(1), np.ones(3)])])):
        with pytest.raises(ne.ActivityError, match="the shapes of those of its primal"):
            ne.jvp(energy, (groups(), 1.3), (shadow, 0.0))
    with pytest.raises(ne.ActivityError, match="must be a list of the same kind"):
        ne.jvp(energy, (groups(), 1.3), (List([np.ones(2)]), 0.0))


def test_an_empty_inner_list():
    given = List([List.empty_list(types.float64[::1]), List([np.ones(2)])])
    assert [[row.tolist() for row in group] for group in ne.grad(of_rows)(given)] == [[], [[2.0, 2.0]]]


@njit
def of_rows(groups):
    total = 0.0
    for group in groups:
        for row in group:
            total += (row * row).sum()
    return total


@njit
def squared_in_groups(groups, rows):
    groups[0][0][0] = groups[0][0][0] ** 2
    return rows[0][0] * 3


@njit
def squared_row(groups, x):
    x[0] = x[0] ** 2
    return groups[0][0][0] * 3 + x[1]


@pytest.mark.parametrize("argnums", [0, 1, pytest.param((0, 1), marks=pytest.mark.slow)])
def test_what_an_inner_list_holds_is_another_argument(argnums):
    """By what they share the derivative is 3 * 2 * 3; passed twice it is refused, also where the list is constant."""
    row = np.array([3.0, 5.0])
    shared = List([List([row]), List([np.ones(2)])])
    for f, other in ((squared_in_groups, shared[0]), (squared_in_groups, List([row])), (squared_row, row)):
        with pytest.raises(ne.ActivityError, match="share memory"):
            ne.grad(f, argnums=argnums)(shared, other)
    assert row.tolist() == [3.0, 5.0]


def test_what_an_inner_list_does_not_hold():
    shared = List([List([np.array([3.0, 5.0])]), List([np.ones(2)])])
    assert [row.tolist() for row in ne.grad(squared_in_groups, argnums=1)(shared, List([np.array([3.0])]))] == [[3.0]]
