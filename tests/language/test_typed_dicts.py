"""Typed dictionaries: made inside, the numbers in them carry derivatives; from outside they are constants."""

from collections import namedtuple

import numpy as np
import pytest
from numba import float64, int64, njit, types
from numba.typed import Dict

import numba_enzyme as ne

from .witness import check, keeps_nothing


@njit
def growth(x, n):
    d = Dict.empty(int64, float64)
    for i in range(n):  # grows twice
        d[i * 7] = x[i % len(x)] ** 2 * (i + 1)
        if i % 3 == 2:  # leaves gaps, which growth closes
            d.pop((i - 1) * 7)
    d[7 * n - 7] *= x[0]  # an entry that is overwritten
    last, total = d.popitem()
    for key, value in d.items():
        total += value * value * np.sin(key)
    return total * last * len(d)


@njit
def methods(x):
    d = {1: x, 2: x * x, 3: np.sin(x)}
    total = 0.0
    for value in d.values():
        total += value * value
    for key in d:
        total += d[key] * key
    d.setdefault(1, 5.0)
    d.setdefault(4, total)
    e = d.copy()
    e[7] = total * x
    e[2] = e[2] * e[7]
    e.update(d)
    del d[2]
    total += e.get(7, 1.0) * e.get(-1, 3.0) + e.pop(99, x) * len(d) + e[2]
    d.clear()
    return total * len(e) + len(d)


@njit
def queue(x, n):
    d = Dict.empty(int64, float64)
    total = 0.0
    for i in range(n):  # gaps at the front again and again
        d[i] = np.sin(x * i)
        if i > 3:
            total += d.pop(i - 3) * i
    return total


Pair = namedtuple("Pair", "table factor")


@njit
def table_of(v):
    d = Dict.empty(types.unicode_type, float64[::1])
    d["square"] = v * v
    d["sine"] = np.sin(v)
    return d


@njit
def of_arrays_and_tuples(v, x):
    first = Pair(table_of(v), x)
    d = first.table
    d["square"] = d["square"] * d["sine"]
    d["sine"][0] = v[1]
    pairs = {(1, 2): (x, x * x), (2, 1): (x * x, x)}
    low, high = pairs[(1, 2)]
    total = low * high * pairs[(2, 1)][0]
    for name, array in d.items():
        total += array.sum() * len(name)
    return total + (first.table["square"] * d["sine"]).sum() * first.factor


@njit
def of_float_keys(x):
    numbers = {x * 2: x}
    total = 0.0
    for key in numbers:  # a number like others
        total += key * key * numbers[key]
    return total


def test_entries_are_added_overwritten_and_removed():
    check(growth, np.array([0.3, 0.5, 0.7]), 25)


@pytest.mark.slow
def test_every_method():
    check(methods, 0.7)


@pytest.mark.slow
def test_values_that_are_arrays_and_tuples_and_float_keys():
    check(of_arrays_and_tuples, np.array([0.3, 0.5]), 0.6)
    check(of_float_keys, 0.6)


def test_a_queue_has_second_derivatives():
    assert ne.grad(queue)(0.3, 20) == pytest.approx(sum(i * (i - 3) * np.cos(0.3 * (i - 3)) for i in range(4, 20)))
    expected = -sum(i * (i - 3) ** 2 * np.sin(0.3 * (i - 3)) for i in range(4, 20))
    assert ne.grad(ne.grad(queue))(0.3, 20) == pytest.approx(expected)


@njit
def with_parameters(x, parameters):
    d = {"y": x * parameters["k"]}
    parameters["calls"] += 1.0
    counts = {0: 1}
    for key in parameters:
        counts[0] += len(key)
    return d["y"] * x * counts[0]


@njit
def keeps(x, d):
    d["y"] = x * x
    return d["y"]


@njit
def fails(x):
    d = {"y": x}
    return d["z"]


def parameters():
    d = Dict.empty(types.unicode_type, float64)
    d["k"], d["calls"] = 3.0, 0.0
    return d


def test_dictionaries_from_outside_are_constants():
    given = parameters()
    value, slope = ne.value_and_grad(with_parameters)(2.0, given)
    assert (value, slope, given["calls"]) == (84.0, 84.0, 1.0)
    assert ne.jvp(with_parameters, (2.0, given), (0.5, None))[1] == 42.0
    with pytest.raises(ne.NotDifferentiable, match="NE208 a number with a derivative is kept in the argument `d`"):
        ne.grad(keeps)(2.0, given)


def test_a_missing_key_raises_as_ever():
    with pytest.raises(KeyError, match="z"):
        ne.grad(fails)(2.0)


@njit
def kept_under(key, x):
    made = Dict.empty(types.unicode_type, types.float64)
    made[key] = x
    return made[key] ** 2


@njit
def with_strings_of_its_own(x):
    """The key is the caller's, also when dictionaries that have had it, and their shadows, are gone."""
    key = "key" + str(int(x))
    for _ in range(4):
        slope = ne.grad(kept_under, 1)(key, x)
    return slope, ["new" + str(i) for i in range(4)], key


def test_keys_that_are_arguments_stay_the_callers():
    assert with_strings_of_its_own(3.0) == (6.0, ["new0", "new1", "new2", "new3"], "key3")


@njit
def of_removed_arrays(x):
    total = 0.0
    for r in range(3):
        made = Dict.empty(types.int64, types.float64[::1])
        for i in range(x.size):
            made[i] = x[i] * np.ones(3) * (r + 1)
        for i in range(1, x.size, 2):
            made.pop(i)
        made.popitem()
        for v in made.values():
            total += np.sum(v * v)
    return total


def test_arrays_removed_in_a_loop_are_released_once():
    """A dictionary's shadow is released when the primal's columns may be gone: it must not ask them what is there."""
    x = np.array([1.0, 2.0, 3.0, 4.0, 5.0])
    gradient = ne.grad(of_removed_arrays)
    expected = 2 * 3 * 14 * np.array([1.0, 0.0, 3.0, 0.0, 0.0])
    for _ in range(100):  # the heap was damaged within a few calls
        np.testing.assert_allclose(gradient(x), expected)
    np.testing.assert_allclose(ne.hvp(of_removed_arrays, (x,), (np.ones(5),)), expected / np.where(expected, x, 1.0))
    keeps_nothing(lambda: gradient(x))


@njit
def of_bits(d, x):
    bits = x.view(np.int64)
    for i in range(x.size):
        d[i] = bits[i]
    total = 0.0
    for i in range(x.size):
        total += np.int64(d[i]).view(np.float64) ** 3
    return total


@njit
def of_bits_in_tuples(x):
    bits = x.view(np.int64)
    d = {}
    for i in range(x.size):
        d[(bits[i], i)] = 2 * i
    total = 0.0
    for key in d:
        total += np.int64(key[0]).view(np.float64) ** 3 * d[key]
    return total


@njit
def of_cells(counts, x):
    """What is kept of numbers: their cells, and bits that are only compared."""
    bits = x.view(np.int64)
    found = {}
    for i in range(x.size):
        cell = int(np.floor(x[i]))
        counts[cell] = counts.get(cell, 0) + 1
        found[bits[i]] = i
    total = 0.0
    for i in range(x.size):
        total += counts[int(np.floor(x[i]))] * x[found[bits[i]]] ** 3
    return total


@pytest.mark.slow
def test_bits_of_numbers_in_dictionaries_of_integers_are_refused():
    x, given = np.array([0.3, 0.5]), Dict.empty(int64, int64)
    with pytest.raises(ne.NotDifferentiable, match="NE208 a number with a derivative is kept in the argument `d`"):
        ne.grad(of_bits, 1)(given, x)
    with pytest.raises(ne.NotDifferentiable, match="NE208 the bits of a number with a derivative are kept"):
        ne.grad(of_bits_in_tuples)(x)


def test_integers_that_are_made_of_numbers_are_constants():
    x = np.array([0.3, 0.5, 1.5])
    np.testing.assert_allclose(ne.grad(of_cells, 1)(Dict.empty(int64, int64), x), 3 * x**2 * [2, 2, 1])


METHODS = {
    "pop": "for i in range(x.size): total += as_float(d.pop(i)) ** 2",
    "get": "for i in range(x.size): total += as_float(d.get(i, 0)) ** 2",
    "setdefault": "for i in range(x.size): total += as_float(d.setdefault(i + 1, bits[i])) ** 2",
    "update": "e = {0: 0}; e.update(d)\n    for i in range(x.size): total += as_float(e[i]) ** 2",
    "items": "for key, value in d.items(): total += as_float(value) ** 2",
    "values": "for value in d.values(): total += as_float(value) ** 2",
    "popitem": "while len(d) > 0: total += as_float(d.popitem()[1]) ** 2",
}


@njit
def as_float(bits):
    box = np.empty(1, np.int64)
    box[0] = bits
    return box.view(np.float64)[0]


@pytest.mark.slow
@pytest.mark.parametrize("method", METHODS)
def test_bits_of_numbers_come_out_of_dictionaries_by_no_method(method):
    space = {"np": np, "as_float": as_float}
    lines = ["def of_method(x):", "d, bits, total = {0: 0}, x.view(np.int64), 0.0", "for i in range(x.size): d[i] = bits[i]"]
    exec("\n    ".join([*lines, METHODS[method], "return total"]), space)
    with pytest.raises(ne.NotDifferentiable, match="NE208 the bits of a number with a derivative are kept"):
        ne.grad(njit(space["of_method"]))(np.array([0.3, 0.5]))
