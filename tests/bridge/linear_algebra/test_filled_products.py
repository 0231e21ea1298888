"""Products of matrices are computed in their arrays; the adjoints of these are cleared only where somebody looks again."""

import re

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme.bridge.cpu.linear_algebra.products import begin_dot, fill_dot
from tests.interpreted import check_gradient


@njit
def chain(a, b, steps):
    """Every product is an array of its own; the one before is an operand of the next."""
    total = 0.0
    for t in range(steps):
        a = a @ b - 0.1 * t
        total += np.sum(a * a)
    return total


@njit
def rows_of_three(a, b):
    """Three arrays are used in turn."""
    kept = [a @ b, b @ a, a @ a]
    total = 0.0
    for t in range(6):
        kept[t % 3] = kept[t % 3] @ b
        total += kept[(t + 1) % 3][0, 1] * kept[t % 3][1, 0]
    return total


@njit
def written_afterwards(a, b):
    product = a @ b
    total = product[0, 0] * product[1, 1]
    product[0, 0] = total
    product *= product
    return np.sum(product) + total


@njit
def shared(a, b, twice):
    """One of two products, and an array that one of them may be."""
    first = a @ b
    other = first if twice else b @ a
    other[0, 1] += first[1, 0]
    return np.sum(first * other)


def numbers(*shape):
    return np.random.default_rng(sum(shape)).uniform(0.2, 0.9, shape)


@pytest.mark.parametrize("f, args", [(chain, (4,)), (written_afterwards, ()), (shared, (True,)), (shared, (False,))])
def test_gradients(f, args):
    check_gradient(f, (numbers(3, 3), numbers(3, 3) / 2, *args))


def test_products_kept_in_a_list():
    a, b = numbers(2, 2), numbers(2, 2) / 2
    found = ne.grad(rows_of_three, argnums=(0, 1))(a, b)
    step, moved = 1e-6, numbers(2, 2)
    slope = (rows_of_three(a + step * moved, b + step * moved) - rows_of_three(a - step * moved, b - step * moved)) / (2 * step)
    assert np.sum((found[0] + found[1]) * moved) == pytest.approx(slope, rel=1e-7)


def last_bits(text: str) -> list[str]:
    return re.findall(r"@ne\.rule\.\w+\.\w+\.reverse\(ptr [^,]*, i32 [^,]*, i64 (\d+)", text)


def test_cotangents_are_cleared_where_the_reverse_sweep_may_run_again():
    compiled, args = ne.differentiate(chain), (numbers(3, 3), numbers(3, 3), 3)
    gradient = compiled.grad(*args)
    assert last_bits(compiled.inspect_gradient()) == ["1"]
    _, pullback = ne.vjp(compiled, *args)
    for _ in range(3):
        np.testing.assert_allclose(pullback(1.0)[0], gradient, rtol=1e-14)


@njit
def many(a, b, steps):
    for _ in range(steps):
        a = a @ b @ (b @ a) @ b @ (a @ b) @ (b @ b) @ (a @ a)
    return np.sum(a)


def test_operands_that_nothing_overwrites_are_not_copied():
    """Names that are bound again leave the arrays of products before as they were."""
    compiled, args = ne.differentiate(many), (numbers(3, 3), numbers(3, 3) / 2, 2)
    check_gradient(many, args)
    compiled.grad(*args)
    found = re.findall(r"call i32 @ne\.rule\.\w+\.\w+\.augmented\(ptr [^,]*, i64 (\d+)", compiled.inspect_gradient())
    assert found == ["0"] * 10


@njit
def determinants(a):
    total = 0.0
    for _ in range(3):
        total += np.linalg.det(a)
        a = a + np.eye(2)
    return total


def test_cotangents_of_numbers_are_cleared():
    """All of them lie in the same place."""
    compiled, a = ne.differentiate(determinants), numbers(2, 2)
    check_gradient(determinants, (a,))
    compiled.grad(a)
    assert last_bits(compiled.inspect_gradient()) == ["0"]


@pytest.mark.parametrize("shapes", [((0, 4), (4, 2)), ((3, 0), (0, 2)), ((3, 4), (4, 0)), ((1, 4), (4, 1)), ((2, 1), (1, 3))])
def test_small_and_empty_ones(shapes):
    a, b = (np.ones(shape) for shape in shapes)
    d_a, d_b = ne.grad(written_sum, argnums=(0, 1))(a, b)
    product = a @ b
    np.testing.assert_allclose(d_a, 2 * product @ b.T)
    np.testing.assert_allclose(d_b, 2 * a.T @ product)


@njit
def written_sum(a, b):
    product = a @ b
    return np.sum(product * product)


@pytest.mark.parametrize("inner", [(4, 3), (0, 3), (3, 0)])
@pytest.mark.parametrize("view", [False, True])
def test_sizes_that_do_not_fit_raise(inner, view):
    """For rows of no elements Numba's own product is zero; their shadows would be written where they are not."""
    a, b = np.ones((2, inner[0])), np.ones((inner[1], 4))
    if view:
        a, b = np.ones((2, 2 * inner[0]))[:, ::2], np.ones((inner[1], 8))[:, ::2]
    with pytest.raises(ValueError, match="incompatible array sizes"):
        ne.grad(written_sum)(a, b)


def test_sizes_beyond_what_blas_counts():
    class Large:
        shape = (2**31, 1)

    with pytest.raises(OverflowError, match="fit in C int"):
        begin_dot.py_func(Large, np.ones((1, 1)))
    out = np.full((2, 3), np.nan)
    fill_dot.py_func((np.ones((2, 0)), np.ones((0, 3))), out)
    np.testing.assert_array_equal(out, 0.0)
