"""Kernels of numba-cuda-mlir: the corpus, closed forms, arguments of each kind, and what is refused."""

import math
import subprocess
import sys

import numpy as np
import pytest
from front_ends import corpus
from kernel_corpus import CASES
from launched import assert_same, forward, reverse

import numba_enzyme as ne
from numba_enzyme import Const, Duplicated, NotDifferentiable, differentiate
from numba_enzyme.bridge.cuda.front_end import type_of_argument, types
from numba_enzyme.errors import ActivityError, EnzymeError
from numba_enzyme.testing import check_kernel

pytest.importorskip("numba_cuda_mlir", reason="numba-cuda-mlir is not installed")
from numba_cuda_mlir import cuda
from numba_cuda_mlir import types as t

NOT_COMPILED = {"libdev": "numba-cuda-mlir can't compile"}  # it declares a function twice that is called by two names
IN_SINGLE = ("warp_sum", "warp_permutations", "sparse_rows")  # it shuffles doubles as floats
SLOW = pytest.mark.slow
BY_DEFAULT = ("saxpy", "reversal", "matmul", "stencil", "dynamic", "local_array", "with_device", "vote", "matching",
              "warp_permutations_single", "layout_a", "layout_f", "block3", "cplx", "maths", "atomic2d", "attention",
              "by_largest")  # fmt: skip
RIGHT = [name for name in CASES if name not in (*NOT_COMPILED, *IN_SINGLE)]


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name in BY_DEFAULT else SLOW) for name in RIGHT])
def test_the_corpus(name):
    kernel, configuration, arguments, oracle = corpus("numba-cuda-mlir")[name]
    check_kernel(kernel, configuration, arguments, oracle=oracle)


@pytest.mark.gpu
@pytest.mark.skipif(not cuda.is_available(), reason="there is no CUDA device")
@pytest.mark.parametrize("name", [name for name in RIGHT if name != "ticket"])  # which thread gets which ticket is open
def test_a_device_finds_what_the_host_finds(name):
    kernel, configuration, arguments, _ = corpus("numba-cuda-mlir")[name]
    assert_same(reverse(kernel, configuration, arguments, "cuda"), reverse(kernel, configuration, arguments, "cpu"))
    assert_same(forward(kernel, configuration, arguments, "cuda"), forward(kernel, configuration, arguments, "cpu"))
    split = reverse(kernel, configuration, arguments, "cuda", split=True)
    assert_same(split, reverse(kernel, configuration, arguments, "cpu", split=True))


@pytest.mark.gpu
@pytest.mark.skipif(not cuda.is_available(), reason="there is no CUDA device")
@pytest.mark.parametrize("with_stream", [False, True])
def test_arrays_of_the_package_on_a_device(monkeypatch, with_stream):
    """The primal, which the package launches itself, and the gradient, in the order of one stream; nothing is copied."""
    monkeypatch.setenv("NUMBA_ENZYME_CUDA_TARGET", "cuda")
    stream = cuda.stream() if with_stream else 0
    x, weight = np.linspace(0.1, 2, 64), np.random.default_rng(3).uniform(size=64)
    placed = [cuda.to_device(a, stream) for a in (x, np.zeros(64), np.zeros(64), weight, np.zeros(1))]
    on, y, dx, dy, da = placed
    wave[2, 32, stream](1.5, on, y)
    primal = y.copy_to_host(stream=stream)
    for _ in range(3):
        wave.grad[2, 32, stream](Duplicated(1.5, da), Duplicated(on, dx), Duplicated(y, dy))
        dy.copy_to_device(weight, stream=stream)
    found_x, found_a = dx.copy_to_host(stream=stream), da.copy_to_host(stream=stream)
    cuda.synchronize()
    np.testing.assert_allclose(primal, 1.5 * x * x + np.sin(x), rtol=1e-13)
    np.testing.assert_allclose(found_x, 3 * weight * (3 * x + np.cos(x)), rtol=1e-13)
    np.testing.assert_allclose(found_a, 3 * (weight * x * x).sum(), rtol=1e-13)


@pytest.mark.parametrize(("dtype", "named"), [(t.float64, "float64"), (t.boolean, "bool"), (t.complex64, "complex64")])
def test_types_that_arrays_of_the_package_name(dtype, named):
    """Its arrays on a device say of themselves what they are, by the package's own copies of Numba's classes."""
    on_device = type("OnDevice", (), {"_numba_type_": t.Array(dtype, 2, "A", readonly=True)})()
    found = type_of_argument(on_device)
    assert isinstance(found, types.Array)
    assert (str(found.dtype), found.ndim, found.layout, found.mutable, found.aligned) == (named, 2, "A", False, True)


def gradients(kernel, configuration, arguments):
    """Of the sum of all that floats, with respect to each array."""
    shadows = [np.ones_like(a) if isinstance(a, np.ndarray) and a.dtype.kind == "f" else None for a in arguments]
    kernel.grad[configuration](*(Const(a) if s is None else Duplicated(a.copy(), s)
                                 for a, s in zip(arguments, shadows, strict=True)))  # fmt: skip
    return [s for s in shadows if s is not None]


@pytest.mark.parametrize("name", IN_SINGLE)
def test_shuffles_of_doubles_are_right_to_single_precision(name):
    """Against the gradient of the same kernel of numba.cuda, which shuffles doubles whole."""
    (kernel, configuration, arguments, _), (other, *_) = corpus("numba-cuda-mlir")[name], CASES[name]
    ours, theirs = (gradients(each, configuration, arguments) for each in (kernel, other))
    for found, wanted in zip(ours, theirs, strict=True):
        np.testing.assert_allclose(found, wanted, rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize("name", NOT_COMPILED)
def test_what_it_can_not_give_is_refused(name):
    kernel, configuration, arguments, _ = corpus("numba-cuda-mlir")[name]
    with pytest.raises((EnzymeError, NotDifferentiable), match=NOT_COMPILED[name]):
        gradients(kernel, configuration, arguments)


@differentiate(target="cpu")
@cuda.jit
def wave(a, x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = a * x[i] * x[i] + math.sin(x[i])


@differentiate(target="cpu")
@cuda.jit
def largest(x, out):
    i = cuda.grid(1)
    if i < x.size:
        cuda.atomic.max(out, 0, x[i])


def test_numbers_that_are_none_are_the_largest():
    """They are put into memory and stay, as the package has it; nobody has won then who could be told."""
    for x, before, stays, expected in (
        ([1.0, 3.0, 2.0], 0.0, 3.0, [0.0, 2.0, 0.0]),
        ([1.0, np.nan, 2.0], 0.0, np.nan, [0.0, 0.0, 0.0]),
        ([1.0, 3.0, 2.0], np.nan, np.nan, [0.0, 0.0, 0.0]),
    ):
        dx, out = np.zeros(3), np.array([before])
        largest.grad[1, 4](Duplicated(np.array(x), dx), Duplicated(out, np.array([2.0])))
        np.testing.assert_array_equal(out, [stays])
        np.testing.assert_array_equal(dx, expected)
        out, dout = np.array([before]), np.array([5.0])
        largest.jvp[1, 4](Duplicated(np.array(x), np.array([7.0, 8.0, 9.0])), Duplicated(out, dout))
        np.testing.assert_array_equal(out, [stays])
        assert dout[0] == (5.0 if np.isnan(before) else 8.0)


@pytest.mark.parametrize("step", [1, -1, 2])
def test_closed_form_of_all_transforms(step):
    x, weight = np.linspace(0.1, 2, 64)[::step], np.random.default_rng(3).uniform(size=64)[:: abs(step)]
    n, y = x.size, np.zeros(x.size)
    slope = 3 * x + np.cos(x)
    dx, da = np.zeros(64)[::step], np.zeros(1)
    wave[2, 32](1.5, x, y)
    np.testing.assert_allclose(y, 1.5 * x * x + np.sin(x), rtol=1e-14)
    wave.grad[2, 32](Duplicated(1.5, da), Duplicated(x, dx), Duplicated(y, weight.copy()))
    np.testing.assert_allclose(dx, weight * slope, rtol=1e-13)
    np.testing.assert_allclose(da, (weight * x * x).sum(), rtol=1e-13)
    tangent = np.zeros(n)
    wave.jvp[2, 32](Const(1.5), Duplicated(x, np.ones(64)[::step]), Duplicated(y, tangent))
    np.testing.assert_allclose(tangent, slope, rtol=1e-13)
    again, dy = np.zeros(64)[::step], weight.copy()
    tape = wave.augmented[2, 32](Const(1.5), Duplicated(x, again), Duplicated(y, dy))
    wave.reverse[2, 32](tape, Const(1.5), Duplicated(x, again), Duplicated(y, dy))
    np.testing.assert_allclose(again, dx, rtol=1e-13)
    assert wave.tape_bytes[2, 32](Const(1.5), Duplicated(x, again), Duplicated(y, dy)) >= 0


def test_views_of_a_gradient():
    signature = "(float64, float64[::1], float64[::1])"
    assert "@__nv_cos" in wave.inspect_gradient(signature)
    ptx = wave.inspect_gradient(signature, view="ptx", capability=(8, 0))
    assert ".target sm_80" in ptx and ".entry wave_grad" in ptx
    assert "math.sin(x[i])" in str(wave.explain(signature=signature))
    assert "nvvm" in wave.inspect_llvm(signature)


def test_arguments_of_each_kind():
    @differentiate(target="cpu")
    @cuda.jit
    def kernel(z, yes, n, xs, h, y):
        i = cuda.grid(1)
        if i < y.size and yes:
            y[i] = xs[0][i] * xs[1][i] * z.real * n + z.imag + h[i]

    a, b, h = (np.random.default_rng(1).uniform(size=8) for _ in range(3))
    da, db, dh, dy = np.zeros(8), np.zeros(8), np.zeros(8, np.float16), np.ones(8)
    kernel.grad[1, 8](Const(2 + 3j), True, np.int32(5), Duplicated((a, b), (da, db)), Duplicated(h.astype(np.float16), dh),
                      Duplicated(np.zeros(8), dy))  # fmt: skip
    np.testing.assert_allclose(da, 10 * b, rtol=1e-14)
    np.testing.assert_allclose(db, 10 * a, rtol=1e-14)
    np.testing.assert_array_equal(dh, 1)


def test_refused_arguments():
    x = np.zeros(4)
    record = np.zeros(4, [("a", "f8"), ("b", "f4")])
    with pytest.raises(EnzymeError, match="one array per field"):
        wave[1, 4](1.0, record, x)
    with pytest.raises(EnzymeError, match=r"lie apart by no whole number|not aligned"):
        wave[1, 4](1.0, record["a"], x)


def test_refused_uses():
    with pytest.raises(ActivityError, match="needs an annotation"):
        wave.grad[1, 4](Const(1.0), np.ones(4), Const(np.ones(4)))


def shifted(x, y, meets):
    s = cuda.shared.array(32, t.float64)
    i = cuda.threadIdx.x
    s[i] = math.log(x[i])
    if meets:
        cuda.syncthreads()
    y[i] = s[(i + 1) % 32] ** 2


def test_races_and_numbers_that_are_not_finite():
    """Launches on the host are watched as those of numba.cuda are."""
    watched = differentiate(cuda.jit(shifted), target="cpu", debug=True)
    x, dx = np.linspace(1, 2, 32), np.zeros(32)
    watched.grad[1, 32](Duplicated(x, dx), Duplicated(np.zeros(32), np.ones(32)), 1)
    np.testing.assert_allclose(dx, 2 * np.log(x) / x, rtol=1e-13)
    raced = r"threads of .*shifted` race for memory\n  shared memory 0\[1\]: thread 0 .* reads at .*, thread 1 .* writes at "
    for launch in (watched.grad, watched.jvp):
        with pytest.raises(ne.RaceError, match=raced):
            launch[1, 32](Duplicated(x, np.ones(32)), Duplicated(np.zeros(32), np.ones(32)), 0)
    x[3] = 0.0
    with pytest.raises(ne.NonFiniteError, match=r"thread 3 of block 0 makes -inf at .*: log\(0.0\)"):
        watched.grad[1, 32](Duplicated(x, dx), Duplicated(np.zeros(32), np.ones(32)), 1)


def picked(x, y, row, column):
    i = cuda.threadIdx.x
    y[i] = 2.0 * x[row + i, column]
    cuda.atomic.add(y, i, x[row + i, column])


INSIDE, OUTSIDE = [(0, 0), (1, -1)], [(2, 0), (-5, 3), (1, 8)]


@pytest.mark.parametrize(("row", "column", "is_inside"), [(*at, at in INSIDE) for at in INSIDE + OUTSIDE])
@pytest.mark.parametrize("reversed_", [False, True])
def test_accesses_outside_of_an_array(row, column, is_inside, reversed_):
    """Each is compared with the whole of its array, in the gradient too; negative indices count from the end."""
    watched = differentiate(cuda.jit(picked), target="cpu", race_check=True)
    part = np.s_[3:0:-1, 5:1:-1] if reversed_ else np.s_[1:4, 2:6]
    x, dx, y, dy = np.arange(1.0, 41.0).reshape(5, 8)[part], np.zeros((5, 8))[part], np.zeros(2), np.ones(2)
    if is_inside:
        watched.grad[1, 2](Duplicated(x, dx), Duplicated(y, dy), row, column)
        wanted = np.zeros((3, 4))
        wanted[row : row + 2, column] = 3.0
        np.testing.assert_array_equal(dx, wanted)
        return
    for launch, arguments in ((watched, (x, y)), (watched.grad, (Duplicated(x, dx), Duplicated(y, dy)))):
        with pytest.raises(ne.OutsideError, match=r"an index outside of an array at .* in the array's memory, which has 20 "):
            launch[1, 2](*arguments, row, column)


def to_and_fro(x, y, steps, shift):
    i = cuda.threadIdx.x
    a, b = x, y
    for _ in range(steps):
        b[i + shift] = 0.5 * a[i]
        cuda.syncthreads()
        a, b = b, a


def one_of_them(x, y, first, i):
    own = cuda.local.array(3, t.float64)
    own[:] = 2.0
    chosen = x if first > 0 else own if first < 0 else y
    y[0] = chosen[i] * chosen[0]


def test_accesses_outside_of_one_array_or_another():
    """Each pointer is compared with the array that it leads into, which the run decides; own memory is not looked at."""
    watched = differentiate(cuda.jit(to_and_fro), target="cpu", race_check=True)
    x, y, dx, dy = np.arange(1.0, 9.0), np.zeros(8), np.ones(8), np.ones(8)
    watched.grad[1, 8](Duplicated(x, dx), Duplicated(y, dy), 3, 0)
    np.testing.assert_array_equal([x, y, dx, dy], [np.arange(1.0, 9.0) / 4, np.arange(1.0, 9.0) / 8, [3 / 8] * 8, [0.0] * 8])
    watched[1, 7](x, y, 3, 1)
    with pytest.raises(ne.OutsideError, match=r"thread 7 of .* at .*: index 8 in the array's memory, which has 8 elements"):
        watched.grad[1, 8](Duplicated(x, dx), Duplicated(y, dy), 1, 1)
    watched = differentiate(cuda.jit(one_of_them), target="cpu", race_check=True)
    for first, size in ((1, 5), (0, 8), (-1, None)):
        given = (Duplicated(np.full(5, 3.0), np.zeros(5)), Duplicated(np.full(8, 3.0), np.ones(8)), first)
        watched.grad[1, 1](*given, (size or 3) - 1)
        if size:
            assert (given[0].shadow == [6.0 * (first > 0) * (i in (0, 4)) / 2 for i in range(5)]).all()
            with pytest.raises(ne.OutsideError, match=f"index {size} in the array's memory, which has {size} elements"):
                watched.grad[1, 1](*given, size)


def exchanged(flags, counts, x, y):
    i = cuda.threadIdx.x
    cuda.atomic.cas(flags, 0, 0, 7)
    cuda.atomic.inc(counts, 0, 100)
    y[i] = x[i] * x[i]


def read_beside(flags, counts, x, y):
    cuda.atomic.cas(flags, 0, 0, 7)
    y[cuda.threadIdx.x] = x[cuda.threadIdx.x] * flags[0]


def test_atomic_operations_that_are_loops_race_with_nothing():
    """The package reads without an atomic operation before it exchanges; the program does not."""
    watched = differentiate(cuda.jit(exchanged), target="cpu", race_check=True)
    x, dx = np.linspace(1, 2, 32), np.zeros(32)
    flags, counts = np.zeros(1, np.int64), np.zeros(1, np.uint32)
    watched.grad[1, 32](Const(flags), Const(counts), Duplicated(x, dx), Duplicated(np.zeros(32), np.ones(32)))
    np.testing.assert_allclose(dx, 2 * x, rtol=1e-14)
    watched.jvp[1, 32](Const(flags), Const(counts), Duplicated(x, dx), Duplicated(np.zeros(32), np.ones(32)))
    watched[1, 32](flags, counts, x, dx)
    assert (flags, counts) == (7, 96)
    watched = differentiate(cuda.jit(read_beside), target="cpu", race_check=True)
    with pytest.raises(ne.RaceError, match=r"thread 0 .* updates atomically at .*, thread 1|thread 0 .* reads at"):
        watched[1, 32](flags, counts, x, dx)


def test_a_launch_in_torch():
    torch = pytest.importorskip("torch")
    smoothed = ne.torch.function(wave, outputs={"y": lambda a, x: torch.empty_like(x)})
    x = torch.linspace(0.1, 2, 40, dtype=torch.float64, requires_grad=True)
    (found,) = torch.autograd.grad(smoothed[2, 32](1.5, x).sum(), x)
    wanted = 3 * x + torch.cos(x)
    assert torch.allclose(found, wanted, rtol=1e-13)


def test_nothing_is_imported_that_is_not_used():
    program = "import sys, numba_enzyme.bridge.cuda.front_end; print([n for n in sys.modules if n.startswith('numba_cuda_mlir')])"
    found = subprocess.run([sys.executable, "-W", "ignore", "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_half_precision_in_a_kernel():
    @differentiate(target="cpu")
    @cuda.jit
    def squares(x, y):
        s = cuda.shared.array((2, 4), t.float32)
        i = cuda.threadIdx.x
        s[i // 4, i % 4] = x[i]
        cuda.syncthreads()
        y[i] = s[1 - i // 4, 3 - i % 4] * x[i]

    x = np.arange(1, 9).astype(np.float16)
    dx = np.zeros(8, np.float16)
    squares.grad[1, 8](Duplicated(x, dx), Duplicated(np.zeros(8, np.float32), np.ones(8, np.float32)))
    np.testing.assert_array_equal(dx, 2 * x[::-1])
