"""Functions that bring their own derivative: custom_vjp with defvjp and defjvp, in every place where calls stand."""

import pickle
import subprocess
import sys
from collections import namedtuple

import numpy as np
import pytest
from central_differences import numeric_gradient
from numba import njit

import numba_enzyme as ne
from numba_enzyme import custom_vjp, differentiate, grad, hvp, jvp, value_and_grad, vjp


@custom_vjp
@njit
def cube(x):
    """x ** 3, whose gradient is deliberately ten times too large: so it is the rule that is used."""
    return x**3


@njit
def cube_forward(x):
    return x**3, x


@njit
def cube_backward(x, cotangent):
    return (30 * x**2 * cotangent,)


cube.defvjp(cube_forward, cube_backward)


@njit
def multiply(A, x):
    y = np.zeros(A.shape[0])
    for i in range(A.shape[0]):
        for j in range(A.shape[1]):
            y[i] += A[i, j] * x[j]
    return y


@custom_vjp
def matvec(A, x):
    return multiply(A, x)


@njit
def matvec_backward(residuals, cotangent):
    A, x = residuals
    dA = np.empty(A.shape)
    for i in range(A.shape[0]):
        for j in range(A.shape[1]):
            dA[i, j] = cotangent[i] * x[j]
    return dA, multiply(A.T, cotangent)


@njit
def matvec_tangent(primals, tangents):
    A, x = primals
    dA, dx = tangents
    return multiply(A, x), multiply(dA, x) + multiply(A, dx)


matvec.defvjp(lambda A, x: (multiply(A, x), (A, x)), matvec_backward)
matvec.defjvp(matvec_tangent)


@differentiate
def iterate(A, x):
    """In every iteration the array that the rule has kept is overwritten."""
    y = x.copy()
    for _ in range(3):
        z = matvec(A, y)
        y[:] = np.sin(z)
    return (y * y).sum()


RNG = np.random.default_rng(3)
A, X = RNG.normal(size=(3, 3)), RNG.normal(size=3)


def test_the_rule_is_used_everywhere():
    assert cube(2.0) == 8.0 and cube.__name__ == "cube" and cube.__doc__.startswith("x ** 3")
    assert grad(cube)(2.0) == cube.grad(2.0) == 120.0

    @njit
    def caller(x):
        return 2.0 * cube(x) + x

    @njit
    def inside(x):
        return caller(x), grad(caller)(x), ne.autodiff(caller, ne.Active(x))

    assert caller(2.0) == 18.0 and value_and_grad(caller)(2.0) == (18.0, 241.0)
    assert inside(2.0) == (18.0, 241.0, (241.0,))
    out, pullback = vjp(caller, 2.0)
    assert out == 18.0 and pullback(2.0) == (482.0,)
    assert grad(caller)(np.float32(2.0)) == 241.0 and isinstance(grad(caller)(np.float32(2.0)), (float, np.float32))


def test_loop_whose_argument_is_overwritten(no_leak):
    gradient = grad(iterate, argnums=(0, 1))
    for got, k in zip(gradient(A, X), (0, 1), strict=True):
        np.testing.assert_allclose(got, numeric_gradient(iterate, A, X, argnum=k), atol=1e-8)
    no_leak(lambda: gradient(A, X))


def test_forward_mode_and_second_order(no_leak):
    dA, dx = RNG.normal(size=(3, 3)), RNG.normal(size=3)
    gA, gx = grad(iterate, argnums=(0, 1))(A, X)
    out, tangent = jvp(iterate, (A, X), (dA, dx))
    assert out == iterate(A, X)
    np.testing.assert_allclose(tangent, (gA * dA).sum() + (gx * dx).sum(), rtol=1e-12)
    along = hvp(iterate, (A, X), (dA, dx))
    step = 1e-6
    high = grad(iterate, argnums=(0, 1))(A + step * dA, X + step * dx)
    low = grad(iterate, argnums=(0, 1))(A - step * dA, X - step * dx)
    for got, up, down in zip(along, high, low, strict=True):
        np.testing.assert_allclose(got, (up - down) / (2 * step), atol=1e-7)
    no_leak(lambda: (hvp(iterate, (A, X), (dA, dx)), jvp(iterate, (A, X), (dA, dx))))


@pytest.mark.slow
def test_reverse_mode_over_reverse_mode(no_leak):
    gA, gx = grad(iterate, argnums=(0, 1))(A, X)

    @njit
    def steepness(A, x):
        gA, gx = grad(iterate, argnums=(0, 1))(A, x)
        return (gA * gA).sum() + (gx * gx).sum()

    twice = grad(steepness, argnums=(0, 1))
    for got, expected in zip(twice(A, X), hvp(iterate, (A, X), (gA, gx)), strict=True):
        np.testing.assert_allclose(got, 2 * expected, rtol=1e-9)
    no_leak(lambda: twice(A, X))


Parts = namedtuple("Parts", ["low", "high", "count"])


@custom_vjp
@njit
def parts(x, weights, n, flip, mode):
    """Several results and arguments of all kinds."""
    total = 0.0
    for i in range(n):
        total += x[i] * weights[0]
    if flip:
        total = -total
    if mode == "double":
        total *= 2.0
    return Parts(total, x * weights[1], n)


@njit
def parts_forward(x, weights, n, flip, mode):
    sign = (-1.0 if flip else 1.0) * (2.0 if mode == "double" else 1.0)
    return parts(x, weights, n, flip, mode), (x, weights, n, sign)


@njit
def parts_backward(residuals, cotangent):
    x, weights, n, sign = residuals
    dx = x * 0.0
    first, second = 0.0, 0.0
    for i in range(n):
        dx[i] += sign * weights[0] * cotangent.low
        first += sign * x[i] * cotangent.low
    for i in range(x.size):
        dx[i] += weights[1] * cotangent.high[i]
        second += x[i] * cotangent.high[i]
    return dx, (first, second), None, None, None


parts.defvjp(parts_forward, parts_backward)


def test_several_results_and_arguments_of_all_kinds(no_leak):
    @njit
    def both(x, a, n):
        made = parts(x, (a, a * a), n, True, "double")
        return made.low * made.high.sum() + made.count

    @njit
    def only_low(x, a, n):
        return parts(x, (a, a * a), n, False, "single").low

    for f in (both, only_low):
        gx, ga = grad(f, argnums=(0, 1))(X, 1.5, 2)
        np.testing.assert_allclose(gx, numeric_gradient(f, X, 1.5, 2), atol=1e-8)
        np.testing.assert_allclose(ga, numeric_gradient(f, X, 1.5, 2, argnum=1), atol=1e-8)
        no_leak(lambda f=f: grad(f, argnums=(0, 1))(X, 1.5, 2))
    gx, ga, _ = vjp(only_low, X, 1.5, 2)[1](1.0)
    np.testing.assert_allclose(gx, numeric_gradient(only_low, X, 1.5, 2), atol=1e-8)
    np.testing.assert_allclose(ga, numeric_gradient(only_low, X, 1.5, 2, argnum=1), atol=1e-8)


def test_complex_numbers_follow_jax():
    @custom_vjp
    @njit
    def square(z):
        return z * z

    square.defvjp(lambda z: (z * z, z), lambda z, cotangent: (2 * z * cotangent,))

    @njit
    def by_rule(z, a):
        w = square(z[0]) * square(a)
        return w.real + 2 * w.imag

    @njit
    def plain(z, a):
        w = z[0] * z[0] * a * a
        return w.real + 2 * w.imag

    z, a = np.array([1.0 + 2.0j]), 0.5 - 1.0j
    for got, expected in zip(grad(by_rule, argnums=(0, 1))(z, a), grad(plain, argnums=(0, 1))(z, a), strict=True):
        np.testing.assert_allclose(got, expected, rtol=1e-13)


def test_strided_and_single_precision_arrays():
    @custom_vjp
    @njit
    def twice(x):
        return x + x

    twice.defvjp(lambda x: (x + x, ()), lambda _, cotangent: (cotangent * 2,))

    @njit
    def loss(x):
        return (twice(x[::2]) * x[1::2]).sum() + twice(x.reshape(2, 3).T)[1, 1]

    x = np.arange(6, dtype=np.float32)
    expected = np.array([2, 0, 6, 4, 12, 8]) + np.array([0, 0, 0, 0, 2, 0])
    expected = np.array([2.0 * 1, 2.0 * 0, 2.0 * 3, 2.0 * 2, 2.0 * 5, 2.0 * 4]) + np.array([0, 0, 0, 0, 2.0, 0])
    got = grad(loss)(x)
    assert got.dtype == np.float32
    np.testing.assert_allclose(got, expected)


def test_rules_that_call_functions_with_rules():
    @custom_vjp
    @njit
    def outer(x):
        return cube(x) + 1.0

    @njit
    def outer_forward(x):
        return cube(x) + 1.0, x

    @njit
    def outer_backward(x, cotangent):
        return (cube(x) * cotangent,)

    outer.defvjp(outer_forward, outer_backward)
    assert grad(outer)(2.0) == 8.0
    assert grad(grad(outer))(2.0) == 120.0  # the rule of cube, inside backward


@ne.custom_vjp
@njit
def third(a):
    return a * a * a


def third_backward(a, cotangent):
    chosen = np.where(np.ones(cotangent.shape, np.bool_), cotangent, np.zeros_like(cotangent))
    return (3.0 * a * a * chosen,)


def third_tangent(primals, tangents):
    return third(primals[0]), 3.0 * primals[0] ** 2 * tangents[0]


third.defvjp(lambda a: (third(a), a), third_backward)
third.defjvp(third_tangent)


@njit
def stored_third(m):
    a = m.copy()
    a[:] = third(a)
    return (a * a).sum()


@pytest.mark.slow
def test_second_order_where_a_function_and_its_rule_have_lists():
    """Both have them in the texts of errors that NumPy's functions raise."""
    m, dm = np.random.default_rng(0).normal(size=(2, 3, 3))
    product = ne.hvp(stored_third, (m,), (dm,))
    np.testing.assert_allclose(product, 30 * m**4 * dm, rtol=1e-12)


def test_recursion():
    @njit
    def chain(x, n):
        if n == 0:
            return x.sum()
        return chain(matvec(A_CONSTANT, x), n - 1) + x[0]

    g = grad(chain)(X, 3)
    np.testing.assert_allclose(g, numeric_gradient(chain, X, 3), atol=1e-7)


A_CONSTANT = A.copy()


def test_exceptions_come_out(no_leak):
    @custom_vjp
    @njit
    def picky(x):
        return x * 2

    @njit
    def forward(x):
        if x[0] > 1:
            raise ValueError("forward says no")
        return x * 2, x

    @njit
    def backward(x, cotangent):
        if x[0] < -1:
            raise IndexError("backward says no")
        return (cotangent * 2,)

    picky.defvjp(forward, backward)

    @njit
    def loss(x, n):
        total = 0.0
        for i in range(n):
            total += picky(x * (i + 1.0)).sum()
        return total

    gradient = grad(loss)
    np.testing.assert_allclose(gradient(X * 0 + 0.1, 3), 12.0)

    def failing(value, error, text):
        with pytest.raises(error, match=text):
            gradient(X * 0 + value, 4)

    failing(0.4, ValueError, "forward says no")
    failing(-0.4, IndexError, "backward says no")
    no_leak(lambda: failing(-0.4, IndexError, "backward says no"))


def test_pickle():
    copy = pickle.loads(pickle.dumps(cube))
    assert grad(copy)(2.0) == 120.0


CACHED = """
from numba import njit
import numba_enzyme as ne

@ne.custom_vjp
@njit
def cube(x):
    return x**3

cube.defvjp(njit(lambda x: (x**3, x)), njit(lambda x, c: (FACTOR * x**2 * c,)))

@ne.differentiate(cache=True)
def f(x):
    return cube(x) * x

print(f.grad(2.0), f.grad.stats.cache_hits)
"""


@pytest.mark.slow
def test_cached_callers_follow_the_rule(tmp_path):
    def run(factor):
        program = tmp_path / "program.py"
        if factor not in (program.read_text() if program.exists() else ""):
            program.write_text(CACHED.replace("FACTOR", factor))
        done = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, check=True)
        return done.stdout.split()

    (tmp_path / "program.py").write_text("")
    first, again, changed = run("30.0"), run("30.0"), run("600.0")
    assert [first[0], again[0], changed[0]] == ["248.0", "248.0", "4808.0"]
    assert [first[1], again[1], changed[1]] != [first[1]] * 3  # the second run has compiled nothing
