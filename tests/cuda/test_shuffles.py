"""Adjoints of shuffles: what a device does, run by threads that meet, is what the host says; and gradients by them."""

import math
import re

import numpy as np
import pytest
from fake_device import FakeDriver, with_device_sums
from kernel_corpus import kernel
from launched import assert_same, forward, reverse
from numba import cuda
from test_ptx import gradient_ptx, needs_libdevice

from numba_enzyme import Const, EnzymeError, pipeline
from numba_enzyme.api import kernels
from numba_enzyme.bridge.cuda.host.engine import HostCode
from numba_enzyme.bridge.cuda.host.launch import launch_text
from numba_enzyme.bridge.cuda.host.retarget import retarget
from numba_enzyme.bridge.cuda.shuffles import whole_shuffles
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.request import Activity, GradientRequest, Returns
from numba_enzyme.target import HOST_KERNEL
from numba_enzyme.testing import check_kernel

IDX, UP, DOWN, BFLY = range(4)
FULL = 0xFFFFFFFF
ADJOINTS = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare {type} @ne.shfl.adjoint.{width}(i32, i32, {type}, i32, i32)
define void @ne.entry(ptr %operands, ptr %values, ptr %results) {{
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %bit = lshr i32 {mask}, %lane
  %here = trunc i32 %bit to i1
  br i1 %here, label %meet, label %done
meet:
  %op = getelementptr i32, ptr %operands, i32 %t
  %loaded = load i32, ptr %op
  %vp = getelementptr {type}, ptr %values, i32 %t
  %v = load {type}, ptr %vp
  %r = call {type} @ne.shfl.adjoint.{width}(i32 {mask}, i32 {mode}, {type} %v, i32 {operand}, i32 {clamp})
  %rp = getelementptr {type}, ptr %results, i32 %t
  store {type} %r, ptr %rp
  br label %done
done:
  ret void
}}
"""


def clamp_of(mode: int, width: int) -> int:
    """What CUDA makes of the width of a shuffle."""
    return (32 - width) << 8 | (0 if mode == UP else 31)


def adjoints(mode: int, width: int, mask: int, constant: int | None, dtype, *, device: bool):
    """What computes the adjoint of a shuffle by threads on the host: by the host's own rule, or by the device's text."""
    type_, bits = {"float64": ("double", "f64"), "float32": ("float", "f32")}[np.dtype(dtype).name]
    operand = "%loaded" if constant is None else constant
    module = parse_module(ADJOINTS.format(type=type_, width=bits, mode=mode, mask=mask - (mask >> 31 << 32), operand=operand,
                                          clamp=clamp_of(mode, width)))  # fmt: skip
    module.triple, module.data_layout = "nvptx64-nvidia-cuda", "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
    thread = retarget(with_device_sums(module) if device else module)
    code = HostCode(launch_text(thread, []), thread)

    def run(operands: np.ndarray, values: np.ndarray) -> np.ndarray:
        results = np.full(values.size, -1, dtype)
        words = np.array([a.ctypes.data for a in (operands, values, results)], np.int64)
        code.launch(words, (1, 1, 1), (values.size, 1, 1), 0)
        return results

    return run


def by_hand(mode: int, width: int, mask: int, operands: np.ndarray, values: np.ndarray) -> np.ndarray:
    """The definition: every lane sends its adjoint to where it has read."""
    found = np.where(mask >> np.arange(values.size) % 32 & 1, 0, -1).astype(values.dtype)
    for t in range(values.size):
        lane, by, first = t % 32, int(operands[t]) & 31, t % 32 // width * width
        source = (first + by % width, lane - by, lane + by, lane ^ by)[mode]
        reads = first <= source if mode == UP else source < first + width
        there = reads and t - lane + source < values.size and mask >> source & 1
        if mask >> lane & 1:
            found[t - lane + source if there else t] += values[t]
    return found


@pytest.mark.parametrize("mode", [IDX, UP, DOWN, BFLY], ids=["idx", "up", "down", "bfly"])
@pytest.mark.parametrize("width", [32, pytest.param(16, marks=pytest.mark.slow), 8])
def test_what_a_device_does(mode, width):
    """All lanes are told the same by a constant, the same at run time, or each something else; whole warps and rests."""
    random = np.random.default_rng(width + mode)
    mixed = random.integers(-3, 40, 96)
    told = {3: [3], None: [0, 1, 4, 7, 31, 33, mixed, np.arange(96) // 4, np.arange(96) % 2]}
    for mask, dtype in ((FULL, np.float64), (FULL, np.float32), (0x0F0F_FF35, np.float64)):
        for constant, operands in told.items():
            run, own = (adjoints(mode, width, mask, constant, dtype, device=d) for d in (True, False))
            for operand in operands:
                for threads in (64, 96) if mask == FULL and constant is None else (96, 41, 7):
                    given = np.resize(operand, threads).astype(np.int32)
                    values = random.integers(-50, 50, threads).astype(dtype)
                    want = by_hand(mode, width, mask, given, values)
                    np.testing.assert_array_equal(own(given, values), want)
                    np.testing.assert_array_equal(run(given, values), want, str((constant, given, threads)))


@kernel
def each_way(x, y, by, many):
    i, lane = cuda.grid(1), cuda.laneid
    v = x[i] * x[i]
    a = cuda.shfl_down_sync(0xFFFFFFFF, v, 3) * cuda.shfl_up_sync(0xFFFFFFFF, v, by)
    b = cuda.shfl_sync(0xFFFFFFFF, math.sin(v), by) * cuda.shfl_sync(0xFFFFFFFF, v, 30)
    c = cuda.shfl_xor_sync(0xFFFFFFFF, a, by) + cuda.shfl_down_sync(0xFFFFFFFF, v, many[lane])
    y[i] = a * b + c * cuda.shfl_sync(0xFFFFFFFF, v, many[lane]) + cuda.shfl_xor_sync(0xFFFFFFFF, b, 6)
    k = by
    while k > 0:
        v += cuda.shfl_down_sync(0xFFFFFFFF, v, k) * cuda.shfl_up_sync(0xFFFFFFFF, v, lane % (k + 1))
        k //= 2
    y[i] += v


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
def test_told_by_a_constant_by_an_argument_or_by_each_lane(dtype, monkeypatch):
    """Gradients are exact, modes agree, and a device's text says what the host says."""
    driver = FakeDriver()
    monkeypatch.setattr(kernels, "cuda_driver", lambda: driver)
    x = np.random.default_rng(1).uniform(0.5, 1, 64).astype(dtype)
    many = np.random.default_rng(2).integers(0, 32, 32)
    arguments = (x, np.zeros_like(x), Const(5), Const(many))
    check_kernel(each_way, (2, 32), arguments, oracle=True, races=True)
    plain = (x, np.zeros_like(x), 5, many)
    assert_same(reverse(each_way, (2, 32), plain, "cuda"), reverse(each_way, (2, 32), plain, "cpu"))
    assert_same(forward(each_way, (2, 32), plain, "cuda"), forward(each_way, (2, 32), plain, "cpu"))
    assert driver.of("launch")


@needs_libdevice
def test_one_shuffle_for_one():
    """Of a sum over a warp in five steps: two shuffles of 32 bits for each, forth and back; nobody is asked, there is no loop."""
    text = gradient_ptx("warp_sum")
    assert len(re.findall(r"shfl\.sync\.\w+\.b32", text)) == 20 and "match." not in text and "call" not in text
    assert "match.all" in gradient_ptx("warp_permutations")


def test_the_adjoint_of_an_adjoint_is_the_shuffle():
    text = """
declare double @ne.shfl.adjoint.f64(i32, i32, double, i32, i32)
define double @f(double %x) {
  %y = call double @ne.shfl.adjoint.f64(i32 -1, i32 2, double %x, i32 1, i32 31)
  ret double %y
}
"""
    request = GradientRequest("f", (Activity.ACTIVE,), returns=Returns.ACTIVE, target=HOST_KERNEL)
    found = pipeline.differentiate(text, request).text
    assert re.search(r"call double @ne\.shfl\.sync\.f64\(i32 -1, i32 2, double %\S+, i32 1, i32 31\)", found)
    assert not re.search(r"@ne\.shfl\.adjoint\.f64\([^)]*%(?!x)", found)  # but in the copy of f


WITH_PREDICATE = """
declare {{ i32, i1 }} @llvm.nvvm.shfl.sync.i32(i32, i32, i32, i32, i32)
define double @f(double %x) {{
  %bits = bitcast double %x to i64
  %low = trunc i64 %bits to i32
  %above = lshr i64 %bits, 32
  %high = trunc i64 %above to i32
  %a = call {{ i32, i1 }} @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %low, i32 8, i32 31)
  %b = call {{ i32, i1 }} @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %high, i32 8, i32 31)
  %c = extractvalue {{ i32, i1 }} %a, 0
  %d = extractvalue {{ i32, i1 }} %b, 0
  %predicate = extractvalue {{ i32, i1 }} %a, 1
  %e = zext i32 %c to i64
  %g = zext i32 %d to i64
  %h = shl i64 %g, 32
  %i = or i64 %h, %e
  %j = bitcast i64 %i to double
  %one = insertvalue {{ double, i1 }} undef, double %j, 0
  %both = insertvalue {{ double, i1 }} %one, i1 %predicate, 1
  %number = extractvalue {{ double, i1 }} %both, 0
  {used}
  ret double %number
}}"""


def test_whether_there_was_a_lane_is_kept_beside_the_number():
    """As the numba.cuda of Numba itself writes it."""
    module = parse_module(WITH_PREDICATE.format(used=""))
    whole_shuffles(module)
    text = print_module(module)
    assert text.count("@ne.shfl.sync.f64(i32 -1, i32 2, double %x, i32 8, i32 31)") == 1
    assert "llvm.nvvm.shfl" not in text and "%predicate" not in text and "ret double %j" in text
    for used in ("%w = extractvalue { double, i1 } %both, 1", "%w = zext i1 %predicate to i32"):
        with pytest.raises(EnzymeError, match="asks whether there was a lane"):
            whole_shuffles(parse_module(WITH_PREDICATE.format(used=used)))


@kernel
def halves_of_a_warp(x, y):
    t = cuda.threadIdx.x
    if t < 16:
        v = x[t] ** 2
        y[t] = v * cuda.shfl_xor_sync(0xFFFF, v, 3) + cuda.shfl_sync(0xFFFF, v, 5)
    else:
        v = math.sin(x[t])
        y[t] = v * cuda.shfl_xor_sync(0xFFFF0000, v, 3) + cuda.shfl_sync(0xFFFF0000, v, 20)


def test_lanes_that_exchange_in_two_groups_at_once(monkeypatch):
    """What the lanes of one group get is theirs, also when the other one exchanges before they go on."""
    arguments = np.linspace(0.2, 1.5, 32), np.zeros(32)
    check_kernel(halves_of_a_warp, (1, 32), arguments)
    monkeypatch.setattr(kernels, "cuda_driver", FakeDriver)
    assert_same(reverse(halves_of_a_warp, (1, 32), arguments, "cuda"), reverse(halves_of_a_warp, (1, 32), arguments, "cpu"))
