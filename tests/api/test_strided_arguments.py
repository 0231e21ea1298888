"""What a function does with an array may depend on its layout: it is differentiated for the one that the argument has."""

import numpy as np
import pytest
from numba import float64, njit
from numba.experimental import jitclass
from numba.typed import List

import numba_enzyme as ne


@njit
def overwrites_copies(x):
    """Of a strided array these are copies, of a contiguous one they are the array."""
    flat, packed = x.ravel(), np.ascontiguousarray(x)
    flat[0] = 5.0
    packed[1] = 7.0
    twice = 1.0 if x.flags.c_contiguous else 2.0
    return twice * (x[0] * x[0] * x[1] + flat[0] * x[1] + packed[1] * x[0])


@njit
def pulled_back_inside(x):
    return ne.vjp(overwrites_copies, x)[1](1.0)[0]


VALUE, SLOPE = 82.0, np.array([38.0, 18.0])  # 2 (x0^2 x1 + 5 x1 + 7 x0) at (2, 3)


def strided():
    return np.array([2.0, 0.0, 3.0, 0.0])[::2]


def along(function, x):
    value, slope = ne.jvp(function, (x,), (np.array([1.0, 0.5]),))
    return value, slope, (SLOPE * [1.0, 0.5]).sum()


def test_copies_of_a_strided_array_are_no_views():
    x = strided()
    assert overwrites_copies(x) == VALUE
    value, slope = ne.value_and_grad(overwrites_copies)(x)
    assert value == VALUE and np.array_equal(slope, SLOPE) and slope.flags.c_contiguous
    value, pullback = ne.vjp(overwrites_copies, x)
    assert value == VALUE and np.array_equal(pullback(1.0)[0], SLOPE)
    value, found, expected = along(overwrites_copies, x)
    assert value == VALUE and found == expected
    assert np.array_equal(ne.jacfwd(overwrites_copies)(x), SLOPE)
    assert np.array_equal(pulled_back_inside(x), SLOPE)
    assert x.tolist() == [2.0, 3.0]


def test_views_of_a_contiguous_array_are_views():
    """The type of a declared argument says nothing of the layout: there the array itself does."""
    declared = njit("float64(float64[:])")(overwrites_copies.py_func)
    x = np.array([2.0, 3.0])
    value, slope = ne.value_and_grad(declared)(x)
    assert x.tolist() == [2.0, 7.0]  # `ravel` goes by the type
    assert value == declared(np.array([2.0, 3.0])) == 2 * 2 * 7 + 5 * 7 + 7 * 2
    assert slope.tolist() == [2 * 2 * 7 + 7, 0.0]


@njit
def weighted(a):
    in_rows, in_columns = np.ascontiguousarray(a), np.asfortranarray(a)
    in_rows[0, 0], in_columns[0, 1] = 1.5, 0.25
    return np.sum(a * a * in_columns) + np.sum(in_rows * a)


@pytest.mark.parametrize("row", [slice(0, 1), slice(0, 3)], ids=["one row", "rows"])
def test_columns_of_a_matrix(row):
    a = np.arange(1.0, 25.0).reshape(4, 6)[row, ::2]
    columns, rows = a.copy(), a.copy()
    columns[0, 1], rows[0, 0] = 0.25, 1.5
    slope = 2 * a * columns + rows + a * a + a  # the copies carry derivatives, but for what was written
    slope[0, 1] -= a[0, 1] ** 2
    slope[0, 0] -= a[0, 0]
    value, found = ne.value_and_grad(weighted)(a)
    assert value == weighted(a)
    np.testing.assert_allclose(found, slope, rtol=1e-14)


def test_columns_first():
    """A copy of an array in Fortran order is one, too, where the function runs again."""
    @njit
    def scaled(a):
        view = np.asfortranarray(a)
        view[0, 0] = 4.0
        return np.sum(a * a)

    a = np.asfortranarray([[1.0, 2.0], [3.0, 5.0]])
    value, pullback = ne.vjp(scaled, a.copy("K"))
    assert value == 16 + 4 + 9 + 25 and np.array_equal(pullback(1.0)[0], [[0.0, 4.0], [6.0, 10.0]])


@jitclass([("w", float64[:])])
class Weights:
    def __init__(self, w):
        self.w = w


@njit
def of_weights(weights):
    return overwrites_copies(weights.w)


def test_fields_of_instances():
    slope = ne.grad(of_weights)(Weights(strided()))
    assert np.array_equal(slope.w, SLOPE)
    assert np.array_equal(ne.vjp(of_weights, Weights(strided()))[1](1.0)[0].w, SLOPE)


@njit
def of_list(items):
    return overwrites_copies(items[0]) + items[1][0]


def strided_items():
    return List([np.array([2.0, 0.0, 3.0, 0.0])[::2], np.array([4.0, 0.0, 0.0, 0.0])[::2]])


def test_items_of_lists():
    items = strided_items()
    value, slopes = ne.value_and_grad(of_list)(items)
    assert value == VALUE + 4.0 and np.array_equal(slopes[0], SLOPE) and slopes[1].tolist() == [1.0, 0.0]
    assert items[0].tolist() == [2.0, 3.0]


@pytest.mark.slow
def test_products_by_items_of_lists():
    items = strided_items()
    value, pullback = ne.vjp(of_list, items)
    assert value == VALUE + 4.0 and np.array_equal(pullback(1.0)[0][0], SLOPE)
    tangents = List([np.array([1.0, 0.5]), np.zeros(2)])
    value, slope = ne.jvp(of_list, (items,), (tangents,))
    assert value == VALUE + 4.0 and slope == (SLOPE * [1.0, 0.5]).sum()
    assert items[0].tolist() == [2.0, 3.0]


@njit
def scales_rows(items):
    total = 0.0
    for item in items:
        item *= item
        total += item.sum()
    return total


def test_what_is_written_to_items_of_lists():
    whole = np.arange(1.0, 7.0).reshape(2, 3)
    items, before = [whole[:, 0], whole[:, 2]], whole.copy()
    value, slopes = ne.value_and_grad(scales_rows)(items)
    assert value == (before[:, ::2] ** 2).sum() and [slope.tolist() for slope in slopes] == [[2.0, 8.0], [6.0, 12.0]]
    assert whole.tolist() == [[1.0, 2.0, 9.0], [16.0, 5.0, 36.0]]
