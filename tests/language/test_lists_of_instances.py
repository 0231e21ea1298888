"""Typed lists of jitclass instances as arguments: gradients are lists of named tuples; the judges are differences."""

import numba
import numpy as np
import pytest
from numba import njit, types
from numba.experimental import jitclass
from numba.typed import List

import numba_enzyme as ne

from .witness import STEP, WEIGHTS, keeps_nothing


@jitclass([("k", numba.float64), ("rest", numba.float64[:]), ("calls", numba.int64)])
class Spring:
    def __init__(self, k, rest):
        self.k, self.rest, self.calls = k, rest, 0

    def energy(self, x):
        self.calls += 1
        return 0.5 * self.k * np.sum((x - self.rest) ** 2)


@jitclass([("b", numba.float64)])
class Weight:
    def __init__(self, b):
        self.b = b


@jitclass([("_a", numba.float64), ("rows", numba.float64[::1]), ("child", Weight.class_type.instance_type), ("n", numba.int32),
           ("pair", types.Tuple([types.float64, types.int64])), ("items", types.ListType(types.float64)), ("none", types.none)])
class Holder:
    def __init__(self, a, rows, child):
        self._a, self.rows, self.child, self.n = a, rows, child, 2
        self.pair, self.items = (a * 2, 3), List([a, 0.5])

    def a(self):
        return self._a


X, ALONG = np.array([1.0, 3.0]), np.array([0.3, 0.2, -0.4, -1.0, 1.0, 0.5, 0.1, 0.2])
POINT = np.array([2.0, 0.5, 1.0, 3.0, 0.1, -1.0, *X])


def springs(numbers=POINT):
    return List([Spring(numbers[i], numbers[i + 1:i + 3].copy()) for i in (0, 3)])


def flat(found, x):
    return np.array([*(number for spring in found for number in (spring.k, *spring.rest)), *x])


@njit
def energy_read(springs, x):
    total = 0.0
    for i, spring in enumerate(springs):
        total += 0.5 * spring.k**2 * np.sum((x - spring.rest) ** 2) * (i + 1)
    return total


@njit
def energy_counted(springs, x):
    total = 0.0
    for i, spring in enumerate(springs):
        total += spring.energy(x) * spring.calls * (i + 1)
    return total


@njit
def energy_set(springs, x):
    for spring in springs:
        spring.k = spring.k * spring.k * x[0]
        spring.rest[0] *= spring.k
    return energy_read(springs, x)


def differences(f):
    def at(numbers):
        return f(springs(numbers), numbers[6:].copy())

    return np.array([sum(weight * at(POINT + k * one) for k, weight in WEIGHTS) / (12 * STEP) for one in np.eye(8) * STEP])


@pytest.mark.parametrize("f", [*(pytest.param(f, marks=pytest.mark.slow) for f in (energy_read, energy_counted)), energy_set])
def test_gradients_and_tangents(f):
    expected = differences(f)
    given, after = springs(), springs()
    value, (by_springs, by_x) = ne.value_and_grad(f, argnums=(0, 1))(given, X)
    assert value == f(after, X)
    np.testing.assert_allclose(flat(by_springs, by_x), expected, rtol=1e-8)
    assert all(spring.calls is None for spring in by_springs) and "Spring(k=" in repr(by_springs[0])
    np.testing.assert_array_equal(flat(given, X), flat(after, X))  # as the function leaves them
    assert [spring.calls for spring in given] == [spring.calls for spring in after]
    _, tangent = ne.jvp(f, (springs(), X), (springs(ALONG), ALONG[6:]))
    assert tangent == pytest.approx(expected @ ALONG, rel=1e-8)
    _, tangent = ne.jvp(f, (springs(), X), (by_springs, by_x))  # gradients are tangents as well
    assert tangent == pytest.approx(expected @ expected, rel=1e-8)


@pytest.mark.slow
def test_second_order():
    second = flat(*ne.hvp(energy_set, (springs(), X), (springs(ALONG), ALONG[6:])))
    gradient = ne.grad(energy_set, argnums=(0, 1))
    moved = [POINT + k * STEP * ALONG for k, _ in WEIGHTS]
    found = [flat(*gradient(springs(numbers), numbers[6:])) for numbers in moved]
    expected = sum(weight * one for (_, weight), one in zip(WEIGHTS, found, strict=True)) / (12 * STEP)
    np.testing.assert_allclose(second, expected, rtol=1e-7)


def test_pullbacks_and_shadows():
    expected = differences(energy_read)
    given, shadow, dx = springs(), springs(np.ones(8)), np.zeros(2)
    _, pullback = ne.vjp(energy_read, given, X)
    given[0].k, given[0].rest[0] = 99.0, 98.0  # the pullback has the instances as they were
    np.testing.assert_allclose(flat(*pullback(2.0)), 2 * expected, rtol=1e-8)
    ne.autodiff(energy_read, ne.Duplicated(springs(), shadow), ne.Duplicated(X, dx))
    np.testing.assert_allclose(flat(shadow, dx), expected + np.repeat([1, 0], [6, 2]), rtol=1e-8)
    keeps_nothing(lambda: ne.grad(energy_read)(given, X))


@pytest.mark.parametrize("f", [pytest.param(energy_counted, marks=pytest.mark.slow), energy_set])
def test_pullbacks_of_functions_that_set_numbers(f):
    """The primal sets them in the instances that were given, once; the pullback works on copies of what they were."""
    given, after, other = springs(), springs(), springs()
    value, pullback = ne.vjp(f, given, X)
    assert value == f(after, X)
    expected = flat(*ne.grad(f, argnums=(0, 1))(other, X))
    for _ in range(2):
        np.testing.assert_allclose(flat(*pullback(1.0)), expected, rtol=1e-12)
    np.testing.assert_array_equal(flat(given, X), flat(after, X))
    np.testing.assert_allclose(expected, differences(f), rtol=1e-7)


@njit
def of_holders(holders):
    total = 0.0
    for holder in holders:
        total += holder.child.b**2 * holder.rows.sum() * holder.pair[0] * holder.pair[1]
        total += holder.items[0] * holder.items[1] * holder.n * holder.a()
        holder.pair = (holder.pair[0] * holder.child.b, holder.pair[1] + 1)
        holder.child.b = holder.child.b * holder.rows[0]
        total += holder.pair[0] * holder.child.b * holder.pair[1]
    return total


def holders():
    return List([Holder(1.5, np.array([1.0, 2.0]), Weight(0.5)), Holder(-1.0, np.array([0.3]), Weight(2.5))])


def moved(change, place):
    """The difference quotient of `of_holders` along what *change* does to an instance."""
    total = 0.0
    for k, weight in WEIGHTS:
        given = holders()
        change(given[place], k * STEP)
        total += weight * of_holders(given)
    return total / (12 * STEP)


def set_child(holder, step):
    holder.child.b += step


def set_row(holder, step):
    holder.rows[-1] += step


def set_pair(holder, step):
    holder.pair = (holder.pair[0] + step, holder.pair[1])


def set_item(holder, step):
    holder.items[1] += step


def test_fields_of_all_kinds():
    given, after = holders(), holders()
    found = ne.grad(of_holders)(given)
    of_holders(after)
    for i, one in enumerate(found):
        by = [(set_child, one.child.b), (set_row, one.rows[-1]), (set_pair, one.pair[0]), (set_item, one.items[1])]
        for change, number in by:
            assert number == pytest.approx(moved(change, i), rel=1e-8)
        assert one._a == given[i].items[0] * given[i].items[1] * 2
        assert (one.n, one.none, one.pair[1]) == (None, None, None)
        assert given[i].pair == after[i].pair and given[i].child.b == after[i].child.b


@njit
def of_groups(groups):
    total = 0.0
    for weights, scale in groups:
        for weight in weights:
            weight.b = weight.b * scale
            total += scale * weight.b**2
    return total


def test_lists_of_instances_in_lists():
    groups = List([(List([Weight(1.0), Weight(2.0)]), 3.0), (List([Weight(4.0)]), 5.0)])
    (first, by_three), (second, by_five) = ne.grad(of_groups)(groups)
    assert [weight.b for weight in first] == [2 * 27, 4 * 27] and [weight.b for weight in second] == [8 * 125]
    assert (by_three, by_five) == (3 * 9 * 5, 3 * 25 * 16)
    assert [weight.b for weights, _ in groups for weight in weights] == [3.0, 6.0, 20.0]
    assert len(ne.grad(product)(List.empty_list(Weight.class_type.instance_type))) == 0


@njit
def product(weights):
    total = 1.0
    for weight in weights:
        total *= weight.b
    return total


@njit
def product_inside(weights):
    _, pullback = ne.vjp(product, weights)
    weights[0].b = 100.0
    return pullback(2.0)[0][1].b, ne.grad(product)(weights)[1].b


def test_inside_njit():
    assert product_inside(List([Weight(3.0), Weight(4.0)])) == (6.0, 100.0)


@njit
def squared_beside(weights, weight):
    weights[0].b = weights[0].b ** 2
    return weight.b * weights[0].b


@njit
def sets_beside(weights, weight):
    weight.b = weight.b**2
    return weight.b * weights[0].b


@njit
def squared_twice(weights):
    weights[0].b = weights[0].b ** 2
    return weights[1].b


@pytest.mark.parametrize("argnums", [0, 1, pytest.param((0, 1), marks=pytest.mark.slow)])
def test_the_same_instance_in_a_list_and_beside_it(argnums):
    same = Weight(3.0)
    for f in (squared_beside, sets_beside):
        with pytest.raises(ne.ActivityError, match="or are the same"):
            ne.grad(f, argnums=argnums)(List([same]), same)
    assert same.b == 3.0


def test_the_same_instance():
    same = Weight(3.0)
    with pytest.raises(ne.ActivityError, match="or are the same"):
        ne.grad(squared_twice)(List([same, same]))
    with pytest.raises(ne.ActivityError, match="each needs its own"):
        ne.autodiff(product, ne.Duplicated(List([Weight(1.0), Weight(2.0)]), List([same, same])))
    assert same.b == 3.0
    assert [found.b for found in ne.grad(product)(List([same, same]))] == [3.0, 3.0]  # where it is read, it may be
    assert ne.grad(squared_beside, argnums=1)(List([Weight(2.0)]), same).b == 4.0


@njit
def replaced(weights):
    weights[0] = Weight(weights[0].b)
    return weights[0].b


@njit
def exchanged(weights):
    kept = weights[0]
    weights[0] = weights[1]
    weights[1] = kept
    return weights[0].b


@njit
def child_replaced(holders):
    holders[0].child = Weight(2.0 * holders[0].child.b)
    return holders[0].child.b


@njit
def array_replaced(holders):
    holders[0].rows = 2 * holders[0].rows
    return holders[0].rows[0]


@jitclass([("b", numba.float64), ("name", types.unicode_type)])
class Named:
    def __init__(self, b):
        self.b, self.name = b, "x"


@jitclass([("child", Weight.class_type.instance_type)])
class Unset:
    def __init__(self):
        pass


@njit
def of_name(given):
    return given[0].b


@njit
def of_child(given):
    return given[0].child.b


def weights_of_one():
    return List([Weight(1.0), Weight(1.0)])


@pytest.mark.parametrize(("f", "given"), [
    (replaced, weights_of_one), pytest.param(exchanged, weights_of_one, marks=pytest.mark.slow),
    *(pytest.param(f, holders, marks=pytest.mark.slow) for f in (child_replaced, array_replaced)),
])  # fmt: skip
def test_other_items_are_refused(f, given):
    with pytest.raises(ValueError, match="other items after the call, or other arrays in them"):
        ne.grad(f)(given())


def test_refusals():
    two = weights_of_one()
    with pytest.raises(ne.EnzymeError, match="is not supported"):
        ne.grad(of_name)(List([Named(1.0)]))
    with pytest.raises(ne.ActivityError, match="has not been set"):
        ne.grad(of_child)(List([Unset()]))
    with pytest.raises(ne.EnzymeError, match="must be a list of the same kind"):
        ne.jvp(product, (two,), (List([(1.0, 2.0)]),))
    with pytest.raises(ne.ActivityError, match="must have the shapes"):
        ne.jvp(product, (two,), (List([Weight(1.0)]),))


@jitclass([("child", Weight.class_type.instance_type), ("a", numba.float64)])
class UnsetBeside:
    def __init__(self, a):
        self.a = a


@njit
def squared_row(holders, x):
    x[0] = x[0] ** 2
    return holders[0].a * x[0]


def test_constant_instances_with_unset_fields():
    """The derivative of a x^2 is 2 a x; the child, which is never read, has no memory to compare."""
    holders = List([UnsetBeside(5.0), UnsetBeside(1.0)])
    assert ne.grad(squared_row, argnums=1)(holders, np.array([3.0])).tolist() == [30.0]
