"""Halves and bytes of numbers, read as integers: fractions as numbers are refused, exponents and fields are constants."""

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne

X = np.array([1.5, 2.5, 3.25])
RECORD = np.dtype([("numbers", "f8", (3,)), ("n", "i4"), ("m", "i4")])


@njit
def high_halves(x):
    words, total = x.view(np.int32), 0.0
    for i in range(x.size):
        total += float(words[2 * i + 1])
    return total


@njit
def byte_of_a_temporary(x):
    octets, total = (x * x).view(np.uint8), 0.0
    for i in range(x.size):
        total += float(octets[8 * i + 5])
    return total


@njit
def low_half_of_the_first(x):
    return float(x.view(np.int32)[0])


@pytest.mark.parametrize("function", [high_halves, byte_of_a_temporary, low_half_of_the_first], ids=lambda f: f.__name__)
def test_parts_of_fractions_are_no_numbers(function):
    with pytest.raises(ne.NotDifferentiable, match=r"NE2(10|03)"):
        ne.grad(function)(X)


@njit
def exponents(x):
    words, total = x.view(np.int32), 0.0
    for i in range(x.size):
        total += x[i] * float((words[2 * i + 1] >> 20) & 0x7FF)
    return total


def test_exponents_of_high_halves_are_constants():
    np.testing.assert_array_equal(ne.grad(exponents)(X), [1023.0, 1024.0, 1024.0])


@njit
def weighted(x, given):
    records, total = given.copy(), 0.0
    for i in range(x.size):
        for k in range(3):
            records[i].numbers[k] *= x[k]
    for i in range(x.size):
        for k in range(3):
            total += records[i].numbers[k] * float(records[i].n) + records[i].numbers[k] * records[i].m
    return total


def test_integers_beside_arrays_in_records():
    given = np.array([((1.0, 2.0, 3.0), 5, 6)] * 3, RECORD)
    np.testing.assert_allclose(ne.grad(weighted, argnums=0)(X, given), [33.0, 66.0, 99.0])
