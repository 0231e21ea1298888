"""Functions that ask for the value of an argument when they are compiled."""

from functools import partial

import pytest
from numba import literally, njit

import numba_enzyme as ne


@njit
def power(x, n, kind="times"):
    k = literally(n)
    powers = (x, x * x, x * x * x)
    return powers[k] if literally(kind) == "times" else powers[k] / 2.0


def test_values_of_arguments():
    slope = ne.grad(power)
    assert [slope(2.0, n) for n in (2, 1, 0, 2)] == [12.0, 4.0, 1.0, 12.0]
    assert slope(2.0, 2, "half") == 6.0 and slope(2.0, n=1, kind="half") == 2.0
    assert ne.hessian(power)(2.0, 2) == 12.0


def test_they_are_bound_where_arguments_are_in_a_tuple():
    with pytest.raises(ne.EnzymeError, match=r"functools.partial\(power, n=..."):
        ne.jvp(power, (2.0, 2), (1.0, None))
    assert ne.jvp(partial(power, n=2, kind="times"), (2.0,), (1.0,)) == (8.0, 12.0)
