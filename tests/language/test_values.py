"""What a function is made of besides floats: optional and omitted arguments, enums, texts, dictionaries, records, closures."""

import enum
from collections import namedtuple

import numpy as np
import pytest
from numba import from_dtype, njit, typed, types
from numba.experimental import jitclass, structref

import numba_enzyme as ne

from .witness import check, keeps_nothing, slope

X = np.array([0.3, -0.7, 1.1, 0.4, -0.2, 0.9])
FACTOR, TABLE, NESTED = 3.5, np.array([1.0, 2.0, 3.0]), (1.0, (2.0, 3))
RECORD = np.dtype([("a", "f8"), ("n", "i8"), ("b", "f8")], align=True)
RECORD_TYPE = from_dtype(RECORD)


class Shade(enum.Enum):
    LIGHT = 1
    DARK = 2


class Count(enum.IntEnum):
    ONE = 1
    TWO = 2


@njit
def optional(x, y=None, factor=2.0, n=3):
    if y is None:
        return x**n * factor
    return x * y * factor


@njit
def square_or_none(x):
    if x > 10:
        return None
    return x * x


@njit
def optional_result(x):
    squared = square_or_none(x)
    if squared is None:
        return 0.0
    return squared * x


def test_optional_and_omitted():
    check(optional, 0.5)
    check(optional, 0.5, None)
    check(optional, 0.5, 3.0)
    check(optional_result, 0.5)


@njit
def cube_of_matrix(a):
    return np.linalg.matrix_power(a, 3)


def test_a_result_that_may_be_none_is_differentiated_where_it_is_there():
    check(square_or_none, 0.5)
    for derivative in (ne.grad(square_or_none), ne.jacfwd(square_or_none), ne.jacrev(square_or_none)):
        with pytest.raises(ne.EnzymeError, match="square_or_none has returned None here: there is nothing to differentiate"):
            derivative(11.0)
        assert derivative(0.5) == 1.0
    assert ne.value_and_grad(square_or_none)(3.0) == (9.0, 6.0)
    assert ne.autodiff(square_or_none, ne.Active(0.5), seed=2.0) == (2.0,)
    with pytest.raises(ne.EnzymeError, match="square_or_none has returned None here"):
        ne.vjp(square_or_none, 11.0)[1](1.0)


def test_a_power_of_a_matrix_is_optional_to_numba():
    a, da, w = np.array([[1.0, 2.0], [0.5, -1.0]]), np.array([[0.5, 1.0], [-1.0, 2.0]]), np.array([[1.0, -1.0], [2.0, 0.5]])
    tangent = da @ a @ a + a @ da @ a + a @ a @ da
    np.testing.assert_allclose(ne.jvp(cube_of_matrix, (a,), (da,))[1], tangent)
    value, pullback = ne.vjp(cube_of_matrix, a)
    np.testing.assert_allclose(value, a @ a @ a)
    np.testing.assert_allclose(np.sum(pullback(w)[0] * da), np.sum(w * tangent))
    np.testing.assert_allclose(ne.jacrev(cube_of_matrix)(a), ne.jacfwd(cube_of_matrix)(a))


@njit
def by_texts(x, kind, shade, flag):
    s = kind + "!"
    letters = 0
    for ch in "hello":
        if ch == "l":
            letters += 1
    if shade == Shade.LIGHT:
        return x
    if s == "square!":
        return x * x * letters
    value = np.sin(x) * len(kind.upper())
    if flag and Count.TWO == 2:
        value *= x
    return value


def test_texts_enums_and_flags():
    check(by_texts, 0.5, "square", Shade.DARK, True)
    check(by_texts, 0.5, "sine", Shade.DARK, True)
    check(by_texts, 0.5, "sine", Shade.DARK, False)


@njit
def by_tables(x, names):
    prices = {"a": 2.0, "b": 3.0}
    counts = typed.Dict.empty(types.int64, types.int64)
    counts[1], counts[2] = 3, 4
    weights = typed.List()
    weights.append(3)
    weights.append(5)
    seen = {1, 2, 3}
    seen.add(7)
    whole = [1, 2, 3]
    for i in range(4):
        whole.append(i)
    return x * x * prices["a"] + np.sin(x) * counts[2] * weights[1] + x * len(seen) * whole[2] * names[0]


def test_tables_without_a_derivative():
    check(by_tables, 0.4, (2, 3), argnums=(0,))


@njit
def by_a_table(x, names):
    return x * x * names[0] + np.sin(x) * len(names)


def test_a_table_of_the_caller_is_constant():
    assert ne.grad(by_a_table)(0.4, typed.List([2.0, 3.0])) == pytest.approx(2 * 0.4 * 2.0 + np.cos(0.4) * 2)


@njit
def records(x):
    r = np.zeros(3, dtype=RECORD_TYPE)
    for i in range(3):
        r[i].a = x * i
        r[i].n = i + 1
        r[i]["b"] = np.sin(x)
    total = 0.0
    for i in range(3):
        total += r[i].a * r[i].n * r[i].b
    return total


@njit
def updated(x, r):
    total = 0.0
    for i in range(len(r)):
        r[i].a = r[i].a * x
        r[i].n += 1
        total += r[i].a * r[i].a * r[i].n + r[i].b
    return total


def test_arrays_of_records():
    r = np.zeros(3, dtype=RECORD_TYPE)
    r["a"], r["b"], r["n"] = [1.0, 2.0, 3.0], 0.5, [0, 1, 2]
    by_x, by_r = ne.grad(updated, argnums=(0, 1))(0.7, r.copy())
    squares = np.array([1.0, 8.0, 27.0])
    assert by_x == pytest.approx(2 * 0.7 * squares.sum())
    np.testing.assert_allclose(by_r["a"], 2 * 0.49 * squares / r["a"])
    np.testing.assert_array_equal(by_r["b"], 1.0)
    assert ne.grad(updated)(0.7, r.copy()) == by_x  # the records are written, so they have a shadow in any case
    tangent = np.zeros_like(r)
    tangent["a"], tangent["b"] = [1.0, 0.0, 2.0], [0.0, 1.0, 0.0]
    _, slope = ne.jvp(updated, (0.7, r.copy()), (0.5, tangent))
    assert slope == pytest.approx(0.5 * by_x + (by_r["a"] * tangent["a"]).sum() + 1.0)
    primal, shadow = r.copy(), np.zeros_like(r)
    ne.autodiff(updated, ne.Active(0.7), ne.Duplicated(primal, shadow))
    np.testing.assert_array_equal(shadow["a"], by_r["a"])
    assert ne.grad(of_one)(r[0])["a"] == 1.0
    keeps_nothing(lambda: ne.grad(updated, argnums=(0, 1))(0.7, r.copy()))


@njit
def of_one(record):
    return record.a


@njit
def spread(r, one):
    total = 0.0
    for i in range(r.size):
        r[i].a = r[i].a * one.a
        total += r[i].a * one.b
    return total


def test_one_record():
    """A record is a place in its array: its shadow is that place in the shadow of the array."""
    r, shadow = np.zeros(3, dtype=RECORD), np.zeros(3, dtype=RECORD)
    r["a"], r["b"] = [2.0, 3.0, 4.0], [0.5, 0.25, 1.0]
    ne.autodiff(of_one, ne.Duplicated(r[1], shadow[1]))
    np.testing.assert_array_equal(shadow["a"], [0.0, 1.0, 0.0])
    assert ne.autodiff(of_one, ne.Duplicated(r[1], shadow[1]), mode=ne.Forward) == 1.0
    shadow["a"] = 0.0
    apart, by_apart = r[1:2].copy(), np.zeros(1, dtype=RECORD)
    value, _ = ne.autodiff(spread, ne.Duplicated(r.copy(), shadow), ne.Duplicated(apart[0], by_apart[0]), with_primal=True)
    assert value == 27.0 * 0.25
    np.testing.assert_array_equal(shadow["a"], 0.75)
    assert (by_apart["a"], by_apart["b"]) == (9.0 * 0.25, 27.0)
    # the record is the first of the array: a0 * a0, a1 * a0**2, a2 * a0**2, all times b0
    shadow = np.zeros_like(r)
    shared = r.copy()
    value, _ = ne.autodiff(spread, ne.Duplicated(shared, shadow), ne.Duplicated(shared[0], shadow[0]), with_primal=True)
    assert value == 4.0 * (1.0 + 3.0 + 4.0) * 0.5
    np.testing.assert_array_equal(shadow["a"], [2 * 2.0 * 8.0 * 0.5, 4.0 * 0.5, 4.0 * 0.5])
    np.testing.assert_array_equal(shadow["b"], [32.0, 0.0, 0.0])
    with pytest.raises(ne.EnzymeError, match="the shadow of argument `record` must be a record like its primal"):
        ne.autodiff(of_one, ne.Duplicated(r[1], 0.0))


@njit
def constants(x):
    def inner(y):
        return y * x

    return inner(x) * inner(2.0) * FACTOR * TABLE[1] * (TABLE * x).sum() * NESTED[1][0]


def make(k, a):
    @njit
    def closed(x):
        return x**2 * k * a[1]

    return closed


def test_records_inside_and_frozen_constants():
    check(records, 0.5)
    check(constants, 0.3)
    check(make(3.0, TABLE), 0.4)


@njit
def square(x):
    return x * x


@njit
def cube(x):
    return x * x * x


@njit
def apply(f, x):
    return f(x)


@njit
def product(*factors):
    return factors[0] * factors[1]


@njit
def functions(x, f):
    return apply(square, x) * apply(cube, x) + f(x) * product(x, x * x)


@njit
def factorial_like(x, n):
    return 1.0 if n == 0 else x * factorial_like(x, n - 1)


@njit
def odd(x, n):
    return x if n == 0 else np.sin(even(x * 1.1, n - 1))


@njit
def even(x, n):
    return x * x if n == 0 else np.cos(odd(x, n - 1)) * x


def test_functions_as_values_and_recursion():
    check(functions, 0.4, square, argnums=(0,))
    check(factorial_like, 0.4, 4)


@njit
def count_up(x, n):
    for i in range(n):
        yield x * i


@njit
def loops(x, y, n):
    total = 0.0
    for v in count_up(y, n):
        total += v * v
    mirror = x[::-1]
    for i, a in enumerate(x):
        b = mirror[i]
        total += a * b * i
    i = 0
    while i < n:
        total = np.sin(total) + y
        if total > 100:
            break
        i += 1
    else:
        total *= 2
    return total


def test_generators_and_loops():
    check(loops, X, 0.4, 4)


Point = namedtuple("Point", "x y")


@njit
def of_tuples(p, t):
    return p.x * p.y + np.sin(p.x) * t[0][0] * t[1][0].sum() * t[1][1]


@jitclass([("a", types.float64), ("v", types.float64[:]), ("index", types.int64[:])])
class Grid:
    def __init__(self, a, v, index):
        self.a = a
        self.v = v
        self.index = index

    def energy(self):
        total = 0.0
        for i in range(self.index.size):
            total += self.a * self.v[self.index[i]] ** 2
        return total


@njit
def instances(x, v, index):
    total = 0.0
    for k in range(4):
        grid = Grid(x, np.arange(6) * 1.0, index)
        grid.a = grid.a * x
        if k % 2:
            grid.v = v * x
            grid.index = np.arange(2)
        total += grid.energy()
    return total


@njit
def with_an_instance(x, grid):
    return x * grid.energy() * x


@jitclass([("values", types.List(types.float64)), ("name", types.unicode_type)])
class Series:
    def __init__(self, x, name):
        self.values = [x, x * x]
        self.name = name

    def add(self, y):
        self.values.append(y)


@njit
def series(x, n):
    several = [Series(x, "a" + "b"), Series(x * x, "c")]
    several[1] = several[0]
    for i in range(n):
        several[1].add(np.sin(x * i))
    total = 0.0
    for value in several[0].values:
        total += value * value
    return total * len(several[0].name)


@pytest.mark.slow
def test_instances_that_hold_lists():
    check(series, 0.4, 12)
    assert ne.hessian(series)(0.4, 12) == pytest.approx(slope(ne.grad(series), (0.4, 12), 0), rel=1e-6)


def test_instances_of_classes():
    check(instances, 0.4, X, np.array([0, 2, 3]))
    grid = Grid(2.0, X, np.array([0, 2, 3]))
    assert ne.grad(with_an_instance)(0.5, grid) == pytest.approx(grid.energy())


def test_tuples_and_named_tuples():
    p, t = Point(0.3, 0.4), ((0.3, 1), (X, 2.0))
    of_p, of_t = ne.grad(of_tuples, argnums=(0, 1))(p, t)
    assert of_p.x == pytest.approx(0.4 + np.cos(0.3) * 0.3 * X.sum() * 2)
    assert of_p.y == pytest.approx(0.3)
    assert of_t[0] == (pytest.approx(np.sin(0.3) * X.sum() * 2), None)
    np.testing.assert_allclose(of_t[1][0], np.full(6, np.sin(0.3) * 0.3 * 2))
    assert of_t[1][1] == pytest.approx(np.sin(0.3) * 0.3 * X.sum())
    ne.testing.check_grads(of_tuples, (p, t), modes=("fwd", "rev"))


@jitclass([("mass", types.float64), ("position", types.float64[:])])
class Body:
    def __init__(self, mass, position):
        self.mass = mass
        self.position = position

    def step(self, dt):
        self.position += dt * self.mass * self.position[0]
        self.mass *= 1.1


@njit
def two_bodies(mass, position):
    total = 0.0
    for k in range(2):
        body = Body(mass, position.copy() if k else position * 2.0)
        body.step(0.1)
        body.step(0.2)
        total += 0.5 * body.mass * (body.position**2).sum()
    return total


def test_arrays_of_instances_are_updated_in_place():
    check(two_bodies, 1.2, X)


@njit
def field(instance):
    return instance.a


@njit
def entry(values):
    return values[1.0]


@structref.register
class PairType(types.StructRef):
    pass


class Pair(structref.StructRefProxy):
    def __new__(cls, a, v):
        return structref.StructRefProxy.__new__(cls, a, v)


structref.define_proxy(Pair, PairType, ["a", "v"])


@njit
def pair_inside(x):
    pair = Pair(x, np.ones(2) * x)
    pair.a = pair.a * 2.0
    return field(pair) ** 2 * pair.v[1]


@njit
def pair_of_a_pair(x):
    first = Pair(x[2], x[:3] * 2.0)
    second = Pair(first.a * first.a, first.v)  # the constructor stores in one call what it stored in another
    second.v[2] *= x[4]
    return np.sum(first.v**2) * second.a


@njit
def with_room_for_nothing(x, extra):
    kept = np.empty(0)
    total = 0.0
    for i in range(x.size):
        if i >= x.size + extra:
            kept[i - x.size] = np.sin(x[i])  # never
        total += x[i] ** 2
    return total + kept.sum()


def test_an_array_of_constant_size_zero():
    check(with_room_for_nothing, X.copy(), 0)


def test_structures_by_reference():
    check(pair_inside, 1.5)


def test_a_structure_made_of_the_members_of_another():
    """The constructor, which is not inlined of itself, stores in its second call what it had stored in the first."""
    a, b, c, _, e, _ = X
    inside = a * a + b * b + c * c * e * e
    expected = 4.0 * c * c * np.array([2 * a, 2 * b, 2 * inside / c + 2 * c * e * e, 0.0, 2 * c * c * e, 0.0])
    np.testing.assert_allclose(ne.grad(pair_of_a_pair)(X.copy()), expected, rtol=1e-14)


def test_what_can_have_no_shadow_is_given_none():
    pairs = typed.Dict.empty(types.float64, types.float64)
    pairs[1.0] = 2.0
    for function, value in ((field, Pair(1.0, X.copy())), (entry, pairs)):
        for mode in (ne.Reverse, ne.Forward):
            with pytest.raises(ne.EnzymeError, match="holds numbers that can't have a shadow"):
                ne.autodiff(function, ne.Duplicated(value, value), mode=mode)
        with pytest.raises(ne.EnzymeError, match="is not supported: pass"):
            ne.jvp(function, (value,), (value,))
        with pytest.raises(ne.EnzymeError, match="is not supported: pass"):
            ne.grad(function)(value)
