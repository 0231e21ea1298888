"""Launches that are like an earlier one: the same results without looking at the arguments, and when they are looked at again."""

import ctypes
import gc
import math
import weakref
from types import SimpleNamespace

import numpy as np
import pytest
from fake_device import FakeDriver, OnDevice
from kernel_corpus import CASES, kernel
from launched import annotated, assert_same, forward, fresh, reverse, target
from numba import cuda

from numba_enzyme import ActivityError, Const, Duplicated, EnzymeError
from numba_enzyme.api import kernels
from numba_enzyme.api.known_launches import MOST_KNOWN, KnownLaunches, form_of
from numba_enzyme.bridge.cuda.device import driver as drivers


@pytest.fixture
def device(monkeypatch):
    driver, scaled._known = FakeDriver(), KnownLaunches()
    monkeypatch.setattr(kernels, "cuda_driver", lambda: driver)
    return driver


@pytest.fixture
def looked_at(monkeypatch):
    """The launches of which the arguments were looked at."""
    found, original = [], kernels.given_arguments

    def given_arguments(*arguments, **options):
        found.append(arguments)
        return original(*arguments, **options)

    monkeypatch.setattr(kernels, "given_arguments", given_arguments)
    return found


def placed(arguments):
    """All arrays on the device, the shadows of numbers too; and the arrays."""
    def on_device(annotation):
        if isinstance(annotation, Duplicated) and isinstance(annotation.primal, float):
            arrays.append(annotation.shadow)
            return Duplicated(annotation.primal, OnDevice(annotation.shadow))
        if isinstance(annotation, Duplicated):
            arrays.extend(annotation[:2])
            return Duplicated(OnDevice(annotation.primal), OnDevice(annotation.shadow))
        if isinstance(annotation.value, np.ndarray):
            arrays.append(annotation.value)
            return Const(OnDevice(annotation.value))
        return annotation

    arrays = []
    return [on_device(annotation) for annotation in annotated(arguments)[0]], arrays


def changed(arguments):
    """Other numbers of the same kinds, laid out in the same way."""
    arrays = [fresh(a, 0.9 * a) if isinstance(a, np.ndarray) and a.dtype.kind in "fc" else a for a in arguments]
    return tuple(0.9 * a if isinstance(a, float) else a for a in arrays)


@pytest.mark.parametrize("name", ["saxpy", "saxpy32", "inplace", "matmul", "dynamic", "layout_a", "complex_shared", "gather",
                                  "histogram", "grid_stride", "early", "time_loop", "block_scalar"])  # fmt: skip
def test_the_second_launch_is_right_without_a_look_at_its_arguments(name, device, looked_at):
    function, configuration, arguments, _ = CASES[name]
    with target("cuda"):
        function.grad[configuration](*placed(arguments)[0])
    device.log.clear()
    count, (passed, arrays) = len(looked_at), placed(changed(arguments))
    with target("cuda"):
        function.grad[configuration](*passed)
    assert len(looked_at) == count and {entry[0] for entry in device.log} <= {"allocate", "launch", "release"}
    assert_same(arrays, reverse(function, configuration, changed(arguments), "cpu"))


def test_the_second_tangent_is_right_too(device, looked_at):
    function, configuration, arguments, _ = CASES["saxpy"]

    def tangents(scale):
        passed, arrays = placed(arguments)
        passed[0] = Duplicated(passed[0].primal * scale, 0.5)
        return passed, arrays[1:]

    with target("cuda"):
        function.jvp[configuration](*tangents(0.5)[0])
        count, (passed, arrays) = len(looked_at), tangents(1.0)
        function.jvp[configuration](*passed)
        function.jvp[configuration](*tangents(1.0)[0])
    assert len(looked_at) == count
    assert_same(arrays, forward(function, configuration, arguments, "cpu")[1:])


@pytest.mark.parametrize("name", ["saxpy", "inplace", "matmul"])
def test_both_halves_of_a_known_launch_are_right(name, device, looked_at):
    function, configuration, arguments, _ = CASES[name]
    for numbers in (arguments, arguments, changed(arguments)):
        passed, arrays = placed(numbers)
        count = len(looked_at)
        device.log.clear()
        with target("cuda"):
            tape = function.augmented[configuration](*passed)
            function.reverse[configuration](tape, *passed)
            with pytest.raises(EnzymeError, match="has been used"):
                function.reverse[configuration](tape, *passed)
    assert len(looked_at) == count
    assert [entry[0] for entry in device.log] == ["allocate", "launch", "launch", "release"]
    assert_same(arrays, reverse(function, configuration, changed(arguments), "cpu", split=True))


def test_too_little_memory_for_a_known_launch_is_an_error(device):
    function, configuration, arguments, _ = CASES["inplace"]
    with target("cuda"):
        function.grad[configuration](*placed(arguments)[0])
        device.memory = 100
        with pytest.raises(EnzymeError, match="no device memory for the tape"):
            function.grad[configuration](*placed(arguments)[0])


@kernel
def scaled(x, y, n):
    i = cuda.grid(1)
    if i < n:
        y[i] = math.sin(x[i]) * x[i]


def test_arguments_are_looked_at_again_where_they_differ(device, looked_at):
    def launch(x, y, n=8, *, read=lambda a: a):
        shadows = [fresh(a, np.ones(a.shape)) for a in (x, y)]
        passed = Duplicated(read(x), read(shadows[0])), Duplicated(read(y), read(shadows[1])), n
        before = len(looked_at)
        with target("cuda"):
            scaled.grad[1, 16](*passed)
        return len(looked_at) > before, shadows

    x = np.linspace(0.1, 0.9, 8)
    expected = 1 + np.cos(x) * x + np.sin(x)
    assert launch(x, np.zeros(8), read=OnDevice)[0]
    again, shadows = launch(x, np.zeros(8), read=OnDevice)
    assert not again and np.allclose(shadows[0], expected)
    again, shadows = launch(x, np.zeros(8), 4, read=OnDevice)  # a number
    assert not again and np.allclose(shadows[0][:4], expected[:4]) and np.all(shadows[0][4:] == 1)
    assert launch(x, np.zeros(8), np.int32(4), read=OnDevice)[0]  # its type
    assert launch(x[:6], np.zeros(6), 6, read=OnDevice)[0]  # a shape
    assert launch(np.linspace(0, 1, 16)[::2], np.zeros(8), read=OnDevice)[0]  # strides
    again, shadows = launch(x, np.zeros(8))  # where they lie
    assert again and np.allclose(shadows[0], expected)
    assert form_of((OnDevice(x), 2**63)) is None and form_of((OnDevice(x), (OnDevice(x),))) is None


def test_one_memory_is_found_at_every_launch(device, looked_at):
    x, y = np.linspace(0.1, 0.9, 8), np.zeros(8)
    dx, dy = np.ones(8), np.ones(8)
    with target("cuda"):
        for _ in range(2):
            scaled.grad[1, 16](Duplicated(OnDevice(x), OnDevice(dx)), Duplicated(OnDevice(y), OnDevice(dy)), 8)
        with pytest.raises(ActivityError, match="shares memory"):
            scaled.grad[1, 16](Duplicated(OnDevice(x), OnDevice(dx)), Duplicated(OnDevice(y), OnDevice(y)), 8)
        with pytest.raises(ActivityError, match="not in the same way"):
            scaled.grad[1, 16](Duplicated(OnDevice(x), OnDevice(dx)), Duplicated(OnDevice(x), OnDevice(dy)), 8)
        x[:], dx[:] = np.linspace(0.1, 0.9, 8), 1.0
        scaled.grad[1, 16](Duplicated(OnDevice(x), OnDevice(dx)), Duplicated(OnDevice(x), OnDevice(dx)), 8)
    values = np.linspace(0.1, 0.9, 8)
    assert np.allclose(dx, np.cos(values) * values + np.sin(values))  # x is overwritten: its adjoint comes from y alone


def test_arrays_are_not_kept_alive(device):
    x, y = (OnDevice(np.linspace(0.1, 0.9, 8)) for _ in range(2))
    shadows = [OnDevice(np.ones(8)) for _ in range(2)]
    with target("cuda"):
        scaled.grad[1, 16](Duplicated(x, shadows[0]), Duplicated(y, shadows[1]), 8)
    gone = weakref.ref(x)
    del x
    gc.collect()
    assert gone() is None


def test_a_launch_comes_after_what_has_been_told_to_the_streams_of_its_arrays(device, looked_at):
    def launch():
        arrays = [OnDevice(np.linspace(0.1, 0.9, 8), stream=s) for s in (5, None, 1, 7)]
        with target("cuda"):
            scaled.grad[1, 16, 7](Duplicated(*arrays[:2]), Duplicated(*arrays[2:]), 8)
        found = [entry for entry in device.log if entry[0] == "wait"]
        device.log.clear()
        return found

    assert launch() == launch() == [("wait", 7, 5), ("wait", 7, 1)] and len(looked_at) == 1


def test_empty_launches_are_refused_every_time(device):
    with target("cuda"):
        for _ in range(2):
            with pytest.raises(ValueError, match="the grid has at least one block along each axis, got 0"):
                scaled.grad[0, 16](*(Duplicated(OnDevice(np.ones(8)), OnDevice(np.ones(8))) for _ in range(2)), 8)
    assert not device.of("launch")


def test_primals_of_numba_cuda_are_not_looked_at_twice(device, looked_at, monkeypatch):
    launched = []
    monkeypatch.setattr(type(scaled.dispatcher), "__getitem__", lambda _, configuration: lambda *a: launched.append(a))
    with target("cuda"):
        for _ in range(3):
            scaled[1, 16](OnDevice(np.ones(8)), OnDevice(np.zeros(8)), 8)
    assert len(launched) == 3 and len(looked_at) == 1


def test_there_is_an_end_to_the_launches_that_are_known():
    known = KnownLaunches()
    known.add(None, kernels.PLAIN)
    known.add((0,), None)
    assert known.find((0,)) is None
    for i in range(MOST_KNOWN + 1):
        known.add((i,), kernels.PLAIN)
    assert known.find((MOST_KNOWN,)) is kernels.PLAIN and known.find((0,)) is None


class FakeLibrary:
    """The driver's C interface, as far as a launch needs it."""

    def __init__(self):
        self.log, self.locks_memory, self.page = [], False, 0

    def told(self):
        """A notice, if one is among the words of a launch, as the device would write it: a tape of 512 bytes has room."""
        if self.page and self.page <= self.words[4] < self.page + 4096:
            assert ctypes.string_at(self.words[4], 16) == bytes(16)
            ctypes.c_int64.from_address(self.words[4]).value = 512 + 1

    def cuMemHostRegister_v2(self, page, *asked):
        self.log.append("cuMemHostRegister_v2")
        assert asked == (4096, 3) and not page % 4096
        if not self.locks_memory:
            return 801  # CUDA_ERROR_NOT_SUPPORTED
        self.page = page
        return 0

    def cuMemHostGetDevicePointer_v2(self, found, host, flags):
        found._obj.value = host
        return 0

    def cuGetErrorString(self, status, found):
        found._obj.value = b"not supported"

    def __getattr__(self, name):
        def call(*arguments):
            self.log.append(name)
            if name == "cuCtxGetCurrent":
                arguments[0]._obj.value = 11
            elif name == "cuDeviceGetAttribute":
                arguments[0]._obj.value = {16: 132, 97: 232448, 115: 1}[arguments[1]]
            elif name in ("cuMemPoolCreate", "cuModuleLoadData", "cuModuleGetFunction", "cuEventCreate"):
                arguments[0]._obj.value = 77
            elif name == "cuMemAllocFromPoolAsync":
                arguments[0]._obj.value = 4096
            elif name == "cuOccupancyMaxActiveBlocksPerMultiprocessor":
                arguments[0]._obj.value = 2
            elif name in ("cuLaunchKernel", "cuLaunchCooperativeKernel"):
                places = arguments[9]
                self.words = [ctypes.c_int64.from_address(place).value for place in places]
                self.launched = arguments[:9]
                self.told()
            return 0

        if name.startswith("__"):
            raise AttributeError(name)
        return call


@pytest.fixture
def library(monkeypatch):
    """What is said to the driver's interface, with nothing behind it."""
    from numba.cuda.cudadrv import devices

    api = FakeLibrary()
    device = SimpleNamespace(id=0, compute_capability=(9, 0))
    monkeypatch.setattr(drivers, "_library", lambda: api)
    monkeypatch.setattr(drivers, "linked", lambda text, capability, program: b"image")
    monkeypatch.setattr(drivers, "memory_is_numba_cudas_own", lambda: True)
    monkeypatch.setattr(devices, "get_context", lambda: SimpleNamespace(device=device))
    driver = drivers.CudaDriver()
    monkeypatch.setattr(kernels, "cuda_driver", lambda: driver)
    api.driver = driver
    return api


def test_what_a_known_launch_says_to_the_driver(library):
    api, driver = library, library.driver
    function, _, arguments, _ = CASES["inplace"]
    passed, arrays = placed(arguments)
    with target("cuda"):
        for _ in range(3):
            told, api.log = api.log, []
            function.grad[2, 32](*passed)
    assert "cuMemcpyHtoDAsync_v2" not in told
    asked = [name for name in api.log if name not in ("cuCtxGetCurrent", "cuEventQuery")]
    assert asked == ["cuMemAllocFromPoolAsync", "cuLaunchKernel", "cuMemFreeAsync"]
    assert api.launched == (77, 2, 1, 1, 32, 1, 1, 0, 0)
    x, dx = arrays
    assert api.words[0] == 4096 and {x.ctypes.data, dx.ctypes.data, x.size, 8, 4} <= set(api.words)
    assert driver.shared_limit() == 232448 and driver.capability() == (9, 0)
    assert driver.release_memory() == 0


@pytest.mark.parametrize("name", ["leaves_loops", "while_uniform"])
def test_what_a_counted_launch_says_to_the_driver(name, library):
    """Counting, layout, the number of bytes; the gradient. One that was run to count looks at the end whether that was right."""
    read = ["cuMemcpyDtoHAsync_v2", "cuStreamSynchronize"]
    function, configuration, arguments, _ = CASES[name]
    passed = placed(arguments)[0]
    with target("cuda"):
        for _ in range(4):  # in the third one it is found that the device has no memory of the host's
            library.log.clear()
            function.grad[configuration](*passed)
    assert [said for said in library.log if said != "cuCtxGetCurrent"] == [
        "cuMemAllocFromPoolAsync", "cuMemsetD8Async", "cuLaunchKernel", "cuLaunchKernel", *read, "cuMemAllocFromPoolAsync",
        "cuLaunchKernel", *(read if name == "while_uniform" else []), "cuMemFreeAsync", "cuMemFreeAsync"]  # fmt: skip


@pytest.mark.parametrize("name", ["leaves_loops", "while_uniform"])
def test_what_a_counted_launch_with_a_notice_says_to_the_driver(name, library):
    """All of it at once; one that was run to count looks at the end whether that was right."""
    function, configuration, arguments, _ = CASES[name]
    passed = placed(arguments)[0]
    library.locks_memory = True
    with target("cuda"):
        for _ in range(100):  # there are 64 notices: they are used again
            library.log.clear()
            function.grad[configuration](*passed)
            assert library.log.count("cuMemHostRegister_v2") <= 1
    assert [said for said in library.log if said != "cuCtxGetCurrent"] == [
        "cuMemAllocFromPoolAsync", "cuMemsetD8Async", *["cuLaunchKernel"] * 3,
        *["cuStreamSynchronize"] * (name == "while_uniform"), "cuMemFreeAsync"]  # fmt: skip


def test_more_shared_memory_than_a_block_has_is_asked_for(monkeypatch):
    """Static and dynamic memory count together."""
    api = FakeLibrary()
    monkeypatch.setattr(drivers, "_library", lambda: api)
    driver = drivers.CudaDriver()
    for static, dynamic, asks in ((256, 48 * 1024, True), (0, 48 * 1024, False), (30_000, 18_000, False), (30_000, 20_000, True)):
        api.log.clear()
        driver.launch(drivers._Loaded(77, b"", static), (1, 1, 1), (32, 1, 1), dynamic, 0, [1])
        assert api.log == ["cuFuncSetAttribute", "cuLaunchKernel"][not asks :]
