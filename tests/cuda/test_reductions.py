"""Atomic operations in PTX: without a result that nobody reads, so that the assembler takes no loop for one that waits."""

import subprocess

import numpy as np
import pytest
from kernel_corpus import kernel
from numba import cuda
from test_ptx import PTXAS, gradient_ptx, needs_libdevice

from numba_enzyme import Const, Duplicated
from numba_enzyme.bridge.cuda.reductions import with_reductions

BODY = """.visible .entry k(
)
{{
	.reg .b64 	%rd<9>;
	{line}
	{use}
	ret;
}}
"""


@pytest.mark.parametrize(("line", "reduced"), [
    ("atom.global.add.f64 	%rd7, [%rd2+8], %rd5;", "red.global.add.f64 	[%rd2+8], %rd5;"),
    ("@%p1 atom.add.f32 	%r7, [%rd2], %r5;", "@%p1 red.add.f32 	[%rd2], %r5;"),
    ("atom.relaxed.gpu.shared.max.s32 	%r7, [s+4], 1;", "red.relaxed.gpu.shared.max.s32 	[s+4], 1;"),
    ("atom.acq_rel.sys.global.add.f64 	%rd7, [%rd2], %rd5;", None),
    ("atom.global.exch.b64 	%rd7, [%rd2], %rd5;", None),
    ("atom.global.cas.b64 	%rd7, [%rd2], %rd5, %rd6;", None),
])  # fmt: skip
def test_what_has_a_reduction(line, reduced):
    assert with_reductions(BODY.format(line=line, use="")) == BODY.format(line=reduced or line, use="")


def test_a_result_that_is_read_stays():
    line = "atom.global.add.f64 	%rd7, [%rd2], %rd5;"
    text = BODY.format(line=line, use="st.global.b64 	[%rd3], %rd7;")
    assert with_reductions(text) == text
    assert line in with_reductions(text + BODY.format(line=line, use=""))  # another function has registers of its own
    assert "red.global" in with_reductions(text + BODY.format(line=line, use=""))


@kernel
def gathers_in_a_loop(x, index, y):
    i = cuda.grid(1)
    if i < y.size:
        total = 0.0
        for j in range(index[i], index[i + 1]):
            total += x[index[j]] * x[index[j]]
        y[i] = total


@needs_libdevice
@pytest.mark.skipif(PTXAS is None, reason="ptxas is not on the path")
def test_lanes_that_have_parted_in_a_loop_meet_again(tmp_path):
    x, dx, y, dy = np.ones((4, 9))
    text = gathers_in_a_loop.inspect_gradient([Duplicated(x, dx), Const(np.arange(10)), Duplicated(y, dy)], view="ptx")
    assert "red.global.add.f64" in text and "atom." not in text
    (tmp_path / "kernel.ptx").write_text(text)
    subprocess.run([PTXAS, "-arch=sm_90", str(tmp_path / "kernel.ptx"), "-o", str(tmp_path / "cubin")], check=True)
    assert "atom." not in gradient_ptx("histogram")
