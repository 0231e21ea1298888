"""grad and value_and_grad: every kind of argument, against closed forms and differences."""

from collections import namedtuple

import numpy as np
import pytest
from central_differences import numeric_gradient
from numba import njit

import numba_enzyme as ne
from numba_enzyme import EnzymeError, differentiate, grad, value_and_grad


@differentiate
def bell(x):
    return np.exp(-x * x) * np.sin(3.0 * x)


@differentiate
def weighted(x, k=3):
    total = 0.0
    for i in range(x.size):
        total += k * np.sin(x.flat[i]) * (i + 1.0)
    return total


@differentiate
def two_arrays(a, b):
    return np.sum(a * b) + np.sum(a * a)


Layer = namedtuple("Layer", "w b name_length")


@differentiate
def layer_loss(layer, x):
    return (layer.w * x).sum() * layer.b


@differentiate
def overwrites(x):
    for i in range(1, x.shape[0]):
        x[i] = x[i] * x[i - 1]
    return x[-1]


@pytest.mark.parametrize("x", [0.0, 0.3, -1.7])
def test_scalar(x):
    expected = np.exp(-x * x) * (3.0 * np.cos(3.0 * x) - 2.0 * x * np.sin(3.0 * x))
    assert bell.grad(x) == pytest.approx(expected, rel=1e-13)
    value, gradient = bell.value_and_grad(x)
    assert value == bell(x) and gradient == pytest.approx(expected, rel=1e-13)


def _weights(shape):
    return 3 * np.arange(1.0, np.prod(shape, dtype=int) + 1).reshape(shape)


@pytest.mark.parametrize("shape", [(4,), (2, 3), (2, 2, 3), (0,), (3, 0)])
def test_arrays_of_any_dimension(shape):
    x = np.linspace(-1, 1, int(np.prod(shape))).reshape(shape)
    gradient = weighted.grad(x)
    assert gradient.shape == x.shape and gradient.dtype == x.dtype
    np.testing.assert_allclose(gradient, _weights(shape) * np.cos(x), rtol=1e-13)


@pytest.mark.parametrize("make", [np.asfortranarray, lambda x: np.repeat(x, 2, axis=1)[:, ::2], lambda x: x[::-1, ::-1],
                                  lambda x: np.broadcast_to(x[:, :1], x.shape)])
def test_arrays_of_any_layout(make):
    x = make(np.linspace(-1, 1, 6).reshape(2, 3))
    gradient = weighted.grad(x)
    np.testing.assert_allclose(gradient, _weights((2, 3)) * np.cos(x), rtol=1e-13)
    assert gradient.flags.f_contiguous == (x.flags.f_contiguous and not x.flags.c_contiguous)
    assert gradient.flags.writeable


def test_float32_stays_float32():
    x = np.linspace(-1, 1, 5).astype(np.float32)
    gradient = weighted.grad(x)
    assert gradient.dtype == np.float32
    np.testing.assert_allclose(gradient, _weights((5,)) * np.cos(x), rtol=1e-5)


def test_argnums():
    a, b = np.array([1.0, 2.0]), np.array([3.0, 5.0])
    np.testing.assert_array_equal(grad(two_arrays, argnums=1)(a, b), a)
    by_b, by_a = grad(two_arrays, argnums=(1, -2))(a, b)
    np.testing.assert_array_equal(by_b, a)
    np.testing.assert_array_equal(by_a, b + 2 * a)
    (only,) = grad(two_arrays, argnums=[0])(a, b)
    np.testing.assert_array_equal(only, b + 2 * a)


def test_same_array_twice_gives_partial_derivatives():
    a = np.array([1.0, 2.0])
    by_first, by_second = grad(two_arrays, argnums=(0, 1))(a, a.copy())
    np.testing.assert_array_equal(by_first, 3 * a)
    np.testing.assert_array_equal(by_second, a)


def test_keywords_and_defaults():
    x = np.array([0.0, 0.0])
    np.testing.assert_array_equal(weighted.grad(x), [3.0, 6.0])
    np.testing.assert_array_equal(weighted.grad(x, k=2), [2.0, 4.0])
    np.testing.assert_array_equal(weighted.grad(x=x, k=2), [2.0, 4.0])


def test_named_tuples_keep_their_structure_and_integers_get_none():
    layer = Layer(np.array([1.0, 2.0]), 3.0, 7)
    gradient = layer_loss.grad(layer, np.array([5.0, 7.0]))
    assert type(gradient) is Layer and gradient.name_length is None
    np.testing.assert_array_equal(gradient.w, [15.0, 21.0])
    assert gradient.b == 19.0


def test_nested_tuples():
    @njit
    def f(parameters):
        (a, b), c = parameters
        return a * b * c[0] + c[1]
    (da, db), dc = grad(f)(((2.0, 3.0), np.array([5.0, 7.0])))
    assert (da, db) == (15.0, 10.0)
    np.testing.assert_array_equal(dc, [6.0, 1.0])


def test_written_arguments_are_written_once_and_the_gradient_is_that_of_the_entry():
    x = np.array([2.0, 3.0, 5.0])
    value, gradient = overwrites.value_and_grad(x)
    assert value == 30.0
    np.testing.assert_array_equal(x, [2.0, 6.0, 30.0])
    np.testing.assert_array_equal(gradient, [15.0, 10.0, 6.0])


def test_written_strided_arguments():
    base = np.zeros(6)
    base[::2] = [2.0, 3.0, 5.0]
    np.testing.assert_array_equal(overwrites.grad(base[::2]), [15.0, 10.0, 6.0])
    np.testing.assert_array_equal(base, [2.0, 0.0, 6.0, 0.0, 30.0, 0.0])


def test_derivatives_flow_through_work_arrays_that_nobody_differentiates():
    @njit
    def f(x, work):
        for i in range(x.shape[0]):
            work[i] = x[i] * x[i]
        return work.sum()
    np.testing.assert_array_equal(grad(f)(np.array([1.0, 3.0]), np.empty(2)), [2.0, 6.0])


def test_arrays_allocated_inside(no_leak):
    @njit
    def f(x, n):
        history = np.zeros((n, 2))
        history[0, 0] = x
        for i in range(1, n):
            history[i, 0] = history[i - 1, 0] * 1.5 + history[i - 1, 1]
            history[i, 1] = np.sin(history[i - 1, 0])
        return np.sum(history)
    gradient = grad(f)
    assert gradient(0.7, 6) == pytest.approx(numeric_gradient(f, 0.7, 6), rel=1e-8)
    no_leak(lambda: gradient(0.7, 6))


def test_control_flow():
    @njit
    def collatz_like(x, tolerance):
        steps = 0
        while abs(x) > tolerance and steps < 50:
            if x > 1.0:
                x = x * 0.5 - 0.1
            elif x < -1.0:
                x = -x * 0.7
            else:
                x = np.sin(x) * 0.9
            steps += 1
        return x * steps
    for x in (3.0, -2.5, 0.4):
        assert grad(collatz_like)(x, 0.05) == pytest.approx(numeric_gradient(collatz_like, x, 0.05), rel=1e-6)


def test_aux():
    @njit
    def f(x, scale):
        y = x * scale
        return np.sum(y * y), (y[0], 3)

    @njit
    def f_array(x):
        return np.sum(x * x), x + 1.0
    x = np.array([1.0, 2.0])
    gradient, aux = grad(f, has_aux=True)(x, 2.0)
    np.testing.assert_array_equal(gradient, 8 * x)
    assert aux == (2.0, 3)
    (value, shifted), gradient = value_and_grad(f_array, has_aux=True)(x)
    assert value == 5.0
    np.testing.assert_array_equal(shifted, [2.0, 3.0])
    np.testing.assert_array_equal(gradient, 2 * x)


def test_complex_arguments_follow_jax():
    @njit
    def real_valued(z):
        return (z * z).real + 2.0 * z.imag

    @njit
    def holomorphic(z):
        return z * z * z
    z = 1.5 - 0.5j
    # d/dx - i d/dy of  x^2 - y^2 + 2 y
    assert grad(real_valued)(z) == pytest.approx(2 * z.real - 1j * (-2 * z.imag + 2), rel=1e-13)
    assert grad(holomorphic, holomorphic=True)(z) == pytest.approx(3 * z * z, rel=1e-13)


def test_complex_arrays():
    @njit
    def energy(z):
        total = 0.0
        for i in range(z.size):
            total += z[i].real ** 2 + z[i].imag ** 2
        return total
    z = np.array([1 + 2j, 3 - 1j])
    np.testing.assert_allclose(grad(energy)(z), 2 * z.conj(), rtol=1e-13)


def _raises(message, call):
    with pytest.raises(EnzymeError, match=message):
        call()


def test_refusals_say_what_to_write():
    @njit
    def vector(x):
        return x * 2.0

    @njit
    def complex_result(z):
        return z * z
    x = np.ones(2)
    _raises("pass a float", lambda: weighted.grad(3))
    _raises("jacrev", lambda: grad(vector)(x))
    _raises("holomorphic=True", lambda: grad(complex_result)(1j))
    _raises("complex arguments", lambda: grad(bell, holomorphic=True)(1.0))
    _raises("argnums=5", lambda: grad(two_arrays, argnums=5)(x, x))
    _raises("argnums must be", lambda: grad(two_arrays, argnums="a"))
    _raises("return a float", lambda: grad(njit(lambda x: x.size))(x))
    _raises("has_aux", lambda: grad(bell, has_aux=True)(1.0))
    _raises("array, or a tuple", lambda: grad(njit(lambda x: x["a"]))({"a": 1.0}))
    _raises("name the arguments", lambda: grad(njit(lambda *x: x[0] * x[1]))(1.0, 2.0))
    _raises("njit function", lambda: ne.grad(3))


def test_exceptions_of_the_primal(no_leak):
    @njit
    def checked(x, limit):
        if x[0] > limit:
            raise ValueError("above", limit)
        return x[0] / x[1]
    gradient = grad(checked)
    np.testing.assert_allclose(gradient(np.array([1.0, 2.0]), 3.0), [0.5, -0.25])
    with pytest.raises(ValueError, match=r"above.*3\.0"):
        gradient(np.array([4.0, 2.0]), 3.0)
    with pytest.raises(ZeroDivisionError):
        gradient(np.array([1.0, 0.0]), 3.0)
    too_much = np.array([4.0, 2.0])

    def failing():
        with pytest.raises(ValueError):
            gradient(too_much, 3.0)
        with pytest.raises(ValueError):
            ne.jvp(checked, (too_much, 3.0), (too_much, 0.0))
    no_leak(failing)


def test_divisions_that_are_tested_on_the_way_back_leak_nothing(no_leak):
    @njit
    def mean_quotient(x, y):
        total = 0.0
        for i in range(x.size):
            total += x[i] / y[i]
        return total / x.size
    gradient = grad(mean_quotient, argnums=(0, 1))
    x, zeros = np.ones(3), np.array([1.0, 0.0, 2.0])

    def failing():
        with pytest.raises(ZeroDivisionError):
            gradient(x, zeros)
        with pytest.raises(ZeroDivisionError):
            gradient(x[:0], x[:0])
    no_leak(failing)
    no_leak(lambda: gradient(x, x))


def test_options_of_the_primal():
    def quotient(x, y):
        return x / y

    def past_the_end(x):
        return x[x.size] * 2.0
    assert grad(njit(error_model="numpy")(quotient))(1.0, 0.0) == np.inf
    with pytest.raises(IndexError):
        grad(njit(boundscheck=True)(past_the_end))(np.ones(2))
    fast = grad(differentiate(fastmath=True)(lambda x: x * x * x + 1.0))
    assert fast(2.0) == pytest.approx(12.0)


def test_arguments_that_share_written_memory_are_refused():
    @njit
    def first_writes(x, y):
        x[0] = 2.0 * x[0]
        return y[0] * x[1]
    base = np.array([1.0, 3.0, 5.0])
    with pytest.raises(ne.ActivityError, match="pass copies"):
        grad(first_writes)(base[:2], base[:2])
    with pytest.raises(ne.ActivityError, match="pass copies"):
        ne.vjp(first_writes, base, base)
    np.testing.assert_array_equal(base, [1.0, 3.0, 5.0])
    np.testing.assert_array_equal(grad(first_writes)(base[:2], base[2:]), [0.0, 5.0])
    base = np.array([1.0, 3.0])
    np.testing.assert_array_equal(two_arrays.grad(base, base), [3.0, 9.0])


def test_integer_arrays_are_checked_as_well():
    @njit
    def f(x, places, order):
        places[0] = 1
        return x[order[0]] * x[order[0]]
    places = np.array([0, 1])
    np.testing.assert_array_equal(grad(f)(np.array([2.0, 3.0]), places.copy(), places), [4.0, 0.0])
    with pytest.raises(ne.ActivityError, match="pass copies"):
        grad(f)(np.array([2.0, 3.0]), places, places)
