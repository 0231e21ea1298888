"""A fence and an atomic operation behind it order blocks, for the race check too."""

import numpy as np
import pytest
from numba import cuda, float64
from test_late_blocks import HANDING_ON, arguments_of

from numba_enzyme import Duplicated, RaceError, differentiate


def launches(kernel, configuration, arguments):
    checked = differentiate(target="cpu", race_check=True)(kernel)
    checked[configuration](*[a.copy() for a in arguments])
    shadows = [np.ones_like(a) if a.dtype.kind == "f" else None for a in arguments]
    given = [a.copy() if s is None else Duplicated(a.copy(), s) for a, s in zip(arguments, shadows, strict=True)]
    checked.grad[configuration](*given)


def test_a_last_block_behind_fences_is_in_no_race():
    """In the gradient too, whose launches come one after the other."""
    for name in ("sum_of_blocks", "adds_by_atomics"):
        function, grid, _ = HANDING_ON[name]
        differentiate(target="cpu", race_check=True)(function.dispatcher)[grid, 8](*arguments_of(name))
    launches(HANDING_ON["last_of_rows"][0].dispatcher, ((3, 2), 8), arguments_of("last_of_rows"))


@cuda.jit
def no_fence(x, parts, count, out):
    b = cuda.blockIdx.x
    if cuda.threadIdx.x == 0:
        parts[b] = x[b] * x[b]
        if cuda.atomic.add(count, 0, 1) == cuda.gridDim.x - 1:
            out[0] = parts[0] * parts[1]
            count[0] = 0


@cuda.jit
def fence_of_the_block(x, parts, count, out):
    b = cuda.blockIdx.x
    if cuda.threadIdx.x == 0:
        parts[b] = x[b] * x[b]
        cuda.threadfence_block()
        if cuda.atomic.add(count, 0, 1) == cuda.gridDim.x - 1:
            out[0] = parts[0] * parts[1]


@cuda.jit
def behind_the_fence(x, parts, count, out):
    b = cuda.blockIdx.x
    if cuda.threadIdx.x == 0:
        cuda.threadfence()
        parts[b] = x[b] * x[b]
        if cuda.atomic.add(count, 0, 1) == cuda.gridDim.x - 1:
            out[0] = parts[0] * parts[1]


@cuda.jit
def others_have_not_waited(x, parts, count, out):
    """The fence is thread 0's, and what thread 1 stores comes at any time."""
    b, t = cuda.blockIdx.x, cuda.threadIdx.x
    if t == 1:
        parts[b] = x[b] * x[b]
    if t == 0:
        cuda.threadfence()
        if cuda.atomic.add(count, 0, 1) == cuda.gridDim.x - 1:
            out[0] = parts[0]


@cuda.jit
def one_of_them_has_no_fence(x, parts, count, out):
    """All read `parts[0]`, and the last one overwrites it."""
    b = cuda.blockIdx.x
    if cuda.threadIdx.x == 0:
        out[b] = x[b] * parts[0]
        if b != 1:
            cuda.threadfence()
        if cuda.atomic.add(count, 0, 1) == cuda.gridDim.x - 1:
            parts[0] = 2.0


UNORDERED = [no_fence, fence_of_the_block, behind_the_fence, others_have_not_waited, one_of_them_has_no_fence]


@pytest.mark.parametrize("kernel", UNORDERED)
def test_what_no_fence_orders(kernel):
    """Told with the place in `parts`; what the counter holds is never raced for."""
    checked = differentiate(target="cpu", race_check=True)(kernel)
    with pytest.raises(RaceError, match="parts") as caught:
        checked[3, 2](np.ones(3), np.ones(3), np.zeros(1, np.int32), np.zeros(3))
    assert {race.second.array for race in caught.value.races} == {"parts"}


@cuda.jit
def in_rows_then_all(x, parts, rows, count, out):
    """What is known of a row is known to who knows of the row's last block."""
    s = cuda.shared.array(1, float64)
    b, t, row = cuda.blockIdx.x, cuda.threadIdx.x, cuda.blockIdx.y
    parts[row, b, t] = x[row, b, t] * 2.0
    cuda.syncthreads()
    if t == 0:
        cuda.threadfence()
        if cuda.atomic.add(count, row, 1) == 1:
            rows[row] = parts[row, 0, 0] * parts[row, 1, 1]
            cuda.threadfence()
            s[0] = cuda.atomic.add(count, 2, 1)
            if s[0] == 1.0:
                out[0] = rows[0] * rows[1] + parts[0, 0, 1]


@cuda.jit
def within_the_block(x, out):
    """The last thread at a counter in shared memory reads what the others have stored there."""
    s, count = cuda.shared.array(4, float64), cuda.shared.array(1, np.int32)
    t = cuda.threadIdx.x
    if t == 0:
        count[0] = 0
    cuda.syncthreads()
    s[t] = x[t]
    cuda.threadfence_block()
    if cuda.atomic.add(count, 0, 1) == 3:
        out[0] = s[0] + s[1] + s[2] + s[3]


def test_what_is_known_by_way_of_others():
    x, parts, rows, count, out = np.ones((2, 2, 2)), np.zeros((2, 2, 2)), np.zeros(2), np.zeros(3, np.int32), np.ones(1)
    launches(in_rows_then_all, ((2, 2), 2), (x, parts, rows, count, out))
    differentiate(target="cpu", race_check=True)(within_the_block)[1, 4](np.ones(4), np.zeros(1))
