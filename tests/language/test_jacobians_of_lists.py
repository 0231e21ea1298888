"""Jacobians and Hessians by lists of arrays, tuples, instances and lists.

The judges are closed forms, differences of polynomials, and the same function of plain arrays.
"""

from collections import namedtuple

import numba
import numpy as np
import pytest
from numba import njit
from numba.experimental import jitclass
from numba.typed import List

import numba_enzyme as ne

Layer = namedtuple("Layer", ["weights", "bias", "size"])
U, W = np.array([[1.0, 2.0]]), np.array([[3.0], [0.5]])
F = np.asfortranarray(np.arange(6.0).reshape(2, 3))
BOTH = pytest.mark.parametrize("jacobian", [ne.jacrev, ne.jacfwd])
FORWARD = pytest.mark.parametrize("jacobian", [pytest.param(ne.jacrev, marks=pytest.mark.slow), ne.jacfwd])

pytestmark = pytest.mark.filterwarnings("ignore::numba.core.errors.NumbaPendingDeprecationWarning")


@jitclass([("b", numba.float64)])
class Weight:
    def __init__(self, b):
        self.b = b


def close(found, expected):
    if isinstance(expected, np.ndarray | float):
        np.testing.assert_allclose(found, expected, rtol=1e-12, atol=1e-13)
        return
    for one, other in zip(found, expected, strict=True):
        close(one, other)


@njit
def vector(rows, x):
    out = np.zeros(2)
    for i, row in enumerate(rows):
        out[0] += (row * row).sum() * x * (i + 1)
        out[1] += np.sin(row).sum() * x
    return out


@BOTH
def test_results_that_are_arrays(jacobian):
    by_arrays = np.array([2 * U * 2.0, np.cos(U) * 2.0]), np.array([4 * W * 2.0, np.cos(W) * 2.0])
    by_x = np.array([(U * U).sum() + 2 * (W * W).sum(), np.sin(U).sum() + np.sin(W).sum()])
    for rows in (List([U, W]), [U, W]) if jacobian is ne.jacfwd else (List([U, W]),):
        found, found_x = jacobian(vector, argnums=(0, 1))(rows, 2.0)
        assert type(found) is type(rows) and found[0].shape == (2, 1, 2)
        close(found, by_arrays)
        close(found_x, by_x)


@pytest.mark.slow
def test_by_a_list_alone():
    expected = [np.array([2 * U * 2.0, np.cos(U) * 2.0]), np.array([4 * W * 2.0, np.cos(W) * 2.0])]
    close(ne.jacrev(vector)(List([U, W]), 2.0), expected)


@njit
def scalar(rows, x):
    total = 0.0
    for i, row in enumerate(rows):
        total += np.sin(row[0, 0] * x) * (i + 1) * rows[0][0, 0] * rows[-1][-1, -1]
    return total


@njit
def scalar_of_arrays(u, w, x):
    return (np.sin(u[0, 0] * x) + np.sin(w[0, 0] * x) * 2) * u[0, 0] * w[-1, -1]


def test_hessians():
    """A list over the rows of the gradient, in each array the structure of a Jacobian."""
    expected = ne.hessian(scalar_of_arrays, argnums=(0, 1, 2))(U, W, 2.0)
    (first, second), (by_rows, by_x) = ne.hessian(scalar, argnums=(0, 1))(List([U, W]), 2.0)
    for (found, found_x), other in zip((first, second, (by_rows, by_x)), expected, strict=True):
        close([*found, found_x], other)


@pytest.mark.slow
def test_jacobians_of_gradients():
    expected, rows = ne.hessian(scalar_of_arrays, argnums=(0, 1, 2))(U, W, 2.0), List([U, W])
    close(ne.jacfwd(ne.grad(scalar), argnums=1)(rows, 2.0), [other[2] for other in expected[:2]])
    close(ne.jacfwd(ne.grad(scalar, argnums=1))(rows, 2.0), expected[2][:2])


@pytest.mark.slow
def test_hessians_by_python_lists():
    expected = ne.hessian(scalar_of_arrays, argnums=(0, 1, 2))(U, W, 2.0)
    found = ne.hessian(scalar)([U, W], 2.0)
    assert type(found) is list
    close(found, [other[:2] for other in expected[:2]])


@pytest.mark.slow
def test_hessians_by_a_typed_list_alone():
    expected = ne.hessian(scalar_of_arrays, argnums=(0, 1, 2))(U, W, 2.0)
    close(ne.hessian(scalar)(List([U, W]), 2.0), [other[:2] for other in expected[:2]])


@njit
def scaled(pair, factors):
    return scalar(pair[0], pair[1]) * factors[0] ** 2 * factors[1]


@njit
def scaled_of_arrays(u, w, x, factors):
    return scalar_of_arrays(u, w, x) * factors[0] ** 2 * factors[1]


@pytest.mark.slow
@pytest.mark.parametrize("kind", [list, List])
def test_hessians_by_lists_in_tuples_beside_lists_of_numbers(kind):
    """Arrays stand for lists of numbers."""
    expected = ne.hessian(scaled_of_arrays, argnums=(0, 1, 2, 3))(U, W, 2.0, np.array([0.5, 3.0]))
    ((first, second), by_x), by_factors = ne.hessian(scaled, argnums=(0, 1))((kind([U, W]), 2.0), kind([0.5, 3.0]))
    for (((u, w), x), factors), other in zip((first, second, by_x, by_factors), expected, strict=True):
        close([u, w, x, factors], other)


@njit
def trio(groups):
    return np.array([groups[0][0][0] * groups[0][0][1], 1.0])


@pytest.mark.slow
@BOTH
def test_lists_of_lists_of_pairs_are_refused(jacobian):
    with pytest.raises(ne.EnzymeError, match="lists of lists of tuples of equal numbers"):
        jacobian(trio)(List([List([(1.0, 2.0)])]))


@njit
def array_of_columns(rows):
    return rows[0] * rows[0][0, 1] * rows[1][1, 0]


@njit
def sum_of_columns(rows):
    return (array_of_columns(rows) * rows[1]).sum()


def slopes(f, *arrays):
    """The derivatives of a function by arrays, exact if it is a polynomial of degree two in each number."""
    found = []
    for place, array in enumerate(arrays):
        by_array = np.zeros((*np.shape(f(*arrays)), *array.shape))
        for index in np.ndindex(array.shape):
            ends = [[a.copy() for a in arrays] for _ in range(2)]
            ends[0][place][index] += 1
            ends[1][place][index] -= 1
            by_array[(..., *index)] = (f(*ends[0]) - f(*ends[1])) / 2
        found.append(by_array)
    return found


@FORWARD
def test_items_in_the_order_of_columns(jacobian):
    rows = List([F, F + 1])
    close(jacobian(array_of_columns)(rows), slopes(lambda *two: array_of_columns.py_func(two), F, F + 1))


@pytest.mark.slow
@BOTH
def test_second_derivatives_by_items_in_the_order_of_columns(jacobian):
    rows = List([F, F + 1])
    by_both = [slopes(lambda *two, k=k: slopes(lambda *two: (array_of_columns.py_func(two) * two[1]).sum(), *two)[k], F, F + 1)
               for k in range(2)]  # fmt: skip
    close(jacobian(ne.grad(sum_of_columns))(rows), by_both)


@njit
def network(layers, x):
    for layer in layers:
        x = np.tanh(layer.weights * x + layer.bias * layer.size)
    return x


@njit
def network_of_arrays(w0, b0, w1, b1, x):
    return np.tanh(w1 * np.tanh(w0 * x + b0 * 2) + b1 * 3)


@njit
def loss(layers, x):
    return (network(layers, x) ** 2).sum()


@njit
def loss_of_arrays(w0, b0, w1, b1, x):
    return (network_of_arrays(w0, b0, w1, b1, x) ** 2).sum()


def flat(entry):
    (first, second), by_x = entry
    assert first.size is None  # which is not floating
    return first.weights, first.bias, second.weights, second.bias, by_x


@pytest.mark.slow
def test_named_tuples():
    a, b, x, every = np.array([0.3, -0.5]), np.array([0.7, 0.2]), np.array([1.0, 0.4]), (0, 1, 2, 3, 4)
    layers, plain = List([Layer(a, 0.1, 2), Layer(b, -0.3, 3)]), (a, 0.1, b, -0.3, x)
    expected = ne.jacrev(network_of_arrays, argnums=every)(*plain)
    close(flat(ne.jacrev(network, argnums=(0, 1))(layers, x)), expected)
    close(flat(ne.jacfwd(network, argnums=(0, 1))(layers, x)), expected)
    expected = ne.hessian(loss_of_arrays, argnums=every)(*plain)
    (first, second), by_x = ne.hessian(loss, argnums=(0, 1))(layers, x)
    for found, other in zip((first.weights, first.bias, second.weights, second.bias, by_x), expected, strict=True):
        close(flat(found), other)


@njit
def squares(weights):
    return np.array([weight.b**2 * weights[0].b for weight in weights])


@njit
def product(weights):
    return weights[0].b ** 2 * weights[1].b


def test_instances():
    weights = List([Weight(2.0), Weight(3.0)])
    for jacobian in (ne.jacrev, ne.jacfwd):
        close([found.b for found in jacobian(squares)(weights)], [np.array([12.0, 9.0]), np.array([0.0, 12.0])])
    assert [[found.b for found in row.b] for row in ne.hessian(product)(weights)] == [[6.0, 4.0], [4.0, 0.0]]


@njit
def of_groups(groups):
    out, place = np.zeros(3), 0
    for group in groups:
        for row in group:
            out[place] = row.sum() * groups[0][0][0]
            place += 1
    return out


@njit
def of_lists(rows):
    return rows[0][0] ** 2 * rows[1][0]


@njit
def pair_of_lists(rows):
    return np.array([of_lists(rows), rows[0][1]])


@njit
def product_of_groups(groups):
    return groups[0][0][0] ** 2 * groups[1][0][0]


@FORWARD
def test_lists_of_lists(jacobian):
    groups = List([List([np.ones(2), 2 * np.ones(1)]), List([3 * np.ones(1)])])
    (first, second), (third,) = jacobian(of_groups)(groups)
    assert first.tolist() == [[3, 1], [2, 0], [3, 0]] and second.tolist() == [[0], [1], [0]] and third.tolist() == [[0], [0], [1]]


@pytest.mark.slow
@BOTH
def test_lists_of_lists_of_numbers(jacobian):
    rows = List([List([1.0, 2.0]), List([3.0])])
    assert [[b.tolist() for b in row] for row in jacobian(pair_of_lists)(rows)] == [[[6.0, 0.0], [0.0, 1.0]], [[1.0, 0.0]]]


@pytest.mark.slow
@BOTH
def test_second_derivatives_by_lists_of_lists(jacobian):
    groups = List([List([np.ones(2), 2 * np.ones(1)]), List([3 * np.ones(1)])])
    (one, two), (three,) = jacobian(ne.grad(product_of_groups))(groups)
    close(one, [[np.array([[6.0, 0.0], [0.0, 0.0]]), np.zeros((2, 1))], [np.array([[2.0], [0.0]])]])
    close(two, [[np.zeros((1, 2)), np.zeros((1, 1))], [np.zeros((1, 1))]])
    close(three, [[np.array([[2.0, 0.0]]), np.zeros((1, 1))], [np.zeros((1, 1))]])


@pytest.mark.slow
@BOTH
def test_second_derivatives_by_lists_of_lists_of_numbers(jacobian):
    (one, _), (other,) = jacobian(ne.grad(of_lists))(List([List([1.0, 2.0]), List([3.0])]))
    assert [list(row) for row in one] == [[6.0, 0.0], [2.0]] and [list(row) for row in other] == [[2.0, 0.0], [0.0]]


@njit
def several(rows):
    return rows[0] * rows[1][0], rows[1].sum() * 2, 3


@njit
def written(rows):
    rows[0][0] = rows[0][0] ** 2
    return rows[0] * rows[1][0]


@njit
def small(rows):
    return rows[0][0] * rows[1][0] ** 2


@njit
def inside(rows):
    return ne.jacrev(several)(rows)[0][1][1, 0], ne.hessian(small)(rows)[0][1][0, 0]


def rows_of_two():
    return List([np.array([3.0, 1.0]), np.array([2.0])])


def test_structures_of_results():
    by_product, by_sum, by_constant = ne.jacrev(several)(rows_of_two())
    close(by_product, [2 * np.eye(2), np.array([[3.0], [1.0]])])
    close(by_sum, [np.zeros(2), np.array([2.0])])
    assert by_constant is None
    with pytest.raises(ne.EnzymeError, match="take that of grad"):
        ne.jacfwd(ne.value_and_grad(small))(rows_of_two())


@FORWARD
def test_functions_that_write_to_their_list(jacobian):
    rows = rows_of_two()
    close(jacobian(written)(rows), [np.diag([12.0, 2.0]), np.array([[9.0], [1.0]])])
    assert rows[0].tolist() == [9.0, 1.0]  # as the function leaves them


@pytest.mark.slow
def test_inside_njit():
    assert inside(rows_of_two()) == (1.0, 4.0)


@njit
def times_constant_list(rows, x):
    rows[1][0] = rows[1][0] * x
    total = 0.0
    for row in rows[0]:
        total += row.sum()
    return total * rows[1][0]


def test_beside_a_list_that_is_constant():
    def given():
        return (List([np.ones(2), np.ones(3)]), np.full(1, 2.0)), 3.0

    assert ne.grad(times_constant_list, 1)(*given()) == ne.jacrev(times_constant_list, 1)(*given()) == 10.0
