"""The rules as mathematics, run by NumPy: tangents against differences of four points, cotangents against tangents.

As compiled code, within derivatives, they are in test_linear_algebra.py.
"""

import mpmath
import numpy as np
import pytest
from matrices import definite, numbers
from numba.core.dispatcher import Dispatcher

from numba_enzyme.bridge.cpu.linear_algebra import factorisations, least_squares, parts, products, spectra, systems

MODULES = (factorisations, least_squares, parts, products, spectra, systems)


@pytest.fixture(autouse=True, scope="module")
def interpreted():
    """Every function of the rules without Numba."""
    with pytest.MonkeyPatch.context() as patch:
        for module in MODULES:
            for name, value in vars(module).copy().items():
                if isinstance(value, Dispatcher):
                    patch.setattr(module, name, value.py_func)
        patch.setattr(spectra, "_compute_singular_values", lambda a: np.linalg.svd(a, compute_uv=False))
        yield


DTYPES = [np.float64, np.complex128, np.float32, np.complex64]
DIFFERENCES = {"float64": 1e-8, "complex128": 1e-8, "float32": 3e-2, "complex64": 3e-2}
TRANSPOSE = {"float64": 1e-11, "complex128": 1e-11, "float32": 1e-3, "complex64": 1e-3}
STEP = {"float64": 1e-3, "complex128": 1e-3, "float32": 3e-3, "complex64": 3e-3}
LAYOUTS = ["C", "F", "A"]


def leaves(value):
    """The floating parts of a result."""
    if isinstance(value, tuple):
        return [leaf for part in value for leaf in leaves(part)]
    if value is None or np.asarray(value).dtype.kind not in "fc":
        return []
    return [np.asarray(value)]


def inner(left, right):
    assert len(left) == len(right)
    return sum(np.sum(np.conj(a.astype(np.clongdouble)) * b).real for a, b in zip(left, right, strict=True))


def with_leaves(value, parts):
    """A cotangent with the structure of *value*."""
    if isinstance(value, tuple):
        return tuple(with_leaves(part, parts) for part in value)
    return next(parts) if leaves(value) else None


def check(primal, forward, tangent, backward, args, *, differences=True, observe=lambda out: out):
    """``observe``: what of the result has a derivative; by default all of it."""
    random = np.random.default_rng(1)
    args = tuple(args)
    moved = [i for i, a in enumerate(args) if isinstance(a, np.ndarray)]
    steps = {i: numbers(random, args[i].shape, args[i].dtype) for i in moved}
    name = args[0].dtype.name
    out, residuals = forward(*args)
    for a, b in zip(leaves(out), leaves(primal(*args)), strict=True):
        np.testing.assert_array_equal(a, b)
    tangents = tuple(steps.get(i) for i in range(len(args)))
    slope = tangent(residuals, args, tangents)
    for a, b in zip(leaves(slope), leaves(out), strict=True):
        assert a.shape == b.shape
    if differences:
        def at(t):
            return leaves(observe(primal(*[(a + t * steps[i]).astype(a.dtype) if i in steps else a for i, a in enumerate(args)])))

        h = STEP[name]
        points = zip(at(h), at(-h), at(2 * h), at(-2 * h), strict=True)
        expected = [(8 * (a - b) - (c - d)) / (12 * h) for a, b, c, d in points]
        for found, wanted in zip(leaves(observe(slope)), expected, strict=True):
            np.testing.assert_allclose(found, wanted, rtol=0, atol=DIFFERENCES[name] * max(1, np.max(np.abs(wanted), initial=0)))
    parts = [numbers(random, leaf.shape, leaf.dtype) if leaf.ndim else leaf.dtype.type(random.standard_normal())
             for leaf in leaves(out)]
    gradient = backward(residuals, with_leaves(out, iter(parts)))
    assert len(gradient) == len(args)
    assert all((g is None) == (i not in steps) for i, g in enumerate(gradient))
    assert all(g.shape == args[i].shape for i, g in enumerate(gradient) if g is not None)
    pushed = inner([np.asarray(p) for p in parts], leaves(slope))
    pulled = inner(leaves(gradient), [steps[i] for i in moved])
    size = 1 + max(np.max(np.abs(g)) for g in leaves(gradient))
    assert abs(pushed - pulled) <= TRANSPOSE[name] * size * 10, (pushed, pulled)


def rule(module, name):
    return [getattr(module, name), *(getattr(module, f"{name}_{part}") for part in ("forward", "tangent", "backward"))]


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_products(layout, dtype):
    random = np.random.default_rng(0)
    check(*rule(products, "dot"), [numbers(random, (3, 4), dtype, layout), numbers(random, (4, 2), dtype, layout)])


@pytest.mark.parametrize("dtype", DTYPES)
def test_systems(dtype):
    random = np.random.default_rng(3)
    for layout in LAYOUTS if dtype is np.float64 else "C":
        a = numbers(random, (4, 4), dtype, layout)
        a += (4 * np.eye(4)).astype(dtype)
        check(*rule(systems, "solve"), [a, numbers(random, (4,), dtype, layout)])
        check(*rule(systems, "solve"), [a, numbers(random, (4, 3), dtype, layout)])
        check(*rule(systems, "inv"), [a])
        check(*rule(systems, "slogdet"), [a])
        check(*rule(systems, "slogdet"), [-a])
        check(*rule(systems, "det"), [a])


@pytest.mark.parametrize("dtype", [np.float64, np.complex128])
def test_determinant_of_a_singular_matrix(dtype):
    a = np.array([[1, 2, 0], [2, 4, 0], [0, 1, 3]], dtype)
    assert systems.det(a) == 0
    check(*rule(systems, "det"), [a])
    assert not systems.det_backward((np.zeros((3, 3), dtype), dtype(0)), dtype(1))[0].any()


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [(4, 3), (3, 3), (2, 4)])
def test_least_squares(shape, dtype):
    random = np.random.default_rng(4)
    a = numbers(random, shape, dtype)
    check(*rule(least_squares, "pinv"), [a, 1e-15])
    check(*rule(least_squares, "lstsq"), [a, numbers(random, shape[:1], dtype), -1.0])
    check(*rule(least_squares, "lstsq"), [a, numbers(random, (shape[0], 2), dtype, "F"), -1.0])


@pytest.mark.parametrize("transposed", [False, True])
@pytest.mark.parametrize("scale", [(1e8, -0.05, 2.0), (1e-9, -3.0, 0.3), (1.0, 1.0, 1.0)])
def test_pseudo_inverses_of_full_rank_keep_their_digits(scale, transposed):
    """Against 60 digits: rows of very different sizes, and a direction that leaves them so."""
    random = np.random.default_rng(6)
    rows = numbers(random, (3, 4), np.float64)
    a, da = rows * np.array(scale)[:, None], rows * random.normal(size=(3, 1))
    with mpmath.workdps(60):
        m, d = mpmath.matrix(a.tolist()), mpmath.matrix(da.tolist())
        p = m.T * (m * m.T) ** -1
        exact = -p * d * p + (mpmath.eye(4) - p * m) * d.T * (p.T * p)
        expected = np.array(exact.tolist(), float)
    if transposed:
        a, da, expected = a.T.copy(), da.T.copy(), expected.T.copy()
    _, residuals = least_squares.pinv_forward(a, 1e-15)
    found = least_squares.pinv_tangent(residuals, (a, 1e-15), (da, None))
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-12 * np.abs(expected).max())
    ct = expected / np.abs(expected).max() ** 2
    back = least_squares.pinv_backward(residuals, ct)[0]
    np.testing.assert_allclose(np.sum(back * da), np.sum(expected * ct), rtol=1e-12)


def test_least_squares_of_low_rank():
    """Along a direction that keeps the rank the pseudo-inverse has a derivative."""
    random = np.random.default_rng(5)
    left, right, dleft, dright = (numbers(random, shape, np.float64) for shape in [(4, 2), (2, 3), (4, 2), (2, 3)])
    a, da = left @ right, dleft @ right + left @ dright
    h = 1e-6
    expected = (least_squares.pinv((left + h * dleft) @ (right + h * dright), 1e-9)
                - least_squares.pinv((left - h * dleft) @ (right - h * dright), 1e-9)) / (2 * h)
    _, residuals = least_squares.pinv_forward(a, 1e-9)
    np.testing.assert_allclose(least_squares.pinv_tangent(residuals, (a, 1e-9), (da, None)), expected, rtol=0, atol=1e-6)
    b = numbers(random, (4,), np.float64)
    _, residuals = least_squares.lstsq_forward(a, b, 1e-9)
    slope = least_squares.lstsq_tangent(residuals, (a, b, 1e-9), (da, np.zeros(4), None))
    np.testing.assert_allclose(slope[0], expected @ b, rtol=0, atol=1e-6)
    assert slope[1].size == 0


@pytest.mark.parametrize("dtype", DTYPES)
def test_factorisations(dtype):
    random = np.random.default_rng(6)
    for n in (1, 4, 33):  # its adjoint column by column, and by products
        check(*rule(factorisations, "cholesky"), [definite(random, n, dtype)])
    assert factorisations.cholesky_backward(np.zeros((0, 0), dtype), np.zeros((0, 0), dtype))[0].shape == (0, 0)
    for shape in [(5, 3), (3, 3), (3, 5)]:
        check(*rule(factorisations, "qr"), [numbers(random, shape, dtype)])


def cotangent_of_cholesky(factor, ct):
    """As I. Murray (2016), equation 10: by inverses, in the lower triangle."""
    inverse = np.linalg.inv(factor)
    inner = np.tril(factor.conj().T @ np.tril(ct))
    np.fill_diagonal(inner, inner.diagonal().real / 2)
    full = inverse.conj().T @ inner @ inverse
    return np.tril(full, -1) + np.triu(full, 1).conj().T + np.diag(full.diagonal().real)


@pytest.mark.parametrize("dtype", DTYPES)
def test_cholesky_factors_in_blocks(dtype):
    random = np.random.default_rng(8)
    factors = [np.linalg.cholesky(definite(random, n, dtype)) for n in (1, 32, 33, 64, 101)]
    for factor in factors:
        ct, before = numbers(random, factor.shape, dtype), numbers(random, factor.shape, dtype)
        expected = before + cotangent_of_cholesky(factor.astype(np.complex128), ct)
        for given, order in [(factor, "C"), (np.asfortranarray(factor), "F")]:
            shadow = before.copy(order)
            factorisations.add_to_factored(given, ct, shadow)
            np.testing.assert_allclose(shadow, expected, rtol=0, atol=3000 * np.finfo(dtype).eps)
    empty = np.zeros((0, 0), dtype)
    factorisations.add_to_factored(empty, empty, empty)


@pytest.mark.parametrize("n", [0, 1, 31, 33, 71, 96, 130])
def test_inverses_of_triangles(n):
    random = np.random.default_rng(n)
    for dtype in (np.float64, np.complex128):
        a = np.tril(numbers(random, (n, n), dtype)) / 8 + 2 * np.eye(n)
        given = np.asfortranarray(a) + np.triu(numbers(random, (n, n), dtype), 1)  # what stands above is not read
        np.testing.assert_allclose(factorisations.inverse_of_lower(given), np.linalg.inv(a), rtol=1e-11, atol=1e-12)
    if n:
        a[-1, -1] = 0
        with pytest.raises(np.linalg.LinAlgError, match="singular"):
            factorisations.inverse_of_lower(a)


@pytest.mark.parametrize("dtype", DTYPES)
def test_spectra(dtype):
    """Vectors of complex matrices by what does not depend on their phase."""
    random = np.random.default_rng(7)
    real = dtype in (np.float64, np.float32)
    check(*rule(spectra, "eigvalsh"), [definite(random, 4, dtype)])
    check(*rule(spectra, "eigh"), [definite(random, 4, dtype)], differences=real)
    for shape in [(5, 3), (3, 3), (3, 5)]:
        a = numbers(random, shape, dtype)
        check(*rule(spectra, "singular_values"), [a])
        check(*rule(spectra, "svd"), [a, False], differences=real)
        check(*rule(spectra, "svd"), [a, True], differences=real and shape[0] == shape[1])


def test_eigenvalues_of_any_matrix():
    random = np.random.default_rng(8)
    a = numbers(random, (4, 4), np.complex128)
    check(*rule(spectra, "eig"), [a])
    check(*rule(spectra, "eigvals"), [a])
    symmetric = definite(random, 4, np.float64) + 0.1 * numbers(random, (4, 4), np.float64)
    check(*rule(spectra, "eig"), [symmetric])
    check(*rule(spectra, "eigvals"), [symmetric])


@pytest.mark.parametrize("shape", [(5, 3), (3, 3), (3, 5)])
def test_tangents_of_complex_singular_vectors(shape):
    """What the vectors are defined by holds to first order."""
    random = np.random.default_rng(9)
    a, da = numbers(random, shape, np.complex128), numbers(random, shape, np.complex128)
    size = min(shape)
    for full in (False, True):
        (u, s, v), residuals = spectra.svd_forward(a, full)
        du, ds, dv = spectra.svd_tangent(residuals, (a, full), (da, None))
        product = (du[:, :size] * s) @ v[:size] + (u[:, :size] * ds) @ v[:size] + (u[:, :size] * s) @ dv[:size]
        np.testing.assert_allclose(product, da, atol=1e-12)
        for q, dq in ((u, du), (v.conj().T, dv.conj().T)):
            np.testing.assert_allclose(dq.conj().T @ q + q.conj().T @ dq, 0 * q.conj().T @ q, atol=1e-12)


def test_tangents_of_complex_eigenvectors():
    random = np.random.default_rng(10)
    a, da = definite(random, 4, np.complex128), definite(random, 4, np.complex128)
    (w, v), residuals = spectra.eigh_forward(a)
    dw, dv = spectra.eigh_tangent(residuals, (a,), (da,))
    np.testing.assert_allclose(da @ v + a @ dv, dv * w + v * dw, atol=1e-12)
    np.testing.assert_allclose(dv.conj().T @ v + v.conj().T @ dv, np.zeros((4, 4)), atol=1e-12)
