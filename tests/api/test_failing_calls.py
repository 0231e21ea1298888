"""A primal that raises: its exception comes out, and nothing stays behind that the primal itself would not leave."""

import ctypes
import gc

import numpy as np
import pytest
from central_differences import numeric_gradient
from numba import njit
from numba.core.runtime import rtsys
from numba.core.runtime._nrt_python import memsys_disable_stats, memsys_enable_stats

import numba_enzyme as ne

A = np.array([1.0, 2.0, 3.0, -4.0, 5.0])


@njit
def after_an_allocation(x, n):
    b = np.zeros(n)
    for i in range(n):
        b[i] = np.sin(x * i)
    if x > 1:
        raise ValueError("big")
    return np.sum(b * b)


@njit
def in_a_loop_of_allocations(x, n):
    total = 0.0
    for i in range(n):
        b = np.full(3, x * i)
        total += np.sin(b[1]) * b[2]
        if i * x > 5:
            raise ValueError("big", i)
    return total


@njit
def replaced_arrays(x, n):
    a = np.full(8, x)
    for i in range(n):
        b = a * np.sin(a)
        a = b + x
        if i * x > 5:
            raise ValueError("big", i)
    return a.sum()


@njit
def searching(x, n):
    """A loop whose length nobody knows, with an array per iteration."""
    total, i = x, 0
    while total < 1000.0:
        b = np.full(4, total)
        total += (b * b).sum()
        i += 1
        if i > n:
            raise ValueError("too long")
    return total


@njit
def two_of_fixed_length(x, n):
    total = 0.0
    for i in range(6):
        b = np.full(3, x + i)
        total += np.sin(b[0] * b[1])
        if i == n:
            raise ValueError("stop")
    return total


@njit
def over_arguments(a, n):
    b = a.copy()
    for i in range(n):
        b[i] = b[i - 1] * a[i]
        if b[i] < 0:
            raise ValueError("negative")
    return b.sum()


@njit
def tree(x, n):
    if x > 3:
        raise ValueError("deep")
    if n == 0:
        return x
    total = 0.0
    for i in range(n):
        total += tree(x + 0.1 * i, n - 1) * np.sin(total + x)
    return total


@njit
def deep(x, n):
    b = np.full(5, x)
    if x > 3:
        raise ValueError("deep")
    if n == 0:
        return b.sum()
    b *= np.sin(b)
    return deep(x * 1.5, n - 1) * b[0]


FAILING = [(after_an_allocation, (2.0, 7)), (in_a_loop_of_allocations, (2.0, 50)), (replaced_arrays, (2.0, 20)),
           (searching, (1e-3, 3)), (two_of_fixed_length, (0.5, 4)), (over_arguments, (A, 5)), (tree, (2.95, 3)), (deep, (1.0, 9))]


class _HeapState(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks",
                                                     "uordblks", "fordblks", "keepcost")]


def heap_bytes():
    state = ctypes.CDLL(None).mallinfo2
    state.restype = _HeapState
    found = state()
    return found.uordblks + found.hblkhd


def left_behind(run, repeat=100):
    """(arrays, bytes of the heap) that one failing call leaves."""
    def fail(times):
        for _ in range(times):
            with pytest.raises(ValueError):
                run()

    fail(20)
    while gc.collect():  # what other tests have let go, and what that held
        pass
    before, heap = rtsys.get_allocation_stats(), heap_bytes()
    fail(repeat)
    gc.collect()
    after = rtsys.get_allocation_stats()
    arrays = (after.mi_alloc - before.mi_alloc) - (after.mi_free - before.mi_free)
    return arrays / repeat, (heap_bytes() - heap) / repeat


@pytest.fixture
def counted():
    memsys_enable_stats()
    yield
    memsys_disable_stats()


@pytest.mark.usefixtures("counted")
@pytest.mark.parametrize(("f", "args"), FAILING, ids=lambda value: getattr(value, "__name__", ""))
def test_a_failing_gradient_leaves_what_the_primal_leaves(f, args):
    arrays, heap = left_behind(lambda: f(*args))
    gradient_arrays, gradient_heap = left_behind(lambda: ne.grad(f)(*args))
    assert gradient_arrays in ((0, arrays) if f is deep else (arrays,))  # its arrays of two numbers are variables in the gradient
    assert gradient_heap < heap + 16  # what Python keeps of exceptions varies


@pytest.mark.parametrize(("f", "args"), [(replaced_arrays, (0.2, 4)), (searching, (0.7, 30)), (deep, (0.2, 3))],
                         ids=lambda value: getattr(value, "__name__", ""))
def test_without_a_failure_both_orders_are_right(f, args):
    assert ne.grad(f)(*args) == pytest.approx(numeric_gradient(f, *args), rel=1e-6)
    assert ne.hessian(f)(*args) == pytest.approx(numeric_gradient(ne.grad(f), *args), rel=1e-5)
