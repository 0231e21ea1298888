"""Transforms that rocket-fft gives to Numba. Each is a matrix, which NumPy and SciPy themselves give column by column."""

import numba
import numpy as np
import pytest

import numba_enzyme as ne

pytest.importorskip("rocket_fft", reason="rocket-fft is in the extra `libraries`; it registers itself with Numba")
fft = pytest.importorskip("scipy.fft", reason="SciPy is in the extra `test`")
pytestmark = pytest.mark.libraries

NORMS = (None, "backward", "ortho", "forward")


def entries(x):
    """The parts of an array as real numbers."""
    parts = np.ascontiguousarray(x).ravel()
    return parts.view(parts.real.dtype).astype(float)


def matrix(transform, x):
    """Of a map that is linear over the real numbers: column by column."""
    columns = []
    for index in np.ndindex(x.shape):
        for unit in (1.0, 1.0j) if np.iscomplexobj(x) else (1.0,):
            one = np.zeros_like(x)
            one[index] = unit
            columns.append(entries(transform(one)))
    return np.array(columns).T


def numbers(rng, like):
    made = rng.normal(size=like.shape) + (1j * rng.normal(size=like.shape) if np.iscomplexobj(like) else 0)
    return made.astype(like.dtype)


def judge(compiled, in_python, x, *others):
    """Tangent and pullback of all the results at once, against the matrices; cotangents follow JAX's convention."""
    rng = np.random.default_rng(1)
    tolerance = 1e-5 if x.dtype in (np.float32, np.complex64) else 1e-12
    dx = numbers(rng, x)
    nothing = (None,) * len(others)
    out, tangents = ne.jvp(compiled, (x, *others), (dx, *nothing))
    again, pullback = ne.vjp(compiled, x, *others)
    cotangents = tuple(numbers(rng, y) for y in out)
    gradient = pullback(cotangents)[0]
    expected = np.zeros(entries(x).size)
    for i, (y, dy, ct) in enumerate(zip(out, tangents, cotangents, strict=True)):
        assert np.array_equal(y, again[i])
        m = matrix(lambda v, i=i: in_python(v, *others)[i], x)
        np.testing.assert_allclose(entries(y), m @ entries(x), atol=tolerance * 10)
        np.testing.assert_allclose(entries(dy), m @ entries(dx), atol=tolerance * 10)
        expected += m.T @ entries(np.conj(ct))
    assert gradient.dtype == x.dtype and gradient.shape == x.shape
    np.testing.assert_allclose(entries(np.conj(gradient)), expected, atol=tolerance * 100)


def real_lines(x, n, axis, norm):
    return np.fft.fft(x, n, axis, norm), np.fft.rfft(x, n, axis, norm), fft.ihfft(x, n, axis, norm, workers=1)


def complex_lines(x, n, axis, norm):
    return fft.fft(x, n, axis, norm), np.fft.ifft(x, axis=axis), np.fft.irfft(x, n, axis, norm), fft.hfft(x, n, axis, norm)


@pytest.mark.parametrize("dtype", [np.float64, pytest.param(np.float32, marks=pytest.mark.slow)])
def test_transforms_of_real_lines_along_any_axis_with_any_length_and_norm(dtype):
    x = np.random.default_rng(0).normal(size=(4, 5)).astype(dtype)
    compiled = numba.njit(real_lines)
    for n, axis, norm in zip((4, 5, 3, 7), (0, 1, -1, -2), NORMS, strict=True):
        judge(compiled, real_lines, x, n, axis, str(norm or "backward"))


@pytest.mark.parametrize("dtype", [np.complex128, pytest.param(np.complex64, marks=pytest.mark.slow)])
def test_transforms_of_complex_lines_along_any_axis_with_any_length_and_norm(dtype):
    rng = np.random.default_rng(0)
    x = (rng.normal(size=(4, 5)) + 1j * rng.normal(size=(4, 5))).astype(dtype)
    compiled = numba.njit(complex_lines)
    for n, axis, norm in zip((6, 7, 4, 9), (0, 1, -1, -2), NORMS, strict=True):
        judge(compiled, complex_lines, x, n, axis, str(norm or "backward"))


def real_planes(x, s, norm):
    return np.fft.rfft2(x, s, (1, 0), norm), fft.fftn(x, s, (2, 0), norm)


def complex_planes(x, s, norm):
    return fft.irfftn(x, s, (2, 0), norm), fft.ifft2(x, axes=(0, 1))


def blocks(x):
    return np.fft.fftn(x), np.fft.irfftn(x), np.fft.irfft2(x), np.fft.ifft2(x), fft.hfftn(x)


def test_transforms_along_several_axes():
    rng = np.random.default_rng(0)
    x = rng.normal(size=(2, 3, 4))
    judge(numba.njit(real_planes), real_planes, x, (3, 5), "ortho")
    judge(numba.njit(complex_planes), complex_planes, x + 1j * rng.normal(size=x.shape), (3, 5), "forward")


@pytest.mark.slow
def test_transforms_along_all_axes():
    rng = np.random.default_rng(0)
    judge(numba.njit(blocks), blocks, rng.normal(size=(2, 3, 4)) + 1j * rng.normal(size=(2, 3, 4)))


def cosines_and_sines(x, kind, n, norm, orthogonalize):
    return (fft.dct(x, kind, n, 0, norm, False, None, orthogonalize), fft.idct(x, kind, n, -1, norm, orthogonalize=orthogonalize),
            fft.dst(x, kind, n, 0, norm, orthogonalize=orthogonalize), fft.idst(x, kind, n, 1, norm))  # fmt: skip


def test_cosine_and_sine_transforms_of_types_1_to_4():
    x = np.random.default_rng(0).normal(size=(4, 5))
    compiled = numba.njit(cosines_and_sines)
    for kind in (1, 2, 3, 4):
        for norm, n, orthogonalize in (("backward", 6, False), ("ortho", 3, True), ("ortho", 5, False), ("forward", 5, True)):
            judge(compiled, cosines_and_sines, x, kind, n, norm, orthogonalize)


def cosines_of_planes(x):
    return fft.dctn(x), fft.idctn(x, 1, (3, 6), (1, 0)), fft.dstn(x, 3, norm="ortho"), fft.idstn(x, 3, axes=(0,))


@pytest.mark.slow
def test_cosine_and_sine_transforms_along_several_axes_of_complex_numbers():
    rng = np.random.default_rng(0)
    judge(numba.njit(cosines_of_planes), cosines_of_planes, rng.normal(size=(4, 5)) + 1j * rng.normal(size=(4, 5)))


def shifts(x):
    return np.roll(x, 2), np.roll(x, (1, -2), (0, 1)), np.roll(x.T, -1, 0), np.fft.fftshift(x), fft.ifftshift(x, 1)


def test_shifts_stay_exact():
    judge(numba.njit(shifts), shifts, np.random.default_rng(0).normal(size=(4, 5)))


def test_whole_numbers_booleans_and_constants_are_no_hindrance():
    @ne.differentiate
    def weighted(x, counts):
        shifted = np.roll(counts, 1)
        window = np.fft.ifft(np.fft.fft(counts > 1)).real
        return np.sum(x * shifted * window) + np.sum(np.roll([1.0, 2.0], 1)) * x[0]

    np.testing.assert_allclose(weighted.grad(np.arange(3.0), np.array([1, 2, 3])), [3.0, 1.0, 2.0], atol=1e-12)


def test_frequencies_carry_the_derivative_of_the_spacing():
    @ne.differentiate
    def spread(d):
        return np.sum(np.fft.fftfreq(7, d) ** 2) + np.sum(fft.rfftfreq(6, d) ** 3)

    two, three = np.sum(np.fft.fftfreq(7, 0.3) ** 2), np.sum(np.fft.rfftfreq(6, 0.3) ** 3)
    assert np.isclose(spread.grad(0.3), -2 * two / 0.3 - 3 * three / 0.3)
    assert np.isclose(ne.jvp(spread, (0.3,), (2.0,))[1], 2 * spread.grad(0.3))


def test_second_derivatives_of_a_power_spectrum():
    weights = np.array([1.0, 2.0, 0.5, 1.5])

    @ne.differentiate
    def energy(x):
        spectrum = np.fft.rfft(x)
        power = spectrum.real**2 + spectrum.imag**2
        return np.sum(weights * power**2)

    rng = np.random.default_rng(0)
    x, dx = rng.normal(size=6), rng.normal(size=6)
    f = np.fft.rfft(np.eye(6), axis=0)
    parts = f @ x
    by_power = 2 * weights * np.abs(parts) ** 2
    gradient = 2 * np.real(np.conj(f).T @ (by_power * parts))
    slope = np.real(np.conj(parts)[:, None] * f)
    hessian = 2 * np.real(np.conj(f).T @ (by_power[:, None] * f)) + 8 * slope.T @ (weights[:, None] * slope)
    np.testing.assert_allclose(energy.grad(x), gradient, rtol=1e-11)
    np.testing.assert_allclose(energy.hvp((x,), (dx,)), hessian @ dx, rtol=1e-11)


def test_results_go_into_an_array_that_is_given():
    @ne.differentiate
    def loss(x):
        out = np.empty(x.size, np.complex128)
        np.fft.fft(x, None, -1, None, out)
        return np.sum(np.abs(out) ** 2)

    x = np.arange(5.0)
    np.testing.assert_allclose(loss.grad(x), 2 * 5 * x, rtol=1e-12)  # Parseval


def test_a_transform_that_is_not_known_is_refused_by_name():
    @ne.differentiate
    def hankel(x):
        return fft.fht(x, 0.1, 0.5).sum()

    with pytest.raises(ne.NotDifferentiable, match="rf_fht"):
        hankel.grad(np.arange(1.0, 5.0))


def test_an_axis_that_is_named_twice_is_refused_where_sizes_are_given():
    @ne.differentiate
    def twice(x):
        return np.sum(np.abs(np.fft.rfftn(x, None, (0, 0))))

    with pytest.raises(ValueError, match="named twice"):
        twice.grad(np.ones((4, 4)))
