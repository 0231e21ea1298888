"""jvp, vjp, hvp, Jacobians and Hessians."""

import math

import numpy as np
import pytest
from numba import njit

from numba_enzyme import EnzymeError, NotDifferentiable, differentiate, grad, hessian, hvp, jacfwd, jacrev, jvp, vjp
from numba_enzyme.testing import check_grads


@differentiate
def spiral(x, scale):
    out = np.empty(3)
    out[0] = x[0] * x[1] * scale
    out[1] = np.sin(x[0])
    out[2] = x[1] * x[1]
    return out


def spiral_jacobian(x, scale):
    return np.array([[x[1] * scale, x[0] * scale], [np.cos(x[0]), 0.0], [0.0, 2 * x[1]]])


@differentiate
def pair(x, a):
    return x * a, a * a


@differentiate
def in_place(x, a):
    x[0] = x[0] * a
    return x * a


@differentiate
def rosenbrock(x):
    total = 0.0
    for i in range(x.shape[0] - 1):
        total += 100.0 * (x[i + 1] - x[i] ** 2) ** 2 + (1.0 - x[i]) ** 2
    return total


def rosenbrock_hessian(x):
    n = x.shape[0]
    result = np.zeros((n, n))
    for i in range(n - 1):
        result[i, i] += 1200 * x[i] ** 2 - 400 * x[i + 1] + 2
        result[i, i + 1] -= 400 * x[i]
        result[i + 1, i] -= 400 * x[i]
        result[i + 1, i + 1] += 200
    return result


X = np.array([0.3, -1.2])


def test_jvp_of_arrays():
    dx = np.array([0.5, 2.0])
    out, tangent = jvp(spiral, (X, 2.0), (dx, 0.0))
    np.testing.assert_array_equal(out, spiral(X, 2.0))
    np.testing.assert_allclose(tangent, spiral_jacobian(X, 2.0) @ dx, rtol=1e-13)
    np.testing.assert_array_equal(dx, [0.5, 2.0])


def test_jvp_of_tuples_and_strided_tangents(no_leak):
    tangent = np.array([1.0, 0.0, 2.0, 0.0])[::2]
    (y, square), (dy, dsquare) = pair.jvp((X, 3.0), (tangent, 1))
    np.testing.assert_array_equal(y, 3 * X)
    np.testing.assert_allclose(dy, 3 * tangent + X)
    assert (square, dsquare) == (9.0, 6.0)
    no_leak(lambda: pair.jvp((X, 3.0), (tangent, 1)))


def test_jvp_of_non_floats_takes_none():
    power = njit(lambda x, n: x ** n)
    assert jvp(power, (2.0, 3), (1.0, None)) == (8.0, 12.0)


def test_vjp_may_be_called_many_times(no_leak):
    out, pullback = vjp(spiral, X, 2.0)
    np.testing.assert_array_equal(out, spiral(X, 2.0))
    for cotangent in np.eye(3):
        by_x, by_scale = pullback(cotangent)
        np.testing.assert_allclose(by_x, cotangent @ spiral_jacobian(X, 2.0), rtol=1e-13)
        assert by_scale == pytest.approx(cotangent[0] * X[0] * X[1])
    no_leak(lambda: pullback(np.ones(3)))


def test_vjp_of_tuples_and_of_functions_that_write():
    (_y, _square), pullback = pair.vjp(X, 3.0)
    by_x, by_a = pullback((np.array([1.0, 1.0]), 2.0))
    np.testing.assert_array_equal(by_x, [3.0, 3.0])
    assert by_a == pytest.approx(X.sum() + 12.0)
    x = np.array([2.0, 5.0])
    out, pullback = vjp(in_place, x, 3.0)
    np.testing.assert_array_equal(x, [6.0, 5.0])
    np.testing.assert_array_equal(out, [18.0, 15.0])
    for _ in range(2):
        by_x, by_a = pullback(np.ones(2))
        np.testing.assert_array_equal(by_x, [9.0, 3.0])
        assert by_a == pytest.approx(2 * 2 * 3 + 5)



def test_numbers_as_arrays_without_axes():
    """What `np.ones_like` makes of a number."""
    product = njit(lambda x, y: (x * x * y).sum())
    out, pullback = vjp(product, X, 3.0)
    np.testing.assert_allclose(pullback(np.ones_like(out))[0], 6 * X, rtol=1e-14)
    tangents = np.ones_like(X), np.ones_like(3.0)
    slope = (6 * X + X * X).sum()
    assert jvp(product, (X, 3.0), tangents)[1] == pytest.approx(slope, rel=1e-14)
    np.testing.assert_allclose(hvp(product, (X, 3.0), tangents)[0], 6 + 2 * X, rtol=1e-14)

def test_complex_products_follow_jax():
    square = njit(lambda z: z * z)
    z, direction = 1.0 + 2.0j, 0.5 - 1.0j
    assert jvp(square, (z,), (direction,))[1] == pytest.approx(2 * z * direction)
    assert vjp(square, z)[1](direction)[0] == pytest.approx(2 * z * direction)


@pytest.mark.parametrize("transform", [jacfwd, jacrev])
def test_jacobians(transform):
    np.testing.assert_allclose(transform(spiral)(X, 2.0), spiral_jacobian(X, 2.0), rtol=1e-13)
    by_x, by_scale = transform(spiral, argnums=(0, 1))(X, 2.0)
    np.testing.assert_allclose(by_x, spiral_jacobian(X, 2.0), rtol=1e-13)
    np.testing.assert_allclose(by_scale, [X[0] * X[1], 0.0, 0.0], rtol=1e-13)


@pytest.mark.parametrize("transform", [jacfwd, jacrev])
def test_jacobians_of_tuples_and_of_functions_that_write(transform):
    by_array, by_square = transform(pair, argnums=1)(X, 3.0)
    np.testing.assert_allclose(by_array, X)
    assert by_square == 6.0
    x = np.array([2.0, 5.0])
    np.testing.assert_array_equal(transform(in_place)(x, 3.0), [[9.0, 0.0], [0.0, 3.0]])
    np.testing.assert_array_equal(x, [6.0, 5.0])


def test_jacobian_shapes_are_output_first():
    @njit
    def outer(a, b):
        out = np.empty((a.size, b.size))
        for i in range(a.size):
            for j in range(b.size):
                out[i, j] = a[i] * b[j]
        return out
    a, b = np.array([1.0, 2.0]), np.array([3.0, 5.0, 7.0])
    assert jacrev(outer, argnums=1)(a, b).shape == (2, 3, 3)
    np.testing.assert_allclose(jacfwd(outer)(a, b), np.einsum("ik,j->ijk", np.eye(2), b))


def test_hessian_and_its_product():
    x = np.array([0.3, -1.2, 0.7])
    v = np.array([1.0, 2.0, -1.0])
    np.testing.assert_allclose(rosenbrock.hessian(x), rosenbrock_hessian(x), rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(rosenbrock.hvp((x,), (v,)), rosenbrock_hessian(x) @ v, rtol=1e-12)
    np.testing.assert_allclose(hvp(rosenbrock, (x,), (v,)), rosenbrock_hessian(x) @ v, rtol=1e-12)


def test_second_and_third_derivatives_of_scalars():
    cubic = njit(lambda x: x ** 3 * np.exp(x))
    x = 0.7
    assert hessian(cubic)(x) == pytest.approx((x ** 3 + 6 * x ** 2 + 6 * x) * np.exp(x), rel=1e-12)
    assert grad(grad(cubic))(x) == pytest.approx((x ** 3 + 6 * x ** 2 + 6 * x) * np.exp(x), rel=1e-12)


def test_hessian_blocks():
    form = njit(lambda x, y: np.sum(x * x) * y)
    (xx, xy), (yx, yy) = hessian(form, argnums=(0, 1))(X, 2.0)
    np.testing.assert_allclose(xx, 4.0 * np.eye(2))
    np.testing.assert_allclose(xy, 2 * X)
    np.testing.assert_allclose(yx, 2 * X)
    assert yy == 0.0


def test_refusals():
    _out, pullback = vjp(pair, X, 3.0)
    calls = [lambda: pullback(1.0), lambda: pullback((1.0, 1.0)), lambda: jvp(pair, (X, 3.0), (X,)),
             lambda: jvp(pair, (X, 3.0), (1.0, 1.0)), lambda: jvp(pair, (X, 3.0), (None, 1.0)),
             lambda: jacfwd(njit(lambda z: z * z))(1j), lambda: jacrev(njit(lambda x: x.size))(X)]
    for call in calls:
        with pytest.raises(EnzymeError):
            call()
    with pytest.raises(ValueError, match="shape"):
        pullback((np.ones(3), 1.0))
    with pytest.raises(ValueError, match="shape"):
        jvp(pair, (X, 3.0), (np.ones(3), 1.0))


def test_second_derivatives_through_helpers_of_the_compiler():
    @njit
    def f(x):
        total = 0.0
        for v in x:
            total += math.gamma(v + 1.0) + math.lgamma(v + 2.0)
        return total
    x = np.array([0.3, 1.2])
    gradient = grad(f)
    step = 1e-5
    expected = (gradient(x + step) - gradient(x - step)) / (2 * step)
    np.testing.assert_allclose(hvp(f, (x,), (np.ones(2),)), expected, rtol=1e-8)


def test_a_refusal_names_the_users_function():
    @njit
    def by_bytes(x):
        y = x * x
        y.view(np.uint8)[3] = 1
        return y.sum() * x

    _out, pullback = vjp(by_bytes, X)
    with pytest.raises(NotDifferentiable, match=r"by_bytes`\n"):
        pullback(X)


def test_a_number_is_a_tangent_and_a_cotangent_of_an_array_without_axes():
    @njit
    def squared(x):
        x[()] = x[()] ** 2
        return np.array(x[()])

    assert jvp(squared, (np.array(1.5),), (2 * np.array(1.0),)) == (2.25, 6.0)  # NumPy's product is a number
    assert vjp(squared, np.array(1.5))[1](1.0) == (3.0,)
    with pytest.raises(EnzymeError, match="must be an array of the same shape, got"):
        vjp(squared, np.array(1.5))[1](1.0j)
    check_grads(squared, (np.array(1.5),))
