"""Variant-precision numbers: arrays of them that are computed with in wider ones, and arithmetic of their own."""

import math
import subprocess

import numpy as np
import pytest
from kernel_corpus import kernel
from numba import cuda, float32
from numba.cuda import fp16
from test_ptx import PTXAS, needs_libdevice

from numba_enzyme import ActivityError, Const, Duplicated, NotDifferentiable, differentiate
from numba_enzyme.bridge.cuda.front_end import types
from numba_enzyme.bridge.cuda.half_functions import half_functions
from numba_enzyme.bridge.cuda.halves import plain_halves


def test_conversions():
    text = """
  %".1" = call float asm  "cvt.f32.f16 $0, $1;", "=f,h"(i16 %".0"), !dbg !7
  %".2" = call i16 asm  "cvt.rn.f16.f64 $0, $1;", "=h,d"(double 0x3ff8000000000000)
  %".3" = call i16 asm  "cvt.rn.f16.f64 $0, $1;", "=h,d"(double              0x0), !dbg !7
  %b = call i16 asm "cvt.rn.f16.u32 $0, $1;", "=h,r"(i32 %n)
  %c = call i64 asm "cvt.rni.s64.f16 $0, $1;", "=l,h"(i16 %b)
"""
    assert plain_halves(text) == """
  %".1.half" = bitcast i16 %".0" to half, !dbg !7
  %".1" = fpext half %".1.half" to float, !dbg !7
  %".2.half" = fptrunc double 0x3ff8000000000000 to half
  %".2" = bitcast half %".2.half" to i16
  %".3.half" = fptrunc double 0x0 to half, !dbg !7
  %".3" = bitcast half %".3.half" to i16, !dbg !7
  %b.half = uitofp i32 %n to half
  %b = bitcast half %b.half to i16
  %c = call i64 asm "cvt.rni.s64.f16 $0, $1;", "=l,h"(i16 %b)
"""
    assert plain_halves("nothing") == "nothing"


def test_arithmetic():
    text = """
  %a = call i16 asm  "mul.f16 $0,$1,$2;", "=h,h,h"
(i16 %x, i16 16384), !dbg !7
  %b = call i16 asm "abs.f16 $0, $1;", "=h,h"(i16 %a)
  %c = call i16 asm "{
    .reg .pred t; setp.gt.f16 t, $1, $2;
    selp.u16 $0, 1, 0, t; }", "=h,h,h"(i16 %a, i16 %b)
  %d = call i16 asm "tanh.approx.f16 $0, $1;", "=h,h"(i16 %a)
"""
    assert plain_halves(text) == """
  %a.of.0 = bitcast i16 %x to half, !dbg !7
  %a.of.1 = bitcast i16 16384 to half, !dbg !7
  %a.half = fmul half %a.of.0, %a.of.1, !dbg !7
  %a = bitcast half %a.half to i16, !dbg !7
  %b.of.0 = bitcast i16 %a to half
  %b.half = call half @llvm.fabs.f16(half %b.of.0)
  %b = bitcast half %b.half to i16
  %c.of.0 = bitcast i16 %a to half
  %c.of.1 = bitcast i16 %b to half
  %c.half = fcmp ogt half %c.of.0, %c.of.1
  %c = zext i1 %c.half to i16
  %d = call i16 asm "tanh.approx.f16 $0, $1;", "=h,h"(i16 %a)

declare half @llvm.fabs.f16(half)"""


def test_functions_by_address_and_by_value():
    text = """
declare i32 @"_ZmlRK6__halfS1__nbst"(ptr %".1", ptr %".2", ptr %".3")
declare i32 @__numba_wrapper_hsin(ptr %".1", i16 %".2")
"""
    assert half_functions([text, text]) == """\
define linkonce_odr i32 @"_ZmlRK6__halfS1__nbst"(ptr %result, ptr %x.at, ptr %y.at) alwaysinline nounwind {
  %x = load half, ptr %x.at
  %y = load half, ptr %y.at
  %r = fmul half %x, %y
  store half %r, ptr %result
  ret i32 0
}
define linkonce_odr i32 @"__numba_wrapper_hsin"(ptr %result, i16 %x.bits) alwaysinline nounwind {
  %x = bitcast i16 %x.bits to half
  %x.wide = fpext half %x to float
  %r.wide = call float @__nv_sinf(float %x.wide)
  %r = fptrunc float %r.wide to half
  store half %r, ptr %result
  ret i32 0
}
declare float @__nv_sinf(float)"""


@pytest.mark.parametrize("symbol", [
    "_ZL11__shfl_syncj6__halfii_nbst", "_ZL12htanh_approx6__half_nbst", "_ZL9atomicAddP6__halfS__nbst", "_ZL4hsinf_nbst",
    "_ZL11__hfma_relu6__halfS_S__nbst", "__numba_wrapper_hother", "_ZlsRK6__halfS1__nbst",
])  # fmt: skip
def test_of_others_nothing_is_said(symbol):
    assert not half_functions([f'declare i32 @"{symbol}"(ptr, ptr)\n'])


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
    unit, terms = 2.0**-11, given * (3 * wide * other + 0.5 * wide)  # a rounding of a half; what is added to the shadow of w
    np.testing.assert_allclose(dx.reshape(2, 32), want, atol=3 * unit * np.max(np.abs(want)))
    np.testing.assert_allclose(dw, np.sum(terms), atol=unit * np.sum(np.abs(terms)))
    assert not dy.any()
    tangent = np.zeros(64, np.float16)
    in_all_memories.jvp[2, 32](Duplicated(x, seed), Duplicated(w, np.zeros(1, np.float16)), Duplicated(y, tangent), 2)
    moved = 2.25 * (given * other + wide * given[:, ::-1]) + 0.75 * given
    np.testing.assert_allclose(tangent.reshape(2, 32), moved, atol=3 * unit * np.max(np.abs(moved)))


@kernel
def computed_in_halves(x, y, z):
    i = cuda.grid(1)
    v = x[i] * x[i] + x[i] / y[i] - cuda.fp16.hsin(x[i]) + abs(-x[i])
    v = cuda.fp16.hfma(v, x[i], y[i])
    if v > x[i]:
        v = cuda.fp16.hmax(v, x[i]) + cuda.fp16.hexp(y[i])
    z[i] += v


@pytest.mark.on_device
def test_arithmetic_in_halves():
    x = np.linspace(0.5, 1, 32).astype(np.float16)
    y, (z, dz, one), (dx, dy, none) = x[::-1].copy(), np.ones((3, 32), np.float16), np.zeros((3, 32), np.float16)
    computed_in_halves.grad[1, 32](Duplicated(x, dx), Duplicated(y, dy), Duplicated(z, dz))
    a, b = x.astype(float), y.astype(float)
    v = a * a + a / b - np.sin(a) + a
    np.testing.assert_allclose(z, 1 + v * a + b + np.exp(b), rtol=2e-3)
    np.testing.assert_allclose(dx, v + a * (2 * a + 1 / b - np.cos(a) + 1), rtol=5e-3)
    np.testing.assert_allclose(dy, 1 - a * a / b**2 + np.exp(b), atol=0.01)
    tangent = np.zeros(32, np.float16)
    computed_in_halves.jvp[1, 32](Duplicated(x, one), Duplicated(y, none), Duplicated(z, tangent))
    np.testing.assert_allclose(tangent, dx, rtol=5e-3)


UNARY = {
    "hsin": (np.sin, np.cos), "hcos": (np.cos, lambda x: -np.sin(x)), "hexp": (np.exp, np.exp), "hlog": (np.log, lambda x: 1 / x),
    "hexp2": (np.exp2, lambda x: math.log(2) * np.exp2(x)), "hlog2": (np.log2, lambda x: 1 / (x * math.log(2))),
    "hexp10": (lambda x: 10**x, lambda x: math.log(10) * 10**x), "hlog10": (np.log10, lambda x: 1 / (x * math.log(10))),
    "hsqrt": (np.sqrt, lambda x: 0.5 / np.sqrt(x)), "hrsqrt": (lambda x: x**-0.5, lambda x: -0.5 * x**-1.5),
    "hrcp": (lambda x: 1 / x, lambda x: -1 / x**2), "hfloor": (np.floor, np.zeros_like), "hceil": (np.ceil, np.zeros_like),
    "htrunc": (np.trunc, np.zeros_like), "hrint": (np.rint, np.zeros_like), "habs": (np.abs, np.ones_like),
    "hneg": (np.negative, lambda x: -np.ones_like(x)),
}  # fmt: skip


@pytest.mark.parametrize("names", [list(UNARY)[:9], list(UNARY)[9:]], ids=" ".join)
def test_functions_of_one_half(names):
    body = "".join(f"    y[{k}, i] = cuda.fp16.{name}(x[i])\n" for k, name in enumerate(names))
    space = {"cuda": cuda}
    exec(f"def functions(x, y):\n    i = cuda.grid(1)\n{body}", space)
    functions = differentiate(cuda.jit(space["functions"]), target="cpu")
    x = np.linspace(0.3, 1.4, 16).astype(np.float16)
    for k, name in enumerate(names):
        y, dx, dy = np.zeros((len(names), 16), np.float16), np.zeros(16, np.float16), np.zeros((len(names), 16), np.float16)
        dy[k] = 1
        functions.grad[1, 16](Duplicated(x, dx), Duplicated(y, dy))
        value, slope = UNARY[name]
        np.testing.assert_allclose(y[k], value(x.astype(float)), rtol=1e-3, atol=1e-3, err_msg=name)
        np.testing.assert_allclose(dx, slope(x.astype(float)), rtol=2e-3, atol=1e-3, err_msg=name)


@kernel
def stored(x, y):
    i = cuda.grid(1)
    y[i] = x[i]


def test_doubles_are_rounded_once():
    near = np.nextafter(np.float16(1.5), np.float16(2)).astype(float)
    ties = np.array([1.5 + (near - 1.5) / 2, 2.0**-25, 65520.0, 2.0**-24 * 1.5])
    special = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 1e300, -1e300, 1e-300, 65519.999999, 5.9e-8])
    some = np.random.default_rng(3).normal(size=2000) * 10.0 ** np.random.default_rng(4).integers(-9, 6, 2000)
    x = np.concatenate([ties, np.nextafter(ties, 0), np.nextafter(ties, np.inf), special, some, -ties])
    y = np.zeros(len(x), np.float16)
    stored.grad[len(x), 1](Duplicated(x, np.zeros(len(x))), Duplicated(y, np.ones(len(x), np.float16)))
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(y.view(np.uint16), x.astype(np.float16).view(np.uint16))


@kernel
def padded(x, y):
    t, i = cuda.threadIdx.x, cuda.grid(1)
    tile = cuda.shared.array(32, np.float16)
    if i < x.size:
        tile[t] = x[i]
    else:
        tile[t] = 0.0  # Numba's text has spaces before this constant
    cuda.syncthreads()
    y[i] = float32(tile[t]) * float32(tile[31 - t])


def test_constants_are_stored():
    x, y = np.linspace(0.5, 1.5, 20).astype(np.float16), np.zeros(32, np.float16)
    dx, dy = np.zeros(20, np.float16), np.ones(32, np.float16)
    padded.grad[1, 32](Duplicated(x, dx), Duplicated(y, dy))
    whole = np.r_[x, np.zeros(12, np.float16)].astype(np.float64)
    np.testing.assert_allclose(y, whole * whole[::-1], rtol=1e-3)
    np.testing.assert_allclose(dx, (2 * whole[::-1])[:20], rtol=1e-3)


@kernel
def scaled(a, x):
    i = cuda.grid(1)
    x[i] = float32(a) * float32(x[i])


@kernel
def approximated(x):
    x[0] = cuda.fp16.htanh_approx(x[0])


@pytest.mark.skipif(not hasattr(fp16, "htanh_approx"), reason="numba.cuda has functions with rows only")
def test_functions_without_a_row():
    with pytest.raises(NotDifferentiable, match=r"NE100.*htanh_approx(.|\n)*float32\(x\[i\]\)"):
        approximated.grad[1, 1](Duplicated(np.ones(1, np.float16), np.ones(1, np.float16)))


def test_limits():
    x = np.ones(4, np.float16)
    with pytest.raises(ActivityError, match=r"half precision: pass np.float32\(a\)"):
        scaled.grad[1, 4](Duplicated(np.float16(2), np.zeros(1, np.float16)), Duplicated(x, x.copy()))
    dx = np.ones(4, np.float16)
    scaled.grad[1, 4](Const(np.float16(2)), Duplicated(x.copy(), dx))
    np.testing.assert_array_equal(dx, 2)


@needs_libdevice
@pytest.mark.skipif(PTXAS is None, reason="ptxas is not on the path")
@pytest.mark.parametrize("which", [0, 1])
def test_the_assembler_accepts_it(which, tmp_path):
    arrays = "float16[::1], float16[::1], float16[::1]"
    text = in_all_memories.inspect_gradient(f"({arrays}, int64)", view="ptx", capability=(7, 5))
    text = [text, computed_in_halves.inspect_gradient(f"({arrays})", view="ptx", capability=(7, 5))][which]
    (tmp_path / "kernel.ptx").write_text(text)
    command = [PTXAS, "-arch=sm_75", str(tmp_path / "kernel.ptx"), "-o", str(tmp_path / "cubin")]
    assert subprocess.run(command).returncode == 0
