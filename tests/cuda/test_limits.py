"""What can't be run or differentiated says so, before anything happens."""

import numpy as np
import pytest
from kernel_corpus import CASES, kernel
from numba import cuda, float64, njit

import numba_enzyme as ne
from numba_enzyme import Duplicated, EnzymeError, NotDifferentiable


def shadowed(array):
    return Duplicated(array, np.zeros_like(array))


@kernel
def prints(x):
    i = cuda.grid(1)
    if i == 0:
        print("x", x[i])
    x[i] = x[i] * x[i]


def test_text_does_not_go_to_the_wrong_printf():
    with pytest.raises(EnzymeError, match="print in a kernel"):
        prints[1, 2](np.ones(2))
    with pytest.raises(EnzymeError, match="print in a kernel"):
        prints.grad[1, 2](shadowed(np.ones(2)))


def test_sizes_that_no_device_takes():
    saxpy = CASES["saxpy"][0]
    for launch in ((1, 1025), (1, (32, 32, 2)), (1, (1, 1, 65)), ((1, 65536), 1), (1, 1, 0, -8)):
        with pytest.raises(ValueError):
            saxpy[launch](1.0, np.ones(2), np.ones(2))


def test_dynamic_shared_memory_needs_its_size():
    with pytest.raises(ValueError, match="say how many bytes"):
        CASES["dynamic"][0][1, 16](np.ones(16), np.ones(16))


@kernel
def last_block_sums(x, parts, count, out):
    s = cuda.shared.array(16, float64)
    t = cuda.threadIdx.x
    s[t] = x[cuda.grid(1)]
    cuda.syncthreads()
    if t == 0:
        part = 0.0
        for k in range(16):
            part += s[k]
        parts[cuda.blockIdx.x] = part
        cuda.threadfence()
        if cuda.atomic.add(count, 0, 1) == cuda.gridDim.x - 1:
            total = 0.0
            for k in range(cuda.gridDim.x):
                total += parts[k] * parts[k]
            out[0] = total


def test_the_last_block_reads_what_others_have_written():
    with pytest.raises(NotDifferentiable, match="NE311"):
        last_block_sums.grad[2, 16](shadowed(np.ones(32)), shadowed(np.zeros(2)), np.zeros(1, np.int32), shadowed(np.zeros(1)))


@kernel
def leaves_between_barriers(x, y, n):
    s = cuda.shared.array(16, float64)
    t = cuda.threadIdx.x
    s[t] = x[t]
    cuda.syncthreads()
    if t >= n:
        return
    y[t] = s[15 - t]
    cuda.syncthreads()
    y[t] *= x[t]


def test_a_thread_that_leaves_between_two_barriers():
    y = np.zeros(16)
    leaves_between_barriers[1, 16](np.arange(16.0), y, 10)
    assert np.array_equal(y[:10], np.arange(15.0, 5.0, -1.0) * np.arange(10.0))
    with pytest.raises(EnzymeError, match="different barriers"):
        leaves_between_barriers.grad[1, 16](shadowed(np.arange(16.0)), shadowed(np.zeros(16)), 10)


@kernel
def old_value(x, y, z):
    i = cuda.grid(1)
    z[i] = cuda.atomic.add(y, 0, x[i])


def test_the_value_before_an_atomic_update():
    with pytest.raises(NotDifferentiable, match="NE221"):
        old_value.grad[1, 4](shadowed(np.ones(4)), shadowed(np.zeros(1)), shadowed(np.zeros(4)))
    z = np.zeros(4)
    old_value[1, 4](np.ones(4), np.zeros(1), z)
    assert np.array_equal(z, np.arange(4.0))


RECORD = np.dtype([("a", np.float64), ("n", np.int32), ("b", np.float64)], align=True)


@kernel
def of_records(r, y):
    i = cuda.grid(1)
    if i < y.size:
        y[i] = r[i].a * r[i].b + r[i].n


@pytest.mark.on_device
def test_arrays_of_records():
    records, shadow = np.zeros(4, RECORD), np.zeros(4, RECORD)
    records["a"], records["b"], records["n"] = np.arange(4.0), 2.0, 1
    y = np.zeros(4)
    of_records.grad[1, 4](Duplicated(records, shadow), Duplicated(y, np.ones(4)))
    assert np.array_equal(y, 2 * np.arange(4.0) + 1)
    assert np.array_equal(shadow["a"], np.full(4, 2.0)) and np.array_equal(shadow["b"], np.arange(4.0))
    assert not shadow["n"].any()


@njit
def root(a):
    return a**0.5


@njit
def step(a):
    return 2.0 * a


ruled = ne.custom_vjp(root)
ruled.defvjp(lambda a: (a**0.5, a), lambda a, cotangent: (1000.0 * cotangent,))
ne.inactive(step)


@cuda.jit(device=True)
def calls_step(a):
    return step(a) * a


@kernel
def takes_root(x, y):
    i = cuda.grid(1)
    y[i] = ruled(x[i])


@kernel
def takes_step(x, y):
    i = cuda.grid(1)
    y[i] = calls_step(x[i])


@kernel
def derives_step(x, y):
    i = cuda.grid(1)
    y[i] = ne.autodiff(calls_step, x[i])[0]


def test_rules_of_the_user_are_not_passed_over():
    for made, name, value in ((takes_root, "root", 2.0), (takes_step, "step", 32.0)):
        y = np.zeros(4)
        made[1, 4](np.full(4, 4.0), y)
        assert (y == value).all()
        for launcher in (made.grad, made.jvp, made.augmented):
            with pytest.raises(EnzymeError, match=f"calls {name}, which has a rule of its own"):
                launcher[1, 4](shadowed(np.ones(4)), shadowed(np.ones(4)))
    with pytest.raises(EnzymeError, match="calls step, which has a rule of its own"):
        derives_step[1, 4](np.ones(4), np.zeros(4))
