"""Typed lists: made inside, as arguments with shadows, as results; every operation moves derivatives with the items."""

import numpy as np
import pytest
from numba import float64, njit
from numba.typed import List

import numba_enzyme as ne

from .witness import check, keeps_nothing


@njit
def operations(x, n):
    a = List.empty_list(float64)
    for i in range(n):
        a.append(np.sin(x * i))
    last, first = a.pop(), a.pop(0)
    a.extend(a[1:4])
    a.insert(2, last * x)
    a.reverse()
    a[1] = a[0] * a[2]
    del a[0:4:2]
    total = 0.0
    for i, value in enumerate(a):
        total += value * (i + 1)
    return total * len(a) + last * first


@njit
def of_tuples_arrays_and_lists(x, v):
    pairs = List([(x, 1), (x * x, 2)])
    pairs.append((x * x * x, 3))
    arrays = List()
    rows = List()
    for i in range(3):
        arrays.append(v * i)
        row = List.empty_list(float64)
        for j in range(i + 1):
            row.append(x * j)
        rows.append(row)
    arrays[1] = arrays[2] + v * x
    rows[0].append(x * x)
    taken = rows.pop()
    total = taken[1] * taken[2]
    for value, weight in pairs:
        total += value * weight
    for array in arrays:
        total += (array * array).sum()
    for row in rows:
        for value in row:
            total += value * value
    return total


def test_lists_made_inside():
    check(operations, 0.7, 9)
    check(of_tuples_arrays_and_lists, 0.6, np.array([0.3, 0.5]))


def floats(*values):
    return List([float(value) for value in values])


@njit
def energy(positions, index, k):
    total = 0.0
    for i in range(len(index) - 1):
        total += k * (positions[index[i + 1]] - positions[index[i]]) ** 2
    for value in positions:
        total += np.sin(value)
    return total


ORDER = np.array([2, 0, 1])


@njit
def energy_of_array(positions, k):
    made = List()
    for value in positions:
        made.append(value)
    return energy(made, List([2, 0, 1]), k)


def test_gradient_of_a_list_is_a_list():
    x = np.array([1.0, 2.0, 4.0])
    by_array, by_k = check(energy_of_array, x, 2.0)
    index = List([2, 0, 1])
    value, (by_list, by_factor) = ne.value_and_grad(energy, argnums=(0, 2))(floats(*x), index, 2.0)
    assert isinstance(by_list, List)
    np.testing.assert_allclose(list(by_list), by_array, rtol=1e-12)
    assert by_factor == pytest.approx(by_k)
    assert value == energy_of_array(x, 2.0)
    lst = floats(*x)
    keeps_nothing(lambda: ne.value_and_grad(energy, argnums=(0, 2))(lst, index, 2.0))
    _, tangent = ne.jvp(energy, (lst, index, 2.0), (floats(1, 0, 2), None, 0.5))
    assert tangent == pytest.approx(by_array[0] + 2 * by_array[2] + 0.5 * by_k)
    assert list(lst) == list(x)


@njit
def product(first, second):
    total = 0.0
    for i, a in enumerate(first):
        total += a * second[i] * second[i]
    return total


def test_one_of_two_lists():
    first, second = floats(1, 2), floats(3, 4)
    assert list(ne.grad(product)(first, second)) == [9.0, 16.0]
    assert list(ne.grad(product, argnums=1)(first, second)) == [6.0, 16.0]


@njit
def scaled_in_place(lst, x):
    for i in range(len(lst)):
        lst[i] = lst[i] * lst[i] * x
    return lst[0]


def test_shadows_of_the_caller():
    lst, shadow = floats(1, 2, 4), floats(0, 1, 0)
    assert ne.autodiff(scaled_in_place, ne.Duplicated(lst, shadow), ne.Active(2.0)) == (None, 1.0 + 4.0)
    assert list(lst) == [2.0, 8.0, 32.0]
    assert list(shadow) == [4.0, 8.0, 0.0]  # of lst[0], and of lst[1], whose seed was 1
    lst, shadow = floats(1, 2, 4), floats(1, 0, 1)
    assert ne.autodiff(scaled_in_place, ne.Duplicated(lst, shadow), ne.Const(2.0), mode=ne.Forward) == 4.0
    assert list(shadow) == [4.0, 0.0, 16.0]


@njit
def scaled(lst, x):
    made = List()
    for value, weight in lst:
        made.append(value * weight * x)
    return made, len(made)


def test_lists_are_returned():
    pairs = List([(1.0, 2.0), (3.0, 4.0)])
    (out, n), (tangent, _) = ne.jvp(scaled, (pairs, 3.0), (List([(1.0, 0.0), (0.0, 1.0)]), 1.0))
    assert (list(out), n) == ([6.0, 36.0], 2)
    assert list(tangent) == [2.0 + 6.0, 12.0 + 9.0]
    _, pullback = ne.vjp(scaled, pairs, 3.0)
    by_pairs, by_x = pullback((floats(1, 10), None))
    assert list(by_pairs) == [(6.0, 3.0), (120.0, 90.0)]
    assert by_x == 2.0 + 120.0


@njit
def cubes(lst):
    total = 0.0
    for value in lst:
        total += value**3
    return total


@njit
def first_step(lst):
    return ne.grad(cubes)(lst)[1]


def test_second_order_and_inside_njit():
    lst = floats(1, 2)
    assert list(ne.hvp(cubes, (lst,), (floats(1, 1),))) == pytest.approx([6.0, 12.0])
    assert first_step(lst) == pytest.approx(12.0)


@njit
def growing(lst, x):
    lst.append(x)
    return lst[0] * lst[-1]


@njit
def with_names(x, names):
    names.append("c")
    return x * len(names)


def test_refusals():
    lst = floats(1, 2)
    with pytest.raises(ValueError, match=r"change the length of a copy"):
        ne.grad(growing)(lst, 2.0)
    assert list(lst) == [1.0, 2.0]
    with pytest.raises(ne.ActivityError, match="the same list"):
        ne.autodiff(cubes, ne.Duplicated(lst, lst))
    with pytest.raises(ne.ActivityError, match="must have the shape of its primal"):
        ne.autodiff(cubes, ne.Duplicated(lst, floats(0)))
    with pytest.raises(ne.EnzymeError, match="pass a typed list of numbers"):
        ne.grad(lambda lst: lst[0][0].a)(List([np.zeros(2, dtype=[("a", "f8")])]))  # of arrays of records
    full = List(["a", "b"] * 8)
    while full._allocated() > len(full):
        full.append("b")
    with pytest.raises(ValueError, match="made outside grows"):
        ne.grad(with_names)(1.0, full)
