"""Arrays that kernels allocate, with numba-cuda's runtime switched on."""

import numpy as np
import pytest
from kernel_corpus import kernel
from numba import cuda, float64

from numba_enzyme.testing import check_kernel

config = pytest.importorskip("numba.cuda.core.config", reason="Numba's own numba.cuda has no runtime for kernels")


def copies_rows(x, y):
    i = cuda.grid(1)
    if i < y.size:
        row = x[i].copy()
        row[0] *= row[1]
        y[i] = row[0] * row[0] + row[2] * x[i, 0]


def allocates_nothing(x, y):
    s = cuda.shared.array(8, float64)
    t = cuda.threadIdx.x
    rows = x[:, 0]
    s[t] = rows[t] ** 2
    cuda.syncthreads()
    y[t] = s[7 - t] * x[t, 1]


@pytest.mark.parametrize("function", [copies_rows, allocates_nothing])
def test_arrays_are_counted(function, monkeypatch):
    monkeypatch.setattr(config, "CUDA_ENABLE_NRT", True)
    x = np.random.default_rng(6).uniform(0.5, 1, (8, 3))
    made = kernel(function)
    check_kernel(made, (1, 8), (x, np.zeros(8)), races=True)
    if function is allocates_nothing:
        assert "NRT_" not in made.inspect_gradient("(float64[:, ::1], float64[::1])", view="ptx")
