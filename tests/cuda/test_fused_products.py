"""Products fused with sums on a device: the same in both sweeps, as the decorator says, also in derivatives that are called."""

import re

import numpy as np
import pytest
from fake_device import FakeDriver
from kernel_corpus import CASES
from launched import annotated, assert_same, forward, reverse, target
from numba import cuda
from test_ptx import gradient_ptx, needs_libdevice

from numba_enzyme import Const, Duplicated, Forward, autodiff, differentiate
from numba_enzyme.api import kernels
from numba_enzyme.api.kernel_views import requested
from numba_enzyme.bridge.cuda.extract import extract
from numba_enzyme.bridge.cuda.host.run import derivative_of
from numba_enzyme.inspection import explain
from numba_enzyme.request import Mode

PERMITTED = re.compile(r"f(mul|add|sub) [a-z ]*contract")


@pytest.fixture
def device(monkeypatch):
    driver = FakeDriver()
    monkeypatch.setattr(kernels, "cuda_driver", lambda: driver)
    return driver


def rest_of_square(x, y, out, rounds):
    i = cuda.grid(1)
    if i < x.size:
        rest = x[i] * x[i] - y[i]
        if rest == 0.0:
            out[i] = 3.0 * x[i]
        else:
            out[i] = 5.0 * x[i]
        left, turns = 1.0, 0
        while left * x[i] * x[i] - left * y[i] != 0.0 and turns < rounds:
            out[i] *= 1.0 + x[i]
            left *= 0.5
            turns += 1


fused = differentiate(cuda.jit(rest_of_square))
separate = differentiate(cuda.jit(rest_of_square, fma=False))


def test_both_sweeps_go_the_same_way(device):
    """What is rounded once is not zero where what is rounded twice is; the gradient is that of the way that was taken."""
    x = np.random.default_rng(1).uniform(1, 2, 32)
    square, rounds = x * x, 4

    def run(kernel, where):
        out, dx, dout = np.zeros(32), np.zeros(32), np.ones(32)
        with target(where):
            kernel.grad[1, 32](Duplicated(x.copy(), dx), Const(square), Duplicated(out, dout), Const(rounds))
        return out, dx

    for kernel, where, slope, turns in ((fused, "cuda", 5.0, 4), (separate, "cuda", 3.0, 0), (fused, "cpu", 3.0, 0)):
        out, dx = run(kernel, where)
        np.testing.assert_allclose(out, slope * x * (1 + x) ** turns, rtol=1e-14)
        np.testing.assert_allclose(dx, slope * (1 + x) ** turns + slope * x * turns * (1 + x) ** (turns - 1), rtol=1e-13)


@pytest.mark.parametrize("name", [pytest.param("matmul", marks=pytest.mark.slow), "nbody", "time_loop", "stencil", "inplace"])
def test_derivatives_are_those_of_the_host_to_rounding(name, device):
    function, configuration, arguments, _ = CASES[name]
    assert_same(reverse(function, configuration, arguments, "cuda"), reverse(function, configuration, arguments, "cpu"))
    assert_same(forward(function, configuration, arguments, "cuda"), forward(function, configuration, arguments, "cpu"))
    if name in ("matmul", "inplace"):
        split = reverse(function, configuration, arguments, "cuda", split=True)
        assert_same(split, reverse(function, configuration, arguments, "cpu", split=True))


@pytest.mark.parametrize("name", ["matmul", "nbody", "stencil", "inplace", "layernorm"])
def test_no_more_is_kept(name):
    function, _, arguments, _ = CASES[name]
    kept = [explain(derivative_of(*requested(function, annotated(arguments)[0], Mode.REVERSE, device=d))).tape_bytes
            for d in (False, True)]  # fmt: skip
    assert kept[0] == kept[1]


@needs_libdevice
def test_in_ptx():
    found = gradient_ptx("matmul")
    assert "fma.rn.f64" in found and len(re.findall(r"mul\.rn\.f64", found)) < len(re.findall(r"fma\.rn\.f64", found))
    signature = "(float64[::1], float64[::1], float64[::1], int64)"
    assert "fma.rn.f64" in fused.inspect_gradient(signature, view="ptx")
    without = separate.inspect_gradient(signature, view="ptx")
    assert "fma.rn.f64" not in without and "mul.rn.f64" in without
    for kernel, wanted in ((fused, True), (separate, False)):
        extracted, request = requested(kernel, signature, Mode.REVERSE, device=True)
        assert extracted.contract is request.contract is wanted
        assert ("llvm.fma" in derivative_of(extracted, request).text) is wanted
    assert not PERMITTED.search(fused.inspect_gradient(signature))  # on the host


@cuda.jit(device=True)
def horner(a, b, x):
    return (a * x + b) * x + a


@differentiate
@cuda.jit
def slopes(x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = autodiff(horner, Const(2.0), Const(0.5), Duplicated(x[i], 1.0), mode=Forward) + x[i] * y[i]


def test_derivatives_that_a_kernel_calls(device):
    """They are contracted before they are differentiated, the kernel's own arithmetic by the back end."""
    x, y = np.linspace(0.5, 1, 32), np.ones(32)
    with target("cuda"):
        slopes[1, 32](x, y)
    np.testing.assert_allclose(y, 4 * x + 0.5 + x, rtol=1e-14)
    types = slopes.launched.arguments
    on_device, on_host = (extract(slopes.dispatcher, types, apart=True, final=True, device=d) for d in (True, False))
    assert slopes.launched is on_device and on_device.contract and not on_host.contract
    assert "llvm.fma" in on_device.text and PERMITTED.search(on_device.text)
    assert "@llvm.fma" not in on_host.text and not PERMITTED.search(on_host.text)
    dx, dy = np.zeros(32), np.ones(32)
    with target("cuda"):
        slopes.grad[1, 32](Duplicated(x, dx), Duplicated(y, dy))
    np.testing.assert_allclose(dx, 4 + (4 * x + 0.5 + x), rtol=1e-13)  # y before is what the launch above has left
