"""Launches on a device, up to the driver's last calls: a stand-in for the device runs the same kernels on the host."""

import math
import re

import numpy as np
import pytest
from fake_device import FakeDriver, OnDevice
from kernel_corpus import CASES, kernel
from launched import annotated, assert_same, forward, fresh, reverse, target
from numba import cuda, float64

from numba_enzyme import ActivityError, Const, Duplicated, EnzymeError, autodiff
from numba_enzyme.api import kernels
from numba_enzyme.bridge.cuda.device.launch import on_device
from numba_enzyme.bridge.cuda.device.prepared import prepared
from numba_enzyme.bridge.cuda.device.streams import stream_handle
from numba_enzyme.bridge.cuda.ptx import PtxOptions

# What decides about the size of the tape, by kernel; None: nothing is kept in a buffer.
TAPES = {"saxpy": None, "block_sum": "scalars", "matmul": "scalars", "warp_sum": "scalars", "inplace": "scalars",
         "grid_stride": "scalars", "local_array": "scalars", "while_uniform": "rerun",
         "dynamic": None, "complex_shared": None}  # fmt: skip


@pytest.fixture
def device(monkeypatch):
    driver = FakeDriver()
    monkeypatch.setattr(kernels, "cuda_driver", lambda: driver)
    return driver


@pytest.mark.parametrize("name", TAPES)
def test_derivatives_are_those_of_the_host(name, device):
    function, configuration, arguments, _ = CASES[name]
    assert_same(reverse(function, configuration, arguments, "cuda"), reverse(function, configuration, arguments, "cpu"))
    extracted, request = function.latest if name == "saxpy" else _latest(function, arguments)
    if TAPES[name] is not None:
        assert counting_for(extracted, request).matters.value == TAPES[name]
    assert_same(forward(function, configuration, arguments, "cuda"), forward(function, configuration, arguments, "cpu"))
    assert [entry for entry in device.log if entry[0] == "launch"]


def counting_for(extracted, request):
    return prepared(extracted, request, PtxOptions()).counting


def _latest(function, arguments):
    from numba_enzyme.api.kernel_views import requested
    from numba_enzyme.request import Mode

    extracted, request = requested(function, annotated(arguments)[0], Mode.REVERSE)
    return extracted, on_device(request)


@pytest.mark.parametrize("name", ["block_sum", "warp_sum", "while_uniform", "saxpy"])
def test_split_mode(name, device):
    function, configuration, arguments, _ = CASES[name]
    wanted = reverse(function, configuration, arguments, "cpu", split=True)
    assert_same(reverse(function, configuration, arguments, "cuda", split=True), wanted)
    passed, _ = annotated(arguments)
    with target("cuda"):
        tape = function.augmented[configuration](*passed)
        if name != "while_uniform":
            assert function.tape_bytes[configuration](*passed) == tape.bytes
        else:
            with pytest.raises(EnzymeError, match="only the run tells"):
                function.tape_bytes[configuration](*passed)
        function.reverse[configuration](tape, *passed)
        with pytest.raises(EnzymeError, match="has been used"):
            function.reverse[configuration](tape, *passed)


def test_what_the_driver_is_told(device):
    function, _, arguments, _ = CASES["dynamic"]
    passed, _ = annotated(arguments)
    with target("cuda"):
        function.grad[3, 16, 77, 128](*passed)
    what = [entry[0] for entry in device.log]
    launch = device.of("launch")[0]
    assert launch[2:] == ((3, 1, 1), (16, 1, 1), 256, 77)  # the shadow of dynamic memory is its second half
    assert what.index("launch") > max(i for i, w in enumerate(what) if w == "in")
    assert what.index("launch") < min(i for i, w in enumerate(what) if w == "out")
    assert {entry[2] for entry in device.of("in") + device.of("out")} == {77}


def test_arrays_of_the_device_are_not_copied(device):
    function, configuration, arguments, _ = CASES["inplace"]
    passed, arrays = annotated(arguments, OnDevice)
    with target("cuda"):
        function.grad[configuration](*passed)
    assert_same(arrays, reverse(function, configuration, arguments, "cpu"))
    assert not device.of("out")
    assert len(device.of("in")) == 1  # the table of the tape
    passed, _ = annotated(arguments, lambda array: OnDevice(array, stream=5))
    with target("cuda"):
        function.grad[configuration](*passed)
    assert ("wait", 0, 5) in device.log and not device.of("synchronize")  # on the device


def test_arrays_that_share_memory_share_it_on_the_device(device):
    function = CASES["saxpy"][0]
    both, shadows = np.arange(8.0), np.ones(8)
    with target("cuda"):
        function.grad[1, 8](Const(2.0), Duplicated(both, shadows), Duplicated(both, shadows))
    assert np.array_equal(both, 2 * np.arange(8.0) ** 2 + np.arange(8.0))
    assert np.allclose(shadows, 4 * np.arange(8.0) + 1)
    assert [entry[1] for entry in device.of("in")] == [64, 64]


def test_checks_of_shadows_hold_on_the_device(device):
    function = CASES["saxpy"][0]
    x = OnDevice(np.ones(4))
    with target("cuda"):
        with pytest.raises(ActivityError, match="shape and dtype"):
            function.grad[1, 4](Const(1.0), Duplicated(x, OnDevice(np.ones(5))), Const(OnDevice(np.ones(4))))
        with pytest.raises(ActivityError, match="shares memory"):
            function.grad[1, 4](Const(1.0), Duplicated(x, x), Const(OnDevice(np.ones(4))))
        with pytest.raises(ActivityError, match="one number"):
            function.jvp[1, 4](Duplicated(1.0, OnDevice(np.ones(1))), Const(x), Const(OnDevice(np.ones(4))))
    with target("cpu"), pytest.raises(ActivityError, match="lies in device memory"):
        function.grad[1, 4](Const(1.0), Const(x), Const(np.ones(4)))


def test_too_much_memory_is_an_error_that_says_how_much(device):
    function = CASES["inplace"][0]
    passed, _ = annotated((np.ones(64), 1000))
    device.memory = 64 * 1000 * 8 - 1
    with target("cuda"), pytest.raises(EnzymeError, match=str(64 * 1000 * 8)):
        function.grad[2, 32](*passed)


def test_large_shared_arrays_are_asked_for_by_the_launch(device):
    from test_ptx import large_tile

    arguments = (np.linspace(0.1, 1.0, 4096), np.linspace(1.0, 2.0, 4096))
    assert_same(reverse(large_tile, (1, 32), arguments, "cuda"), reverse(large_tile, (1, 32), arguments, "cpu"))
    assert [entry[4] for entry in device.of("launch")] == [2 * 4096 * 8]


def test_too_much_shared_memory_is_an_error_that_says_how_much(device):
    function, configuration, arguments, _ = CASES["reversal"]
    device.limit = 1000
    with target("cuda"), pytest.raises(EnzymeError, match=r"1296 bytes of shared memory.* the device has 1000"):
        function.grad[configuration](*annotated(arguments)[0])
    with target("cuda"), pytest.raises(ValueError, match="multiples of 8"):
        CASES["dynamic"][0].grad[3, 16, 0, 132](*annotated(CASES["dynamic"][2])[0])


@kernel
def long_rows(begins, x, y):
    i = cuda.grid(1)
    total = 1.0
    for k in range(begins[i], begins[i + 1]):
        total = total * x[k] + 0.1
    y[i] = total


def test_each_warp_has_as_much_tape_as_it_needs(device):
    lengths = np.ones(256, np.int64)
    lengths[40] = 100
    begins = np.concatenate(([0], np.cumsum(lengths)))
    arguments = (begins, np.linspace(0.1, 1.0, begins[-1]), np.zeros(256))
    wanted = reverse(long_rows, (2, 128), arguments, "cpu")
    assert_same(reverse(long_rows, (2, 128), arguments, "cuda"), wanted)
    tape = max(entry[1] for entry in device.of("allocate"))
    assert tape < 2 * 32 * 8 * (100 + 7)  # not 256 threads of 100 each
    long_rows.grad[1, 4](Const(begins), Const(arguments[1]), Duplicated(np.zeros(4), np.zeros(4)))


@kernel
def until_small(x, y):
    s = cuda.shared.array(32, float64)
    t = cuda.threadIdx.x
    while x[t] > 0.1:
        x[t] = x[t] * x[t] * 0.9
    s[t] = x[t]
    cuda.syncthreads()
    y[t] = s[31 - t] * x[t]


def test_a_kernel_that_is_run_to_count_finds_its_memory_as_it_was(device):
    arguments = (np.linspace(0.2, 0.9, 32), np.linspace(1.0, 2.0, 32))
    assert_same(reverse(until_small, (1, 32), arguments, "cuda"), reverse(until_small, (1, 32), arguments, "cpu"))
    assert [entry[1].rpartition("_")[2] for entry in device.of("launch")] == ["counting", "layout", "grad"]
    assert len(device.of("copy")) == 2  # x: saved, put back; y is only written


def test_threads_that_need_more_than_they_counted_are_stopped(device):
    function, configuration, arguments, _ = CASES["while_uniform"]
    original = device.launch

    def raise_flag(program, grid, block, shared, stream, words):
        if program.name.endswith("_grad"):
            np.ctypeslib.ctypes.memset(words[4] + 8, 1, 1)  # in the notice
        original(program, grid, block, shared, stream, words)

    device.launch = raise_flag
    with target("cuda"), pytest.raises(EnzymeError, match="results are void"):
        function.grad[configuration](*annotated(arguments)[0])


@cuda.jit(device=True)
def lookup(grid, result, i):
    result[0] = grid[i] * grid[i] * math.sin(grid[i])


@kernel
def sensitivities(grid, dgrid, slopes):
    s = cuda.shared.array(8, float64)
    i = cuda.grid(1)
    result, dresult = cuda.local.array(1, float64), cuda.local.array(1, float64)
    s[i] = 2.0
    cuda.syncthreads()
    dresult[0] = s[7 - i]
    autodiff(lookup, Duplicated(grid, dgrid), Duplicated(result, dresult), Const(i))
    slopes[i] = result[0]


def test_primals_that_call_derivatives_are_launched_by_us(device):
    grid, found = np.linspace(0.1, 0.8, 8), [np.zeros(8), np.zeros(8)]
    with target("cuda"):
        sensitivities[1, 8](grid, *found)
    assert [entry[1].rpartition("_")[2] for entry in device.of("launch")] == ["primal"]
    np.testing.assert_allclose(found[0], 2 * (2 * grid * np.sin(grid) + grid * grid * np.cos(grid)))
    np.testing.assert_allclose(found[1], grid * grid * np.sin(grid))
    arguments = (grid, np.zeros(8), np.zeros(8))
    assert_same(reverse(sensitivities, (1, 8), arguments, "cuda"), reverse(sensitivities, (1, 8), arguments, "cpu"))


CELL = np.dtype([("n", np.int32), ("mass", np.float64)], align=True)


@kernel
def of_a_record(cell, y):
    i = cuda.grid(1)
    y[i] = cell.mass * cell.mass * cell.n


def test_records_are_copied_there_and_back(device):
    cell, shadow, y, dy = np.array([(3, 2.0)], CELL), np.zeros(1, CELL), np.zeros(4), np.ones(4)
    with target("cuda"):
        of_a_record.grad[1, 4](Duplicated(cell[0], shadow[0]), Duplicated(y, dy))
    assert shadow["mass"][0] == 4 * 2 * 2.0 * 3 and (y == 12.0).all()


def test_primals_on_arrays_with_gaps_are_launched_by_us(device):
    function, configuration, arguments, _ = CASES["layout_a"]
    x, y = map(fresh, arguments)
    assert not x.flags.c_contiguous and not x.flags.f_contiguous
    with target("cuda"):
        function[configuration](x, y)
    np.testing.assert_allclose(y, arguments[0] * arguments[0][:, -1:] + arguments[1] ** 2)
    assert [entry[1].rpartition("_")[2] for entry in device.of("launch")] == ["primal"]


def test_streams_of_other_libraries():
    class Cupy:
        ptr = 12

    class Torch:
        cuda_stream = 13

    class Protocol:
        def __cuda_stream__(self):
            return 0, 14

    assert [stream_handle(s) for s in (0, None, 11, Cupy(), Torch(), Protocol())] == [0, 0, 11, 12, 13, 14]
    with pytest.raises(EnzymeError, match="is not a stream"):
        stream_handle(object())


def test_options_of_the_kernel_reach_the_back_end():
    from numba_enzyme import differentiate

    def square(x):
        i = cuda.grid(1)
        x[i] = x[i] * x[i]

    limited = differentiate(cuda.jit(max_registers=24, lineinfo=True)(square), target="cpu")
    text = limited.inspect_gradient("(float64[:],)", view="ptx")
    assert re.search(r"\.maxnreg 24", text) and ".loc" in text and "test_device_launch.py" in text
    plain = differentiate(cuda.jit(square), target="cpu").inspect_gradient("(float64[:],)", view="ptx")
    assert ".maxnreg 128" in plain and ".loc" not in plain
    kernels = differentiate(cuda.jit(square)), limited
    assert [k.ptx_options(threads).max_registers for k in kernels for threads in (512, 1024)] == [128, 64, 24, 24]
    unoptimised = differentiate(cuda.jit(opt=False)(square), target="cpu").inspect_gradient("(float64[:],)", view="ptx")
    assert ".visible .entry" in unoptimised


@kernel
def tells(x, y):
    i = cuda.grid(1)
    while x[i] > 0.1:
        x[i] = x[i] * x[i] * 0.9
    print("now", x[i])
    y[i] = x[i] * y[i]


def test_a_kernel_prints_once():
    text = tells.inspect_gradient("(float64[:], float64[:])", view="ptx")
    assert len(re.findall(r"call[^;]*\bvprintf", text)) == 1
    extracted, request = _latest(tells, (np.ones(2), np.ones(2)))
    assert counting_for(extracted, request).matters.value == "rerun"
    assert "vprintf" not in counting_for(extracted, request).text.partition("define")[2]
