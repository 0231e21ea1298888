"""Functions that are defined by an equation: closed forms and differences are the judges."""

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne


@njit
def bisect(a):
    low, high = 0.0, max(a, 1.0)
    for _ in range(80):
        middle = 0.5 * (low + high)
        if middle * middle < a:
            low = middle
        else:
            high = middle
    return 0.5 * (low + high)


@njit
def square_minus(x, a):
    return x * x - a


ROOT = ne.implicit(square_minus, bisect)


@njit
def system(x, matrix, right, k):
    return matrix @ x + k * x**3 - right


@njit
def newton(matrix, right, k):
    x = np.zeros(right.size)
    for _ in range(30):
        x = x - np.linalg.solve(matrix + np.diag(3 * k * x**2), system(x, matrix, right, k))
    return x


MATRIX = np.array([[3.0, 0.4], [-0.2, 2.0]])
RIGHT = np.array([0.7, -1.1])


def test_bisection_has_the_derivatives_of_the_root():
    @njit
    def f(x, y):
        return ROOT(x) * y + np.sin(ROOT(x * y))

    assert ROOT(4.0) == bisect(4.0) and ROOT.__name__ == "bisect"
    assert ne.grad(ROOT)(4.0) == pytest.approx(0.25, rel=1e-14)
    assert ne.jvp(ROOT, (4.0,), (2.0,))[1] == pytest.approx(0.5, rel=1e-14)
    assert ne.grad(ne.grad(ROOT))(4.0) == pytest.approx(-1 / 32, rel=1e-13)
    assert ne.hvp(ROOT, (4.0,), (1.0,)) == pytest.approx(-1 / 32, rel=1e-13)
    root = np.sqrt(8.0)
    expected = (2 * 0.25 + np.cos(root) * 2 / (2 * root), 2 + np.cos(root) * 4 / (2 * root))
    np.testing.assert_allclose(ne.grad(f, (0, 1))(4.0, 2.0), expected, rtol=1e-14)


@pytest.mark.slow
def test_derivatives_of_a_tangent():
    @njit
    def slope(a):
        return ne.jvp(ROOT, (a,), (1.0,))[1]

    assert ne.grad(slope)(4.0) == pytest.approx(-1 / 32, rel=1e-13)
    assert ne.jvp(slope, (4.0,), (2.0,))[1] == pytest.approx(-2 / 32, rel=1e-13)


def test_vectors_with_several_arguments_and_a_linear_solver_of_the_users():
    @njit
    def jacobi(matrix, right):  # converges for dominant diagonals; its stop says nothing of the derivative
        y = np.zeros_like(right)
        while True:
            step = (right - matrix @ y) / np.diag(matrix)
            y = y + step
            if np.abs(step).max() < 1e-15:
                return y

    root = ne.implicit(system, newton, jacobi)

    @njit
    def loss(matrix, right, k):
        return np.sum(root(matrix, right, k) ** 2)

    x = newton.py_func(MATRIX, RIGHT, 0.7)
    adjoint = np.linalg.solve((MATRIX + np.diag(3 * 0.7 * x**2)).T, 2 * x)
    expected = -np.outer(adjoint, x), adjoint, -adjoint @ x**3
    found = ne.grad(loss, (0, 1, 2))(MATRIX, RIGHT, 0.7)
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-14)
    steps = (0.3 * MATRIX, RIGHT[::-1].copy(), 1.0)
    along = sum(np.sum(g * s) for g, s in zip(expected, steps, strict=True))
    assert ne.jvp(loss, (MATRIX, RIGHT, 0.7), steps)[1] == pytest.approx(along, rel=1e-12)


@pytest.mark.slow
def test_hessians_of_systems():
    root = ne.implicit(system, newton, lambda matrix, right: np.linalg.inv(matrix) @ right)

    @njit
    def loss(matrix, right, k):
        return np.sum(root(matrix, right, k) ** 2)

    @njit
    def unrolled(matrix, right, k):
        return np.sum(newton(matrix, right, k) ** 2)

    h = 1e-5
    differences = [(ne.grad(unrolled, 1)(MATRIX, RIGHT + h * e, 0.7) - ne.grad(unrolled, 1)(MATRIX, RIGHT - h * e, 0.7)) / (2 * h)
                   for e in np.eye(2)]
    np.testing.assert_allclose(ne.jacrev(ne.grad(loss, 1), 1)(MATRIX, RIGHT, 0.7), differences, rtol=1e-8)


def test_fields_are_solved_for_and_what_is_not_floating_needs_nothing():
    def relax(g, source, n):
        x = np.zeros_like(source)
        for _ in range(60):
            x = g * np.cos(x) / n + source
        return x

    fixed = ne.implicit(lambda x, g, source, n: g * np.cos(x) / n + source - x, relax)
    source, (g, n) = np.array([[0.2, 0.4], [0.1, -0.3]]), (0.5, 2)
    x = fixed(g, source, n)
    slope = 1 + g * np.sin(x) / n
    by_g, by_source, by_n = ne.vjp(fixed, g, source, n)[1](np.ones((2, 2)))
    np.testing.assert_allclose(by_g, np.sum(np.cos(x) / n / slope), rtol=1e-12)
    np.testing.assert_allclose(by_source, 1 / slope, rtol=1e-12)
    assert by_n is None


def test_refusals():
    with pytest.raises(ne.EnzymeError, match="has 3 parameters, bisect has 1"):
        ne.implicit(lambda x, a, b: x - a, bisect)
    with pytest.raises(ne.EnzymeError, match="named parameters"):
        ne.implicit(square_minus, lambda *a: a[0])
    pair = ne.implicit(lambda x, a: x[0] - a, lambda a: (a, a))
    with pytest.raises(Exception, match="a real number or an array of them"):
        ne.grad(lambda a: pair(a)[0])(2.0)


def test_exceptions_of_the_solver_and_singular_roots():
    def picky(a):
        if a < 0:
            raise ValueError("no root")
        return np.sqrt(a)

    root = ne.implicit(square_minus, picky)
    with pytest.raises(ValueError, match="no root"):
        ne.grad(root)(-1.0)
    assert ne.grad(root)(0.0) == np.inf


def test_arguments_with_defaults():
    @njit
    def equation(x, a, n=2.0):
        return x**n - a

    @njit
    def solution(a, n=2.0):
        return a ** (1.0 / n)

    root = ne.implicit(equation, solution)

    @njit
    def both(a):
        return root(a) + root(a, n=4.0)

    np.testing.assert_allclose(ne.grad(root)(4.0), 0.25)
    np.testing.assert_allclose(ne.grad(both)(16.0), 1.0 / 8.0 + 1.0 / 32.0)


def test_a_residual_of_another_shape():
    root = ne.implicit(lambda x, a: np.ones(3) * a, lambda a: np.ones(2) * a)
    with pytest.raises(ValueError, match="must have the shape of x"):
        ne.jvp(root, (1.0,), (1.0,))
