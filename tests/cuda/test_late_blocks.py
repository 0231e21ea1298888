"""The last block reads what the others have written: its reverse sweep runs before theirs, on the host and on a device."""

import math

import numpy as np
import pytest
from fake_device import FakeDriver
from kernel_corpus import kernel
from launched import assert_same, reverse
from numba import boolean, cuda, float64

from numba_enzyme import Duplicated, EnzymeError, NotDifferentiable
from numba_enzyme.api import kernels
from numba_enzyme.testing import check_kernel


@kernel
def sum_of_blocks(x, parts, count, out):
    """NVIDIA's sample: a flag in shared memory, a tree in the last block; the counter is put back."""
    s, last = cuda.shared.array(8, float64), cuda.shared.array(1, boolean)
    t, b = cuda.threadIdx.x, cuda.blockIdx.x
    s[t] = x[b * 8 + t] ** 2
    cuda.syncthreads()
    if t == 0:
        part = 0.0
        for k in range(8):
            part += s[k]
        parts[b] = math.sin(part)
        cuda.threadfence()
        last[0] = cuda.atomic.add(count, 0, 1) == cuda.gridDim.x - 1
    cuda.syncthreads()
    if last[0]:
        total = 0.0
        for k in range(t, cuda.gridDim.x, 8):
            total += parts[k] * parts[k]
        s[t] = total
        cuda.syncthreads()
        stride = 4
        while stride > 0:
            if t < stride:
                s[t] += s[t + stride]
            cuda.syncthreads()
            stride //= 2
        if t == 0:
            out[0] = math.sqrt(s[0])
            count[0] = 0


@kernel
def overwritten(x, parts, count, out):
    """No fence, and the last block stores where others have stored."""
    b = cuda.blockIdx.x
    if cuda.threadIdx.x == 0:
        parts[b] = x[b] * x[b]
        out[b] = math.sin(x[b])
        if cuda.atomic.add(count, 0, 1) == cuda.gridDim.x - 1:
            for k in range(cuda.gridDim.x // 2):
                parts[k] = 3.0


@kernel
def adds_by_atomics(x, parts, count, out):
    """One number for all blocks, which the last one takes and clears; all others return."""
    last = cuda.shared.array(1, np.int32)
    t, b = cuda.threadIdx.x, cuda.blockIdx.x
    cuda.atomic.add(parts, 0, x[b * 8 + t] ** 2)
    cuda.syncthreads()
    if t == 0:
        cuda.threadfence()
        last[0] = cuda.atomic.inc(count, 0, cuda.gridDim.x)
    cuda.syncthreads()
    if last[0] != cuda.gridDim.x - 1:
        return
    out[t] = math.sqrt(parts[0]) * x[t]
    cuda.syncthreads()
    if t == 0:
        parts[0] = 0.0


@kernel
def last_of_rows(x, parts, count, out):
    """A counter for each row of blocks, and the block votes."""
    t, r = cuda.threadIdx.x, cuda.blockIdx.y
    at = r * cuda.gridDim.x + cuda.blockIdx.x
    last = 0
    if t == 0:
        parts[at] = math.exp(x[at * 8])
        cuda.threadfence()
        last = int(cuda.atomic.add(count, r, 1) == cuda.gridDim.x - 1)
    if cuda.syncthreads_or(last) and t == 3:
        product = 1.0
        for k in range(cuda.gridDim.x):
            product *= parts[r * cuda.gridDim.x + k]
        out[r] = product


HANDING_ON = {"sum_of_blocks": (sum_of_blocks, 5, np.int32), "overwritten": (overwritten, 4, np.int32),
              "adds_by_atomics": (adds_by_atomics, 3, np.uint32), "last_of_rows": (last_of_rows, (3, 2), np.int32)}  # fmt: skip


def arguments_of(name):
    _, grid, integer = HANDING_ON[name]
    blocks = int(np.prod(grid))
    return np.linspace(0.2, 0.9, 8 * blocks), np.linspace(0.1, 0.5, blocks), np.zeros(4, integer), np.linspace(1.0, 2.0, 8)


@pytest.mark.parametrize("name", HANDING_ON)
def test_gradients_and_tangents_are_those_of_differences(name):
    function, grid, _ = HANDING_ON[name]
    check_kernel(function, (grid, 8), arguments_of(name))


@pytest.mark.parametrize("name", ["sum_of_blocks", "last_of_rows"])
def test_a_device_computes_the_same(name, monkeypatch):
    driver = FakeDriver()
    monkeypatch.setattr(kernels, "cuda_driver", lambda: driver)
    function, grid, _ = HANDING_ON[name]
    wanted = reverse(function, (grid, 8), arguments_of(name), "cpu")
    for split in (False, True, False):
        assert_same(reverse(function, (grid, 8), arguments_of(name), "cuda", split=split), wanted)


def test_the_tape_has_room_for_any_block_to_be_the_last(monkeypatch):
    """Nothing is run to find out how much is kept: it would be another block."""
    driver = FakeDriver()
    monkeypatch.setattr(kernels, "cuda_driver", lambda: driver)
    reverse(sum_of_blocks, (5, 8), arguments_of("sum_of_blocks"), "cuda")
    assert [program.rpartition("_")[2] for _, program, *_ in driver.of("launch")] == ["augmented", "reverse", "reverse"]


@pytest.mark.parametrize("workers", ["1", "3"])
def test_blocks_on_several_host_threads(workers, monkeypatch):
    monkeypatch.setenv("NUMBA_ENZYME_KERNEL_THREADS", workers)
    x, blocks = np.linspace(0.0, 0.5, 8 * 2000), 2000
    dx, out = np.zeros_like(x), np.zeros(1)
    sum_of_blocks.grad[blocks, 8](Duplicated(x, dx), Duplicated(np.zeros(blocks), np.zeros(blocks)), np.zeros(1, np.int32),
                                  Duplicated(out, np.ones(1)))  # fmt: skip
    sums = (x.reshape(-1, 8) ** 2).sum(1)
    total = np.sqrt((np.sin(sums) ** 2).sum())
    np.testing.assert_allclose(out, total, rtol=1e-12)
    np.testing.assert_allclose(dx.reshape(-1, 8), x.reshape(-1, 8) * (np.sin(2 * sums) / total)[:, None], rtol=1e-9, atol=1e-15)


@kernel
def every_second(x, parts, count, out):
    if cuda.threadIdx.x == 0:
        b = cuda.blockIdx.x
        parts[b] = x[b] ** 2
        cuda.threadfence()
        k = cuda.atomic.add(count, 0, 1)
        if k % 2 == 1:
            for j in range(cuda.gridDim.x):
                out[k] += parts[j]


@kernel
def each_thread_counts(x, parts, count, out):
    i = cuda.grid(1)
    parts[i] = x[i] ** 2
    if cuda.atomic.add(count, i // 2, 1) == 1:
        out[i // 2] = parts[i // 2 * 2] * parts[i // 2 * 2 + 1]


@kernel
def own_places(x, parts, count, out):
    """A counter decides, but about a thread's own element."""
    i = cuda.grid(1)
    parts[i] = x[i] * x[i]
    if cuda.atomic.add(count, i % 4, 1) < 3:
        parts[i] += math.sin(x[i])


def test_blocks_of_which_no_order_is_known():
    given = [Duplicated(np.ones(32), np.zeros(32)), Duplicated(np.ones(32), np.zeros(32)), np.zeros(16, np.int32)]
    out = Duplicated(np.ones(32), np.ones(32))
    with pytest.raises(EnzymeError, match="every_second: blocks hand numbers on to more than one other block"):
        every_second.grad[4, 8](*given, out)
    with pytest.raises(NotDifferentiable, match="NE311 whether a thread comes here follows from an atomic operation"):
        each_thread_counts.grad[4, 8](*given, out)


@kernel
def behind_a_lock(x, y, lock):
    i = cuda.grid(1)
    while cuda.atomic.cas(lock, 0, 0, 1) != 0:
        pass
    y[0] = y[0] * x[i]
    cuda.atomic.exch(lock, 0, 0)


@kernel
def last_thread_of_the_block(x, y):
    s, count = cuda.shared.array(8, float64), cuda.shared.array(1, np.int32)
    t = cuda.threadIdx.x
    count[0] = 0
    cuda.syncthreads()
    s[t] = x[t] ** 2
    if cuda.atomic.add(count, 0, 1) == cuda.blockDim.x - 1:
        for k in range(8):
            y[0] += s[k] * s[k]


def test_threads_that_hand_on_without_a_barrier():
    """On the host they come in turn, on a device in any order."""
    x, y = np.linspace(0.1, 1.0, 8), np.ones(1)
    with pytest.raises(NotDifferentiable, match="NE311 a thread waits here"):
        behind_a_lock.grad[4, 1](Duplicated(x, np.zeros(8)), Duplicated(y, np.ones(1)), np.zeros(1, np.int32))
    with pytest.raises(NotDifferentiable, match="NE311 whether a thread comes here"):
        last_thread_of_the_block.grad[1, 8](Duplicated(x, np.zeros(8)), Duplicated(y, np.ones(1)))


def test_what_is_not_handed_on_takes_one_launch(monkeypatch):
    monkeypatch.setenv("NUMBA_ENZYME_KERNEL_THREADS", "1")  # who is fourth at a counter is the same in every run
    check_kernel(own_places, (4, 4), (np.linspace(0.1, 1.0, 16), np.ones(16), np.zeros(4, np.int32), np.ones(1)))
    assert not own_places.latest[1].split


@kernel
def at_places_by_a_counter(x, parts, count, out):
    """One counter says where a block stores, another one which is the last: that one stores there again."""
    if cuda.threadIdx.x == 0:
        parts[cuda.atomic.add(count, 1, 1)] = math.sin(x[cuda.blockIdx.x])
        if cuda.atomic.add(count, 0, 1) == cuda.gridDim.x - 1:
            product = 1.0
            for k in range(cuda.gridDim.x):
                product *= parts[k]
                parts[k] = product


@kernel
def at_places_by_a_counter_fenced(x, parts, count, out):
    if cuda.threadIdx.x == 0:
        parts[cuda.atomic.add(count, 1, 1)] = math.sin(x[cuda.blockIdx.x])
        cuda.threadfence()
        if cuda.atomic.add(count, 0, 1) == cuda.gridDim.x - 1:
            for k in range(cuda.gridDim.x):
                out[0] += parts[k] * parts[k]


@pytest.mark.parametrize("function", [at_places_by_a_counter, at_places_by_a_counter_fenced])
def test_what_is_told_by_two_counters(function, monkeypatch):
    """What comes after both counters tells nobody of anything. One host thread: blocks come in the same order in every run."""
    monkeypatch.setenv("NUMBA_ENZYME_KERNEL_THREADS", "1")
    check_kernel(function, (4, 8), arguments_of("overwritten"))


@kernel
def if_it_is_free(x, y, lock):
    i = cuda.grid(1)
    if cuda.atomic.cas(lock, 0, 0, 1) == 0:
        y[0] = y[0] * x[i]
        cuda.atomic.exch(lock, 0, 0)


@kernel
def with_a_semaphore(x, y, lock):
    i = cuda.grid(1)
    while cuda.atomic.add(lock, 0, 1) > 0:
        cuda.atomic.sub(lock, 0, 1)
    y[0] = y[0] * x[i]
    cuda.atomic.sub(lock, 0, 1)


@kernel
def with_a_lock_of_the_block(x, y, lock):
    product, held = cuda.shared.array(1, float64), cuda.shared.array(1, np.int32)
    if cuda.threadIdx.x == 0:
        product[0], held[0] = 1.0, 0
    cuda.syncthreads()
    if cuda.atomic.cas(held, 0, 0, 1) == 0:
        product[0] *= x[cuda.grid(1)]
        held[0] = 0
    cuda.syncthreads()
    y[0] = product[0]


@pytest.mark.parametrize("function", [if_it_is_free, with_a_semaphore, with_a_lock_of_the_block])
def test_locks_that_are_taken_in_other_ways(function):
    x, y = Duplicated(np.ones(4), np.zeros(4)), Duplicated(np.ones(1), np.ones(1))
    with pytest.raises(NotDifferentiable, match="NE311"):
        function.grad[1, 4](x, y, np.zeros(1, np.int32))


@kernel
def who_claims_it(x, y, total, claimed):
    """No lock: an atomic operation is followed by another one at the next place. Sums come in any order."""
    i = cuda.grid(1)
    cuda.atomic.add(total, 0, x[i])
    for k in range(3):
        if cuda.atomic.cas(claimed, k, 0, 1) == 0:
            y[k] *= x[i]
            cuda.atomic.add(total, 0, x[i] * x[i])


def test_what_is_claimed_once(monkeypatch):
    monkeypatch.setenv("NUMBA_ENZYME_KERNEL_THREADS", "1")
    x, y = np.linspace(0.2, 0.9, 4), np.linspace(1.0, 2.0, 3)
    check_kernel(who_claims_it, (2, 2), (x, y, np.ones(1), np.zeros(3, np.int32)))
