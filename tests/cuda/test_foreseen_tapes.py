"""Counted tapes that take as much room as launches before have needed: a gradient that has too little does nothing at all."""

import ctypes
import math
import pathlib
import threading

import numpy as np
import pytest
from fake_device import FakeDriver, OnDevice
from kernel_corpus import CASES, kernel
from launched import annotated, assert_same, reverse, target
from numba import cuda, float64
from test_cooperative_launches import CASES as OF_GRIDS
from test_counted_tapes import own_bounds, own_end, prepared_for, until_small_with_a_ticket
from test_device_launch import until_small

from numba_enzyme import Const, Duplicated, EnzymeError
from numba_enzyme.api import kernels
from numba_enzyme.api.known_launches import KnownLaunches
from numba_enzyme.bridge.cuda.device import foreseen, notices
from numba_enzyme.bridge.cuda.device.counted_tape import TapeCounter
from numba_enzyme.bridge.cuda.device.foreseen import LEAST_ROOM, Room
from numba_enzyme.bridge.cuda.device.memory import LaunchMemory
from numba_enzyme.bridge.cuda.device.notices import Notice, Notices, awaited
from numba_enzyme.bridge.cuda.tape_access import CAME, TOO_MANY


class Watched(FakeDriver):
    """``begun``: of each gradient with a notice, whether it had room. Where it had none, all ``arrays`` stay as they are."""

    def __init__(self):
        super().__init__()
        self.begun, self.arrays = [], ()

    def launch(self, program, grid, block, shared, stream, words):
        before = [array.tobytes() for array in self.arrays]
        super().launch(program, grid, block, shared, stream, words)
        if any(argument.name == "tape.notice" for argument in program.module.functions["ne.entry"].arguments):
            self.begun.append(not ctypes.c_int64.from_address(words[1] - 8).value)
            if not self.begun[-1]:
                assert [array.tobytes() for array in self.arrays] == before


@pytest.fixture
def device(monkeypatch):
    driver = Watched()
    monkeypatch.setattr(kernels, "cuda_driver", lambda: driver)
    for function in (powers, shrunk, *(case[0] for case in COUNTED.values())):
        function._known = KnownLaunches()
    return driver


@kernel
def powers(n, x, y):
    i = cuda.grid(1)
    total = 1.0
    for _ in range(n[i]):
        total = total * x[i]
    y[i] = total


@kernel
def shrunk(least, x):
    """The run alone tells how often: what it reads it has written."""
    i = cuda.grid(1)
    while x[i] > least[0]:
        x[i] = x[i] - 0.01 * x[i] * x[i]


@kernel
def of_everything(a, n, x, y, total):
    s = cuda.shared.array(32, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    s[t] = a * x[i]
    cuda.syncthreads()
    v = s[31 - t]
    for _ in range(n[i]):
        v = math.sin(v) + a * v * x[i]
    x[i] = v
    y[i] += v * v
    cuda.atomic.add(total, 0, v)


MOST = np.array([3, 3, 3, 5, 300, 3, 12, 2000, 1, 0, 40, 50, 63, 79, 99, 124, 155])


@pytest.mark.parametrize("least", [LEAST_ROOM, 1])
def test_counts_that_come_and_go(least, device, monkeypatch):
    """Against the closed form, with shadows that are added to: none is added twice, none is left out."""
    monkeypatch.setattr(foreseen, "LEAST_ROOM", least)
    x, dx, y, dy = np.linspace(0.95, 1.0, 64), np.full(64, 0.5), np.zeros(64), np.zeros(64)
    n, wanted = np.zeros(64, np.int64), dx.copy()
    device.arrays = n, x, dx, y, dy
    passed = Const(OnDevice(n)), Duplicated(OnDevice(x), OnDevice(dx)), Duplicated(OnDevice(y), OnDevice(dy))
    for most in MOST:
        n[:] = most - np.arange(64) % min(most + 1, 5)
        dy[:] = np.linspace(1, 2, 64)
        wanted += np.linspace(1, 2, 64) * n * x ** (n - 1.0)
        with target("cuda"):
            powers.grad[2, 32](*passed)
        np.testing.assert_allclose(y, x**n, rtol=1e-12)
        np.testing.assert_allclose(dx, wanted, rtol=1e-12)
        assert not dy.any()
    # The first two launches wait. Where there is too little room, the gradient is launched again.
    assert device.begun[:2] == [True, True] and device.begun.count(True) == len(MOST)
    assert device.begun.count(False) == (2 if least == LEAST_ROOM else 3)
    assert len(device.of("allocate")) == len(device.of("release"))
    assert len(device.notices) == device.given_back == len(MOST) - 2


def test_what_the_run_alone_tells(device, monkeypatch):
    monkeypatch.setattr(foreseen, "LEAST_ROOM", 1)
    least, x, dx = np.zeros(1), np.zeros(32), np.zeros(32)
    device.arrays = least, x, dx
    passed = Const(OnDevice(least)), Duplicated(OnDevice(x), OnDevice(dx))
    for limit in (0.9, 0.8, 0.8, 0.3, 0.7, 0.95, 0.2):
        least[0], x[:], dx[:] = limit, np.linspace(0.5, 1.0, 32), 1.0
        values, slopes = x.copy(), np.ones(32)
        while (values > limit).any():
            slopes = np.where(values > limit, slopes * (1 - 0.02 * values), slopes)
            values = np.where(values > limit, values - 0.01 * values * values, values)
        with target("cuda"):
            shrunk.grad[1, 32](*passed)
        np.testing.assert_allclose(x, values, rtol=1e-13)
        np.testing.assert_allclose(dx, slopes, rtol=1e-12)
    assert device.begun == [True, True, True, False, True, True, True, False, True]
    assert prepared_for(shrunk).may_differ and len(device.of("allocate")) == len(device.of("release"))


COUNTED = {
    "while_uniform": CASES["while_uniform"][:3],
    "leaves_loops": CASES["leaves_loops"][:3],
    "until_small": (until_small, (1, 32), (np.linspace(0.2, 0.9, 32), np.linspace(1.0, 2.0, 32))),
    "own_bounds": (own_bounds, (1, 32), (np.array([1, 4, 2]), np.linspace(0.1, 0.9, 32), np.zeros(32))),
    "own_end": (own_end, (1, 32), (np.linspace(0.1, 0.9, 32), np.zeros(32))),
    "ticket": (until_small_with_a_ticket, (1, 32), (np.zeros(1, np.int64), np.linspace(0.2, 0.9, 32), np.ones(32))),
    "until_it_is_small": OF_GRIDS["until_it_is_small"],
    "by_ticket": OF_GRIDS["by_ticket"],
    "of_everything": (of_everything, (2, 32), (0.3, np.arange(64) % 7, np.linspace(0.1, 0.9, 64), np.zeros(64), np.zeros(1))),
}  # fmt: skip


@pytest.mark.parametrize("name", COUNTED)
@pytest.mark.parametrize("room", [1, 1 << 20])
def test_too_little_room_and_enough_of_it(name, room, device, monkeypatch):
    """Nothing has been done where there is too little: no array has changed, scalars' shadows and shared sums included."""
    monkeypatch.setattr(Room, "needed", lambda self, size: setattr(self, "bytes", room))
    function, configuration, arguments = COUNTED[name]
    wanted = reverse(function, configuration, arguments, "cpu")
    for _ in range(4):
        passed, device.arrays = annotated(arguments, OnDevice)
        with target("cuda"):
            function.grad[configuration](*passed)
        assert_same(device.arrays, wanted)
    assert device.begun == [True, True, *([True, True] if room > 1 else [False, True, False, True])]


def threads_of_powers(count):
    """The arrays n, x, dx, y, dy of a warp, each thread of which multiplies so many times, and what `powers.grad` takes."""
    n, *arrays = np.full(32, count), np.linspace(0.95, 1.0, 32), np.zeros(32), np.zeros(32), np.ones(32)
    x, dx, y, dy = map(OnDevice, arrays)
    return (n, *arrays), (Const(OnDevice(n)), Duplicated(x, dx), Duplicated(y, dy))


def test_less_memory_than_was_needed_before(device):
    """What is left may do for this launch; what does not is an error with the number of bytes."""
    (n, *arrays), passed = threads_of_powers(4000)
    with target("cuda"):
        for _ in range(3):
            powers.grad[1, 32](*passed)
        device.memory, count = 1 << 16, len(device.begun)
        with pytest.raises(EnzymeError, match="no device memory for the tape of 1024000 bytes"):
            powers.grad[1, 32](*passed)
        assert len(device.begun) == count
        n[:], arrays[3][:], arrays[1][:] = 3, 1, 0
        powers.grad[1, 32](*passed)
    np.testing.assert_allclose(arrays[1], 3 * arrays[0] ** 2, rtol=1e-14)
    assert len(device.of("allocate")) == len(device.of("release")) and len(device.notices) == device.given_back


def test_a_copy_that_has_no_memory_beside_a_tape_of_earlier_launches(device):
    """The copy of what is put back is given back before a launch that waits takes its tape: there is enough for that."""
    function, configuration, arguments = COUNTED["until_small"]
    arguments = np.full(8192, 0.5), np.ones(8192)  # of which it takes 32 each
    wanted = reverse(function, configuration, arguments, "cpu")
    ordinary, taken = device.allocate, []

    def allocate(size, stream, near):
        """A tape of LEAST_ROOM or the copy, but not both."""
        if sum(memory.size for memory in taken if memory.released is None) + size > LEAST_ROOM + 4096:
            raise MemoryError
        taken.append(ordinary(size, stream, near))
        return taken[-1]

    device.allocate = allocate
    with target("cuda"):
        for _ in range(4):
            passed, found = annotated(arguments, OnDevice)
            function.grad[configuration](*passed)
            assert_same(found, wanted)
    assert len(device.of("allocate")) == len(device.of("release")) and len(device.notices) == device.given_back


def test_the_room_that_is_taken_is_the_room_that_is_laid_out(device, monkeypatch):
    """Another thread's launch of the same kind may need more, or find no memory, in between."""
    _, passed = threads_of_powers(3)
    rooms, ordinary = [], TapeCounter.enqueue

    def enqueue(self, buffer, words, saved, room):
        rooms.append((buffer.size - self.tape_at, room))
        ordinary(self, buffer, words, saved, room)

    with target("cuda"):
        for _ in range(2):
            powers.grad[1, 32](*passed)
        take = LaunchMemory.take

        def take_while_another_launch_ends(self, size, what):
            buffer = take(self, size, what)
            for ready in powers._known._known.values():
                ready.room.needed(1 << 24)
            return buffer

        monkeypatch.setattr(LaunchMemory, "take", take_while_another_launch_ends)
        monkeypatch.setattr(TapeCounter, "enqueue", enqueue)
        powers.grad[1, 32](*passed)
    assert rooms == [(LEAST_ROOM, LEAST_ROOM)]


def test_counts_that_no_memory_holds_do_not_wrap_around(device):
    (n, *arrays), passed = threads_of_powers(3)
    with target("cuda"):
        for _ in range(3):
            powers.grad[1, 32](*passed)
        device.arrays = n, *arrays
        for most in (1 << 31, 1 << 40, 1 << 56, (1 << 58) + 3, (1 << 62) + 1):
            n[5] = most
            with pytest.raises(EnzymeError, match=f"no device memory for the tape of {most * 256} bytes"):
                powers.grad[1, 32](*passed)
        assert not any(device.begun[3:])


@pytest.mark.parametrize("name", ["while_uniform", "ticket"])
def test_threads_that_go_another_way(name, device):
    function, configuration, arguments = COUNTED[name]
    passed, _ = annotated(arguments, OnDevice)
    with target("cuda"):
        for _ in range(3):
            function.grad[configuration](*passed)
        ordinary = device.launch

        def another_way(program, grid, block, shared, stream, words):
            ordinary(program, grid, block, shared, stream, words)
            if program.name.endswith("_grad"):
                ctypes.c_int64.from_address(words[4] + 8).value = 1

        device.launch = another_way
        taken = device.given_back
        with pytest.raises(EnzymeError, match="another way than when the size of the tape was found"):
            function.grad[configuration](*passed)
    assert device.given_back == taken  # something may still write to it
    assert len(device.of("allocate")) == len(device.of("release"))


def test_a_notice_that_does_not_come_is_an_error(device, monkeypatch):
    function, configuration, arguments = COUNTED["leaves_loops"]
    passed, _ = annotated(arguments, OnDevice)
    with target("cuda"):
        for _ in range(2):
            function.grad[configuration](*passed)
        ordinary = device.launch
        monkeypatch.setattr(device, "launch", lambda program, *given: "grad" in program.name or ordinary(program, *given))
        with pytest.raises(EnzymeError, match="has not told whether its tape had room"):
            function.grad[configuration](*passed)


class Later:
    """A stream whose kernel comes to its notice while the host looks whether it is done."""

    def __init__(self, memory, looks):
        self.memory, self.looks = memory, looks

    def is_done(self, stream):
        self.looks -= 1
        if not self.looks:
            self.memory[0] = 4096 | CAME
        return not self.looks


def test_a_notice_is_waited_for(monkeypatch):
    monkeypatch.setattr(notices, "AT_ONCE", 3)
    memory = np.full(2, 7, np.uint64)
    notice = Notice(5, memory)
    assert notice.has_come and notice.flag and not notice.clear().has_come and not notice.flag
    awaited(Later(memory, 4), 0, notice)
    assert notice.needed == 4096 and notice.address == 5
    memory[0] = 4096 | CAME | TOO_MANY
    assert notice.needed is None and notice.has_come


def test_notices_are_used_again_and_none_is_handed_out_twice():
    asked = []

    def call(name, *arguments):
        asked.append(name)
        if name.startswith("cuMemHostGet"):
            arguments[0]._obj.value = arguments[1]
            ctypes.memset(arguments[1], 0xA5, 4096)

    free = Notices(call)
    taken = [free.take() for _ in range(70)]
    assert len({n.address for n in taken}) == 70 and not any(n.has_come or n.flag for n in taken)
    assert asked == ["cuMemHostRegister_v2", "cuMemHostGetDevicePointer_v2"] * 2
    free.give_back(taken[3])
    assert free.take() is taken[3]


def test_memory_of_notices_that_were_not_given_back_stays():
    """Whatever has happened to them: a kernel may still write there."""
    pages = []

    def call(name, *arguments):
        if name.startswith("cuMemHostGet"):
            arguments[0]._obj.value = arguments[1]
            pages.append(arguments[1])

    free = Notices(call)
    for _ in range(64 * 3 + 1):
        free.take()
    mapped = pathlib.Path("/proc/self/maps")
    if not mapped.exists():
        pytest.skip("only Linux tells what is mapped")
    ranges = [[int(end, 16) for end in line.split()[0].split("-")] for line in mapped.read_text().splitlines()]
    assert all(any(begin <= page < end for begin, end in ranges) for page in pages) and len(set(pages)) == 4


def test_room_grows_at_once_and_shrinks_by_and_by():
    room = Room()
    assert room.bytes == 0
    for size, expected in ((0, LEAST_ROOM), (1 << 20, 5 << 18), (1 << 10, 75 << 14), (9 << 17, 45 << 15)):
        room.needed(size)
        assert room.bytes == expected
    for _ in range(100):
        room.needed(0)
    assert room.bytes == LEAST_ROOM


@pytest.mark.gpu
@pytest.mark.skipif(not cuda.is_available(), reason="there is no CUDA device")
class TestOnHardware:
    @pytest.fixture(autouse=True)
    def on_the_device(self, monkeypatch):
        monkeypatch.setenv("NUMBA_ENZYME_CUDA_TARGET", "cuda")

    def come_and_go(self, blocks, block, seed, problems):
        """Launches with other counts each, all enqueued on a stream of its own; the shadows are looked at once, at the end."""
        try:
            random, stream, size = np.random.default_rng(seed), cuda.stream(), blocks * block
            x, dy, wanted = random.uniform(0.98, 1.0, size), random.uniform(1, 2, size), np.zeros(size)
            on, dx, y, seeds = (cuda.to_device(a, stream) for a in (x, np.zeros(size), np.zeros(size), dy))
            for most in (*MOST, *random.permutation(MOST), *random.permutation(MOST)):
                n = random.integers(0, most + 1, size)
                counts, shadow = cuda.to_device(n, stream), cuda.device_array(size, stream=stream)
                shadow.copy_to_device(seeds, stream=stream)
                powers.grad[blocks, block, stream](Const(counts), Duplicated(on, dx), Duplicated(y, shadow))
                wanted += dy * n * x ** (n - 1.0)
            np.testing.assert_allclose(dx.copy_to_host(stream=stream), wanted, rtol=1e-10)
        except BaseException as problem:
            problems.append(problem)

    @pytest.mark.parametrize(("blocks", "block"), [(1, 32), (3, 100), (2000, 64)])
    def test_counts_that_come_and_go(self, blocks, block):
        problems = []
        self.come_and_go(blocks, block, 1, problems)
        threads = [threading.Thread(target=self.come_and_go, args=(blocks, block, seed, problems)) for seed in (2, 3, 4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert not problems, problems

    @pytest.mark.parametrize("name", [name for name in COUNTED if name not in ("ticket", "by_ticket")])
    @pytest.mark.parametrize("room", [1, 1 << 20])
    def test_too_little_room_and_enough_of_it(self, name, room, monkeypatch):
        monkeypatch.setattr(Room, "needed", lambda self, size: setattr(self, "bytes", room))
        function, configuration, arguments = COUNTED[name]
        function._known = KnownLaunches()
        wanted = reverse(function, configuration, arguments, "cpu")
        for _ in range(4):
            placed = {}

            def wrap(array, placed=placed):
                placed[id(array)] = cuda.to_device(array)
                return placed[id(array)]

            passed, arrays = annotated(arguments, wrap)
            function.grad[configuration](*passed)
            assert_same([placed[id(a)].copy_to_host() if id(a) in placed else a for a in arrays], wanted)

    def test_a_notice_behind_a_busy_device(self):
        """The host waits as long as it takes."""
        @cuda.jit
        def spend(x, steps):
            value = x[0]
            for _ in range(steps):
                value = value * 0.999999 + 1e-6
            x[0] = value

        x = np.linspace(0.98, 1.0, 64)
        n, on, dx, y = map(cuda.to_device, (np.full(64, 5), x, np.zeros(64), np.zeros(64)))
        busy = cuda.to_device(np.ones(1))
        for _ in range(5):
            spend[1, 1](busy, 1 << 22)
            powers.grad[2, 32](Const(n), Duplicated(on, dx), Duplicated(y, cuda.to_device(np.ones(64))))
        np.testing.assert_allclose(dx.copy_to_host(), 25 * x**4, rtol=1e-12)
