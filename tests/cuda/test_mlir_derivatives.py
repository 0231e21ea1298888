"""Derivatives of device functions in kernels of numba-cuda-mlir, and rules: numba-cuda's tests over the other package."""

import inspect
import math
from types import ModuleType

import numpy as np
import pytest
from front_ends import module_of_mlir

import numba_enzyme as ne
from numba_enzyme import Duplicated, EnzymeError, differentiate, grad
from numba_enzyme.bridge.cuda.mlir_twins import or_twin

pytest.importorskip("numba_cuda_mlir", reason="numba-cuda-mlir is not installed")
import numba_cuda_mlir
from numba_cuda_mlir import cuda, types
from numba_cuda_mlir.cuda import grid, shared, shfl_xor_sync, syncthreads
from numba_cuda_mlir.cuda.libdevice import sin

TESTS_OF_ITS_OWN = {
    "test_device_functions": {
        "test_atomics_are_where_threads_meet": "asks for the kernel by types of numba-cuda",
        "test_the_assembler_accepts_them": "as well",
        "test_explanations_show_derivatives_that_a_kernel_calls": "looks for the module's name",
        "test_kernels_that_nobody_compiles_for_us": "numba-cuda-mlir has another message",
    },
    "test_device_rules": {"test_what_is_refused": "follows on tests that compile what it gives rules"},
}


def without_parameters():
    return [pytest.param(test, id=f"{module}-{name}")
            for module, left_out in TESTS_OF_ITS_OWN.items() for name, test in module_of_mlir(module).items()
            if name.startswith("test_") and name not in left_out and not inspect.signature(test).parameters]  # fmt: skip


@pytest.mark.parametrize("test", without_parameters())
def test_as_with_numba_cuda(test):
    test()


@differentiate
@cuda.jit(device=True)
def wave(x):
    return sin(x) * x * x


helpers = ModuleType("helpers")
helpers.wave, helpers.half = wave, 0.5


def test_names_of_the_package_by_every_road():
    """Imported one by one, by the package, by a module of the user's, and closed over."""
    twice = cuda.jit(device=True)(lambda x: 2.0 * x)
    numbers = types.float64

    @differentiate(target="cpu", race_check=True)
    @cuda.jit
    def kernel(x, y, total):
        s = shared.array(8, numbers)
        own = numba_cuda_mlir.cuda.local.array(1, types.float64)
        i = grid(1)
        s[cuda.threadIdx.x] = helpers.wave.grad(x[i]) * helpers.half
        syncthreads()
        own[0] = s[7 - cuda.threadIdx.x]
        y[i] = twice(own[0]) + shfl_xor_sync(-1, x[i], 1)
        cuda.atomic.add(total, 0, wave(x[i]))

    x, y, total = np.linspace(0.5, 2, 8), np.zeros(8), np.zeros(1)
    kernel[1, 8](x, y, total)
    exact = np.cos(x) * x**2 + 2 * x * np.sin(x)
    np.testing.assert_allclose(y, exact[::-1] + x[np.arange(8) ^ 1], rtol=1e-14)
    np.testing.assert_allclose(total, (np.sin(x) * x**2).sum(), rtol=1e-14)
    dx = np.zeros(8)
    kernel.grad[1, 8](Duplicated(x, dx), Duplicated(y, np.ones(8)), Duplicated(total, np.full(1, 3.0)))
    np.testing.assert_allclose(dx, (2 - x**2) * np.sin(x) + 4 * x * np.cos(x) + 1 + 3 * exact, rtol=1e-13)


def test_kernels_without_derivatives_are_compiled_by_the_package():
    plain = cuda.jit(lambda x: helpers.half * math.sin(x[grid(1)]))
    assert or_twin(plain) is plain


def test_what_is_refused():
    @differentiate(target="cpu")
    @cuda.jit
    def kernel(x):
        x[0] = grad(wave)(x[0]) + numba_cuda_mlir.cuda.vector_types.float32x4(x[0], x[0], x[0], x[0]).x

    with pytest.raises(EnzymeError, match=r"numba.cuda, which compiles .* can't compile kernel: .*float32x4"):
        kernel[1, 1](np.ones(1))
    ruled = ne.inactive(cuda.jit(device=True)(lambda x: math.sin(x)))

    @differentiate(target="cpu")
    @cuda.jit
    def calls(x):
        x[0] = ruled(x[0]) * x[0]

    x = np.ones(1)
    calls.grad[1, 1](Duplicated(np.ones(1), x))
    np.testing.assert_allclose(x, math.sin(1.0), rtol=1e-15)
    with pytest.raises(EnzymeError, match="compiled for a kernel already"):
        ne.inactive(ruled)


def test_rules_hold_in_modules_of_modules_and_in_tuples():
    cubes = [ne.inactive(cuda.jit(device=True)(lambda x: x * x * x)) for _ in range(2)]
    outer, functions = ModuleType("outer"), (2.0, (cubes[1],))
    outer.inner = ModuleType("outer.inner")
    outer.inner.cube, outer.inner.wave = cubes[0], wave

    @differentiate(target="cpu")
    @cuda.jit
    def kernel(x, y):
        i = grid(1)
        y[i] = outer.inner.cube(x[i]) * x[i] + functions[1][0](x[i]) * x[i] + outer.inner.wave(x[i])

    x, dx = np.linspace(0.5, 2, 4), np.zeros(4)
    kernel.grad[1, 4](Duplicated(x, dx), Duplicated(np.zeros(4), np.ones(4)))
    np.testing.assert_allclose(dx, 2 * x**3 + np.cos(x) * x**2 + 2 * x * np.sin(x), rtol=1e-14)


def test_a_rule_that_comes_too_late_is_refused():
    square = cuda.jit(device=True)(lambda x: x * x)

    @differentiate(target="cpu")
    @cuda.jit
    def kernel(x, y):
        y[0] = square(x[0])

    dx = np.zeros(1)
    kernel.grad[1, 1](Duplicated(np.ones(1), dx), Duplicated(np.zeros(1), np.ones(1)))
    assert dx == 2.0
    with pytest.raises(EnzymeError, match="compiled for a kernel already"):
        ne.inactive(square)
