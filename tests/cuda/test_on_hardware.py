"""What only hardware shows: streams and threads at the same time, memory that ends, options of the kernel, other libraries.

All of it is compared with host execution or with a closed form.
"""

import gc
import math
import re
import threading

import numpy as np
import pytest
from kernel_corpus import CASES, kernel
from launched import annotated, assert_same, forward, reverse, target
from numba import cuda, float64
from numba.cuda.random import create_xoroshiro128p_states, xoroshiro128p_uniform_float64
from test_atomics import grid_extrema
from test_device_functions import CELL, looks_up
from test_random_numbers import noisy, seeded

import numba_enzyme as ne
from kernels.gpu.lbm import Lattice
from numba_enzyme import ActivityError, Const, Duplicated, EnzymeError, differentiate

pytestmark = [pytest.mark.gpu, pytest.mark.skipif(not cuda.is_available(), reason="there is no CUDA device")]

NAMES = ["time_loop", "matmul", "while_uniform", "gather", "block_sum", "local_array", "leaves_loops"]


@pytest.fixture(autouse=True)
def on_the_device(monkeypatch):
    monkeypatch.setenv("NUMBA_ENZYME_CUDA_TARGET", "cuda")


class OnDevice:
    """Arguments of a case on the device, annotated."""

    def __init__(self, name: str, stream=0) -> None:
        self.kernel, (grid, block, *_), self.arguments, _ = CASES[name]
        self.launch, self.stream, placed = (grid, block, stream), stream, {}
        self.placed = placed

        def wrap(array):
            placed[id(array)] = cuda.to_device(array, stream)
            return placed[id(array)]

        self.passed, self.arrays = annotated(self.arguments, wrap)

    def found(self) -> list[np.ndarray]:
        back = [self.placed[id(a)].copy_to_host(stream=self.stream) if id(a) in self.placed else a for a in self.arrays]
        if self.stream:
            self.stream.synchronize()
        return back

    def check(self) -> None:
        assert_same(self.found(), reverse(self.kernel, self.launch[:2], self.arguments, "cpu"))


def test_several_streams_at_once():
    cases = [OnDevice(name, cuda.stream()) for _ in range(3) for name in NAMES]
    for case in cases:
        case.kernel.grad[case.launch](*case.passed)
    for case in cases:
        case.check()


def test_halves_on_several_streams_in_turn():
    """All tapes are there at the same time; they are used in another order, on the stream on which they were made."""
    cases = [OnDevice(name, cuda.stream()) for name in NAMES for _ in range(2)]
    tapes = [case.kernel.augmented[case.launch](*case.passed) for case in cases]
    for case, tape in reversed(list(zip(cases, tapes, strict=True))):
        case.kernel.reverse[case.launch](tape, *case.passed)
    for case in cases:
        case.check()


def test_launches_from_several_threads():
    wanted = {name: reverse(CASES[name][0], CASES[name][1][:2], CASES[name][2], "cpu") for name in NAMES}
    found, problems = {}, []

    def work(number: int) -> None:
        try:
            for turn in range(4):
                name = NAMES[(number + turn) % len(NAMES)]
                if number % 2:
                    case = OnDevice(name, cuda.stream())
                    case.kernel.grad[case.launch](*case.passed)
                    found[number, turn] = name, case.found()
                else:
                    passed, arrays = annotated(CASES[name][2])
                    CASES[name][0].grad[CASES[name][1]](*passed)
                    found[number, turn] = name, arrays
        except BaseException as problem:
            problems.append(problem)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not problems, problems
    assert len(found) == 24
    for name, arrays in found.values():
        assert_same(arrays, wanted[name])


@pytest.mark.parametrize("name", ["inplace", "time_loop", "gather"])
def test_streams_of_cupy(name):
    cupy = pytest.importorskip("cupy")
    function, (grid, block, *_), arguments, _ = CASES[name]
    placed = {}
    stream = cupy.cuda.Stream(non_blocking=True)
    with stream:
        def wrap(array):
            placed[id(array)] = cupy.asarray(array)
            return placed[id(array)]

        passed, arrays = annotated(arguments, wrap)
        function.grad[grid, block, stream](*passed)
        doubled = {key: 2 * array for key, array in placed.items()}  # comes behind the launch
    stream.synchronize()
    found = [cupy.asnumpy(doubled[id(a)]) / 2 if id(a) in placed else a for a in arrays]
    wanted = reverse(function, (grid, block), arguments, "cpu")
    assert_same([f.astype(w.dtype) for f, w in zip(found, wanted, strict=True)], wanted)


@pytest.mark.parametrize("split", [False, True])
def test_arrays_of_cupy_with_gaps_and_in_other_orders(split):
    cupy = pytest.importorskip("cupy")
    function, configuration, (x, y), _ = CASES["layout_a"]
    x, y = np.ascontiguousarray(x), np.ascontiguousarray(y)
    dx, dy = np.random.default_rng(2).uniform(-1, 1, (2, *x.shape))

    def apart(array):
        memory = cupy.zeros((2 * array.shape[0], 3 * array.shape[1]))
        memory[::2, ::3] = cupy.asarray(array)
        return memory[::2, ::3]

    given = Duplicated(apart(x), apart(dx)), Duplicated(apart(y), apart(dy))
    if split:
        function.reverse[configuration](function.augmented[configuration](*given), *given)
    else:
        function.grad[configuration](*given)
    after = cupy.asnumpy(given[1].primal)
    np.testing.assert_allclose(after, x * x[:, -1:] + y**2, rtol=1e-14)
    expected = dx + dy * x[:, -1:]
    expected[:, -1] += (dy * x).sum(axis=1)
    np.testing.assert_allclose(cupy.asnumpy(given[0].shadow), expected, rtol=1e-12, atol=1e-14)
    np.testing.assert_allclose(cupy.asnumpy(given[1].shadow), 2 * y * dy, rtol=1e-12, atol=1e-14)


def test_arrays_with_gaps_of_the_host_go_there_and_back():
    function, configuration, arguments, _ = CASES["layout_a"]
    _, arrays = annotated(arguments)
    x, y = arrays[0], arrays[2]
    before = y.copy()
    function[configuration](x, y)
    np.testing.assert_allclose(y, x * x[:, -1:] + before**2, rtol=1e-14)


# ----------------------------------------------------------------------------------------------------------------- memory


def slopes(x, steps):
    """Of what `inplace` computes."""
    slope = np.ones_like(x)
    for _ in range(steps):
        slope *= 1.5 * np.cos(x) + 2 * x
        x = 1.5 * np.sin(x) + x * x
    return x, slope


def test_a_tape_of_gigabytes():
    """Places on it are farther apart than 32 bits tell."""
    threads, steps = 1 << 20, 400
    if cuda.current_context().get_memory_info()[0] < 3 * 8 * threads * steps:
        pytest.skip("there is too little memory")
    x = np.random.default_rng(1).uniform(-0.3, 0.0, threads)
    device, shadow = cuda.to_device(x), cuda.to_device(np.ones(threads))
    function = CASES["inplace"][0]
    size = function.tape_bytes[threads // 256, 256](Duplicated(device, shadow), steps)
    assert size >= 8 * threads * steps
    function.grad[threads // 256, 256](Duplicated(device, shadow), steps)
    after, slope = slopes(x, steps)
    np.testing.assert_allclose(device.copy_to_host(), after, rtol=1e-9)
    np.testing.assert_allclose(shadow.copy_to_host(), slope, rtol=1e-8, atol=1e-300)
    cuda.synchronize()
    assert ne.release_memory() >= size


def test_the_size_of_a_tape_is_what_is_taken():
    cupy = pytest.importorskip("cupy")
    function, x = CASES["inplace"][0], cupy.linspace(-0.3, 0, 4096)
    given, pool = (Duplicated(x, cupy.ones(4096)), 50), cupy.get_default_memory_pool()
    size = function.tape_bytes[64, 64](*given)
    function.grad[64, 64](*given)  # the table stays
    before = pool.used_bytes()
    tape = function.augmented[64, 64](*given)
    assert tape.bytes == size and size <= pool.used_bytes() - before <= size + 4096
    function.reverse[64, 64](tape, *given)
    cuda.synchronize()
    assert pool.used_bytes() == before
    unused = function.augmented[64, 64](*given)
    del unused
    gc.collect()
    assert pool.used_bytes() == before


@kernel
def steps_of_its_own(steps, x, y):
    i = cuda.grid(1)
    if i < x.size:
        for _ in range(steps[i]):
            x[i] = 1.5 * math.sin(x[i]) + x[i] * x[i]
        y[i] = x[i]


@kernel
def as_many_as_its_number(x, y, most):
    i = cuda.grid(1)
    if i < x.size:
        value = x[i]
        for _ in range(min(i // 1024, most)):
            value = 1.5 * math.sin(value) + value * value
        y[i] = value


@kernel
def while_it_is_large(x, y):
    i = cuda.grid(1)
    if i < x.size:
        while x[i] < -1e-3:
            x[i] = 0.5 * x[i] + 0.3 * x[i] * x[i]
        y[i] = 2 * x[i]


@pytest.mark.parametrize("function", [steps_of_its_own, as_many_as_its_number, while_it_is_large])
@pytest.mark.parametrize("threads", [1 << 10, (1 << 21) - 5])
def test_tapes_that_the_device_lays_out(function, threads):
    """Counted from memory, from numbers by many threads, and by a run; each warp has what its longest thread needs."""
    x = np.random.default_rng(1).uniform(-0.3, 0.0, threads)
    steps = np.random.default_rng(2).integers(0, 9, threads)
    if function is as_many_as_its_number:
        steps = np.minimum(np.arange(threads) // 1024, 30)
    grid, block = -(-threads // 128), 128
    value, slope = x.copy(), np.ones(threads)
    for k in range(30):
        small = function is while_it_is_large
        on = value < -1e-3 if small else k < steps
        following, factor = (0.5 * value + 0.3 * value**2, 0.5 + 0.6 * value) if small else (
            1.5 * np.sin(value) + value**2, 1.5 * np.cos(value) + 2 * value)  # fmt: skip
        value, slope = np.where(on, following, value), np.where(on, factor * slope, slope)
    for _ in range(3):
        given, shadow, out, ones = (cuda.to_device(a) for a in (x, np.zeros(threads), np.zeros(threads), np.ones(threads)))
        passed = {steps_of_its_own: (Const(cuda.to_device(steps)), Duplicated(given, shadow), Duplicated(out, ones)),
                  as_many_as_its_number: (Duplicated(given, shadow), Duplicated(out, ones), 30),
                  while_it_is_large: (Duplicated(given, shadow), Duplicated(out, ones))}[function]  # fmt: skip
        function.grad[grid, block](*passed)
        times = 2 if function is while_it_is_large else 1
        np.testing.assert_allclose(out.copy_to_host(), times * value, rtol=1e-9, atol=1e-15)
        np.testing.assert_allclose(shadow.copy_to_host(), times * slope, rtol=1e-8, atol=1e-12)
    if function is as_many_as_its_number:
        tape = function.augmented[grid, block](*passed)
        assert tape.bytes == function.tape_bytes[grid, block](*passed)
        function.reverse[grid, block](tape, *passed)


def test_no_memory_for_a_counted_tape_is_an_error():
    steps, x = np.full(4096, 3), np.random.default_rng(1).uniform(-0.3, 0.0, 4096)
    given = [cuda.to_device(a) for a in (steps, x, np.zeros(4096), np.zeros(4096), np.ones(4096))]
    passed = Const(given[0]), Duplicated(*given[1:3]), Duplicated(*given[3:])
    for most in (1 << 36, 1 << 60):
        steps[77] = most
        given[0].copy_to_device(steps)
        with pytest.raises(EnzymeError, match=r"no device memory for the tape of \d+ bytes") as error:
            steps_of_its_own.grad[32, 128](*passed)
        assert int(re.search(r"of (\d+) bytes", str(error.value))[1]) >= 256 * most
    steps[77] = 3
    given[0].copy_to_device(steps)
    steps_of_its_own.grad[32, 128](*passed)
    np.testing.assert_allclose(given[2].copy_to_host(), slopes(x, 3)[1], rtol=1e-9)


@pytest.mark.parametrize("library", ["numba", "cupy", "torch"])
def test_no_memory_is_an_error_and_the_next_launch_is_none(library):
    if library == "numba":
        def place(array):
            return cuda.to_device(array)
    else:
        module = pytest.importorskip(library)
        place = module.asarray if library == "cupy" else lambda a: module.from_numpy(a).cuda()
    function, x = CASES["inplace"][0], np.linspace(-0.3, 0, 4096)
    given = Duplicated(place(x), place(np.ones(4096)))
    steps = 2 * cuda.current_context().get_memory_info()[1] // 8 // 4096
    for launcher in (function.grad, function.augmented):
        with pytest.raises(EnzymeError, match=str(function.tape_bytes[64, 64](given, steps))):
            launcher[64, 64](given, steps)
    function.grad[64, 64](given, 5)
    cuda.synchronize()
    shadow = given.shadow.copy_to_host() if library == "numba" else np.asarray(given.shadow.get() if library == "cupy" else
                                                                              given.shadow.cpu())  # fmt: skip
    np.testing.assert_allclose(shadow, slopes(x, 5)[1], rtol=1e-12)


def test_a_tape_stays_when_memory_is_released_and_is_used_once():
    case = OnDevice("inplace")
    tape = case.kernel.augmented[case.launch](*case.passed)
    other = OnDevice("inplace")
    other.kernel.grad[other.launch](*other.passed)
    cuda.synchronize()
    ne.release_memory()
    third = OnDevice("inplace")
    third.kernel.grad[third.launch](*third.passed)
    case.kernel.reverse[case.launch](tape, *case.passed)
    for done in (case, other, third):
        done.check()
    with pytest.raises(EnzymeError, match="has been used"):
        case.kernel.reverse[case.launch](tape, *case.passed)


def test_arrays_that_do_not_fit():
    function = CASES["saxpy"][0]
    x, y = cuda.to_device(np.ones(4)), cuda.to_device(np.ones(4))
    for wrong in (np.ones(5), np.ones(4, np.float32), np.ones((2, 2))):
        with pytest.raises(ActivityError, match="shape and dtype"):
            function.grad[1, 4](Const(1.0), Duplicated(x, cuda.to_device(wrong)), Const(y))
    with pytest.raises(ActivityError, match="shares memory"):
        function.grad[1, 4](Const(1.0), Duplicated(x, x), Const(y))
    with pytest.raises(ActivityError, match="one element"):
        function.grad[1, 4](Duplicated(1.0, cuda.to_device(np.zeros(2))), Const(x), Const(y))
    with target("cpu"), pytest.raises(ActivityError, match="lies in device memory"):
        function.grad[1, 4](Const(1.0), Duplicated(x, y), Const(np.ones(4)))
    da, dx, dy = cuda.to_device(np.zeros(1)), cuda.to_device(np.zeros(4)), cuda.to_device(np.ones(4))
    function.grad[1, 4](Duplicated(2.0, da), Duplicated(x, dx), Duplicated(y, dy))  # the number's shadow lies there as well
    assert da.copy_to_host()[0] == 4.0 and (dx.copy_to_host() == 4.0).all() and (y.copy_to_host() == 3.0).all()


# ---------------------------------------------------------------------------------------------------------------- options


def wave(x, y):
    i = cuda.grid(1)
    if i < x.size:
        s = 1.0
        for k in range(4):
            s = s * x[i] + x[i] / (k + 1.5)
        y[i] = s * s + y[i]


@pytest.mark.parametrize("options", [{"lineinfo": True}, {"max_registers": 24}, {"fastmath": True}, {"opt": False}], ids=str)
def test_options_of_the_kernel(options):
    made, plain = differentiate(cuda.jit(**options)(wave)), differentiate(cuda.jit(wave))
    arguments = (np.linspace(0.1, 1.0, 100), np.linspace(1.0, 2.0, 100))
    for split in (False, True):
        found, wanted = reverse(made, (4, 32), arguments, "cuda", split=split), reverse(plain, (4, 32), arguments, "cpu")
        for got, want in zip(found, wanted, strict=True):
            np.testing.assert_allclose(got, want, rtol=1e-10, atol=1e-12)
    assert_same(forward(made, (4, 32), arguments, "cuda"), forward(plain, (4, 32), arguments, "cpu"))


def test_measure():
    function = CASES["inplace"][0]
    x = np.linspace(-0.3, 0, 1 << 16)
    for array, shadow in ((cuda.to_device(x), cuda.to_device(np.ones(x.size))), (x, np.ones(x.size))):
        found = function.measure[256, 256](Duplicated(array, shadow), 20)
        assert 0 < found.primal < 10 and 0 < found.gradient < 10
        assert "inplace" in str(found)


@kernel
def scattered(which, x, y):
    i = cuda.grid(1)
    y[which[i]] = x[which[i]] ** 3


def test_the_callers_word_that_threads_keep_apart():
    which, x = np.random.default_rng(3).permutation(4096), np.linspace(0.1, 1, 4096)
    for race_free in (False, True):
        dx, dy = np.zeros(4096), np.linspace(1, 2, 4096)
        seed = dy.copy()
        given = Duplicated(x, dx, race_free=race_free), Duplicated(np.zeros(4096), dy, race_free=race_free)
        scattered.grad[32, 128](which, *given)
        np.testing.assert_allclose(dx, 3 * x**2 * seed, rtol=1e-14)


@kernel
def tells(x, y):
    i = cuda.grid(1)
    while x[i] > 0.1:
        x[i] = x[i] * x[i] * 0.9
    print("now", i)
    y[i] = x[i] * y[i]


def test_a_kernel_prints_once(capfd):
    """Though it runs twice, to find out how large the tape has to be."""
    tells.grad[1, 4](Duplicated(np.linspace(0.3, 0.9, 4), np.zeros(4)), Duplicated(np.ones(4), np.ones(4)))
    cuda.synchronize()
    assert sorted(re.findall(r"now (\d)", capfd.readouterr().out)) == ["0", "1", "2", "3"]


# ---------------------------------------------------------------------------------------------------- states, records, modes


@kernel
def with_noise(states, x, y):
    i = cuda.grid(1)
    y[i] = x[i] * x[i] * xoroshiro128p_uniform_float64(states, i)


def test_states_of_random_numbers_that_lie_on_the_device():
    x, ones = np.linspace(0.5, 1.5, 64), np.ones(64)
    states, again = (create_xoroshiro128p_states(64, seed=3) for _ in range(2))
    y, dx = cuda.to_device(np.zeros(64)), cuda.to_device(np.zeros(64))
    with_noise.grad[2, 32](Const(states), Duplicated(cuda.to_device(x), dx), Duplicated(y, cuda.to_device(ones)))
    drawn = cuda.to_device(np.zeros(64))
    with_noise[2, 32](again, cuda.to_device(ones), drawn)
    factors = drawn.copy_to_host()
    np.testing.assert_allclose(y.copy_to_host(), x * x * factors, rtol=1e-14)
    np.testing.assert_allclose(dx.copy_to_host(), 2 * x * factors, rtol=1e-14)
    assert np.array_equal(states.copy_to_host(), again.copy_to_host())  # advanced once
    assert_same(reverse(noisy, (2, 8), (seeded(16), x[:16], np.zeros(16), 3), "cuda"),
                reverse(noisy, (2, 8), (seeded(16), x[:16], np.zeros(16), 3), "cpu"))  # fmt: skip


def test_derivatives_in_a_kernel_on_records_of_the_device():
    random = np.random.default_rng(4)
    grid = np.zeros(10, CELL)
    grid["energy"], grid["weight"], grid["n"] = random.uniform(0, 1, 10), random.uniform(0, 1, 10), np.arange(10)
    shadow, values = np.zeros(10, CELL), np.zeros(8)
    with target("cpu"):
        looks_up[1, 8](grid, shadow, values)
    placed = [cuda.to_device(a) for a in (grid, np.zeros(10, CELL), np.zeros(8))]
    looks_up[1, 8](*placed)
    for name in ("energy", "weight"):
        np.testing.assert_allclose(placed[1].copy_to_host()[name], shadow[name], rtol=1e-13)
    np.testing.assert_allclose(placed[2].copy_to_host(), values, rtol=1e-14)


@kernel
def block_products(x, parts):
    s = cuda.shared.array(128, float64)
    t = cuda.threadIdx.x
    s[t] = x[cuda.grid(1)]
    cuda.syncthreads()
    k = 64
    while k > 0:
        if t < k:
            s[t] = s[t] * s[t + k]
        cuda.syncthreads()
        k //= 2
    if t == 0:
        parts[cuda.blockIdx.x] = s[0]


def test_both_modes_at_a_size_for_a_device():
    """Against the closed form: the product over what one leaves out."""
    blocks = 2048
    x = np.random.default_rng(5).uniform(0.9, 1.1, (blocks, 128))
    seed, direction = np.random.default_rng(6).uniform(-1, 1, blocks), np.random.default_rng(7).uniform(-1, 1, x.shape)
    products = x.prod(axis=1)
    device = cuda.to_device(x.reshape(-1))
    dx, parts, dparts = cuda.to_device(np.zeros(x.size)), cuda.to_device(np.zeros(blocks)), cuda.to_device(seed)
    block_products.grad[blocks, 128](Duplicated(device, dx), Duplicated(parts, dparts))
    np.testing.assert_allclose(parts.copy_to_host(), products, rtol=1e-12)
    np.testing.assert_allclose(dx.copy_to_host().reshape(x.shape), seed[:, None] * products[:, None] / x, rtol=1e-11)
    tangent = cuda.to_device(np.zeros(blocks))
    block_products.jvp[blocks, 128](Duplicated(device, cuda.to_device(direction.reshape(-1))), Duplicated(parts, tangent))
    np.testing.assert_allclose(tangent.copy_to_host(), products * (direction / x).sum(axis=1), rtol=1e-9, atol=1e-9)


def test_forward_mode_of_extrema():
    arguments = np.linspace(-1, 1, 50), np.array([-1.0, 1.0])
    assert_same(forward(grid_extrema, (2, 32), arguments, "cuda"), forward(grid_extrema, (2, 32), arguments, "cpu"))


def test_the_largest_blocks():
    """1024 threads have 64 registers each, whatever the reverse sweep would like to have."""
    box = Lattice(1024, 2, 2)
    cases = [(differentiate(box.step), (box.grid, box.block), (box.fields(), box.fields(), box.flags())),
             (CASES["maths"][0], (1, 1024), CASES["maths"][2])]  # fmt: skip
    for function, configuration, arguments in cases:
        assert_same(reverse(function, configuration, arguments, "cuda"), reverse(function, configuration, arguments, "cpu"))
