"""Derivatives that a kernel calls know which arrays of a launch share memory: they are told apart, or not, at each launch."""

import numpy as np
import pytest
from numba import cuda, float64

from numba_enzyme import Const, Duplicated, autodiff, differentiate
from numba_enzyme.bridge.cuda.extract import extract
from numba_enzyme.bridge.cuda.front_end import types


@cuda.jit(device=True)
def twice(y, x, table, i):
    """Reads x and the table again after it has written y."""
    y[i] = x[i] * x[i] * table[i]
    y[i] += x[i] * table[i]


@differentiate(target="cpu")
@cuda.jit
def gradient(y, dy, x, dx, table):
    i = cuda.grid(1)
    if i < y.size:
        autodiff(twice, Duplicated(y, dy), Duplicated(x, dx), Const(table), i)


@differentiate(target="cpu")
@cuda.jit
def one_array_is_two_arguments(y, dy, x, dx):
    i = cuda.grid(1)
    if i < y.size:
        autodiff(twice, Duplicated(y, dy), Duplicated(x, dx), Const(x), i)


@pytest.mark.on_device
def test_apart():
    x, table = np.linspace(1, 2, 8), np.linspace(3, 4, 8)
    y, dy, dx = np.zeros(8), np.linspace(1, 3, 8), np.ones(8)
    seed = dy.copy()
    gradient[1, 8](y, dy, x, dx, table)
    np.testing.assert_allclose(y, x * table * (x + 1), rtol=1e-14)
    np.testing.assert_allclose(dx, 1 + seed * table * (2 * x + 1), rtol=1e-14)
    assert not dy.any()


@pytest.mark.on_device
def test_result_and_argument_share_memory():
    """y = x * x * t, then y + y * t of what has been written."""
    first, table = np.linspace(1, 2, 8), np.linspace(3, 4, 8)
    x, dx = first.copy(), np.linspace(1, 3, 8)
    seed = dx.copy()
    gradient[1, 8](x, dx, x, dx, table)
    np.testing.assert_allclose(x, first * first * table * (1 + table), rtol=1e-14)
    np.testing.assert_allclose(dx, seed * 2 * first * table * (1 + table), rtol=1e-14)


@pytest.mark.on_device
def test_a_table_shares_memory_with_the_result():
    first, x = np.linspace(3, 4, 8), np.linspace(1, 2, 8)
    table, dy, dx = first.copy(), np.ones(8), np.zeros(8)
    gradient[1, 8](table, dy, x, dx, table)
    middle = x * x * first
    np.testing.assert_allclose(table, middle * (1 + x), rtol=1e-14)
    np.testing.assert_allclose(dx, 2 * x * first + middle, rtol=1e-14)  # the table is constant, whatever it holds


@pytest.mark.on_device
def test_one_array_in_two_places_of_the_call():
    x, y, dy, dx = np.linspace(1, 2, 8), np.zeros(8), np.ones(8), np.zeros(8)
    one_array_is_two_arguments[1, 8](y, dy, x, dx)
    np.testing.assert_allclose(y, x * x * (x + 1), rtol=1e-14)
    np.testing.assert_allclose(dx, x * (2 * x + 1), rtol=1e-14)


def test_what_is_kept_depends_on_it():
    arguments = (types.float64[::1],) * 5
    kept = {}
    for apart in (False, True):
        (derivative,) = extract(gradient.dispatcher, arguments, apart=apart).derivatives
        kept[apart] = len(derivative.request.noalias)
    assert kept[False] == 1 and kept[True] == 4  # the result; y, x and the table as well
    (derivative,) = extract(one_array_is_two_arguments.dispatcher, arguments[1:], apart=True).derivatives
    assert len(derivative.request.noalias) == 2


def test_a_kernel_without_derivatives_is_extracted_once():
    @cuda.jit
    def plain(x):
        x[0] = 1.0

    assert extract(plain, (types.float64[::1],), apart=True) is extract(plain, (types.float64[::1],))


@cuda.jit(device=True)
def neighbours(y, x, s, t):
    s[t] = x[(t + 1) % 8] * x[(t + 1) % 8]
    cuda.syncthreads()
    y[t] = s[7 - t] * x[(t + 3) % 8]


@differentiate(target="cpu")
@cuda.jit
def leaves_it(y, dy, x, dx):
    s, ds = cuda.shared.array(8, float64), cuda.shared.array(8, float64)
    t = cuda.threadIdx.x
    ds[t] = 0.0
    cuda.syncthreads()
    autodiff(neighbours, Duplicated(y, dy), Duplicated(x, dx), Duplicated(s, ds), t)


@differentiate(target="cpu")
@cuda.jit
def overwrites_it(y, dy, x, dx):
    s, ds = cuda.shared.array(8, float64), cuda.shared.array(8, float64)
    t = cuda.threadIdx.x
    ds[t] = 0.0
    cuda.syncthreads()
    autodiff(neighbours, Duplicated(y, dy), Duplicated(x, dx), Duplicated(s, ds), t)
    x[t] = -7.0


@differentiate(target="cpu")
@cuda.jit
def hands_it_on(y, dy, x, dx):
    s, ds = cuda.shared.array(8, float64), cuda.shared.array(8, float64)
    t = cuda.threadIdx.x
    ds[t] = 0.0
    cuda.syncthreads()
    autodiff(neighbours, Duplicated(y, dy), Duplicated(x, dx), Duplicated(s, ds), t)
    cuda.atomic.add(x, (t + 5) % 8, 2.0)


@pytest.mark.on_device
@pytest.mark.parametrize("kernel", [leaves_it, overwrites_it, hands_it_on])
def test_threads_that_are_done_overwrite_what_others_have_read(kernel):
    x, dy = np.linspace(1, 2, 8), np.linspace(2, 3, 8)
    y, dx, t = np.zeros(8), np.zeros(8), np.arange(8)
    first, seed = x.copy(), dy.copy()
    kernel[1, 8](y, dy, x, dx)
    s = first[(t + 1) % 8] ** 2
    np.testing.assert_allclose(y, s[7 - t] * first[(t + 3) % 8], rtol=1e-14)
    wanted = np.zeros(8)
    np.add.at(wanted, (t + 3) % 8, seed * s[7 - t])
    np.add.at(wanted, (8 - t) % 8, seed * 2 * first[(8 - t) % 8] * first[(t + 3) % 8])
    np.testing.assert_allclose(dx, wanted, rtol=1e-14)


def test_only_what_the_kernel_leaves_alone_is_read_again():
    arguments = (types.float64[::1],) * 4
    found = [extract(k.dispatcher, arguments, apart=True).derivatives[0].request for k in (leaves_it, overwrites_it, hands_it_on)]
    assert [len(request.unwritten) for request in found] == [2, 1, 1]  # y and x; y
    assert extract(leaves_it.dispatcher, arguments).derivatives[0].request.unwritten == ()
