"""Functions of lists and instances that raise, and lists that are changed: what was made of the arguments is given back."""

import numpy as np
import pytest
from numba import njit, types
from numba.experimental import jitclass
from numba.typed import List

import numba_enzyme as ne


@njit
def growing(items):
    items.append(2.0 * items[0])
    return items[1] * items[0]


@njit
def raising(items):
    if len(items) > 1:
        raise ValueError("more than one")
    return items[0]


@pytest.mark.parametrize("function", [pytest.param(growing, marks=pytest.mark.slow), raising])
def test_lists_of_numbers(left_behind, function):
    assert left_behind(lambda: ne.grad(function)(List([1.0, 2.0]))) == 0
    assert left_behind(lambda: ne.jvp(function, (List([1.0, 2.0]),), (List([1.0, 0.0]),))) == 0
    assert left_behind(lambda: ne.grad(function)([1.0, 2.0])) == 0


@njit
def replacing(rows):
    rows[0] = rows[0] * 2.0
    return (rows[1] * rows[0]).sum()


def test_lists_of_arrays(left_behind):
    def rows():
        return List([np.ones(2), np.ones(2)])

    assert left_behind(lambda: ne.jvp(replacing, (rows(),), (rows(),))) == 0


@jitclass([("s", types.float64)])
class Number:
    def __init__(self, s):
        self.s = s


def test_instances(left_behind):
    @njit
    def positive(number):
        if number.s < 0.0:
            raise ValueError("negative")
        return number.s ** 0.5

    assert left_behind(lambda: ne.grad(positive)(Number(-1.0))) == 0


@jitclass([("s", types.float64), ("places", types.int64[::1]), ("name", types.unicode_type)])
class Named:
    def __init__(self, s, places, name):
        self.s, self.places, self.name = s, places, name


def test_what_is_called_so_is_compiled_for_it():
    by_field = ne.grad(njit(lambda named, x: named.s * x * named.places[0]))
    assert by_field(Named(3.0, np.array([2]), "two"), 5.0) == (10.0, None, None)
