"""Arrays that a kernel reshapes."""

import subprocess

import numpy as np
import pytest
from kernel_corpus import kernel
from numba import cuda, float64, int64
from test_ptx import PTXAS, needs_libdevice

from numba_enzyme import Duplicated


@kernel
def as_matrix(x, y, rows, columns):
    i = cuda.grid(1)
    matrix = x.reshape((rows, columns))
    if i < rows:
        for j in range(matrix.shape[1]):
            y[i] += (i + 1) * matrix[i, j] ** 2 * (j + 1)


@kernel
def largest(u, v, out, size):
    flat, other = u.reshape(size), v.reshape(size)
    best = 0.0
    for i in range(cuda.grid(1), size, cuda.gridsize(1)):
        best = max(best, abs(flat[i] * other[size - 1 - i]))
    cuda.atomic.max(out, 0, best)


@pytest.mark.parametrize(("shape", "rows", "columns"), [
    ((2, 3, 4), 2, 12), ((2, 3, 4), 6, 4), ((2, 3, 4), 4, 6), ((24,), 8, 3), ((2, 1, 12, 1), 24, 1), ((1, 24), 3, -1), ((), 1, 1),
    ((1, 1), 1, -1)])  # fmt: skip
def test_gradients_of_arrays_in_a_new_shape(shape, rows, columns):
    x = np.linspace(0.5, 1.5, int(np.prod(shape))).reshape(shape)
    matrix = x.reshape(rows, columns)
    weights = np.outer(np.arange(1, rows + 1), np.arange(1, matrix.shape[1] + 1))
    dx, dy, y = np.zeros(shape), np.ones(rows), np.zeros(rows)
    as_matrix.grad[1, 32](Duplicated(x, dx), Duplicated(y, dy), rows, columns)
    np.testing.assert_allclose(y, (weights * matrix**2).sum(axis=1), rtol=1e-13)
    np.testing.assert_allclose(dx.reshape(rows, columns), 2 * weights * matrix, rtol=1e-13)
    tangent, dy = np.ones(shape), np.zeros(rows)
    as_matrix.jvp[1, 32](Duplicated(x, tangent), Duplicated(np.zeros(rows), dy), rows, columns)
    np.testing.assert_allclose(dy, (2 * weights * matrix).sum(axis=1), rtol=1e-13)


def test_reshaped_arrays_between_two_launches():
    """Extrema in the grid's memory make a gradient two launches; what is kept from the one to the other holds no addresses."""
    u, v = np.linspace(-2.0, 1.0, 24).reshape(2, 3, 4), np.linspace(0.3, 0.9, 24).reshape(4, 6)
    du, dv = np.zeros_like(u), np.zeros_like(v)
    largest.grad[2, 8](Duplicated(u, du), Duplicated(v, dv), Duplicated(np.zeros(1), np.ones(1)), 24)
    at = np.argmax(np.abs(u.ravel() * v.ravel()[::-1]))
    for shadow, place, value in ((du, at, np.sign(u.flat[at]) * v.flat[23 - at]), (dv, 23 - at, abs(u.flat[at]))):
        expected = np.zeros(24)
        expected[place] = value
        np.testing.assert_allclose(shadow.ravel(), expected, rtol=1e-13)


@needs_libdevice
@pytest.mark.skipif(PTXAS is None, reason="ptxas is not on the path")
def test_the_assembler_accepts_it(tmp_path):
    cube = float64[:, :, ::1]
    texts = [as_matrix.inspect_gradient((cube, float64[::1], int64, int64), view="ptx")]
    texts += largest.inspect_gradient((cube, cube, float64[::1], int64), view="ptx").split("\n.version")[1:]
    for text in texts:
        path = tmp_path / "kernel.ptx"
        path.write_text(text if text.lstrip().startswith(("//", ".version")) else ".version" + text)
        found = subprocess.run([PTXAS, "-arch=sm_90", str(path), "-o", str(tmp_path / "cubin")], capture_output=True, text=True)
        assert found.returncode == 0, found.stderr
