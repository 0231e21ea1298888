"""Every function that numba-cuda exposes of libdevice: its derivative against mpmath, inactive, or refused."""

import importlib.util
import math
from pathlib import Path

import mpmath as mp
import numpy as np
import pytest
from kernel_corpus import kernel
from libdevice_kernels import differentiable, kernel_of, library, samples
from numba import cuda
from numba.cuda import libdevice

from numba_enzyme import Duplicated, NotDifferentiable, differentiate
from numba_enzyme.testing import check_kernel

# Bits of floats as integers, half precision, directed conversions, and two functions without a rule.
REFUSED = {
    "double2float_rd", "double2float_ru", "double2float_rz", "double2hiint", "double2loint", "double_as_longlong", "erfcx",
    "erfcxf", "float2half_rn", "float_as_int", "half2float", "hiloint2double",
    "int_as_float", "longlong_as_double", "remquo", "remquof",
}  # fmt: skip
COUNTS = {"exact": 198, "inactive": 103, "refused": 16}  # of numba-cuda 0.30; other versions may have some more or fewer
RELATIVE = {"float64": 2e-12, "float32": 3e-5}


def references():
    """The module that says by mpmath what the rows are."""
    path = Path(__file__).parents[1] / "rules" / "references.py"
    spec = importlib.util.spec_from_file_location("references_of_rules", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.SINGLE |= {"fptrunc": lambda x: x, "reciprocal": lambda x: 1 / x}
    return module


def test_each_function_is_exact_inactive_or_refused():
    verdicts = {f.name: f.verdict for f in library()}
    assert {name for name, verdict in verdicts.items() if verdict == "refused"} <= REFUSED
    found = {verdict: sum(v == verdict for v in verdicts.values()) for verdict in COUNTS}
    assert sum(found.values()) == len(verdicts)
    assert all(abs(found[v] - COUNTS[v]) <= 20 for v in COUNTS), found


@pytest.mark.on_device
@pytest.mark.parametrize("dtype", RELATIVE)
def test_derivatives_are_those_of_mpmath(dtype):
    chosen, table = differentiable(dtype), references()
    x, n = samples(chosen, dtype)
    y, dx = np.zeros(len(chosen), dtype), np.zeros_like(x)
    kernel_of(chosen).grad[1, 1](Duplicated(x, dx), n, Duplicated(y, np.ones_like(y)))
    wrong = []
    with mp.workdps(40):
        for k, f in enumerate(chosen):
            value, partials = expected(f, table, [mp.mpf(float(v)) for v in x[:, k]], int(n[k]))
            pairs = [(y[k], value), *((dx[i, k], p) for i, p in enumerate(partials))]
            wrong += [(f.name, float(got), float(want)) for got, want in pairs
                      if abs(float(got) - float(want)) > RELATIVE[dtype] * max(1.0, abs(float(want)))]  # fmt: skip
    assert not wrong


def expected(f, table, floats: list, integer: int) -> tuple[object, list]:
    """Value and partial derivatives of the sum that the kernel makes of a function's results."""
    given = iter(floats)
    arguments = tuple(next(given) if p.startswith("float") else integer for p in f.parameters)
    counted = [i for i, r in enumerate(f.results) if r.startswith("float")]
    weights = [i + 1 if len(f.results) > 1 else 1 for i in counted]
    results = table.values(f.row, arguments)
    positions = [i for i, p in enumerate(f.parameters) if p.startswith("float")]
    partials = [sum(w * table.partial(f.row, o, i, arguments) for w, o in zip(weights, counted, strict=True)) for i in positions]
    return sum(w * results[o] for w, o in zip(weights, counted, strict=True)), partials


@kernel
def bits(x, y):
    y[0] = libdevice.longlong_as_double(libdevice.double_as_longlong(x[0]) ^ 1)


@kernel
def scaled(x, y):
    y[0] = libdevice.erfcx(x[0])


def test_what_has_no_rule_is_refused():
    for refused in (bits, scaled):
        with pytest.raises(NotDifferentiable):
            refused.grad[1, 1](Duplicated(np.ones(1), np.zeros(1)), Duplicated(np.ones(1), np.ones(1)))


@kernel
def indexed(x, n, y):
    i = cuda.grid(1)
    k = libdevice.popc(n[i]) + libdevice.clz(n[i]) - 25 + libdevice.brev(n[i] << 29)
    y[i] = x[k % 8] * libdevice.sin(x[i])


@pytest.mark.on_device
def test_integers_are_inactive():
    check_kernel(indexed, (1, 8), (np.linspace(0.1, 0.9, 8), np.arange(1, 9, dtype=np.int32), np.zeros(8)))


@pytest.mark.parametrize("at, function, test", [
    (0.0, lambda v: math.sqrt(v), lambda v: v != 0.0), (0.0, lambda v: math.log(v), lambda v: not math.isinf(v)),
    (1.0, lambda v: math.atanh(v), lambda v: v < 9.0), (1e3, lambda v: math.exp(v), lambda v: not math.isinf(v)),
    (0.0, lambda v: v / v, lambda v: not math.isnan(v)),
])  # fmt: skip
def test_steep_results_that_are_only_tested(at, function, test):
    function, test = cuda.jit(device=True)(function), cuda.jit(device=True)(test)

    @kernel
    def guarded(x, out):
        i = cuda.grid(1)
        v = function(x[i])
        if test(v):
            out[i] = v * v * x[i]

    dx, tangent = np.zeros(2), np.zeros(2)
    guarded.grad[1, 2](Duplicated(np.array([at, 0.5]), dx), Duplicated(np.zeros(2), np.ones(2)))
    guarded.jvp[1, 2](Duplicated(np.array([at, 0.5]), np.ones(2)), Duplicated(np.zeros(2), tangent))
    assert dx[0] == tangent[0] == 0.0 and dx[1] == pytest.approx(tangent[1], rel=1e-14) and dx[1] != 0.0


def test_a_root_that_is_tested_first():
    """libdevice hides from LLVM that a root is positive where its square is, so that it is taken in front of the test."""
    @kernel
    def directions(x, y, out):
        i = cuda.grid(1)
        r = math.sqrt(x[i] * x[i] + y[i] * y[i])
        if r > 0.0:
            out[i] = x[i] / r

    x, y, dx, dy = np.array([0.0, 3.0]), np.array([0.0, 4.0]), np.zeros(2), np.zeros(2)
    directions.grad[1, 2](Duplicated(x, dx), Duplicated(y, dy), Duplicated(np.zeros(2), np.ones(2)))
    np.testing.assert_allclose([dx, dy], [[0.0, 16 / 125], [0.0, -12 / 125]], rtol=1e-14)


def test_the_hyperbolic_tangent_of_fastmath():
    """numba-cuda writes it as an instruction of PTX that libdevice has no name for."""
    @differentiate(target="cpu")
    @cuda.jit(fastmath=True)
    def activation(x, y):
        i = cuda.grid(1)
        y[i] = math.tanh(x[i])

    x, y, dx = np.array([0.3, -0.7], np.float32), np.zeros(2, np.float32), np.zeros(2, np.float32)
    activation.grad[1, 2](Duplicated(x, dx), Duplicated(y, np.ones(2, np.float32)))
    np.testing.assert_allclose(y, np.tanh(x), rtol=1e-6)
    np.testing.assert_allclose(dx, 1 - np.tanh(x.astype(np.float64)) ** 2, rtol=1e-6)
    assert "asm" not in activation.inspect_gradient("(float32[:], float32[:])")
