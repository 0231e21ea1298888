"""Tapes that the device counts: what a thread must run for that, how they are laid out, what the driver is told."""

import math
import shutil
import subprocess

import numpy as np
import pytest
from fake_device import FakeDriver, OnDevice
from kernel_corpus import CASES, kernel
from launched import annotated, assert_same, fresh, reverse, target
from numba import cuda, float64, int64
from test_device_launch import until_small
from textbook_kernels import leaves_loops, local_lu

from numba_enzyme import Const, Duplicated, EnzymeError
from numba_enzyme.api import kernels
from numba_enzyme.bridge.cuda.device import launch as launches
from numba_enzyme.bridge.cuda.device.counted_tape import TapeCounter
from numba_enzyme.bridge.cuda.device.entry import Variant
from numba_enzyme.bridge.cuda.device.layout_kernel import BLOCK, MOST_BLOCKS, MOST_ROOM, layout_launch, layout_program
from numba_enzyme.bridge.cuda.device.memory import LaunchMemory
from numba_enzyme.bridge.cuda.device.needed import needed_instructions
from numba_enzyme.bridge.cuda.device.prepared import Prepared
from numba_enzyme.bridge.cuda.device.tape_layout import WARP, bytes_of_rows, lay_out
from numba_enzyme.bridge.cuda.tape_access import FOUND_BYTES, NOTICE_BYTES
from numba_enzyme.ir import llvm_io
from numba_enzyme.ir.instructions import AtomicRMW, Call, Store
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.request import Mode
from numba_enzyme.result import BufferLayout
from numba_enzyme.transform.reverse.buffered_tape import APART, PURE, TapeRegion

NVPTX = ("nvptx64-nvidia-cuda", "e-i64:64-i128:128-v16:16-v32:32-n16:32:64")
PTXAS = shutil.which("ptxas")


@pytest.fixture
def device(monkeypatch):
    driver = FakeDriver()
    monkeypatch.setattr(kernels, "cuda_driver", lambda: driver)
    return driver


def prepared_for(function, split=False):
    """What the latest launches of a kernel have been prepared with."""
    made = [made for kernel, _ in function.launches for made in kernel.made.values()]
    asked = [p for p in reversed(made) if isinstance(p, Prepared) and p.request is not None and p.request.mode is Mode.REVERSE]
    return next(p for p in asked if p.request.split is split and p.request.target.buffered_tape)


# ---- what has to be run to count


@kernel
def own_bounds(start, x, y):
    i = cuda.grid(1)
    bounds, terms = cuda.local.array(3, int64), cuda.local.array(3, float64)
    for k in range(3):
        bounds[k] = start[k] + k
        terms[k] = x[i] * k
    total = 1.0
    for k in range(3):
        for _ in range(bounds[k]):
            total = total * math.sin(x[i]) + terms[k]
    y[i] = total


@kernel
def own_places(x, y):
    i = cuda.grid(1)
    own = cuda.local.array(4, float64)
    if i < x.size:
        for k in range(4):
            own[(k + i) % 4] = x[i] ** (k + 1)
        for k in range(1, 4):
            own[k] = own[k] * own[(k + i) % 4]
        y[i] = own[3] + own[2]


@kernel
def own_end(x, y):
    i = cuda.grid(1)
    last = cuda.local.array(1, float64)
    last[0] = x[i]
    while last[0] > 0.1:
        last[0] = last[0] * last[0] * 0.9
    y[i] = last[0]


@pytest.mark.parametrize(("function", "configuration", "arguments", "matters", "per_thread"), [
    (own_places, (2, 32), (np.linspace(-0.9, 0.9, 50), np.zeros(50)), "scalars", True),  # behind `if i < x.size`
    (local_lu, (2, 16), (np.linspace(0.5, 2, 64).reshape(32, 2).astype(np.float32), np.zeros(32, np.float32)), "scalars", False),
    (own_bounds, (1, 32), (np.array([1, 4, 2]), np.linspace(0.1, 0.9, 32), np.zeros(32)), "reads", True),
    (own_end, (1, 32), (np.linspace(0.1, 0.9, 32), np.zeros(32)), "reads", True),
    (leaves_loops, (1, 32), (np.linspace(-0.9, 0.9, 32 * 4).reshape(32, 4), np.zeros(32)), "reads", True),
])  # fmt: skip
def test_own_memory_is_counted_with_where_a_branch_reads_it(function, configuration, arguments, matters, per_thread, device):
    wanted = reverse(function, configuration, arguments, "cpu")
    assert_same(reverse(function, configuration, arguments, "cuda"), wanted)
    counting = prepared_for(function).counting
    assert (counting.matters.value, counting.per_thread) == (matters, per_thread)


# ---- the layout


def laid_out(device, layout, counts, room=1 << 62, launch=()):
    """(total, largest, rows, whether it is more than the room) by the kernel that lays out."""
    warps = len(counts)
    header, rows = np.zeros(layout.groups + 2, np.uint64), np.zeros((warps, len(layout.places), 2), np.int64)
    program = layout_program(layout.places, layout.groups, *NVPTX)
    words = [counts.ctypes.data, header.ctypes.data + header.nbytes - FOUND_BYTES, rows.ctypes.data, warps, room]
    device.launch(device.load(program), *(launch or layout_launch(warps)), 0, 0, words)
    return int(header[-2]), header[-3::-1], rows, int(header[-1])


@pytest.mark.parametrize("warps", [1, 3, 300, BLOCK * MOST_BLOCKS + 77])
def test_rows_of_all_warps_fill_the_buffer(warps, device):
    layout = BufferLayout((TapeRegion(8, 0), TapeRegion(8, -1), TapeRegion(1, 1), TapeRegion(4, 0)), 2, "")
    counts = np.random.default_rng(3).integers(0, 50, (warps, 2))
    total, largest, rows, over = laid_out(device, layout, counts)
    assert not over
    assert [laid_out(device, layout, counts, total - at)[3] for at in (0, 1, total)] == [0, 1, 1]
    assert total == bytes_of_rows(layout, counts.ravel().tolist()) and (largest == counts.max(axis=0)).all()
    rooms = np.stack([counts[:, 0], np.ones(warps, np.int64), counts[:, 1], counts[:, 0]], axis=1)
    assert (rows[:, :, 1] == rooms).all() and not (rows[:, :, 0] % 256).any()
    spans = -(-rooms * [8, 8, 1, 4] * WARP // 256) * 256
    begins = rows[:, :, 0].ravel()[order := np.argsort(rows[:, :, 0].ravel() + (spans.ravel() > 0), kind="stable")]
    filled = spans.ravel()[order]
    assert (begins + filled <= np.append(begins[1:], total)).all() and filled.sum() == total  # no gap, nothing twice
    if warps > 1:
        assert total <= lay_out(layout, counts, warps).sizes.bytes


def test_a_tape_that_64_bits_do_not_count_is_an_error_with_its_size(device):
    """Sizes wrap around silently in no place; what the host says is exact."""
    layout = BufferLayout((TapeRegion(8, 0),), 1, "")
    counts = np.array([[1 << 61], [5], [MOST_ROOM + 1]])
    total, largest, *_ = laid_out(device, layout, counts)
    assert total == 2 * MOST_ROOM * 256 + 5 * 256 and largest[0] == 1 << 61  # cut
    assert bytes_of_rows(layout, counts.ravel().tolist()) == ((1 << 61) + 5 + MOST_ROOM + 1) * 256
    assert lay_out(layout, counts, 3).sizes.bytes == bytes_of_rows(layout, counts.ravel().tolist())


@pytest.mark.parametrize("threads", [1, 3, 9])
def test_a_sum_that_wraps_around_is_too_many(threads, device):
    """However the warps are shared by threads: the eight large ones have 2**64 bytes together."""
    layout = BufferLayout((TapeRegion(1 << 20, 0),), 1, "")
    for counts in ([MOST_ROOM] * 8 + [1], [1] + [MOST_ROOM] * 8, [MOST_ROOM] * 4 + [1] + [MOST_ROOM] * 4):
        total, *_, over = laid_out(device, layout, np.array(counts)[:, None], 1 << 30, ((1, 1, 1), (threads, 1, 1)))
        assert total == 1 << 25 and over


@kernel
def rows_to_sum(lengths, x, y):
    i = cuda.grid(1)
    total = 1.0
    for _ in range(lengths[i]):
        total = total * x[i] + 0.1
    y[i] = total


def test_too_large_a_tape_of_counts_from_memory(device):
    """The counting kernel evaluates `range(n)`; nothing runs n times."""
    arrays = [OnDevice(a) for a in (np.full(64, 3), np.ones(64), np.ones(64), np.zeros(64), np.ones(64))]
    lengths, x, dx, y, dy = arrays
    passed = Const(lengths), Duplicated(x, dx), Duplicated(y, dy)
    with target("cuda"):
        rows_to_sum.grad[2, 32](*passed)
        for most in (1 << 40, 1 << 60):
            lengths.array[40] = most
            expected = bytes_of_rows(prepared_for(rows_to_sum).layout, [3, most])
            for _ in range(2):
                with pytest.raises(EnzymeError, match=f"no device memory for the tape of {expected} bytes"):
                    rows_to_sum.grad[2, 32](*passed)
    assert device.log.count(("launch", prepared_for(rows_to_sum).program(Variant.WHOLE).name, (2, 1, 1), (32, 1, 1), 0, 0)) == 1
    assert len(device.of("allocate")) == len(device.of("release"))


# ---- settled launches that are too large for the host to count


@kernel
def triangle(x, y):
    i = cuda.grid(1)
    total = 0.1
    for _ in range(i):
        total = math.sin(total) + x[i]
    y[i] = total


@pytest.mark.parametrize("name", ["triangle", "inplace"])
def test_large_launches_are_counted_on_the_device_once(name, device, monkeypatch):
    """One row for all warps where that wastes little, else the rows that the device has made: the size is what the host says."""
    monkeypatch.setattr(launches, "MOST_COUNTED_ON_HOST", 0)
    x = np.linspace(0.1, 0.9, 128)
    function, arguments = (triangle, (x, np.zeros(128))) if name == "triangle" else (CASES["inplace"][0], (x, 5))
    wanted = reverse(function, (2, 64), arguments, "cpu")
    for before in (3, 1, 1):
        device.log.clear()
        passed, found = annotated(arguments, OnDevice)
        with target("cuda"):
            function.grad[2, 64](*passed)
        assert_same(found, wanted)
        assert len(device.of("launch")) == before
    passed, found = annotated(arguments, OnDevice)
    with target("cuda"):
        size = function.tape_bytes[2, 64](*passed)
        tape = function.augmented[2, 64](*passed)
        assert tape.bytes == size == next(e[1] for e in device.of("allocate")[::-1] if e[1] == size)
        function.reverse[2, 64](tape, *passed)
    assert_same(found, reverse(function, (2, 64), arguments, "cpu", split=True))
    if name == "triangle":
        assert size == sum(-(-(32 * w + 31) * 32 * 8 // 256) * 256 for w in range(4))
    device.log.clear()
    device.release_memory()
    device.busy = True
    with target("cuda"):
        for stream in (3, 4):
            function.grad[2, 64, stream](*passed)
    assert ("wait", 4, 3) in device.log  # the rows are written on another stream


# ---- what the driver is told


def told(device):
    found = [entry[0] for entry in device.log]
    device.log.clear()
    return found


COUNTED = ["allocate", "clear", "launch", "launch"]
WAITED_FOR = ["out", "allocate", "launch"]


@pytest.fixture(params=[False, True])
def foreseen(request, device):
    """Whether a launch takes as much tape as the ones before it needed."""
    device.without_notices = not request.param
    return request.param


def test_a_known_launch_that_reads_to_count(device, foreseen):
    arguments = (np.linspace(-0.9, 0.9, 32 * 4).reshape(32, 4), np.zeros(32))
    for _ in range(3):
        passed, found = annotated(arguments, OnDevice)
        device.log.clear()
        with target("cuda"):
            leaves_loops.grad[1, 32](*passed)
    assert told(device) == [*COUNTED, *(["launch", "release"] if foreseen else [*WAITED_FOR, "release", "release"])]
    assert_same(found, reverse(leaves_loops, (1, 32), arguments, "cpu"))


@kernel
def until_small_with_a_ticket(tickets, x, y):
    s = cuda.shared.array(32, float64)
    t = cuda.threadIdx.x
    s[t] = x[t]
    cuda.syncthreads()
    while s[t] > 0.1:
        s[t] = s[t] * s[t] * 0.9
    y[cuda.atomic.add(tickets, 0, 1) % 32] = s[31 - t] * 0 + t


def test_a_known_launch_that_is_run_to_count(device, foreseen):
    """What is read and written is put back; what is written alone will be written again. `while_uniform` needs no copy at all."""
    arguments = (np.linspace(0.2, 0.9, 32), np.linspace(1.0, 2.0, 32))
    for name, function, configuration, given in (("x", until_small, (1, 32), arguments),
                                                 ("", *CASES["while_uniform"][:3])):  # fmt: skip
        wanted = reverse(function, configuration, given, "cpu")
        for numbers in (given, given, given):
            passed, found = annotated(numbers, OnDevice)
            device.log.clear()
            with target("cuda"):
                function.grad[configuration](*passed)
            assert_same(found, wanted)
        copies = ["allocate", "copy"], ["copy", "release"]
        saved = ["allocate", *copies[0], "clear", "launch", *copies[1], *COUNTED[3:]] if name else COUNTED
        waits = ["launch", "synchronize", "release"] if foreseen else [*WAITED_FOR, "out", "release", "release"]
        assert told(device) == [*saved, *waits]


def test_what_a_ticket_decides_is_put_back(device):
    """Another thread may write there the next time."""
    arguments = (np.zeros(1, np.int64), np.linspace(0.2, 0.9, 32), np.linspace(1.0, 2.0, 32))
    with target("cuda"):
        until_small_with_a_ticket.grad[1, 32](*annotated(arguments, OnDevice)[0])
    assert sorted(entry[1] for entry in device.of("copy")) == [8, 8, 256, 256]  # tickets and y, there and back


def test_arrays_that_share_memory_are_put_back(device):
    """Nothing is known of who reads what by another name."""
    x, dx = np.linspace(0.2, 0.9, 32), np.ones(32)  # one array twice: no two threads come to one element
    wanted = [fresh(x), fresh(dx)]
    until_small.grad[1, 32](Duplicated(*wanted), Duplicated(*wanted))
    with target("cuda"):
        until_small.grad[1, 32](*(Duplicated(OnDevice(x), OnDevice(dx)) for _ in range(2)))
    assert_same([x, dx], wanted)
    assert [entry[1] for entry in device.of("copy")] == [32 * 8, 32 * 8]


def test_both_halves_and_arrays_of_the_host(device):
    for function, configuration, arguments in (CASES["while_uniform"][:3], (leaves_loops, (1, 32), (
            np.linspace(-0.9, 0.9, 32 * 4).reshape(32, 4), np.zeros(32)))):  # fmt: skip
        wanted = reverse(function, configuration, arguments, "cpu", split=True)
        assert_same(reverse(function, configuration, arguments, "cuda", split=True), wanted)
        for _ in range(3):
            passed, found = annotated(arguments, OnDevice)
            with target("cuda"):
                tape = function.augmented[(*configuration, 5)](*passed)
                device.log.clear()
                function.reverse[(*configuration, 6)](tape, *passed)
            assert_same(found, wanted)
        assert [e[0] for e in device.log if e[0] not in ("load", "out")] == ["launch", "release", "release"]
        assert {e[2] for e in device.of("release")} == {6}


def test_a_counted_launch_comes_after_the_streams_of_its_arrays(device):
    arguments = (np.linspace(-0.9, 0.9, 32 * 4).reshape(32, 4), np.zeros(32))
    for _ in range(2):
        device.log.clear()
        passed, _ = annotated(arguments, lambda a: OnDevice(a, stream=7))
        with target("cuda"):
            leaves_loops.grad[1, 32, 9](*passed)
        what = [entry[0] for entry in device.log]
        assert ("wait", 9, 7) in device.log and max(i for i, w in enumerate(what) if w == "wait") < what.index("launch")
        assert {entry[-1] for entry in device.log if entry[0] not in ("wait", "mark", "load")} == {9}


def test_a_table_lies_behind_its_counts(device):
    with target("cuda"):
        leaves_loops.grad[1, 32](*annotated((np.ones((32, 4)) * 0.1, np.zeros(32)))[0])
    made, words = prepared_for(leaves_loops), []
    counter = TapeCounter(device, 0, made, 3, lambda program, given: words.append(given))
    with LaunchMemory(device, 0, (), "") as memory:
        found = counter.count(memory, [], ())
        table = found.table
        assert words == [[table.buffer.address]] and table.begin == 32 + 32 and table.bytes == 32 + 32 + NOTICE_BYTES + 3 * 16
        assert (table.sizes.bytes, table.sizes.row, table.sizes.warp, table.shared) == (0, 16, 0, False)


@pytest.mark.skipif(PTXAS is None, reason="ptxas is not on the path")
@pytest.mark.parametrize("capability", [
    pytest.param((7, 5), marks=pytest.mark.slow), (9, 0), pytest.param((12, 0), marks=pytest.mark.slow),
])  # fmt: skip
def test_ptxas_takes_the_kernels_that_count_and_lay_out(capability, device, tmp_path):
    with target("cuda"):
        function, configuration, arguments, _ = CASES["while_uniform"]
        function.grad[configuration](*annotated(arguments)[0])
    made = prepared_for(function)
    for program in (made.layout_program, made.program(Variant.COUNTING), made.program(Variant.WHOLE, checked=True)):
        path = tmp_path / "kernel.ptx"
        path.write_text(program.ptx(capability), encoding="utf-8")
        done = subprocess.run([PTXAS, f"-arch=sm_{capability[0]}{capability[1]}", str(path), "-o", str(tmp_path / "cubin")],
                              capture_output=True, text=True)  # fmt: skip
        assert done.returncode == 0, done.stderr


@kernel
def by_its_exponent(x, y):
    i = cuda.grid(1)
    _, exponent = math.frexp(x[i])
    total = 1.0
    for _ in range(exponent):
        total = total * 0.5 + x[i]
    y[i] = total


def test_what_a_function_leaves_in_own_memory_is_counted_with(device):
    """libdevice returns the exponent by a pointer."""
    arguments = (np.linspace(0.3, 90.0, 64), np.zeros(64))
    wanted = reverse(by_its_exponent, (2, 32), arguments, "cpu")
    assert_same(reverse(by_its_exponent, (2, 32), arguments, "cuda"), wanted)


MEMORY_OF_ITS_OWN = """
define void @f(ptr %x, ptr %results) {{
entry:
  %own = alloca [4 x i64], align 8
  %other = alloca [4 x i64], align 8
  %kept = alloca ptr, align 8
  %number = load i64, ptr %x, align 8
  %second = getelementptr i64, ptr %own, i64 1
  store i64 %number, ptr %second, align 8
  store i64 7, ptr %other, align 8
  {middle}
  %told = load i64, ptr {read}, align 8
  %was = atomicrmw add ptr %results, i64 %told monotonic, align 8
  ret void
}}
declare void @someone(ptr)
"""


@pytest.mark.parametrize(("middle", "read", "stores", "calls"), [
    ("", "%x", 0, 0),
    ("", "%own", 1, 0),
    ("", "%other", 1, 0),
    ("%either = select i1 true, ptr %own, ptr %other", "%either", 2, 0),
    ("call void @someone(ptr %own)", "%second", 1, 1),
    ("call void @someone(ptr %own)", "%other", 1, 0),
    ("call void @llvm.memcpy.p0.p0.i64(ptr %other, ptr %own, i64 32, i1 false)", "%other", 2, 1),
    ("call void @llvm.memcpy.p0.p0.i64(ptr %other, ptr %own, i64 32, i1 false)", "%own", 1, 0),
    ("store ptr %own, ptr %kept\n  %found = load ptr, ptr %kept", "%found", 2, 0),
    ("store ptr %own, ptr %kept\n  %found = load ptr, ptr %kept\n  store i64 3, ptr %found", "%own", 3, 0),
    ("%bits = ptrtoint ptr %own to i64\n  %found = inttoptr i64 %bits to ptr", "%found", 1, 0),
])  # fmt: skip
def test_whoever_writes_to_own_memory_that_is_read_is_needed(middle, read, stores, calls):
    text = MEMORY_OF_ITS_OWN.format(middle=middle, read=read)
    if "memcpy" in middle:
        text += "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"
    function = parse_module(text).functions["f"]
    needed = needed_instructions(function, [i for i in function.instructions() if isinstance(i, AtomicRMW)])
    assert len([i for i in needed if isinstance(i, Store)]) == stores
    assert len([i for i in needed if isinstance(i, Call)]) == calls


TWO_PLACES = """
declare ptr @ne.tape.place(i32) {attributes}
define void @f(i1 %c, double %v, double %w) {{
  br i1 %c, label %one, label %other
one:
  %p = call ptr @ne.tape.place(i32 1)
  store double %v, ptr %p
  br label %done
other:
  %q = call ptr @ne.tape.place(i32 2)
  store double %w, ptr %q
  br label %done
done:
  ret void
}}
"""


@pytest.mark.parametrize("attributes", [PURE, PURE.replace(APART, "nounwind")])
def test_the_number_of_a_place_stays_a_constant(attributes):
    """LLVM makes one call of the last ones of two branches, as in a kernel whose branches add the same to other places."""
    text = llvm_io.optimize(TWO_PLACES.format(attributes=attributes))
    assert ("ne.tape.place(i32 1)" in text and "ne.tape.place(i32 2)" in text) == (APART in attributes)
