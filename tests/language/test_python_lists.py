"""Python lists as arguments and results: their gradients, tangents and cotangents are lists of the same form."""

from collections import namedtuple

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne

from .witness import check, keeps_nothing

pytestmark = pytest.mark.filterwarnings("ignore::numba.core.errors.NumbaPendingDeprecationWarning")
Layer = namedtuple("Layer", ["weights", "bias", "size"])


@njit
def energy(positions, k):
    total = 0.0
    for i, value in enumerate(positions):
        total += k * value * value * (i + 1)
    return total


@njit
def energy_of_array(positions, k):
    return energy([1.0 * value for value in positions], k)


def test_gradient_of_a_list_is_a_list():
    x = np.array([1.0, 2.0, 4.0])
    by_array, by_k = check(energy_of_array, x, 2.0)
    value, (by_list, by_factor) = ne.value_and_grad(energy, argnums=(0, 1))(list(x), 2.0)
    assert (type(by_list), by_list) == (list, list(by_array))
    assert (value, by_factor) == (energy_of_array(x, 2.0), by_k)
    value, tangent = ne.jvp(energy, (list(x), 2.0), ([1.0, 0.0, 2.0], 0.5))
    assert tangent == pytest.approx(by_array[0] + 2 * by_array[2] + 0.5 * by_k)
    positions = list(x)
    _, pullback = ne.vjp(energy, positions, 2.0)
    positions[0] = 100.0
    assert pullback(2.0) == ([2.0 * slope for slope in by_array], 2.0 * by_k)
    assert ne.hvp(energy, (list(x), 2.0), ([1.0, 0.0, 1.0], 0.0))[0] == [4.0, 0.0, 12.0]
    keeps_nothing(lambda: ne.value_and_grad(energy, argnums=(0, 1))([1.0, 2.0], 2.0))


@njit
def running_products(values, x):
    for i in range(1, len(values)):
        values[i] *= values[i - 1]
    return [value * x for value in values], len(values)


@njit
def last_product(values, x):
    return running_products(values, x)[0][-1]


def test_lists_are_written_and_returned():
    values = [1.0, 2.0, 3.0]
    (out, n), tangent = ne.jvp(running_products, (list(values), 2.0), ([1.0, 0.0, 1.0], 0.0))
    assert (out, n, tangent[0]) == ([2.0, 4.0, 12.0], 3, [2.0, 4.0, 12.0 + 4.0])
    _, pullback = ne.vjp(running_products, values, 2.0)
    assert pullback(([0.0, 1.0, 1.0], None)) == ([4.0 + 12.0, 2.0 + 6.0, 4.0], 2.0 + 6.0)
    assert values == [1.0, 2.0, 6.0]  # as one call of the function leaves it
    values = [1.0, 2.0, 3.0]
    assert ne.grad(last_product)(values, 2.0) == [12.0, 6.0, 4.0]
    assert values == [1.0, 2.0, 6.0]


@njit
def areas(sides, names):
    total = 0.0
    for i, (a, b) in enumerate(sides):
        total += a * b * len(names[i])
    return total


@njit
def slope_inside(x):
    return ne.grad(energy)([x, x], 2.0)[1] + ne.vjp(energy, [x, x], 2.0)[1](1.0)[1]


def test_lists_of_pairs_and_lists_made_inside():
    assert ne.grad(areas)([(1.0, 2.0), (3.0, 4.0)], ["a", "bc"]) == [(2.0, 1.0), (8.0, 6.0)]
    assert slope_inside(3.0) == 24.0 + 27.0


@njit
def product(first, second):
    total = 0.0
    for i in range(len(first)):
        total += first[i] * second[i] ** 2
    return total


@njit
def growing(values, x):
    values.append(x)
    return values[0] * values[-1]


@njit
def total_of_records(values):
    return values[0][0].a


@njit
def scaled(rows, k):
    for row in rows:
        row *= k
    return rows[0][0] * rows[1][0]


@njit
def squares(rows, k):
    total = 0.0
    for row in rows:
        total += (row * row).sum() * k
    return total


@njit
def of_named(rows):
    return rows[0].weights.sum() * rows[1].bias * rows[1].size


@njit
def squares_inside(rows):
    _, pullback = ne.vjp(squares, rows, 2.0)
    rows[0][0] = 50.0
    return pullback(1.0)[0][0][0], ne.grad(squares)(rows, 2.0)[0][0], ne.grad(squares)([rows[0], rows[1]], 1.0)[1][0]


def arrays():
    return [np.array([1.0, 2.0]), np.array([3.0])]


def rows_of(found):
    assert type(found) is list
    return [row.tolist() for row in found]


def test_lists_of_arrays():
    """Gradients are lists of arrays; what is written to the arrays is there afterwards."""
    given = arrays()
    by_rows, by_k = ne.grad(scaled, argnums=(0, 1))(given, 2.0)
    assert rows_of(by_rows) == [[12.0, 0.0], [4.0]] and by_k == 12.0
    assert rows_of(given) == [[2.0, 4.0], [6.0]]
    assert ne.jvp(squares, (arrays(), 2.0), (arrays(), 0.5)) == (28.0, 56.0 + 7.0)
    given = arrays()
    _, pullback = ne.vjp(squares, given, 2.0)
    given[0][0] = 99.0  # the pullback has the arrays as they were
    assert rows_of(pullback(1.0)[0]) == [[4.0, 8.0], [12.0]]
    row = np.ones(2)
    with pytest.raises(ne.ActivityError, match="share memory"):
        ne.grad(scaled)([row, row], 2.0)


@pytest.mark.slow
def test_shadows_and_named_tuples():
    shadow = [np.ones(2), np.ones(1)]
    ne.autodiff(squares, ne.Duplicated(arrays(), shadow), ne.Const(2.0))
    assert rows_of(shadow) == [[5.0, 9.0], [13.0]]
    first, second = ne.grad(of_named)([Layer(np.ones(4)[::2], 1.0, 2), Layer(np.ones(6)[::2], 2.0, 3)])
    assert first.weights.tolist() == [6.0, 6.0] and (second.bias, second.size) == (6.0, 0)


@pytest.mark.slow
def test_second_order_and_inside_njit():
    by_rows, by_k = ne.hvp(squares, (arrays(), 2.0), (arrays(), 0.0))
    assert rows_of(by_rows) == [[4.0, 8.0], [12.0]] and by_k == 28.0
    assert squares_inside(arrays()) == (4.0, 200.0, 6.0)


def test_refusals():
    values = [1.0, 2.0]
    assert ne.grad(product, argnums=(0, 1))(values, [3.0, 4.0]) == ([9.0, 16.0], [6.0, 16.0])
    with pytest.raises(ne.ActivityError, match="the same list"):
        ne.grad(product)(values, values)
    with pytest.raises(ne.ActivityError, match="pass typed lists"):
        ne.autodiff(energy, ne.Duplicated(values, [0.0, 0.0]), ne.Const(2.0))
    with pytest.raises(ValueError, match="change the length of a copy"):
        ne.grad(growing)(values, 2.0)
    with pytest.raises(ne.EnzymeError, match="pass an array or a tuple"):
        ne.grad(total_of_records)([np.zeros(2, dtype=[("a", "f8")])])
    assert values == [1.0, 2.0]


@njit
def turned(numbers, marks, x):
    numbers.reverse()
    marks.add(numbers[0])
    numbers.append(5)
    return numbers[0] * len(marks) * x * x


def test_changes_of_lists_and_sets_inside_the_tuple_of_primals():
    for derivative, expected in (
        (lambda *given: ne.jvp(turned, given, (None, None, 1.0))[1], 24.0),
        (lambda *given: ne.hvp(turned, given, (None, None, 1.0))[2], 12.0),
        (lambda *given: ne.autodiff(turned, ne.Const(given[0]), ne.Const(given[1]), ne.Active(given[2]))[2], 24.0),
        (lambda *given: ne.autodiff(turned, *map(ne.Const, given[:2]), ne.Duplicated(given[2], 1.0), mode=ne.Forward), 24.0),
    ):
        numbers, marks = [1, 2, 3], {7}
        assert derivative(numbers, marks, 2.0) == expected
        assert numbers == [3, 2, 1, 5] and marks == {7, 3}
