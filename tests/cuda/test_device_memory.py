"""Memory of launches on a device: what a known launch asks for, in which order memory is used again, and who is asked for it."""

import ctypes
import sys
import threading
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest
from fake_device import FakeDriver, OnDevice
from kernel_corpus import CASES
from launched import annotated, assert_same, reverse, target

import numba_enzyme as ne
from numba_enzyme import Const, Duplicated, EnzymeError
from numba_enzyme.api import kernels
from numba_enzyme.api.known_launches import KnownLaunches
from numba_enzyme.bridge.cuda.device import driver as drivers
from numba_enzyme.bridge.cuda.device import tables as keeping
from numba_enzyme.bridge.cuda.device.allocators import allocate_near, has_allocator
from numba_enzyme.bridge.cuda.device.pool import RELEASE_THRESHOLD, make_pool


@pytest.fixture
def device(monkeypatch):
    driver = FakeDriver()
    monkeypatch.setattr(kernels, "cuda_driver", lambda: driver)
    return driver


def launched(name, how, stream=0, arguments=None):
    function, (grid, block, *_), usual, _ = CASES[name]
    passed, arrays = annotated(arguments or usual, OnDevice)
    with target("cuda"):
        getattr(function, how)[grid, block, stream](*passed)
    return arrays


def kinds(device):
    found = [entry[0] for entry in device.log]
    device.log.clear()
    return found


@pytest.mark.parametrize("name", ["inplace", "matmul", "grid_stride"])
def test_the_second_launch_copies_nothing_and_waits_for_nothing(name, device):
    launched(name, "grad")
    assert kinds(device).count("in") == 1  # the table
    found = launched(name, "grad")
    assert kinds(device) == ["allocate", "launch", "release"]
    function, configuration, arguments, _ = CASES[name]
    assert_same(found, reverse(function, configuration, arguments, "cpu"))
    assert device.release_memory() > 0
    launched(name, "grad")
    assert kinds(device).count("in") == 1


def test_a_table_depends_on_what_is_counted_and_nothing_else(device):
    x = np.linspace(0.1, 0.9, 64)
    launched("inplace", "grad", arguments=(x, 5))
    kinds(device)
    launched("inplace", "grad", arguments=(x + 1, 5))
    assert "in" not in kinds(device)
    wanted = reverse(CASES["inplace"][0], CASES["inplace"][1], (x, 6), "cpu")
    assert_same(launched("inplace", "grad", arguments=(x, 6)), wanted)
    assert "in" in kinds(device)


@pytest.mark.parametrize("name", ["leaves_loops", "while_uniform"])
def test_what_memory_decides_is_counted_at_every_launch(name, device):
    CASES[name][0]._known = KnownLaunches()
    for notices in (False, False, True, True):
        device.without_notices = not notices
        launched(name, "grad")
        told = kinds(device)
        assert told.count("launch") == 3 and told.count("in") == 0 and (told.count("out") >= 1) == (not notices)
        assert told.count("allocate") == told.count("release")


def test_another_stream_waits_on_the_device_until_the_table_is_there(device):
    device.busy = True
    launched("inplace", "grad", stream=3)
    assert ("mark", 3) in device.log
    device.log.clear()
    launched("inplace", "grad", stream=4)
    told = list(device.log)
    assert ("wait", 4, 3) in told and not [e for e in told if e[0] in ("in", "synchronize")]
    assert [e[2] for e in told if e[0] in ("allocate", "release")] == [4, 4]
    device.busy = False
    launched("inplace", "grad", stream=5)
    device.log.clear()
    device.busy = True  # with what comes later: nobody asks any more
    launched("inplace", "grad", stream=6)
    assert not device.of("wait")


def test_a_tape_is_given_back_on_the_stream_that_has_used_it_last(device):
    function, (grid, block, *_), arguments, _ = CASES["inplace"]
    passed, _ = annotated(arguments, OnDevice)
    with target("cuda"):
        tape = function.augmented[grid, block, 3](*passed)
        assert not [entry for entry in device.of("release") if entry[1] == tape.bytes]
        device.log.clear()
        function.reverse[grid, block, 4](tape, *passed)
    assert [entry[0] for entry in device.log] == ["load", "launch", "release"] and device.log[-1][2] == 4


def test_memory_is_given_back_after_an_error(device):
    def no_launch(*_):
        raise EnzymeError("no")

    device.launch = no_launch
    with pytest.raises(EnzymeError, match="no"):
        launched("inplace", "grad")
    assert len(device.of("allocate")) == len(device.of("release")) + 1  # the table stays


def test_threads_find_one_table(device):
    launched("inplace", "grad")
    device.release_memory()
    device.log.clear()
    barrier, found, original = threading.Barrier(4), [], device.copy_in

    def copy_in(*arguments):
        original(*arguments)
        barrier.wait(30)  # all of them have looked, none has added its own

    device.copy_in = copy_in
    threads = [threading.Thread(target=lambda i=i: found.append(launched("inplace", "grad", stream=i))) for i in range(4)]
    wanted = reverse(CASES["inplace"][0], CASES["inplace"][1], CASES["inplace"][2], "cpu")
    with target("cuda"):
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert len(found) == 4
    for arrays in found:
        assert_same(arrays, wanted)
    assert len(device.kept_tables._known) == 1


def test_there_is_an_end_to_what_is_kept(device, monkeypatch):
    monkeypatch.setattr(keeping, "MOST_TABLES", 4)
    x = np.linspace(0.1, 0.9, 64)
    for steps in range(3, 12):
        launched("inplace", "grad", arguments=(x, steps))
        assert 1 <= len(device.kept_tables._known) <= 4


class FakeApi:
    """What the pool says to the driver. ``room``: bytes that there are; ``cached``: bytes that only trimming brings back."""

    def __init__(self, *, supported=1, room=1000, cached=0):
        self.log, self.supported, self.room, self.cached, self.next = [], supported, room, cached, 4096

    def __call__(self, name, *arguments):
        self.log.append(name)
        getattr(self, name, lambda *_: None)(*arguments)

    def cuDeviceGetAttribute(self, found, attribute, device):
        found._obj.value = self.supported

    def cuDeviceTotalMem_v2(self, found, device):
        found._obj.value = 1 << 20

    def cuMemPoolCreate(self, pool, properties):
        wanted = properties._obj
        assert ctypes.sizeof(wanted) == 88
        assert (wanted.allocation, wanted.location.type, wanted.location.id) == (1, 1, 2)
        pool._obj.value = 77

    def cuMemPoolSetAttribute(self, pool, attribute, value):
        assert (pool, attribute, value._obj.value) == (77, RELEASE_THRESHOLD, 1 << 19)

    def cuMemAllocFromPoolAsync(self, address, size, pool, stream):
        if size > self.room:
            raise MemoryError
        address._obj.value = self.next
        self.next += 4096

    def cuMemPoolTrimTo(self, pool, size):
        self.room, self.cached = self.room + self.cached, 0

    def cuMemPoolGetAttribute(self, pool, attribute, found):
        found._obj.value = self.cached

    def cuMemFreeAsync(self, address, stream):
        self.log.append((address, stream))


def test_the_pool_of_a_device():
    api = FakeApi()
    pool = make_pool(api, 55, 2, lambda: None)
    memory = pool.allocate(100, 7)
    assert memory.address == 4096 and memory.size == 100
    api.log.clear()
    memory.release(9)
    del memory
    assert api.log == ["cuMemFreeAsync", (4096, 9)]
    memory = pool.allocate(100, 7)
    api.log.clear()
    del memory  # nobody has said on which stream it was used last
    assert api.log == ["cuCtxPushCurrent_v2", "cuCtxSynchronize", "cuMemFree_v2", "cuCtxPopCurrent_v2"]
    with pytest.raises(MemoryError):
        pool.allocate(1001, 0)


def test_a_pool_gives_back_what_is_cached_before_there_is_too_little():
    api, reclaimed = FakeApi(room=1000, cached=500), []
    pool = make_pool(api, 55, 2, lambda: reclaimed.append(True))
    assert pool.allocate(1400, 0).address and reclaimed
    api.cached = 300
    assert pool.trim() == 300 and pool.trim() == 0


def test_devices_without_pools():
    assert make_pool(FakeApi(supported=0), 55, 2, lambda: None) is None

    def refuses(name, *_):
        raise EnzymeError("operation not supported")

    def too_old(name, *_):
        raise AttributeError(name)

    assert make_pool(refuses, 55, 2, lambda: None) is None and make_pool(too_old, 55, 2, lambda: None) is None


def test_release_memory_asks_the_device_too(monkeypatch):
    ne.release_memory()
    given = [1000]
    fake = SimpleNamespace(release_memory=lambda: given.pop() if given else 0)
    monkeypatch.setitem(sys.modules, "numba_enzyme.bridge.cuda.device.driver", fake)
    assert ne.release_memory() == 1000 and ne.release_memory() == 0
    monkeypatch.undo()
    if not drivers.cuda_driver.cache_info().currsize:
        assert drivers.release_memory() == 0  # there was no launch, and nothing is looked for


class Waits:
    """Remembers what has been waited for."""

    def __init__(self):
        self.log = []

    def synchronize(self, stream):
        self.log.append(stream)

    def synchronize_device(self):
        self.log.append("device")


def test_tapes_come_from_the_allocator_of_the_arguments(monkeypatch):
    class OutOfMemoryError(Exception):
        pass

    class ExternalStream:
        def __init__(self, handle):
            self.handle = handle

        def __enter__(self):
            used.append(self.handle)

        def __exit__(self, *error):
            return False

    def alloc(size):
        if size > 100:
            raise OutOfMemoryError
        return SimpleNamespace(ptr=4096)

    used, waits = [], Waits()
    cupy = ModuleType("cupy")
    errors = SimpleNamespace(OutOfMemoryError=OutOfMemoryError)
    cupy.cuda = SimpleNamespace(ExternalStream=ExternalStream, alloc=alloc, memory=errors)
    monkeypatch.setitem(sys.modules, "cupy", cupy)
    array = type("ndarray", (), {"__module__": "cupy"})
    assert has_allocator([object, array]) and not has_allocator([object, np.ndarray])
    held = allocate_near(64, 9, [object, array], waits)
    assert held.address == 4096 and used == [9]
    with pytest.raises(MemoryError):
        allocate_near(101, 9, [array], waits)
    held.release(9)
    assert not waits.log  # its pool is in the order of that stream
    allocate_near(64, 9, [array], waits).release(8)
    assert waits.log == [8]  # the pool knows nothing of the other one
    del held
    held = allocate_near(64, 9, [array], waits)
    del held
    assert waits.log == [8, "device"]
    of_protocol = SimpleNamespace(from_external=lambda stream: ExternalStream(stream.__cuda_stream__()))
    monkeypatch.setattr(cupy.cuda, "Stream", of_protocol, raising=False)  # what CuPy 14 asks for
    allocate_near(64, 9, [array], waits).release(9)
    assert used[-1] == (0, 9)


def test_copies_of_the_host_are_given_back(device):
    function = CASES["saxpy"][0]
    x, y = np.arange(8.0), np.ones(8)
    with target("cuda"):
        function.grad[1, 8, 11](Const(2.0), Duplicated(x, np.ones(8)), Duplicated(y, np.ones(8)))
    assert len(device.of("allocate")) == len(device.of("release")) == 4
    assert {entry[2] for entry in device.of("release")} == {11}


def test_launches_with_arrays_of_the_device_are_measured_in_loops(device, monkeypatch):
    from numba_enzyme.api import measure

    function, configuration, arguments, _ = CASES["inplace"]
    passed, _ = annotated(arguments, OnDevice)  # no scalar: its shadow would lie on the host
    waited, primals = [], []
    monkeypatch.setattr(measure, "SECONDS", 0.005)
    monkeypatch.setattr(kernels.cuda, "synchronize", lambda: waited.append(len(device.of("launch"))))
    monkeypatch.setattr(type(function), "_launch_primal", lambda *_: primals.append(True))
    with target("cuda"):
        found = function.measure[configuration](*passed)
    assert found.types[0].startswith("array(float64")
    assert found.calls % measure.FEWEST == 0 and primals and 0 < found.gradient < 10
    assert len(waited) == 2 * 2 * (1 + measure.FEWEST)  # before and behind each loop, not in between
    assert waited[-1] - waited[-2] == found.calls // measure.FEWEST
