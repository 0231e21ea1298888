"""Linear algebra through the public interface: products, systems, factorisations, spectra.

Each gradient is compared with differences of four points of the function as Python runs it, entry by entry; `check_grads`, for
a few of them, compares the modes, asks for the primal's own bits, and looks for leaks. Both orders where it matters. Complex
matrices: here products and systems, all rules in test_rules.py.
"""

import warnings

import numpy as np
import pytest
from matrices import definite, numbers
from numba import njit
from numba.core.errors import NumbaPerformanceWarning

import numba_enzyme as ne
from numba_enzyme.testing import check_grads


def differences(f, args, step=1e-3):
    """Four-point differences by every real and imaginary part, in JAX's convention: df/dx - i df/dy."""
    gradients = []
    for place, given in enumerate(args):
        if not isinstance(given, np.ndarray):
            continue
        gradient = np.zeros(given.shape, given.dtype)
        for direction in (1.0, 1.0j) if np.iscomplexobj(given) else (1.0,):
            for index in np.ndindex(given.shape):
                def at(t, index=index, direction=direction, place=place):
                    moved = [a.copy() if isinstance(a, np.ndarray) else a for a in args]
                    moved[place][index] += t * direction
                    return f.py_func(*moved)

                slope = (8 * (at(step) - at(-step)) - (at(2 * step) - at(-2 * step))) / (12 * step)
                gradient[index] += np.conj(direction) * slope
        gradients.append(gradient)
    return gradients


def check(f, *args, tolerance=1e-8):
    check_grads(f, args)
    check_gradient(f, *args, tolerance=tolerance)


def check_gradient(f, *args, tolerance=1e-8):
    places = tuple(i for i, a in enumerate(args) if isinstance(a, np.ndarray))
    wanted = differences(f, args)
    for found, expected in zip(ne.value_and_grad(f, argnums=places)(*args)[1], wanted, strict=True):
        np.testing.assert_allclose(found, expected, rtol=0, atol=tolerance * max(1, np.max(np.abs(expected))))


RANDOM = np.random.default_rng(0)


def real(*shape):
    return numbers(RANDOM, shape, np.float64)


def cplx(*shape):
    return numbers(RANDOM, shape, np.complex128)


@njit
def products(a, b, x, y):
    """Every combination of vectors and matrices."""
    c = a @ b
    d = np.dot(b, x)
    e = np.dot(y, a)
    return np.abs((c * c).sum()) + np.abs(np.dot(d, e)) ** 2 + np.abs(np.vdot(d, e)) + np.abs(x @ x)


def test_products():
    check(products, real(2, 3), real(3, 2), real(2), real(2))


@pytest.mark.slow
def test_complex_products():
    check(products, cplx(2, 3), cplx(3, 2), cplx(2), cplx(2))


@pytest.mark.slow
def test_products_of_strided_operands_in_single_precision():
    single = [value.astype(np.float32) for value in (real(3, 2), real(4, 3), real(4), real(6))]
    check_grads(products, (single[0].T, single[1][::2].T, single[2][::2], single[3][::3]))


@njit
def quadratic(a, x):
    return np.dot(x, a @ x) ** 2 + np.sum((a.T @ a) * a)


@pytest.mark.slow
def test_products_to_second_order():
    check_grads(quadratic, (real(3, 3), real(3)), order=2)


@njit
def overwritten(a, b):
    c = a @ b
    a[:] = 0
    b[0, 0] = 7
    return (c * c).sum()


@njit
def accumulated(a, x):
    """The operand is the result of the step before, in place."""
    for _ in range(3):
        x[:] = a @ x
        a *= 0.5
    return np.dot(x, x)


@njit
def result_overwritten(a):
    b = np.linalg.inv(a)
    s = b[0, 1] * b[1, 0]
    b[0, 1] = 3.0
    b *= b
    return s + b.sum()


def test_overwritten_operands_and_results():
    check_gradient(overwritten, real(3, 2), real(2, 3))
    check_gradient(accumulated, real(3, 3), real(3))
    check_gradient(result_overwritten, real(3, 3) + 3 * np.eye(3))


@njit
def into(a, b, x, out, vector):
    np.dot(a, b, out)
    np.dot(out, x, vector)
    out[0, 0] *= 2.0
    return (np.dot(vector, out, np.empty(out.shape[1])) ** 2).sum()


def test_products_with_an_output():
    check_gradient(into, real(2, 3), real(3, 2), real(2), real(2, 2), real(2))
    with pytest.raises(ValueError, match=r"incompatible output array size for np.dot\(a, b, out\) \(matrix \* vector\)"):
        ne.grad(into)(real(2, 3), real(3, 2), real(2), real(2, 2), real(3))


@njit
def systems(a, b, c):
    x = np.linalg.solve(a, b)
    y = np.linalg.solve(a.T, c)
    sign, log = np.linalg.slogdet(a)
    return (x * x).sum() + np.sum(np.sin(y)) + np.linalg.det(a) + sign * log + (np.linalg.inv(a) ** 2).sum()


@njit
def complex_systems(a, b):
    x = np.linalg.solve(a, b)
    sign, log = np.linalg.slogdet(a)
    inverse = np.linalg.inv(a)
    return np.sum(np.abs(x) ** 2) + np.linalg.det(a).imag + sign.real * log + np.sum((inverse * inverse).real)


def test_systems():
    a = real(3, 3) + 3 * np.eye(3)
    check_gradient(systems, a, real(3), real(3, 2))
    check_gradient(systems, -a, real(3), real(3, 2))


@pytest.mark.slow
def test_complex_systems():
    check(complex_systems, cplx(3, 3) + 3 * np.eye(3), cplx(3))


@njit
def solved(a, b):
    x = np.linalg.solve(a, b)
    return (x * x).sum() + np.linalg.det(a) * np.linalg.inv(a)[0, 1]


@pytest.mark.slow
def test_systems_to_second_order():
    check_grads(solved, (real(3, 3) + 3 * np.eye(3), real(3)), order=2)


@pytest.mark.slow
def test_a_complex_determinant_to_second_order_warns_of_nothing():
    @njit
    def strength(x):
        return np.real(np.linalg.det(np.ascontiguousarray((x[0] + 1j * x[1]).T)) * (0.7 - 0.3j))

    x, v = real(2, 4, 4), real(2, 4, 4)
    with warnings.catch_warnings():
        warnings.simplefilter("error", NumbaPerformanceWarning)  # which would be about functions of this package
        product = ne.hvp(strength, (x,), (v,))
    slope = [ne.grad(strength)(x + t * v) for t in (1e-3, -1e-3, 2e-3, -2e-3)]
    expected = (8 * (slope[0] - slope[1]) - (slope[2] - slope[3])) / 12e-3
    np.testing.assert_allclose(product, expected, rtol=0, atol=1e-8 * np.max(np.abs(expected)))


def test_singular_systems_raise():
    singular, b = np.ones((2, 2)), np.ones(2)
    gradient = ne.value_and_grad(systems, argnums=(0, 1, 2))
    with pytest.raises(np.linalg.LinAlgError, match="Matrix is singular"):
        gradient(singular, b, np.ones((2, 1)))
    with pytest.raises(np.linalg.LinAlgError, match="not dimensionally valid"):
        gradient(np.eye(3), b, np.ones((2, 1)))
    with pytest.raises(ValueError, match="incompatible array sizes"):
        ne.grad(quadratic)(np.eye(3), b)


@njit
def determinant(a):
    return np.linalg.det(a)


def test_determinant_of_a_singular_matrix():
    a = np.array([[1.0, 2, 0], [2, 4, 0], [0, 1, 3]])
    check(determinant, a)


@pytest.mark.slow
def test_determinant_in_single_precision():
    a = np.array([[1.0, 2, 0], [2, 4, 0], [0, 1, 3]])
    check_grads(determinant, (np.asfortranarray(a + np.eye(3), np.float32),))


@njit
def cholesky(a, b):
    factor = np.linalg.cholesky(a)
    x = np.linalg.solve(factor, b)
    return (x * x).sum() + 2 * np.sum(np.log(np.diag(factor)))


@njit
def qr(a):
    q, r = np.linalg.qr(a)
    return np.sum(np.sin(q.real)) + np.sum(np.abs(r) ** 2 * r.real) + q[1, 0].imag


@pytest.mark.slow
def test_factorisations():
    check(cholesky, definite(RANDOM, 3, np.float64), real(3))
    for shape in [(4, 2), (2, 2), (2, 4)]:
        check(qr, real(*shape))


@pytest.mark.slow
def test_cholesky_to_second_order():
    check_grads(cholesky, (definite(RANDOM, 3, np.float64), real(3)), order=2)


@njit
def spectrum(a):
    w, v = np.linalg.eigh(a)
    return np.sum(np.sin(w) * np.abs(v[0]) ** 2) + np.sum(np.linalg.eigvalsh(a) ** 3)


@njit
def fully_singular(a):
    u, s, v = np.linalg.svd(a)
    return np.sum(np.abs(u[0, :2]) ** 2 * s) + np.sum(s * s * np.abs(v[:2, 1]) ** 2)


@njit
def determinant_of_a_sum(a):
    return np.linalg.det(a + 0.5 * np.eye(a.shape[0]))


@pytest.mark.slow
def test_a_rule_within_its_own_derivative():
    """The body of the first call, made for a sum whose shape LLVM does not know, must not serve the call inside."""
    a, da = definite(RANDOM, 3, np.float64), real(3, 3)
    inverse = np.linalg.inv(a + 0.5 * np.eye(3))
    determinant = 1 / np.linalg.det(inverse)
    expected = determinant * (np.trace(inverse @ da) * inverse.T - (inverse @ da @ inverse).T)
    np.testing.assert_allclose(ne.hvp(determinant_of_a_sum, (a,), (da,)), expected)


@njit
def squares_of_values(a):
    w, _ = np.linalg.eigh(a)
    _, s, _ = np.linalg.svd(a)
    return np.sum(w**2) + np.sum(s**2)


def test_equal_values_whose_vectors_nobody_reads():
    for diagonal in ([1.0, 1.0, 1.0], [2.0, 0.0, 0.0]):
        a = np.diag(diagonal)
        np.testing.assert_allclose(ne.grad(squares_of_values)(a), 4 * a, atol=1e-14)


@njit
def general_spectrum(a):
    w, v = np.linalg.eig(a)
    return np.sum(np.abs(v[0]) ** 2 * np.abs(w)) + np.sum(np.abs(np.linalg.eigvals(a)) ** 2)


@pytest.mark.slow
def test_spectra():
    check(spectrum, definite(RANDOM, 3, np.float64))
    check(general_spectrum, definite(RANDOM, 3, np.float64) + 0.1 * real(3, 3))


@pytest.mark.slow
def test_singular_values():
    for shape in [(4, 2), (2, 4)]:
        check(fully_singular, real(*shape))


@njit
def least_squares(a, b):
    x, squares, rank, s = np.linalg.lstsq(a, b)
    return (x * x).sum() + squares.sum() + rank * s[0] + np.sum(np.linalg.pinv(a) ** 3)


@pytest.mark.slow
def test_least_squares():
    for shape in [(4, 2), (2, 4)]:
        check(least_squares, real(*shape), real(shape[0]))
    check(least_squares, real(4, 2), real(4, 2))


@njit
def norms(x, a):
    total = np.linalg.norm(x) + np.linalg.norm(a) * np.linalg.cond(a)
    total += np.linalg.norm(x, 1) + np.linalg.norm(x, np.inf) + np.linalg.norm(x, 3) + np.linalg.norm(x[::2])
    return total + np.linalg.norm(a, 2) + np.linalg.norm(a, -2) + np.linalg.norm(a, 1) + np.linalg.norm(a, np.inf)


@njit
def power(a):
    return np.trace(np.linalg.matrix_power(a, 5))


@njit
def inverse_power(a):
    return np.linalg.matrix_power(a, -2).sum() + np.linalg.matrix_rank(a) * a[0, 0]


@njit
def products_of_elements(a):
    return np.trace(np.kron(a, a), 1) + np.outer(a[0], a[1]).sum()


@pytest.mark.slow
def test_norms_and_powers():
    check(norms, real(4), real(3, 3) + 3 * np.eye(3))
    for function in (power, inverse_power, products_of_elements):
        check(function, real(3, 3) + 2 * np.eye(3))


@njit
def of_all_kinds(a):
    """Copies and products of rows beside powers: places of which nothing is known but that they hold elements."""
    forward, backward = np.linalg.matrix_power(a, 5), np.linalg.matrix_power(a, -2)
    rank = np.linalg.matrix_rank(a)
    return forward.sum() + rank * backward.sum() + np.trace(np.kron(a, a @ a)) + np.outer(a[0], a[1]).sum()


@pytest.mark.slow
def test_powers_beside_products():
    check(of_all_kinds, real(3, 3) + 3 * np.eye(3))
