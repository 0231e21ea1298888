"""BLAS adds products to shadows of every layout, also where they are empty, or the same twice."""

import itertools

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme.bridge.cpu.linear_algebra.blas import add_product
from tests.interpreted import check_gradient


@njit
def added(x, y, out):
    add_product(x, y, out)


def laid_out(array, layout):
    if layout == "A":
        return np.repeat(array, 2, axis=1)[:, ::2]
    return np.asarray(array, order=layout)


@pytest.mark.parametrize("dtype", [np.float64, np.complex64])
def test_products_are_added_in_every_layout(dtype):
    rng = np.random.default_rng(3)
    x, y, out = (rng.standard_normal(shape).astype(dtype) for shape in ((3, 4), (4, 2), (3, 2)))
    layouts = itertools.product("CF", repeat=3) if dtype is np.complex64 else [*itertools.product("CF", repeat=3), tuple("AAA")]
    for one, two, three in layouts:
        given = laid_out(x, one), laid_out(y, two), laid_out(out.copy(), three)
        added(*given)
        np.testing.assert_allclose(given[2], out + x @ y, rtol=1e-5)


@pytest.mark.parametrize("shapes", [((0, 4), (4, 2)), ((3, 0), (0, 2)), ((3, 4), (4, 0)), ((1, 1), (1, 1)), ((1, 4), (4, 1))])
def test_small_and_empty_ones(shapes):
    x, y = (np.ones(shape) for shape in shapes)
    out = np.full((shapes[0][0], shapes[1][1]), 2.0)
    added(x, y, out)
    np.testing.assert_array_equal(out, 2.0 + x @ y)


@njit
def squares(a, b):
    product = a @ b
    return np.sum(product * product)


@njit
def with_itself(a, b):
    return np.sum((a @ a.T) * (b.T @ b)) + np.sum((a @ b) @ a)


def numbers(*shape):
    return np.random.default_rng(shape[0]).uniform(0.2, 0.9, shape)


@pytest.mark.parametrize("order", [*(pytest.param(order, marks=pytest.mark.slow) for order in ("CC", "FC")), "CF"])
def test_gradients_in_every_layout(order):
    a, b = np.asarray(numbers(3, 4), order=order[0]), np.asarray(numbers(4, 3), order=order[1])
    check_gradient(with_itself, (a, b))


def test_gradients_of_a_strided_operand():
    ne.testing.check_grads(squares, (numbers(3, 8)[:, ::2], numbers(4, 3)))


def test_an_operand_without_a_shadow_costs_nothing_and_shadows_are_added_to():
    a, b = numbers(3, 4), numbers(4, 2)
    d_a = np.ones_like(a)
    ne.autodiff(squares, ne.Duplicated(a, d_a), ne.Const(b))
    np.testing.assert_allclose(d_a, 1.0 + 2.0 * (a @ b) @ b.T)


def test_complex_products():
    @njit
    def power(a, b):
        product = a @ b
        return np.sum(product.real**2 + product.imag**2)

    a, b = numbers(3, 4) + 0.3j * numbers(3, 4), np.asfortranarray(numbers(4, 2) - 0.1j)
    ne.testing.check_grads(power, (a, b))


@pytest.mark.slow
def test_products_to_second_order():
    ne.testing.check_grads(squares, (numbers(3, 4), numbers(4, 2)), order=2)
