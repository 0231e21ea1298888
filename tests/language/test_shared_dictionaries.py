"""Arrays that a dictionary shares with another argument: the derivative would take them for two. Judged by closed forms."""

import numpy as np
import pytest
from numba import njit, types
from numba.experimental import jitclass
from numba.typed import Dict, List

import numba_enzyme as ne

ARRAY = types.float64[::1]


@njit
def doubled(p, x):
    x[0] = x[0] * 2.0
    return p[1][0] * x[1]


@njit
def read(p, x):
    return p[1][0] * x[1]


def of_arrays(*arrays):
    made = Dict.empty(types.int64, ARRAY)
    for key, array in enumerate(arrays):
        made[key + 1] = array
    return made


@pytest.fixture
def x():
    return np.array([3.0, 4.0])


CALLS = {
    "grad": lambda p, x: ne.grad(doubled, 1)(p, x),
    "jvp": lambda p, x: ne.jvp(doubled, (p, x), (None, np.ones(2))),
    "vjp": lambda p, x: ne.vjp(doubled, p, x),
    "jacrev": lambda p, x: ne.jacrev(doubled, 1)(p, x),
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_written_arrays_that_a_dictionary_holds_are_refused(call, x):
    with pytest.raises(ne.ActivityError, match="share memory"):
        call(of_arrays(x), x)
    np.testing.assert_array_equal(x, [3.0, 4.0])


def test_arrays_apart_have_their_gradient(x):
    np.testing.assert_array_equal(ne.grad(doubled, 1)(of_arrays(x.copy()), x), [0.0, 3.0])


def test_what_is_only_read_may_be_shared(x):
    np.testing.assert_array_equal(ne.grad(read, 1)(of_arrays(x), x), [0.0, 3.0])


def test_a_dictionary_in_an_instance_shares_as_well(x):
    @jitclass([("held", types.DictType(types.int64, ARRAY)), ("s", types.float64)])
    class Model:
        def __init__(self, held, s):
            self.held = held
            self.s = s

    @njit
    def loss(m, x):
        return doubled(m.held, x) * m.s

    with pytest.raises(ne.ActivityError, match="share memory"):
        ne.grad(loss, (0, 1))(Model(of_arrays(x), 1.0), x)
    by_model, by_x = ne.grad(loss, (0, 1))(Model(of_arrays(x.copy()), 1.5), x)
    assert by_model.s == 3.0 * 4.0
    np.testing.assert_array_equal(by_x, [0.0, 4.5])


def test_lists_in_dictionaries_and_arrays_in_lists_in_dictionaries_share(x):
    numbers = List(x)
    of_lists = Dict.empty(types.int64, types.ListType(types.float64))
    of_lists[1] = numbers
    with pytest.raises(ne.ActivityError, match="share memory"):
        ne.grad(doubled, 1)(of_lists, numbers)

    @njit
    def nested(p, x):
        x[0] = x[0] * 2.0
        return p[1][0][0] * x[1]

    of_rows = Dict.empty(types.int64, types.ListType(ARRAY))
    of_rows[1] = List([x])
    with pytest.raises(ne.ActivityError, match="share memory"):
        ne.grad(nested, 1)(of_rows, x)
    of_rows[1] = List([x.copy()])
    np.testing.assert_array_equal(ne.grad(nested, 1)(of_rows, x), [0.0, 3.0])


def test_two_dictionaries_of_one_array_of_which_one_is_written(x):
    @njit
    def set_and_read(p, q, a):
        p[1][0] = 7.0
        return q[1][0] * a

    with pytest.raises(ne.ActivityError, match="share memory"):
        ne.grad(set_and_read, 2)(of_arrays(x), of_arrays(x), 1.5)
    assert ne.grad(set_and_read, 2)(of_arrays(x.copy()), of_arrays(x), 1.5) == 3.0
