"""Launch syntax, annotations and what is refused, on host execution."""

import math
import pickle

import numpy as np
import pytest
from numba import cuda, float64

from numba_enzyme import ActivityError, Const, Duplicated, EnzymeError, differentiate


def kernel(function):
    return differentiate(cuda.jit(function), target="cpu")


@kernel
def saxpy(a, x, y):
    """a x + y"""
    i = cuda.grid(1)
    if i < x.size:
        y[i] += a * x[i]


@pytest.mark.on_device
def test_gradients_are_added_and_scalars_summed_over_threads():
    x, y = np.arange(5.0), np.ones(5)
    dx, dy, da = np.full(5, 10.0), np.arange(5.0), np.full(1, 100.0)
    saxpy.grad[2, 3](Duplicated(2.0, da), Duplicated(x, dx), Duplicated(y, dy))
    assert np.array_equal(y, 1 + 2 * np.arange(5.0))
    assert np.array_equal(dx, 10 + 2 * np.arange(5.0))
    assert np.array_equal(dy, np.arange(5.0))
    assert da[0] == 100 + np.dot(np.arange(5.0), np.arange(5.0))


@pytest.mark.on_device
def test_constants_get_nothing():
    x, y, dy = np.arange(5.0), np.ones(5), np.ones(5)
    saxpy.grad[1, 5](Const(2.0), Const(x), Duplicated(y, dy))
    assert np.array_equal(dy, np.ones(5))


def test_it_looks_like_its_primal():
    assert saxpy.__name__ == "saxpy" and saxpy.__doc__ == "a x + y" and saxpy.py_func is saxpy.__wrapped__
    assert callable(saxpy.inspect_llvm)
    with pytest.raises(ValueError, match="how many blocks"):
        saxpy(1.0, np.ones(2), np.ones(2))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            (2.0, Duplicated(np.ones(2), np.zeros(2)), Duplicated(np.ones(2), np.zeros(2))),
            "a of type float64 needs",
        ),
        ((Const(2.0), np.ones(2), Duplicated(np.ones(2), np.zeros(2))), "x of type .* needs an annotation"),
        ((Duplicated(2.0, 0.0), Const(np.ones(2)), Const(np.ones(2))), "one element to which its gradient is added"),
        ((Duplicated(2.0, np.zeros(1, np.float32)), Const(np.ones(2)), Const(np.ones(2))), "one element"),
        ((Const(2.0), Duplicated(np.ones(2), np.zeros(3)), Const(np.ones(2))), "shape and dtype"),
        ((Const(2.0), Duplicated(np.ones(2), np.zeros(2, np.float32)), Const(np.ones(2))), "shape and dtype"),
        ((Const(2.0), Duplicated(np.ones(2), np.zeros(4)[::2]), Const(np.ones(2))), "memory layout"),
    ],
)
def test_annotations_that_do_not_fit(arguments, message):
    with pytest.raises(ActivityError, match=message):
        saxpy.grad[1, 2](*arguments)


@pytest.mark.on_device
def test_shared_memory_of_arguments():
    x = np.ones(4)
    with pytest.raises(ActivityError, match="shares memory"):
        saxpy.grad[1, 4](Const(1.0), Duplicated(x, x), Const(np.ones(4)))
    with pytest.raises(ActivityError, match="pass copies"):
        saxpy.grad[1, 4](Const(1.0), Duplicated(x, np.zeros(4)), Duplicated(x, np.ones(4)))
    shadow = np.ones(4)
    saxpy.grad[1, 4](Const(3.0), Duplicated(x, shadow), Duplicated(x, shadow))  # x += 3 x
    assert np.array_equal(x, np.full(4, 4.0)) and np.array_equal(shadow, np.full(4, 4.0))


def test_launch_configurations():
    for wrong in ((1,), (1, 2, 3, 4, 5), (1, 0), ((1, 2, 3, 4), 1), (1.5, 1)):
        with pytest.raises(ValueError):
            saxpy.grad[wrong](Const(1.0), Const(np.ones(1)), Const(np.ones(1)))
    with pytest.raises(TypeError, match="takes 3 arguments"):
        saxpy.grad[1, 1](Const(1.0))


def test_targets(monkeypatch):
    with pytest.raises(ValueError, match="target is 'gpu'"):
        differentiate(cuda.jit(saxpy.py_func), target="gpu")
    with pytest.raises(EnzymeError, match=r"given to @cuda\.jit"):
        differentiate(cuda.jit(saxpy.py_func), fastmath=True)
    if not cuda.is_available():
        monkeypatch.setenv("NUMBA_ENZYME_CUDA_TARGET", "auto")
        y = np.ones(3)
        with pytest.warns(UserWarning, match="run on the host"):
            saxpy[1, 3](1.0, np.ones(3), y)
        assert np.array_equal(y, np.full(3, 2.0))


@kernel
def unequal_ways(x):
    t = cuda.threadIdx.x
    if x[t] > 0:
        x[t] *= 2
        cuda.syncthreads()
    else:
        cuda.syncthreads()
        x[t] *= 3


def test_threads_at_different_barriers_are_an_error_not_a_hang():
    with pytest.raises(EnzymeError, match="different barriers"):
        unequal_ways[1, 4](np.array([1.0, -1.0, 1.0, -1.0]))
    with pytest.raises(EnzymeError, match="different barriers"):
        unequal_ways.grad[1, 4](Duplicated(np.array([1.0, -1.0, 1.0, -1.0]), np.ones(4)))


@kernel
def early_exit(x, y):
    i = cuda.grid(1)
    if i >= x.size:
        return
    s = cuda.shared.array(8, float64)
    s[cuda.threadIdx.x] = x[i]
    cuda.syncthreads()
    y[i] = s[0] * x[i]


@pytest.mark.on_device
def test_threads_that_leave_before_the_first_barrier():
    x, dx, dy = np.arange(1.0, 6.0), np.zeros(5), np.ones(5)
    early_exit.grad[1, 8](Duplicated(x, dx), Duplicated(np.zeros(5), dy))
    expected = np.full(5, x[0])
    expected[0] += x.sum()
    assert np.allclose(dx, expected)


@kernel
def every_thread_writes(x, y):
    y[0] = x[0] * x[0]


@pytest.mark.on_device
def test_equal_numbers_in_one_place_count_once():
    dx = np.zeros(1)
    every_thread_writes.grad[1, 8](Duplicated(np.array([3.0]), dx), Duplicated(np.zeros(1), np.ones(1)))
    assert dx[0] == 6.0


@kernel
def no_float(x, n):
    i = cuda.grid(1)
    n[i] = math.floor(x[i])


@pytest.mark.on_device
def test_a_kernel_without_a_derivative_has_zero_gradient():
    dx = np.zeros(3)
    no_float.grad[1, 3](Duplicated(np.arange(3.0), dx), np.zeros(3, np.int64))
    assert not dx.any()


@pytest.mark.on_device
def test_pickling():
    again = pickle.loads(pickle.dumps(saxpy))
    y = np.zeros(2)
    again[1, 2](1.0, np.ones(2), y)
    assert y.sum() == 2
