"""Iterations that are run again in the reverse sweep, in derivatives that kernels call: no thread allocates memory."""

import math
from unittest import mock

import numpy as np
import pytest
from fake_device import FakeDriver, OnDevice
from launched import target
from numba import cuda, float64

from numba_enzyme import Const, Duplicated, EnzymeError, autodiff, differentiate
from numba_enzyme.api import kernels
from numba_enzyme.bridge.cuda.entry import add_entry
from numba_enzyme.bridge.cuda.extract import extract
from numba_enzyme.bridge.cuda.front_end import type_of_argument
from numba_enzyme.bridge.cuda.ptx import ptx

RANDOM = np.random.default_rng(3)
ROWS = np.array([[3, 2, 4], [0, 5, 1], [1, 0, 0], [4, 4, 4], [2, 1, 3]])


def gradient_of(function, target="cpu"):
    """A kernel that adds the gradient of ``function(x, out, rows)`` to ``dx``, one row per thread."""
    device = cuda.jit(device=True)(function)

    @cuda.jit
    def kernel(x, dx, out, rows):
        i = cuda.grid(1)
        value, dvalue = cuda.local.array(1, float64), cuda.local.array(1, float64)
        value[0], dvalue[0] = 0.0, 1.0
        autodiff(device, Duplicated(x[i], dx[i]), Duplicated(value, dvalue), Const(rows[i]))
        out[i] = value[0]

    return differentiate(kernel, target=target)


def arguments(rows=ROWS):
    x = RANDOM.uniform(0.2, 1.0, (len(rows), 8))
    return x, np.zeros_like(x), np.zeros(len(rows)), rows


def derivative(kernel):
    return extract(kernel.dispatcher, tuple(map(type_of_argument, arguments()))).derivatives[0]


def ptx_of(kernel):
    found = extract(kernel.dispatcher, tuple(map(type_of_argument, arguments())))
    return ptx(found, add_entry(found.text, found.name, None), None, "k", (9, 0))


def assert_right(kernel, function, rows=ROWS):
    """Against central differences of the same function in Python."""
    x, dx, out, rows = arguments(rows)
    start = RANDOM.uniform(-1, 1, dx.shape)
    dx[...] = start
    kernel[1, len(rows)](x, dx, out, rows)

    def value(row, numbers):
        result = np.zeros(1)
        with mock.patch.object(cuda, "local", local):
            function(numbers, result, row)
        return result[0]

    for i, row in enumerate(rows):
        assert np.isclose(out[i], value(row, x[i]), rtol=1e-13)
        for k in range(8):
            step = np.zeros(8)
            step[k] = 1e-6
            slope = (value(row, x[i] + step) - value(row, x[i] - step)) / 2e-6
            assert np.isclose(dx[i, k] - start[i, k], slope, rtol=2e-8, atol=1e-8)


class local:
    """cuda.local.array as NumPy has it, for the same functions in Python."""

    array = staticmethod(lambda shape, dtype: np.zeros(shape))


# --------------------------------------------------------------------------------------------------- what is run again


def scratch(x, out, rows):
    """An array that every iteration fills, read at places that only the run tells, in a loop as long as a number in memory."""
    a = cuda.local.array((4, 2), float64)
    total = 0.0
    for j in range(rows[0]):
        for k in range(4):
            angle = x[k] * (j + 1)
            if k == 1:
                angle = angle - math.atan(angle)
            elif k == 2:
                angle = angle * angle
            a[k, 0], a[k, 1] = math.cos(angle), math.sin(angle)
        weight = 0.0
        for i in range(rows[j % 3]):
            w = x[4 + i % 3]
            for _ in range(3):
                w = w * w + 0.1
            if w > 0.3:
                w = math.sin(w) * a[i % 4, 0]
            else:
                w = w * a[(i + j) % 4, 1] * a[0, 0]
            weight += w * x[i]
        total += weight * x[7]
    out[0] = total


def search(x, out, rows):
    """The place where a search ends, for every iteration."""
    total = 0.0
    for j in range(rows[2]):
        low, high = 0, 7
        while high - low > 1:
            middle = (low + high) // 2
            if rows[middle % 3] > j:
                high = middle
            else:
                low = middle
        total += x[low] * x[low + 1] * math.exp(x[j])
    out[0] = total


def filled_in_the_inner_loop(x, out, rows):
    """Arrays of both loops, one after the other, and a number that one of them reads from the other."""
    a = cuda.local.array(3, float64)
    b = cuda.local.array(2, float64)
    total = 0.0
    for j in range(rows[1]):
        for k in range(3):
            a[k] = x[k + j % 3] * x[k]
        for i in range(rows[0]):
            for k in range(2):
                b[1 - k] = a[(i + k) % 3] * x[i] + j
            total += math.sin(b[i % 2]) * b[0]
        for i in range(rows[2]):
            total += math.exp(-a[i % 3]) * x[i] / (2.0 + a[(i + 1) % 3])
    out[0] = total


@pytest.mark.parametrize("function", [scratch, search, filled_in_the_inner_loop])
def test_nothing_is_kept_of_more_than_one_iteration(function):
    kernel = gradient_of(function)
    made = derivative(kernel)
    assert "malloc" not in made.text and "run again" in made.plan
    assert "malloc" not in ptx_of(kernel)
    assert_right(kernel, function)


def test_launched_on_a_device(monkeypatch):
    driver = FakeDriver()
    monkeypatch.setattr(kernels, "cuda_driver", lambda: driver)
    kernel, (x, dx, out, rows) = gradient_of(scratch), arguments()
    kernel[1, 5](x, dx, out, rows)
    found, results = np.zeros_like(dx), np.zeros_like(out)
    with target("cuda"):
        kernel[1, 5](x, found, results, rows)
    assert [entry[1].rpartition("_")[2] for entry in driver.of("launch")] == ["primal"]
    np.testing.assert_allclose(found, dx, rtol=1e-13)
    np.testing.assert_allclose(results, out, rtol=1e-14)  # products are fused with sums there


# ------------------------------------------------------------------------------------------------ what is not run again


def left_behind(x, out, rows):
    """What an iteration reads may have been written by one before it."""
    a = cuda.local.array(2, float64)
    a[0], a[1] = x[0], x[1]
    total = 0.0
    for j in range(rows[0]):
        if j % 2 == 0:
            a[0] = x[j]
        total += math.sin(a[0]) * a[rows[1] % 2]
    out[0] = total


def written_later(x, out, rows):
    """What an inner loop has read is written once more in the same iteration."""
    a = cuda.local.array(1, float64)
    total = 0.0
    for j in range(rows[1]):
        a[0] = x[j]
        for i in range(rows[0]):
            total += math.sin(a[0] * x[i])
        a[0] = total * x[0]
        total += a[0] * a[0]
    out[0] = total


def carried(x, out, rows):
    value = x[0]
    for j in range(rows[0]):
        value = math.sin(value * x[j])
    out[0] = value


def left_early(x, out, rows):
    total = 0.0
    for j in range(rows[0]):
        value = x[j]
        for _ in range(3):
            value = value * value + 0.1
        if value > 0.9:
            break
        total += value * x[j + 1]
    out[0] = total


@pytest.mark.parametrize("function", [left_behind, written_later, carried, left_early])
def test_what_an_iteration_does_not_have_of_itself_is_kept(function):
    kernel = gradient_of(function)
    assert_right(kernel, function)
    with pytest.raises(EnzymeError, match="only the run tells"):
        ptx_of(kernel)


def test_kernels_own_derivatives_keep_what_they_kept():
    """There the launch gives a tape its size."""

    @differentiate(target="cpu")
    @cuda.jit
    def rows_of_powers(x, out, rows):
        i = cuda.grid(1)
        total = 0.0
        for j in range(rows[i]):
            value = x[j]
            for _ in range(3):
                value = value * value
            total += value
        out[i] = total

    text = rows_of_powers.inspect_gradient("(float64[:], float64[:], int64[:])", view="plan")
    assert "run again" not in text


@pytest.mark.parametrize("name", ["rsbench", "xsbench_by_search"])
def test_published_programs_on_a_device(name, monkeypatch):
    from bench.gpu_case import PortCase

    monkeypatch.setattr(kernels, "cuda_driver", FakeDriver)
    found, wanted = (PortCase(name, where) for where in ("cpu", "cpu"))
    found._gradient.target = "cuda"
    for case in (found, wanted):
        case.gradient()
    for got, want in zip(found.results(), wanted.results(), strict=True):
        assert np.max(np.abs(got - want), initial=0.0) <= 1e-11 * np.max(np.abs(want), initial=1.0)


def steps(x, out, rows):
    """As many as only the run tells, each made of the one before; more than one call's worth in one thread."""
    value, other = x[0], x[1]
    for j in range(20 * rows[0]):
        value = math.sin(value + x[j % 8])
        for _ in range(rows[1]):
            other = other * math.cos(value) + x[2]
    while other > 0.4:
        other = other * (0.5 + 0.1 * math.sin(value))
    out[0] = value * other


def test_tapes_of_threads_lie_in_memory_of_the_launch(monkeypatch):
    driver = FakeDriver()
    monkeypatch.setattr(kernels, "cuda_driver", lambda: driver)
    kernel, (x, dx, out, rows) = gradient_of(steps), arguments()
    dx[...] = 0.25
    kernel[1, 5](x, dx, out, rows)
    assert_right(kernel, steps)
    for wrap in (np.asarray, np.asarray, OnDevice, OnDevice, OnDevice):
        found, results = np.full_like(dx, 0.25), np.zeros_like(out)
        with target("cuda"):
            kernel[1, 5](*map(wrap, (x, found, results, rows)))
        np.testing.assert_allclose(found, dx, rtol=1e-12)
        np.testing.assert_allclose(results, out, rtol=1e-14)  # products are fused with sums there
    sizes = [entry[1] for entry in driver.of("allocate") if entry[1] in (5 * 1024, 5 * 4096, 5 * 16384)]
    assert sizes[:2] == [5 * 1024, 5 * 4096] and len(set(sizes[-5:])) == 1  # from the second launch on it is known
    assert len(driver.of("launch")) == len(sizes)
    driver.memory = 5 * 1024
    with target("cuda"), pytest.raises(EnzymeError, match="memory of the threads of"):
        kernel[1, 5](x, found, results, rows)
