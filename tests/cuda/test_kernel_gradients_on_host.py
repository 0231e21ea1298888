"""Every kernel of the corpus: gradient against forward mode, central differences of the primal, and the oracle;
no threads get in each other's way."""

import pytest
from kernel_corpus import CASES, kernel
from numba import cuda, float64

from numba_enzyme.ir import llvm_io
from numba_enzyme.testing import check_kernel

LONG = {"stencil3d", "matmul_registers", "convolution", "fdtd", "lattice_boltzmann", "nbody", "attention", "layernorm"}
"""To compile: larger ones of what stencils, products and sums over blocks do. Most are differentiated in test_lane_groups.py,
test_restored_memory.py and test_fused_products.py, too, and the lattice in test_paper_kernels.py."""


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.slow if name in LONG else []) for name in CASES])
def test_derivatives(name):
    kernel, configuration, arguments, oracle = CASES[name]
    check_kernel(kernel, configuration, arguments, oracle=oracle, races=True)


@cuda.jit(device=True)
def many(x, y):
    a = x * y + 1.0
    b = x - y
    a, b = a * b + x / (y + 2.0), b * x - a * y
    a, b = a * b + x / (a * a + 2.0), b * x - a * y
    a, b = a * b + x / (b * b + 3.0), b * x - a * y
    return a, b


@cuda.jit(device=True)
def very_many(x, y):
    x, y = many(x, y)
    x, y = many(y, x)
    x, y = many(x, y)
    x, y = many(y, x)
    x, y = many(x, y)
    return many(y, x)


@cuda.jit(device=True)
def most(x, y):
    x, y = very_many(x, y)
    x, y = very_many(y, x)
    x, y = very_many(x, y)
    x, y = very_many(y, x)
    x, y = very_many(x, y)
    return very_many(y, x)


@kernel
def large(x, y):
    i = cuda.grid(1)
    a, b = most(x[i], y[i])
    a, b = most(b, a)
    a, b = most(b, a)
    a, b = most(b, a)
    a, b = most(b, a)
    a, b = most(b, a)
    y[i] = a


def test_kernels_are_inlined_whatever_they_cost(monkeypatch):
    """Also a kernel whose body costs more than what else is inlined: its threads ask for their places in one function."""
    monkeypatch.setattr(llvm_io, "INLINE_FIRST", 100)
    text = large.inspect_llvm((float64[::1], float64[::1]))
    assert text.count(" = fdiv ") > 500
    assert text.count("\ndefine ") == 1
