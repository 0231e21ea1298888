"""Blocks that count at several places: each finds out by each of them whether it is the last."""

import math

import numpy as np
import pytest
from fake_device import FakeDriver
from kernel_corpus import kernel
from launched import assert_same, reverse
from numba import cuda, float64

from numba_enzyme import Duplicated, EnzymeError
from numba_enzyme.api import kernels
from numba_enzyme.testing import check_kernel


@kernel
def two_results(x, parts, others, count, out):
    """A counter for each result, at two places of one array."""
    b = cuda.blockIdx.x
    if cuda.threadIdx.x == 0:
        parts[b] = math.sin(x[b])
        cuda.threadfence()
        if cuda.atomic.add(count, 0, 1) == cuda.gridDim.x - 1:
            product = 1.0
            for k in range(cuda.gridDim.x):
                product *= parts[k]
            out[0] = product
        others[b] = x[b] * parts[b]
        cuda.threadfence()
        if cuda.atomic.add(count, 1, 1) == cuda.gridDim.x - 1:
            for k in range(cuda.gridDim.x):
                out[1] += others[k] * others[k]


@kernel
def rows_then_all(x, parts, rows, count, out):
    """The last block of a row makes the row's number, and the last of these what the kernel is for: three launches."""
    s, last = cuda.shared.array(8, float64), cuda.shared.array(2, np.int32)
    t, row = cuda.threadIdx.x, cuda.blockIdx.y
    at = row * cuda.gridDim.x + cuda.blockIdx.x
    if t == 0:
        parts[at] = math.sin(x[at])
        cuda.threadfence()
        last[0] = cuda.atomic.add(count, row, 1)
    cuda.syncthreads()
    if last[0] != cuda.gridDim.x - 1:
        return
    s[t] = parts[row * cuda.gridDim.x + t % cuda.gridDim.x] * x[t]
    cuda.syncthreads()
    if t == 0:
        rows[row] = s[0] * s[1] + s[2] * s[3]
        cuda.threadfence()
        last[1] = cuda.atomic.add(count, cuda.gridDim.y, 1)
    cuda.syncthreads()
    if last[1] == cuda.gridDim.y - 1 and t < cuda.gridDim.y:
        out[t] = rows[0] * rows[1] + rows[t]


@kernel
def flags_behind_the_counter(x, parts, others, count, out):
    """Each block keeps in the counter's array whether it is the last."""
    b = cuda.blockIdx.x
    if cuda.threadIdx.x == 0:
        parts[b] = math.exp(x[b])
        cuda.threadfence()
        count[1 + b] = cuda.atomic.add(count, 0, 1) == cuda.gridDim.x - 1
    cuda.syncthreads()
    if count[1 + b] and cuda.threadIdx.x == 1:
        out[0] = parts[0] * parts[1] * parts[2]


@kernel
def by_compare_and_swap(x, parts, others, count, out):
    b = cuda.blockIdx.x
    if cuda.threadIdx.x == 0:
        parts[b] = math.exp(x[b])
        cuda.threadfence()
        while True:
            found = count[0]
            if cuda.atomic.cas(count, 0, found, (found + 1) % cuda.gridDim.x) == found:
                break
        if found == cuda.gridDim.x - 1:
            out[0] = parts[0] * parts[1] * parts[2]


@kernel
def some_never_look(x, parts, others, count, out):
    """Block 2 is the last at one place, and tells block 3 at another one without a look at what it finds there."""
    b = cuda.blockIdx.x
    if cuda.threadIdx.x == 0:
        parts[b] = math.sin(x[b])
        cuda.threadfence()
        if cuda.atomic.add(count, b // 3, 1) == 2:
            if b < 3:
                parts[2] = parts[0] * parts[1] * parts[2]
                cuda.threadfence()
                cuda.atomic.add(count, 1, 2)
            else:
                out[1] = parts[2] * parts[2]


@kernel
def a_histogram_beside_them(x, parts, others, count, out):
    """All threads change what stands behind the counters of the rows, in the same array."""
    row = cuda.blockIdx.y
    at = row * cuda.gridDim.x + cuda.blockIdx.x
    cuda.atomic.add(count, 4 + int(2.0 * x[cuda.threadIdx.x]), 1)
    if cuda.threadIdx.x == 0:
        parts[at] = math.sin(x[at])
        cuda.threadfence()
        if cuda.atomic.add(count, row, 1) == 1:
            out[row] = parts[2 * row] * parts[2 * row + 1]


GRIDS = {"two_results": (two_results, 4), "rows_then_all": (rows_then_all, (3, 2)), "some_never_look": (some_never_look, 4),
         "flags_behind_the_counter": (flags_behind_the_counter, 3), "by_compare_and_swap": (by_compare_and_swap, 3),
         "a_histogram_beside_them": (a_histogram_beside_them, (2, 2))}  # fmt: skip


def arguments_of(grid):
    blocks = int(np.prod(grid))
    x = np.linspace(0.2, 0.9, 8 * blocks)
    return x, np.linspace(0.1, 0.5, blocks), np.ones(blocks), np.zeros(8, np.int32), np.linspace(1.0, 2.0, 8)


@pytest.mark.parametrize("name", GRIDS)
def test_gradients_and_tangents_are_those_of_differences(name, monkeypatch):
    monkeypatch.setenv("NUMBA_ENZYME_KERNEL_THREADS", "1")  # which block is late for which is the same in every run
    function, grid = GRIDS[name]
    check_kernel(function, (grid, 8), arguments_of(grid))


def test_a_device_computes_the_same(monkeypatch):
    driver = FakeDriver()
    monkeypatch.setattr(kernels, "cuda_driver", lambda: driver)
    wanted = reverse(rows_then_all, ((3, 2), 8), arguments_of((3, 2)), "cpu")
    assert_same(reverse(rows_then_all, ((3, 2), 8), arguments_of((3, 2)), "cuda"), wanted)
    assert [program.rpartition("_")[2] for _, program, *_ in driver.of("launch")] == ["augmented", *["reverse"] * 3]


@kernel
def each_before_the_other(x, parts, others, count, out):
    """On the host block 0 comes first at one counter and block 1 last at the other one."""
    b = cuda.blockIdx.x
    if cuda.threadIdx.x == 0:
        parts[b] = math.sin(x[b])
        if cuda.atomic.add(count, 0, 1) == 0:
            out[0] = parts[0] * parts[1]
        others[b] = x[b] * x[b]
        if cuda.atomic.add(count, 1, 1) == 1:
            out[1] = others[0] * others[1]


def test_blocks_that_would_have_to_come_before_each_other(monkeypatch):
    monkeypatch.setenv("NUMBA_ENZYME_KERNEL_THREADS", "1")
    *arrays, count, out = arguments_of(2)
    given = [Duplicated(a, np.zeros_like(a)) for a in arrays]
    with pytest.raises(EnzymeError, match=r"each_before_the_other: blocks hand numbers on .* to each other"):
        each_before_the_other.grad[2, 8](*given, count, Duplicated(out, np.ones_like(out)))
