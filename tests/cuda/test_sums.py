"""Sums of warps and blocks as a device does them, run by threads that meet: whoever is there, wherever each of them adds to."""

import subprocess

import numpy as np
import pytest
from fake_device import with_device_sums
from kernel_corpus import kernel
from numba import cuda, float64
from test_ptx import PTXAS, needs_libdevice
from test_sharing import verdicts

from numba_enzyme import Duplicated
from numba_enzyme.bridge.cuda.host.engine import HostCode
from numba_enzyme.bridge.cuda.host.launch import launch_text
from numba_enzyme.bridge.cuda.host.retarget import retarget
from numba_enzyme.bridge.cuda.sums import device_sums
from numba_enzyme.bridge.cuda.sums_of_groups import with_sums_of_groups
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.testing import check_kernel

ADDS = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare void @{name}(ptr, {type})
define void @ne.entry(ptr %groups, ptr %values, ptr %totals) {{
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %row = mul i32 %y, %n
  %t = add i32 %row, %x
  %gp = getelementptr i64, ptr %groups, i32 %t
  %g = load i64, ptr %gp
  %vp = getelementptr {type}, ptr %values, i32 %t
  %v = load {type}, ptr %vp
  {test}
  br i1 %here, label %add, label %done
add:
  %p = getelementptr {type}, ptr %totals, i64 {index}
  call void @{name}(ptr %p, {type} %v)
  br label %done
done:
  ret void
}}
"""


def added(name: str, groups: np.ndarray, values: np.ndarray, block: tuple[int, int]) -> np.ndarray:
    """What a block's threads add by one call each: those of a negative group make none."""
    type_ = {"float64": "double", "float32": "float"}[values.dtype.name]
    whole = "block" in name
    test = "%here = icmp eq i32 0, 0" if whole else "%here = icmp sge i64 %g, 0"
    module = parse_module(ADDS.format(type=type_, test=test, index=0 if whole else "%g", name=name))
    module.triple, module.data_layout = "nvptx64-nvidia-cuda", "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
    thread = retarget(with_device_sums(module))
    totals = np.zeros(64, values.dtype)
    words = np.array([a.ctypes.data for a in (groups, values, totals)], np.int64)
    HostCode(launch_text(thread, []), thread).launch(words, (1, 1, 1), (*block, 1), 0)
    assert thread.waits and thread.asks
    return totals


@pytest.mark.parametrize(("dtype", "name"), [
    (np.float64, "ne.warp.add.f64"), pytest.param(np.float32, "ne.warp.add.f32", marks=pytest.mark.slow),
])  # fmt: skip
def test_lanes_of_a_warp(dtype, name):
    random = np.random.default_rng(1)
    for block in ((32, 1), (40, 1), (7, 1), (16, 5), (96, 1)):
        threads = block[0] * block[1]
        for groups in (np.zeros(threads, int), np.arange(threads) % 3, random.integers(-1, 5, threads),
                       np.where(np.arange(threads) % 32 == 31, 2, -1), np.full(threads, -1), random.integers(0, 40, threads)):
            values = random.integers(-50, 50, threads).astype(dtype)
            want = np.zeros(64, dtype)
            np.add.at(want, groups[groups >= 0], values[groups >= 0])
            np.testing.assert_array_equal(added(name, groups.astype(np.int64), values, block), want)


@pytest.mark.parametrize(("dtype", "name"), [(np.float64, "ne.block.add.f64"), (np.float32, "ne.block.add.f32")])
def test_threads_of_a_block(dtype, name):
    for block in ((1, 1), (5, 1), (32, 1), (33, 1), (8, 9), (1024, 1)):
        values = np.random.default_rng(2).integers(-50, 50, block[0] * block[1]).astype(dtype)
        found = added(name, np.zeros(values.size, np.int64), values, block)
        assert found[0] == values.sum() and not found[1:].any()


REGISTERS = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
"""
THREAD = """\
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %z = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %ny = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %plane = mul i32 %z, %ny
  %rows = add i32 %plane, %y
  %before = mul i32 %rows, %nx
  %t = add i32 %before, %x
"""
LANES = """{registers}declare void @ne.lanes.add.{kind}(ptr, {type}, i32, i32, i32, i1)
define void @ne.entry(ptr %cells, ptr %values, ptr %totals, i64 %f, i64 %a, i64 %o, i64 %s) {{
entry:
  %first = trunc i64 %f to i32
  %after = trunc i64 %a to i32
  %owner = trunc i64 %o to i32
  %searched = trunc i64 %s to i1
{thread}  br label %head
head:
  %k = phi i32 [ 0, %entry ], [ %k.next, %next ]
  %at = mul i32 %t, 3
  %at.k = add i32 %at, %k
  %cp = getelementptr i64, ptr %cells, i32 %at.k
  %c = load i64, ptr %cp
  %vp = getelementptr {type}, ptr %values, i32 %at.k
  %v = load {type}, ptr %vp
  %here = icmp sge i64 %c, 0
  br i1 %here, label %add, label %next
add:
  %p = getelementptr {type}, ptr %totals, i64 %c
  call void @ne.lanes.add.{kind}(ptr %p, {type} %v, i32 %first, i32 %after, i32 %owner, i1 %searched)
  br label %next
next:
  %k.next = add i32 %k, 1
  %again = icmp ult i32 %k.next, 3
  br i1 %again, label %head, label %done
done:
  ret void
}}
"""


def added_by_lanes(dtype):
    """Compiled once: what threads add in three rounds, those of a negative cell nothing."""
    type_, kind = {np.float64: ("double", "f64"), np.float32: ("float", "f32")}[dtype]
    module = parse_module(LANES.format(registers=REGISTERS, thread=THREAD, type=type_, kind=kind))
    module.triple, module.data_layout = "nvptx64-nvidia-cuda", "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
    thread = retarget(with_device_sums(module))
    code = HostCode(launch_text(thread, []), thread)

    def run(block, group, cells, values):
        totals = np.zeros(cells.max() + 1, dtype)
        words = np.array([*(a.ctypes.data for a in (cells, values, totals)), *group], np.int64)
        code.launch(words, (1, 1, 1), block, 0)
        return totals

    return run


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
def test_lanes_that_the_shape_of_a_block_tells(dtype):
    """All of a warp, rows that end in the next warp, blocks that end within a warp, and lanes that are missing."""
    random, run = np.random.default_rng(6), added_by_lanes(dtype)
    groups = [(first, after) for first in range(3) for after in range(first + 1, 4)]
    for block in ((5, 5, 1), (7, 3, 1), (16, 16, 1), (8, 8, 1), (33, 1, 1), (4, 4, 4), (3, 5, 7), (1, 9, 2), (40, 2, 1)):
        threads = np.arange(np.prod(block))
        places = list(np.unravel_index(threads, block[::-1]))[::-1]  # x, y, z
        for first, after in groups:
            told = [places[axis] * (not first <= axis < after) for axis in range(3)]
            cells = (told[0] + block[0] * (told[1] + block[1] * told[2]))[:, None] * 3 + np.arange(3)
            values = random.integers(-50, 50, cells.shape).astype(dtype)
            last = (threads >= threads.size - 3)[:, None]
            for missing in (np.zeros((1, 1), bool), random.random((threads.size, 1)) < 0.1, last, np.eye(3, dtype=bool)[:1]):
                here = np.where(missing, -1, cells)
                want = np.zeros(here.max() + 1, dtype)
                np.add.at(want, here[here >= 0], values[here >= 0])
                for group in ((first, after, 0, 1), (first, after, 1, 0), (first, after, 2, 1)):
                    np.testing.assert_array_equal(run(block, group, np.ascontiguousarray(here, np.int64), values), want)


SEVERAL = """{registers}declare void @ne.lanes.add.{kind}.{count}(ptr, {types}, i32, i32, i32, i1)
define void @ne.entry(ptr %cells, ptr %values, ptr %totals) {{
entry:
{thread}  %cp = getelementptr i64, ptr %cells, i32 %t
  %c = load i64, ptr %cp
  %at = mul i32 %t, {count}
  %first.value = getelementptr {type}, ptr %values, i32 %at
{loads}
  %here = icmp sge i64 %c, 0
  br i1 %here, label %add, label %done
add:
  %row = mul i64 %c, {count}
  %p = getelementptr {type}, ptr %totals, i64 %row
  call void @ne.lanes.add.{kind}.{count}(ptr %p, {arguments}, {told})
  br label %done
done:
  ret void
}}
"""


def several(dtype, count: int, told: str, block: tuple[int, int, int]) -> HostCode:
    """What threads add to ``count`` places by one call each, those of a negative cell nothing."""
    type_, kind = {np.float64: ("double", "f64"), np.float32: ("float", "f32")}[dtype]
    order, width = np.random.default_rng(count).permutation(count), np.dtype(dtype).itemsize
    text = SEVERAL.format(
        registers=REGISTERS, thread=THREAD,
        type=type_, kind=kind, count=count, types=", ".join(["i64"] * count + [type_] * count), told=told,
        loads="\n".join(f"  %vp{i} = getelementptr {type_}, ptr %first.value, i32 {i}\n  %v{i} = load {type_}, ptr %vp{i}"
                        for i in range(count)),
        arguments=", ".join([f"i64 {width * i}" for i in order] + [f"{type_} %v{i}" for i in order]))  # fmt: skip
    text, definitions = with_sums_of_groups(text, block)
    module = parse_module(text)
    module.triple, module.data_layout = "nvptx64-nvidia-cuda", "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
    thread = retarget(with_device_sums(module, definitions))
    return HostCode(launch_text(thread, []), thread)


@pytest.mark.parametrize(("block", "count", "told"), [
    ((8, 8, 1), 8, (0, 1, 2, "true")), ((8, 8, 1), 12, (1, 3, 1, "false")), ((2, 64, 2), 5, (1, 3, 0, "true")),
    ((32, 2, 1), 16, (0, 1, 2, "true")), ((2, 1, 1), 3, (0, 1, 1, "false")), ((5, 5, 1), 7, (1, 2, 1, "true")),
    ((3, 2, 5), 4, (1, 2, 2, "false")), ((5, 7, 1), 5, (0, 1, 0, "true")), ((1, 1, 4), 4, (0, 1, 2, "true"))])  # fmt: skip
def test_several_sums_of_lanes(block, count, told):
    """Fewer sums than lanes and more; groups at a distance; all of a warp, and some of it elsewhere."""
    random, threads = np.random.default_rng(7), np.arange(np.prod(block))
    places = list(np.unravel_index(threads, block[::-1]))[::-1]  # x, y, z
    apart = [places[axis] * (not told[0] <= axis < told[1]) for axis in range(3)]
    cells = apart[0] + block[0] * (apart[1] + block[1] * apart[2])
    code = several(np.float64, count, "i32 {}, i32 {}, i32 {}, i1 {}".format(*told), block)
    for missing in (np.zeros(1, bool), random.random(threads.size) < 0.1, threads == threads[-1]):
        values = random.integers(-50, 50, (threads.size, count)).astype(float)
        here = np.ascontiguousarray(np.where(missing, -1, cells), np.int64)
        want = np.zeros((cells.max() + 1, count))
        np.add.at(want, here[here >= 0], values[here >= 0])
        totals = np.zeros_like(want)
        words = np.array([a.ctypes.data for a in (here, values, totals)], np.int64)
        code.launch(words, (1, 1, 1), block, 0)
        np.testing.assert_array_equal(totals, want)


def test_several_sums_are_made_as_the_block_permits():
    for block, how in (((8, 8, 1), "halved"), ((5, 5, 1), "rotated"), ((5, 7, 1), "singly"), ((), "singly")):
        text = "call void @ne.lanes.add.f32.2(ptr %p, i64 0, i64 4, float %a, float %b, i32 0, i32 1, i32 0, i1 false)"
        _, definition = with_sums_of_groups(text, block)
        found = {"halved": "f32(i32 -1, i32 3" in definition, "rotated": "f32(i32 -1, i32 0" in definition,
                 "singly": definition.count("call void @ne.lanes.add.f32(") == 2}  # fmt: skip
        assert [name for name, is_so in found.items() if is_so] == [how]


@pytest.mark.parametrize(("owner", "plainly"), [(0, False), (1, False), (2, True)])
def test_several_sums_are_added_plainly_where_no_other_group_comes(owner, plainly):
    """`s[ty + k]` for threads along x: a row's k-th sum goes where the next row's sum before it goes, and both at once."""
    for block in ((4, 4, 1), (3, 5, 1), (8, 8, 1)):
        text = f"call void @ne.lanes.add.f64.2(ptr %p, i64 0, i64 8, double %a, double %b, i32 0, i32 1, i32 {owner}, i1 false)"
        _, definition = with_sums_of_groups(text, block)
        assert ("store double" in definition, "atomicrmw" in definition) == (plainly, not plainly)


def test_one_text_for_both_widths():
    text = device_sums("call void @wait()", "@place")
    assert text.count("define double") == text.count("define float") == 5 and "ne.barrier" not in text
    assert text.count("atomicrmw fadd ptr %p, float") == text.count("atomicrmw fadd ptr %p, double") == 4


@kernel
def horner(a, c, x, y):
    i = cuda.grid(1)
    if i < x.size:
        t = 0.0
        for k in range(c.size):
            t = t * x[i] + c[k]
        y[i] = a * t + c[0] * x[i] ** 2


@kernel
def far_coefficient(n, c, x, y):
    i = cuda.grid(1)
    if n < c.size and i < x.size:
        y[i] = c[n] * x[i] + c[cuda.blockIdx.x] * c[n]


@kernel
def tile_rows(a, b):
    s = cuda.shared.array((8, 8), float64)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    s[y, x] = a[y, x]
    cuda.syncthreads()
    t = 0.0
    for k in range(8):
        t += s[y, k] ** 2 * s[k, x]
    b[y, x] = t


@kernel
def one_thread(c, y):
    if cuda.threadIdx.x == 0:
        y[cuda.blockIdx.x] = c[0] * c[1]


@kernel
def written_coefficient(c, x):
    i = cuda.grid(1)
    x[i] = x[i] * c[0]
    cuda.syncthreads()
    if cuda.threadIdx.x == 1:
        c[0] = x[i]


@kernel
def many_coefficients(c, x):
    i = cuda.grid(1)
    for _ in range(2):
        x[i] = (x[i] * c[0] + c[1] * c[2] + c[3] * c[4] + c[5] * c[6] + c[7] * c[8] + c[9] * c[10] + c[11] * c[12]
                + c[13] * c[14] + c[15] * c[16] + c[17] * c[18])  # fmt: skip


@kernel
def each_width(a, b, z, c, w, x):
    i = cuda.grid(1)
    if i < x.size:
        x[i] = a * x[i] + b[0] * b[1] + (z * c[0] * w).real


X = np.random.default_rng(3).uniform(0.5, 1, 100)
Y, C = np.zeros(100), np.random.default_rng(4).uniform(0.5, 1, 4)


@pytest.mark.on_device
@pytest.mark.parametrize(("made", "launch", "arguments", "expected", "races"), [
    (horner, (4, 32), (1.5, C, X, Y), {("c", "load"): {"lanes", "block"}, ("x", "load"): {"own"}, ("y", "store"): {"own"}}, True),
    (far_coefficient, (3, 32), (2, C, X, Y), {("c", "load"): {"block"}, ("x", "load"): {"own"}, ("y", "store"): {"own"}}, True),
    (far_coefficient, (3, 32), (1 << 40, C, X, Y), {("c", "load"): {"block"}, ("x", "load"): {"own"}, ("y", "store"): {"own"}},
     True),
    (one_thread, (3, 32), (C, Y), {("c", "load"): {"atomic"}, ("y", "store"): {"own"}}, True),
    (written_coefficient, (1, 32), (C, X), {("c", "load"): {"lanes"}, ("c", "store"): {"atomic"}, ("x", "load"): {"own"},
                                            ("x", "store"): {"own"}}, True),
    (many_coefficients, (2, 32), (np.resize(C, 19), X), {("c", "load"): {"block", "lanes"}, ("x", "load"): {"own"},
                                                         ("x", "store"): {"own"}}, True),
], ids=lambda value: getattr(value, "__name__", ""))  # fmt: skip
def test_who_adds_together(made, launch, arguments, expected, races):
    assert verdicts(made, launch, arguments) == expected
    check_kernel(made, launch, arguments, races=races)


@pytest.mark.on_device
def test_rows_of_a_tile():
    a = np.random.default_rng(5).uniform(0.5, 1, (8, 8))
    found = verdicts(tile_rows, (1, (8, 8)), (a, a.copy()))
    assert found["shared", "load"] == {"lanes"}
    check_kernel(tile_rows, (1, (8, 8)), (a, a.copy()), races=True)
    text = str(tile_rows.explain("(float64[:,::1], float64[:,::1])"))
    assert "lanes: shared" in text and "one place for threads along x: the lanes of a warp add up first" in text
    assert "one place for threads along y and z" in text


@pytest.mark.on_device
def test_scalars_of_all_kinds():
    """Each block adds the sum of its threads to the one element, whatever the width."""
    b, c = C[:2].astype(np.float32), C.astype(np.complex64)
    check_kernel(each_width, (4, 32), (np.float32(1.5), b, 1.5 + 0.5j, c, np.complex64(0.25 - 1j), X))
    signature = "(float32, float32[::1], complex128, complex64[::1], complex64, float64[::1])"
    text = each_width.inspect_gradient(signature)
    assert text.count("call void @ne.block.add.f32") >= 2


@kernel
def each_block(a, c, x, y):
    i = cuda.blockIdx.x * cuda.blockDim.x * cuda.blockDim.y + cuda.threadIdx.y * cuda.blockDim.x + cuda.threadIdx.x
    y[i] = a * x[i] * c[0] + c[1]


@pytest.mark.on_device
@pytest.mark.parametrize("block", [1, 5, 31, 32, 33, (8, 9), 1000, 1024], ids=str)
def test_blocks_of_any_size(block):
    """Full warps and rests of warps."""
    n = 3 * int(np.prod(block))
    x, seed, c = np.linspace(0.1, 0.9, n), np.linspace(-1, 1.5, n), np.array([0.7, 0.2])
    da, dc, dx, y, dy = np.zeros(1), np.zeros(2), np.zeros(n), np.zeros(n), seed.copy()
    each_block.grad[3, block](Duplicated(1.5, da), Duplicated(c, dc), Duplicated(x, dx), Duplicated(y, dy))
    np.testing.assert_allclose(y, 1.05 * x + 0.2, rtol=1e-14)
    np.testing.assert_allclose([da[0], *dc], [0.7 * (seed @ x), 1.5 * (seed @ x), seed.sum()], rtol=1e-12)
    np.testing.assert_allclose(dx, 1.05 * seed, rtol=1e-14, atol=1e-15)


@needs_libdevice
def test_atomic_operations_of_a_device(tmp_path):
    """One for each scalar and coefficient, in a branch that one lane takes; the counters' places by warps."""
    text = horner.inspect_gradient("(float64, float64[::1], float64[::1], float64[::1])", view="ptx", capability=(7, 5))
    assert text.count("red.global.add.f64") == 3 and text.count("match.any.sync") == 1
    assert "ne_sums[256]" in text
    signature = "(float32, float32[::1], complex128, complex64[::1], complex64, float64[::1])"
    single = each_width.inspect_gradient(signature, view="ptx")
    assert single.count("red.global.add.f32") >= 4
    if PTXAS is not None:
        (tmp_path / "kernel.ptx").write_text(text)
        command = [PTXAS, "-arch=sm_75", str(tmp_path / "kernel.ptx"), "-o", str(tmp_path / "cubin")]
        assert subprocess.run(command).returncode == 0


def test_the_order_is_the_same_every_time():
    totals = []
    for _ in range(3):
        da, dc = np.zeros(1), np.zeros(4)
        dx, y, dy = np.zeros(100), Y.copy(), np.ones(100)
        horner.grad[4, 32](Duplicated(1.5, da), Duplicated(C, dc), Duplicated(X, dx), Duplicated(y, dy))
        totals.append((da.tobytes(), dc.tobytes()))
    assert len(set(totals)) == 1
