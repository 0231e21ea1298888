"""Lists of shadows that share memory with arrays, and shadows of arrays that share memory with lists, are refused."""

import numpy as np
import pytest
from numba import njit
from numba.typed import Dict, List

from numba_enzyme import ActivityError, Const, Duplicated, Forward, autodiff


@njit
def reads(rows, y):
    return rows[0][1] + y[0] * y[0] * rows[0][0]


@njit
def reads_value(values, y):
    return y[0] * y[0] * values["a"][0] + y[1]


def numbers():
    return np.array([0.7, 1.3, -0.4])


def test_shadows_of_lists_and_of_arrays_have_memory_of_their_own():
    shared = numbers()
    for rows, y in ((Duplicated(List([numbers()]), List([shared])), Duplicated(numbers(), shared)),
                    (Duplicated(List([numbers()]), List([shared])), Duplicated(shared, np.zeros(3))),
                    (Duplicated(List([shared]), List([np.zeros(3)])), Duplicated(numbers(), shared)),
                    (Const(List([shared])), Duplicated(numbers(), shared))):  # fmt: skip
        with pytest.raises(ActivityError, match="each needs its own"):
            autodiff(reads, rows, y)
    np.testing.assert_array_equal(shared, numbers())
    both = np.zeros((2, 3))
    autodiff(reads, Duplicated(List([numbers()]), List([both[0]])), Duplicated(numbers(), both[1]))
    np.testing.assert_allclose(both, [[0.49, 1, 0], [0.98, 0, 0]])
    tangent = autodiff(reads, Duplicated(List([numbers()]), List([shared])), Duplicated(numbers(), shared), mode=Forward)
    np.testing.assert_allclose(tangent, 1.3 + 3 * 0.7 ** 3)  # tangents are only read


def test_a_constant_dictionary_that_holds_a_shadow():
    values, dy = Dict(), np.zeros(3)
    values["a"] = dy
    with pytest.raises(ActivityError, match="each needs its own"):
        autodiff(reads_value, Const(values), Duplicated(numbers(), dy))
    values["a"] = numbers()
    autodiff(reads_value, Const(values), Duplicated(numbers(), dy))
    np.testing.assert_allclose(dy, [0.98, 1, 0])
