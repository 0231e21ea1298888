"""Functions and gradients as shared objects: called from C, compared with the same functions in this process."""

import ctypes
import shutil
import subprocess

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne

compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
needs_compiler = pytest.mark.skipif(compiler is None, reason="no C compiler on PATH")

PROGRAM = r"""
#include "simulation.h"
#include <stdio.h>
int main(void) {
    double x[6] = {0.1, 0.3, 0.2, 0.5, 0.4, 0.6}, d_x[6] = {0}, d_a = 0, value = 0, gradient_value = 0;
    int status = simulation(x, 6, 0.25, 7, &value);
    status += simulation_gradient(x, d_x, 6, 0.25, &d_a, 7, &gradient_value);
    printf("%d %.17g %.17g %.17g", status, value, gradient_value, d_a);
    for (int i = 0; i < 6; i++) printf(" %.17g", d_x[i]);
    printf(" %d\n", simulation(x, 6, -1.0, 7, &value));
    return 0;
}
"""


@ne.differentiate
def simulate(x, a, steps):
    """Allocates, keeps a tape, raises."""
    if a < 0.0:
        raise ValueError("a rate is not negative")
    u = x.copy()
    for _ in range(steps):
        for i in range(1, u.size - 1):
            u[i] -= a * u[i] * np.sin(u[i + 1] - u[i - 1])
    return np.sum(u * u)


@njit
def relax(field, out, weight):
    for i in range(1, field.shape[0] - 1):
        for j in range(field.shape[1]):
            out[i, j] = weight * (field[i - 1, j] + field[i + 1, j]) * field[i, j]


@needs_compiler
def test_from_c(tmp_path):
    library, header = ne.export(simulate, "float64(float64[::1], float64, int64)", tmp_path / "simulation.so", name="simulation")
    prototype = "(double *x, double *d_x, int64_t x_n0, double a, double *d_a, int64_t steps, double *result);"
    assert f"int simulation_gradient{prototype}" in header.read_text()
    (tmp_path / "main.c").write_text(PROGRAM)
    program = str(tmp_path / "main")
    subprocess.run([compiler, "-Wall", "-Werror", "-o", program, str(tmp_path / "main.c"), str(library)], check=True)
    found = subprocess.run([program], capture_output=True, text=True, check=True).stdout.split()
    x = np.array([0.1, 0.3, 0.2, 0.5, 0.4, 0.6])
    value, (dx, da) = ne.value_and_grad(simulate, (0, 1))(x, 0.25, 7)
    assert found[0] == "0" and found[-1] == "1", "no error, then the one that the function raises"
    assert np.allclose([float(word) for word in found[1:-1]], [value, value, da, *dx], rtol=1e-14)


@needs_compiler
def test_single_precision_matrices_that_are_written(tmp_path):
    library, _ = ne.export(relax, "(float32[:,::1], float32[:,::1], float32)", tmp_path / "relax.so", processor="generic")
    gradient = ctypes.CDLL(str(library)).relax_gradient
    random = np.random.default_rng(0)
    field, out, seed = (random.normal(size=(5, 4)).astype(np.float32) for _ in range(3))
    shadow, d_out, d_weight = np.zeros_like(field), seed.copy(), np.ones(1, np.float32)

    def matrix(array, its_shadow):
        return (ctypes.c_void_p(array.ctypes.data), ctypes.c_void_p(its_shadow.ctypes.data), *map(ctypes.c_int64, array.shape))

    status = gradient(*matrix(field, shadow), *matrix(out, d_out), ctypes.c_float(0.5), ctypes.c_void_p(d_weight.ctypes.data))
    wanted, wanted_out, other = np.zeros_like(field), seed.copy(), out.copy()
    _, _, weight = ne.autodiff(relax, ne.Duplicated(field, wanted), ne.Duplicated(other, wanted_out), ne.Active(np.float32(0.5)))
    assert status == 0 and np.allclose(out, other) and np.allclose(shadow, wanted, rtol=1e-5)
    assert np.allclose(d_out, wanted_out) and d_weight[0] == pytest.approx(1.0 + weight, rel=1e-5), "gradients are added"


@njit
def noisy(x):
    return x * np.random.random()


@njit
def doubled(x):
    return 2.0 * x


@needs_compiler
def test_what_is_refused(tmp_path):
    with pytest.raises(ne.EnzymeError, match="random numbers and objects of Python can't be exported"):
        ne.export(noisy, "(float64,)", tmp_path / "noisy.so")
    with pytest.raises(ne.EnzymeError, match="let it write into an argument"):
        ne.export(doubled, "(float64[::1],)", tmp_path / "doubled.so")
    with pytest.raises(ne.EnzymeError, match="not float32"):
        ne.export(doubled, "float32(float64)", tmp_path / "doubled.so")
    with pytest.raises(ne.EnzymeError, match="`x` of type complex128 can't be exported"):
        ne.export(doubled, "(complex128,)", tmp_path / "doubled.so")
    with pytest.raises(ne.EnzymeError, match=r"takes 1 argument, the signature .* has 2"):
        ne.export(doubled, "(float64, float64)", tmp_path / "doubled.so")
    with pytest.raises(ne.EnzymeError, match="is not a name in C"):
        ne.export(doubled, "(float64,)", tmp_path / "doubled.so", name="2x")


def test_without_a_compiler(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ne.EnzymeError, match="needs a C compiler"):
        ne.export(doubled, "(float64,)", tmp_path / "doubled.so")
