"""Functions with several eager signatures, or one for arrays: the choice is Numba's, a gradient has the argument's shape."""

import numba
import numpy as np

import numba_enzyme as ne
from numba_enzyme import Active, Duplicated


@ne.differentiate
@numba.njit("float64(float64)")
def cube(x):
    return x * x * x


@ne.differentiate
@numba.njit("float64(float64[:])")  # of any layout: arrays in C order are cast
def cubes(x):
    return np.sum(x**3)


@ne.differentiate
@numba.njit(["float64(float64, float64)", "complex128(complex128, complex128)"])
def product(x, y):
    return x * y


@numba.njit
def inside(x, a):
    return cube.grad(x), cubes.grad(a), ne.autodiff(cube, Active(x))


X, A = np.float32(2.0), np.array([1.0, 2.0, 3.0])


def test_a_signature_is_chosen_as_numba_does():
    assert ne.grad(product, (0, 1))(X, 3.0) == (3.0, 2.0)
    assert ne.grad(product, holomorphic=True)(np.complex64(1 + 2j), 2j) == 2j


def test_an_array_that_is_cast_has_a_gradient_of_its_own_shape():
    np.testing.assert_array_equal(cubes.grad(A), 3 * A**2)
    np.testing.assert_array_equal(cubes.grad(A[::2]), 3 * A[::2] ** 2)
    np.testing.assert_array_equal(cubes.hvp((A,), (A,)), 6 * A * A)
    np.testing.assert_array_equal(cubes.hessian(A), np.diag(6 * A))
    assert cubes.jvp((A,), (A,)) == (36.0, 3 * 36.0)
    shadow = np.zeros(3)
    ne.autodiff(cubes, Duplicated(A, shadow))
    np.testing.assert_array_equal(shadow, 3 * A**2)


def test_within_compiled_functions():
    number, array, (again,) = inside(X, A)
    assert number == again == 12.0
    np.testing.assert_array_equal(array, 3 * A**2)
