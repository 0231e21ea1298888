"""Transforms that run a function more than once: each run finds what the first one found, or they are refused."""

import random

import numpy as np
import pytest
from numba import njit, prange, typed, types
from numba.experimental import jitclass, structref

import numba_enzyme as ne

X = np.arange(1.0, 4.0)


@jitclass([("a", types.float64), ("v", types.float64[:]), ("count", types.int64)])
class Model:
    def __init__(self, a):
        self.a = a
        self.v = np.ones(3)
        self.count = 1

    def energy(self, x):
        return self.a * np.dot(self.v, np.ones(3)) * x**2 * self.count


@structref.register
class BoxType(types.StructRef):
    pass


class Box(structref.StructRefProxy):
    def __new__(cls, a, count):
        return structref.StructRefProxy.__new__(cls, a, count)


structref.define_proxy(Box, BoxType, ["a", "count"])


@njit
def reads(x, model):
    return model.energy(x)


@njit
def counts(x, model):
    model.count += 1
    return x * model.count


@njit
def changes_its_array(x, model):
    model.v[1] *= 2.0
    return x * model.v[1]


@njit
def counts_in_dictionary(x, d):
    d[1] += 1
    return x * d[1]


@njit
def looks_up(x, d):
    total = 0.0
    for key, number in d.items():
        total += key * number * x
    return total * x if 1 in d else total * d[2] * len(d)


@njit
def changes_rows(x, rows):
    rows[0][0] *= 2.0
    return x * rows[0][0]


@njit
def reads_rows(x, rows):
    return x * rows[0][0]


@njit
def noisy(x):
    return x * np.random.random()


@njit
def counts_in_array(x, k):
    k[0] += 1
    return x**2 * k[0]


@njit
def with_rows(x, model):
    return model.energy(x), np.ones(2) * model.energy(x)


@njit
def with_counted_rows(x, model):
    model.count += 1
    return x * model.count, np.ones(2)


@njit
def pulled_inside(x, model):
    out, pullback = ne.vjp(reads, x, model)
    return out, pullback(1.0)[0], pullback(1.0)[0]


@njit
def noisy_inside(x):
    return ne.vjp(noisy, x)[1](1.0)


def test_objects_that_are_read():
    model = Model(2.0)
    out, pullback = ne.vjp(reads, 3.0, model)
    assert out == 54.0 and pullback(1.0)[0] == pullback(1.0)[0] == 36.0
    assert pulled_inside(3.0, model) == (54.0, 36.0, 36.0)
    assert ne.jacrev(reads)(3.0, model) == ne.jacfwd(reads)(3.0, model) == 36.0 and ne.hessian(reads)(3.0, model) == 12.0
    slope, rows = ne.grad(with_rows, has_aux=True)(3.0, model)
    assert slope == 36.0 and np.array_equal(rows, [54.0, 54.0])


@pytest.mark.slow
def test_dictionaries_and_lists_that_are_read():
    d = typed.Dict.empty(types.int64, types.int64)
    d[1], d[2] = 3, 4
    assert ne.vjp(looks_up, 3.0, d)[1](1.0) == (66.0, None) and ne.jacfwd(looks_up)(3.0, d) == ne.jacrev(looks_up)(3.0, d) == 66.0
    by_x, by_rows = ne.vjp(reads_rows, 3.0, typed.List([X]))[1](1.0)
    assert by_x == 1.0 and np.array_equal(by_rows[0], [3.0, 0.0, 0.0])


def several_runs(function, x, thing):
    """What runs the function again with the same things; a pullback works on copies of the arrays in a list."""
    if function is not changes_rows:
        yield lambda: ne.vjp(function, x, thing)
    yield lambda: ne.jacrev(function)(x, thing)
    yield lambda: ne.jacfwd(function)(x, thing)


@pytest.mark.parametrize(
    ("function", "make", "found"),
    [
        (counts, lambda: Box(1.0, 1), lambda box: njit(lambda b: b.count)(box)),
        (counts_in_dictionary, lambda: typed.Dict.empty(types.int64, types.int64), lambda d: d[1]),
        (changes_rows, lambda: typed.List([X.copy()]), lambda rows: rows[0][0]),
    ],
    ids=["structure", "dictionary", "list of arrays"],
)
def test_objects_that_are_changed(function, make, found):
    """They are refused before the function runs; what runs it once takes them."""
    thing = make()
    if function is counts_in_dictionary:
        thing[1] = 1
    before = found(thing)
    for run in several_runs(function, 3.0, thing):
        with pytest.raises(ne.EnzymeError, match="more than once, which may change its argument 1 of type"):
            run()
    assert found(thing) == before
    value, slope = ne.value_and_grad(function)(3.0, thing)
    assert value == 3.0 * slope and slope == found(thing) == 2 * before  # both are one, and counted or doubled


def test_pullbacks_of_functions_that_change_the_arrays_of_a_list():
    rows = typed.List([X.copy()])
    value, pullback = ne.vjp(changes_rows, 3.0, rows)
    assert rows[0][0] == 2 * X[0] and value == 6 * X[0]
    for _ in range(2):
        by_x, by_rows = pullback(1.0)
        assert by_x == 2 * X[0] and by_rows[0].tolist() == [6.0, 0.0, 0.0] and rows[0][0] == 2 * X[0]


def test_instances_that_are_changed():
    """Each run begins with the instance as it was, which is changed as by one call."""
    model = Model(2.0)
    _, pullback = ne.vjp(counts, 3.0, model)
    assert pullback(1.0)[0] == pullback(1.0)[0] == model.count == 2
    _, pullback = ne.vjp(changes_its_array, 3.0, model)
    assert pullback(1.0)[0] == pullback(1.0)[0] == model.v[1] == 2.0
    assert ne.jacrev(changes_its_array)(3.0, model) == model.v[1] == 4.0
    assert ne.jacfwd(changes_its_array)(3.0, model) == model.v[1] == 8.0


def test_an_aux_that_is_computed_by_a_run_of_its_own():
    model = Model(2.0)
    slope, rows = ne.grad(with_counted_rows, has_aux=True)(3.0, model)
    assert slope == model.count == 2 and np.array_equal(rows, np.ones(2))


def test_random_numbers():
    for run in (lambda: noisy_inside(2.0), lambda: ne.jacfwd(noisy)(2.0), lambda: ne.jacrev(noisy)(2.0)):
        with pytest.raises(ne.EnzymeError, match="would draw other random numbers each time: draw them outside"):
            run()
    out, pullback = ne.vjp(noisy, 2.0)
    assert pullback(1.0) == pullback(1.0) == (out / 2.0,)  # outside, a pullback starts from the same numbers
    out, pullback = ne.vjp(njit(lambda x, pair: x * pair[0].random()), 2.0, (np.random.default_rng(0), 1.0))
    assert pullback(1.0)[0] == pullback(1.0)[0] == out / 2.0
    with pytest.raises(ne.EnzymeError, match="would draw other random numbers"):
        ne.jacfwd(njit(lambda x, generator: x * generator.random()))(2.0, np.random.default_rng(0))


def test_random_numbers_behind_a_pointer():
    first = njit("float64(float64)")(lambda x: x * np.random.random())
    second = njit("float64(float64)")(lambda x: x * random.random())
    out, pullback = ne.vjp(njit(lambda x, w: (first(x) if w > 0 else second(x)) * x), 2.0, 1)
    assert pullback(1.0) == pullback(1.0) == (out, None)  # twice the random number times x


def test_random_numbers_of_threads():
    """Whose generators are their own: one run has the derivative of its sample, another run has another sample."""
    def in_the_loop(x):
        total = 0.0
        for i in prange(x.size):
            total += x[i] * np.random.random()
        return total

    def before_the_loop(x):
        factor, total = np.random.random(), 0.0
        for i in prange(x.size):
            total += x[i]
        return total * factor

    threads = ne.differentiate(parallel=True)
    value, gradient = ne.value_and_grad(threads(in_the_loop))(X)
    assert value == pytest.approx(X @ gradient)
    with pytest.raises(ne.EnzymeError, match="threads of its parallel loops would draw other random numbers"):
        ne.vjp(threads(in_the_loop), X)
    value, pullback = ne.vjp(threads(before_the_loop), X)
    np.testing.assert_allclose(pullback(1.0)[0], value / X.sum())


def test_integers_that_are_counted():
    k = np.ones(1, np.int64)
    assert np.array_equal(ne.jacfwd(counts_in_array)(X, k), np.diag(4.0 * X)) and k[0] == 2
    assert np.array_equal(ne.jacrev(counts_in_array)(X, k), np.diag(6.0 * X)) and k[0] == 3
    assert np.array_equal(ne.hessian(lambda x, k: counts_in_array(x, k).sum())(X, k), np.diag([8.0] * 3)) and k[0] == 4
    assert np.array_equal(ne.vjp(counts_in_array, X, k)[1](np.ones(3))[0], 10.0 * X) and k[0] == 5
