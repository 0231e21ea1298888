"""What can't be run or differentiated says so, before anything happens."""

import numpy as np
import pytest
from kernel_corpus import CASES, kernel
from numba import cuda, float32, float64, int32, int64, uint64

from numba_enzyme import Duplicated, NotDifferentiable
from numba_enzyme.bridge.cuda.extract import _inline_calls, extract
from numba_enzyme.bridge.cuda.front_end import types
from numba_enzyme.ir import llvm_io
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.testing import check_kernel


def shadowed(array):
    return Duplicated(array, np.zeros_like(array))


@kernel
def prints(x):
    i = cuda.grid(1)
    if i == 0:
        print("x", x[i])
    x[i] = x[i] * x[i]


@kernel
def prints_much(x, k, y):
    """All that numba-cuda prints, in a branch that few threads take; the derivative knows nothing of it."""
    i = cuda.grid(1)
    y[i] = x[i] ** 3
    if x[i] < 0:
        print("100% of", i, k[i], x[i], float32(x[i]), x[i] < 0, uint64(k[i]), int32(i), y[i])
        print("text")


def test_text_of_kernels_goes_to_the_standard_output(capsys):
    prints[1, 2](np.full(2, 3.0))
    assert capsys.readouterr().out == "x 3.000000\n"
    x, dx = np.ones(2), np.ones(2)
    prints.grad[1, 2](Duplicated(x, dx))
    assert capsys.readouterr().out == "x 1.000000\n"  # once
    np.testing.assert_array_equal(dx, [2.0, 2.0])


@pytest.mark.parametrize("workers", ["1", "2"])
def test_what_is_printed(capsys, monkeypatch, workers):
    monkeypatch.setenv("NUMBA_ENZYME_KERNEL_THREADS", workers)
    x, k, y = np.array([1.0, -2.0, 3.0, 0.5]), np.array([7, 8, 9, 10], np.int16), np.zeros(4)
    dx, dy = np.zeros(4), np.ones(4)
    prints_much.grad[2, 2](Duplicated(x, dx), k, Duplicated(y, dy))
    assert capsys.readouterr().out == "100% of 1 8 -2.000000 -2.000000 True 8 1 -8.000000\ntext\n"
    np.testing.assert_allclose(dx, 3 * x**2)
    tangent = np.zeros(4)
    prints_much.jvp[2, 2](Duplicated(x, np.ones(4)), k, Duplicated(y, tangent))
    assert capsys.readouterr().out == "100% of 1 8 -2.000000 -2.000000 True 8 1 -8.000000\ntext\n"
    np.testing.assert_allclose(tangent, 3 * x**2)


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


@kernel
def last_thread_sums(x, parts, count, out):
    i = cuda.grid(1)
    parts[i] = x[i]
    cuda.threadfence()
    if cuda.atomic.add(count, 0, 1) == x.size - 1:
        for k in range(x.size):
            out[0] += parts[k] * parts[k]


def test_the_last_block_reads_what_others_have_written():
    arguments = np.linspace(0.1, 1.0, 32), np.zeros(2), np.zeros(1, np.int32), np.zeros(1)
    check_kernel(last_block_sums, (2, 16), arguments)  # the last thread of all is refused
    with pytest.raises(NotDifferentiable, match="NE311"):
        last_thread_sums.grad[2, 16](*map(shadowed, arguments[:2]), arguments[2], shadowed(arguments[3]))


@kernel
def handed_on_by_flags(x, a, flags):
    """Each thread waits until the one before it has written its number."""
    t = cuda.threadIdx.x
    done = False
    while not done:
        if t == 0:
            a[0] = x[0] * x[0]
            cuda.atomic.add(flags, 1, 1)
            done = True
        elif cuda.atomic.add(flags, t, 0) > 0:
            a[t] = a[t - 1] * x[t]
            if t + 1 < x.size:
                cuda.atomic.add(flags, t + 1, 1)
            done = True


def test_a_thread_that_waits_for_a_flag():
    with pytest.raises(NotDifferentiable, match="NE311 a thread waits here for what another one writes"):
        handed_on_by_flags.grad[1, 4](shadowed(np.ones(4)), shadowed(np.zeros(4)), np.zeros(5, np.int32))
    a = np.zeros(4)
    handed_on_by_flags[1, 4](np.full(4, 2.0), a, np.zeros(5, np.int32))
    assert a.tolist() == [4.0, 8.0, 16.0, 32.0]


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
    x, dx, dy = np.arange(16.0), np.zeros(16), np.ones(16)
    leaves_between_barriers.grad[1, 16](Duplicated(x, dx), Duplicated(np.zeros(16), dy), 10)
    wanted = np.where(x < 10, 15.0 - x, 0.0) + np.where(x > 5, 15.0 - x, 0.0)
    assert np.array_equal(dx, wanted) and np.array_equal(dy, x >= 10)


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


@cuda.jit(device=True)
def spread(parts, x, weight):
    """Of a size and in a place where LLVM would leave the call: in the branch that is seldom taken."""
    for k in range(parts.shape[0]):
        if k % 2 == 0:
            parts[k] += weight * x * (k + 1)
        else:
            parts[k] -= weight * x * x / (k + 1)
    return parts


@kernel
def calls_where_llvm_leaves_calls(x, y):
    i = cuda.grid(1)
    if i < x.size:
        parts = cuda.local.array(6, float64)
        for k in range(6):
            parts[k] = 0.0
        if i == 1:
            parts = spread(parts, x[i], 0.25)
            parts = spread(parts, x[i] * x[i], 0.5)
        if i != 0:
            parts = spread(parts, x[i] + 1.0, 0.125)
        for k in range(6):
            y[i] += parts[k] * parts[k]


def test_calls_have_no_tapes_of_their_own_on_a_device():
    """Every function that does not call itself is inlined, wherever it is called."""
    signature = "(float64[::1], float64[::1])"
    found = extract(calls_where_llvm_leaves_calls.dispatcher, (types.float64[::1],) * 2)
    assert found.text.count("\ndefine ") == 1
    assert ".entry" in calls_where_llvm_leaves_calls.inspect_gradient(signature, view="ptx")
    check_kernel(calls_where_llvm_leaves_calls, (1, 4), (np.array([0.25, 0.75, 0.5, 1.0]), np.zeros(4)))


CALLS = """
define i32 @seldom(ptr %r) cold noinline #0 {
  ret i32 0
}
define i32 @again(ptr %r) {
  %s = call i32 @again(ptr %r)
  ret i32 %s
}
define i32 @kernel(ptr %r) {
  %s = call i32 @seldom(ptr %r)
  ret i32 %s
}
attributes #0 = { noinline }
"""


def test_which_calls_stay():
    module = parse_module(CALLS)
    _inline_calls(module, {"kernel"})
    left = llvm_io.optimize(print_module(module))
    assert "call i32 @seldom" not in left
    suffixes = {name: function.suffix for name, function in module.functions.items()}
    assert "alwaysinline" in suffixes["seldom"] and "noinline" not in suffixes["seldom"]
    assert "alwaysinline" not in suffixes["again"] and "alwaysinline" not in suffixes["kernel"]


@kernel
def adds_bits(x, y):
    """An atomic addition of numbers by their bits, as programs write it that exchange words."""
    total, i = cuda.shared.array(1, int64), cuda.threadIdx.x
    if i == 0:
        total[0] = 0
    cuda.syncthreads()
    old, waiting = total[0], True
    while waiting:
        new = np.float64(np.int64(old).view(np.float64) + x[i] * x[i]).view(np.int64)
        found = cuda.atomic.cas(total, 0, old, new)
        waiting, old = found != old, found
    cuda.syncthreads()
    y[i] = np.int64(total[0]).view(np.float64) * x[i]


@kernel
def passes_bits_on(x, y, words):
    i = cuda.threadIdx.x
    words.view(np.float64)[i] = x[i] * x[i]
    cuda.syncthreads()
    y[i] = words.view(np.float64)[(i + 1) % x.size] * x[i]


@pytest.mark.parametrize(
    ("function", "words", "where"),
    [(adds_bits, (), "a shared array of integers"), (passes_bits_on, (np.zeros(4, np.int64),), "the argument `words`"),
     (passes_bits_on, (np.zeros(32, np.bool_),), "the argument `words`")],
)  # fmt: skip
def test_bits_of_numbers_in_arrays_of_integers(function, words, where):
    for derivative in (function.grad, function.jvp):
        with pytest.raises(NotDifferentiable, match=f"NE208 a number with a derivative is kept in {where}, which has no shadow"):
            derivative[1, 4](shadowed(np.ones(4)), shadowed(np.zeros(4)), *words)
