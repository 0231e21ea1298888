"""Kernels whose sums of lanes are compiled for one size of blocks."""

import subprocess
from dataclasses import replace

import numpy as np
import pytest
from fake_device import FakeDriver
from kernel_corpus import kernel
from launched import target
from numba import cuda, float64
from test_lane_groups import one_side
from test_ptx import PTXAS, needs_libdevice

from numba_enzyme import Const, Duplicated
from numba_enzyme.api import kernels
from numba_enzyme.api.kernel_views import requested
from numba_enzyme.bridge.cuda.device.entry import Variant
from numba_enzyme.bridge.cuda.device.launch import on_device
from numba_enzyme.bridge.cuda.device.prepared import prepared
from numba_enzyme.bridge.cuda.known_block import depends_on_block, with_known_block
from numba_enzyme.bridge.cuda.ptx import PtxOptions, ptx
from numba_enzyme.request import Mode
from numba_enzyme.testing import check_kernel

REGISTERS = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
define i32 @f() {
  %a = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1
  %b = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3, !dbg !1
"""


def test_registers_that_the_size_tells():
    text = with_known_block(REGISTERS, (5, 7, 1))
    assert "%a = tail call range(i32 0, 7) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1" in text
    assert "%b = add i32 5, 0, !dbg !1" in text and text.count("declare") == 2
    assert not depends_on_block(text) and depends_on_block("call void @ne.lanes.add.f64(")


def asked():
    arrays = [Duplicated(np.ones(96), np.ones(96)), Duplicated(np.ones(96), np.ones(96)), Const(3)]
    extracted, request = requested(one_side, arrays, Mode.REVERSE)
    return extracted, on_device(request)


def test_one_program_for_each_size(monkeypatch):
    driver = FakeDriver()
    monkeypatch.setattr(kernels, "cuda_driver", lambda: driver)
    extracted, request = asked()
    made = [prepared(extracted, request, PtxOptions(), block) for block in ((8, 8, 1), (8, 4, 1), (8, 8, 1))]
    assert made[0] is made[2] is not made[1] and made[1].options.block == (8, 4, 1)
    x, dx, y = np.ones(96), np.zeros(96), np.zeros(96)
    with target("cuda"):
        for block in ((8, 8), (8, 4)):
            one_side.grad[1, block](Duplicated(x, dx), Duplicated(y, np.ones(96)), 2)
    assert len(driver.of("load")) == 2


@needs_libdevice
@pytest.mark.parametrize("block, rounds", [((), 1), ((8, 8, 1), 3), ((5, 5, 1), 3), ((2, 32, 1), 1), ((1, 32, 1), 0),
                                           ((64, 1, 1), 5)])  # fmt: skip
def test_rounds_are_known(block, rounds, tmp_path):
    """A loop where the size of a block is not known, else two shuffles for each round of a double; more for others."""
    extracted, request = asked()
    request = replace(request, switches=frozenset({"lane-batches"}))
    made = prepared(extracted, request, PtxOptions(), block)
    program = made.program(Variant.WHOLE)
    text = ptx(extracted, program.module, request, program.name, (9, 0), made.options)
    assert text.count("shfl.sync.down") == 2 * (rounds + 1)
    if PTXAS is not None:
        (tmp_path / "kernel.ptx").write_text(text)
        assert subprocess.run([PTXAS, "-arch=sm_90", str(tmp_path / "kernel.ptx"), "-o", str(tmp_path / "x")]).returncode == 0



@kernel
def mirrored(x, y):
    s = cuda.shared.array(32, float64)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    if t < 32:
        s[t] = x[i] * x[i]
    cuda.syncthreads()
    if t < 64:
        y[i] = s[31 - t] * x[i]


@pytest.mark.parametrize("threads", [16, 32, 64])
def test_the_size_decides_tests_of_negative_indices(threads):
    """`31 - t` counts from the end of the array for threads beyond the first 32, which then meet others at their places."""
    check_kernel(mirrored, (2, threads), (np.linspace(1.0, 2.0, 2 * threads), np.zeros(2 * threads)))
    text = mirrored.inspect_gradient("(float64[::1], float64[::1])", view="ptx", block=threads)
    assert ("red.shared.add.f64" in text) == (threads > 32)
