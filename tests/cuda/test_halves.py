"""Arrays of half-precision numbers that are computed with in wider ones."""

import subprocess

import numpy as np
import pytest
from kernel_corpus import kernel
from numba import cuda, float32
from test_ptx import PTXAS, needs_libdevice

from numba_enzyme import ActivityError, Const, Duplicated, NotDifferentiable
from numba_enzyme.bridge.cuda.front_end import types
from numba_enzyme.bridge.cuda.halves import plain_conversions


def test_conversions():
    text = """
  %".1" = call float asm  "cvt.f32.f16 $0, $1;", "=f,h"(i16 %".0"), !dbg !7
  %".2" = call i16 asm  "cvt.rn.f16.f64 $0, $1;", "=h,d"(double 0x3ff8000000000000)
  %b = call i16 asm "cvt.rn.f16.u32 $0, $1;", "=h,r"(i32 %n)
  %c = call i64 asm "cvt.rni.s64.f16 $0, $1;", "=l,h"(i16 %b)
"""
    assert plain_conversions(text) == """
  %".1.half" = bitcast i16 %".0" to half, !dbg !7
  %".1" = fpext half %".1.half" to float, !dbg !7
  %".2.half" = fptrunc double 0x3ff8000000000000 to half
  %".2" = bitcast half %".2.half" to i16
  %b.half = uitofp i32 %n to half
  %b = bitcast half %b.half to i16
  %c = call i64 asm "cvt.rni.s64.f16 $0, $1;", "=l,h"(i16 %b)
"""
    assert plain_conversions("nothing") == "nothing"


@kernel
def in_all_memories(x, w, y, n):
    s, own = cuda.shared.array(32, types.float16), cuda.local.array(2, types.float16)
    counts = cuda.shared.array(32, types.int16)
    i, t = cuda.grid(1), cuda.threadIdx.x
    s[t] = float32(x[i]) * float32(w[0])
    own[0] = float32(s[t]) * float32(0.5)
    counts[t] = t + n
    cuda.syncthreads()
    y[i] = float32(s[31 - t]) * float32(s[t]) + float32(own[0]) + counts[31 - t]


@pytest.mark.on_device
def test_gradients_of_stored_halves():
    x, w = np.linspace(0.5, 1, 64).astype(np.float16), np.array([1.5], np.float16)
    y, seed = np.zeros(64, np.float16), np.random.default_rng(1).uniform(-1, 1, 64).astype(np.float16)
    dx, dw, dy = np.zeros(64, np.float16), np.zeros(1, np.float16), seed.copy()
    in_all_memories.grad[2, 32](Duplicated(x, dx), Duplicated(w, dw), Duplicated(y, dy), 2)
    wide, given = x.astype(float).reshape(2, 32), seed.astype(float).reshape(2, 32)
    other = wide[:, ::-1]
    np.testing.assert_allclose(y.reshape(2, 32), 2.25 * wide * other + 0.75 * wide + 33 - np.arange(32), rtol=2e-3)
    want = 2.25 * other * (given + given[:, ::-1]) + 0.75 * given
    np.testing.assert_allclose(dx.reshape(2, 32), want, atol=1e-2)
    np.testing.assert_allclose(dw, np.sum(given * (3 * wide * other + 0.5 * wide)), atol=0.1)
    assert not dy.any()
    tangent = np.zeros(64, np.float16)
    in_all_memories.jvp[2, 32](Duplicated(x, seed), Duplicated(w, np.zeros(1, np.float16)), Duplicated(y, tangent), 2)
    np.testing.assert_allclose(tangent.reshape(2, 32), 2.25 * (given * other + wide * given[:, ::-1]) + 0.75 * given, atol=1e-2)


@kernel
def computed_in_halves(x, y):
    i = cuda.grid(1)
    y[i] = x[i] * x[i]


@kernel
def scaled(a, x):
    i = cuda.grid(1)
    x[i] = float32(a) * float32(x[i])


def test_limits():
    x = np.ones(4, np.float16)
    with pytest.raises(NotDifferentiable, match=r"NE100.*(.|\n)*float32\(x\[i\]\)"):
        computed_in_halves.grad[1, 4](Duplicated(x, x.copy()), Duplicated(x.copy(), x.copy()))
    with pytest.raises(ActivityError, match=r"half precision: pass np.float32\(a\)"):
        scaled.grad[1, 4](Duplicated(np.float16(2), np.zeros(1, np.float16)), Duplicated(x, x.copy()))
    dx = np.ones(4, np.float16)
    scaled.grad[1, 4](Const(np.float16(2)), Duplicated(x.copy(), dx))
    np.testing.assert_array_equal(dx, 2)


@needs_libdevice
@pytest.mark.skipif(PTXAS is None, reason="ptxas is not on the path")
def test_the_assembler_accepts_it(tmp_path):
    text = in_all_memories.inspect_gradient("(float16[::1], float16[::1], float16[::1], int64)", view="ptx", capability=(7, 5))
    (tmp_path / "kernel.ptx").write_text(text)
    command = [PTXAS, "-arch=sm_75", str(tmp_path / "kernel.ptx"), "-o", str(tmp_path / "cubin")]
    assert subprocess.run(command).returncode == 0
