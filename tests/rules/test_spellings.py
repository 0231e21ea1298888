"""Every spelling is the name of something that exists, and finds its row."""

from __future__ import annotations

import ctypes
import ctypes.util
from dataclasses import replace

import pytest
from numba import _helperlib
from numba.cuda import libdevicefuncs

from numba_enzyme.ir import llvm_io
from numba_enzyme.ir.types import DOUBLE, FLOAT, I32, X86_FP80, StructType, VectorType
from numba_enzyme.rules import HOST, NVPTX, default_book
from numba_enzyme.rules.intrinsics import INTRINSIC_FACTS
from numba_enzyme.rules.libdevice import LIBDEVICE_FACTS, LIBDEVICE_SPELLINGS, LIBDEVICE_STORING, ROUNDINGS
from numba_enzyme.rules.runtime import runtime_module_text
from numba_enzyme.rules.spellings import FINITE_ROWS, INTRINSICS, LIBM_SPELLINGS, STORING_SPELLINGS, spellings_of
from numba_enzyme.rules.symbols import words

BOOK = default_book()
LIBDEVICE_NAMES = {*LIBDEVICE_SPELLINGS, *LIBDEVICE_STORING, *LIBDEVICE_FACTS.exact}
MATHS_LIBRARY = ctypes.CDLL(ctypes.util.find_library("m"))
COMPILER_LIBRARY = ctypes.CDLL("libgcc_s.so.1")

# Names that other systems' libraries have: macOS, C23 (glibc from 2.41 or 2.42 on), glibc before 2.31 and before 2.27.
OF_OTHER_SYSTEMS = {
    *words("__sinpi __sinpif __cospi __cospif __exp10 __exp10f sinpi sinpif cospi cospif sincospi sincospif"),
    *words("__sincos __sincosf pow10 pow10f __lgamma_r_finite __lgammaf_r_finite"),
    *(f"__{name}{letter}_finite" for name in FINITE_ROWS for letter in ("", "f")),
}


@pytest.mark.parametrize("name", sorted({*LIBM_SPELLINGS, *STORING_SPELLINGS} - OF_OTHER_SYSTEMS - LIBDEVICE_NAMES))
def test_a_library_has_it(name):
    if name.startswith("numba_"):
        assert name.removeprefix("numba_") in _helperlib.c_helpers
    else:
        assert hasattr(MATHS_LIBRARY, name) or hasattr(COMPILER_LIBRARY, name)


# In libdevice, but not in the list that Numba has of it.
NEWER_LIBDEVICE = {
    *(f"__nv_dsub_{r}" for r in ROUNDINGS),
    *(f"__nv_fmaf_ieee_{r}" for r in ROUNDINGS),
    *(f"__nv_{n}{f}" for n in words("rhypot norm3d norm4d rnorm3d rnorm4d cyl_bessel_i0 cyl_bessel_i1") for f in ("", "f")),
    *words("__nv_fast_tanhf __nv_nan __nv_nanf"),
}


def test_libdevice_has_it():
    assert set(libdevicefuncs.functions) | NEWER_LIBDEVICE >= LIBDEVICE_NAMES


def test_libdevice_functions_take_what_the_rows_take():
    for name in LIBDEVICE_SPELLINGS.keys() & libdevicefuncs.functions.keys():
        row, kind = LIBDEVICE_SPELLINGS[name]
        result, arguments = libdevicefuncs.functions[name]
        assert str(result) == {"double": "float64", "float": "float32"}[kind], name
        rule = BOOK.row(row)
        assert [str(a.ty) == "int32" for a in arguments] == [i in rule.integers for i in range(rule.arity)], name


def test_every_spelling_leads_to_a_row():
    for name, (row, kind) in LIBM_SPELLINGS.items():
        assert row in BOOK.rows, name
        assert kind in ("double", "float")
    for form in STORING_SPELLINGS.values():
        assert len(BOOK.row(form.row).outputs) == len(form.stored) + (form.returned is not None)


SIGNATURES = {"powi": "{t} @llvm.powi.{s}.i32({t}, i32)", "ldexp": "{t} @llvm.ldexp.{s}.{v}i32({t}, {i})",
              "frexp": "{{ {t}, {i} }} @llvm.frexp.{s}.{v}i32({t})"}  # fmt: skip


@pytest.mark.parametrize(("type_", "suffix"), [(DOUBLE, "f64"), (FLOAT, "f32"), (VectorType(4, DOUBLE), "v4f64")])
def test_llvm_knows_every_intrinsic(type_, suffix):
    """LLVM puts attributes on the declaration of an intrinsic that it knows, and only then."""
    for base, row in INTRINSICS.items():
        rule = BOOK.row(row)
        result = str(type_) if len(rule.outputs) == 1 else str(StructType((type_, type_)))
        default = f"{result} @llvm.{base}.{suffix}({', '.join([str(type_)] * rule.arity)})"
        vector = isinstance(type_, VectorType)
        text = SIGNATURES.get(base, default).format(
            t=type_, s=suffix, v="v4" if vector else "", i="<4 x i32>" if vector else "i32"
        ) if base in SIGNATURES else default  # fmt: skip
        printed = llvm_io.normalize(f"declare {text}\n")
        assert "speculatable" in printed or "memory(none)" in printed, text


def test_llvm_knows_the_intrinsics_with_facts():
    """A wrong name would never be met: the beginnings must be those of real intrinsics (checked on ones without overloads)."""
    for name in ("llvm.donothing", "llvm.trap", "llvm.debugtrap", "llvm.readcyclecounter"):
        assert name in INTRINSIC_FACTS.exact
        result = "i64" if "counter" in name else "void"
        assert "attributes #0" in llvm_io.normalize(f"declare {result} @{name}()\n")


@pytest.mark.parametrize(
    ("callee", "type_", "row"),
    [
        ("sin", DOUBLE, "sin"),
        ("sinf", FLOAT, "sin"),
        ("sinf", DOUBLE, None),
        ("sinl", X86_FP80, None),
        ("llvm.sin.f80", X86_FP80, None),
        ("llvm.sin.v4f32", VectorType(4, FLOAT), "sin"),
        ("llvm.minimumnum.nxv2f64", VectorType(2, DOUBLE, True), "minimumnum"),
        ("llvm.arithmetic.fence.f64", DOUBLE, "arithmetic.fence"),
        ("llvm.powi.f64.i32", DOUBLE, "powi"),
        ("llvm.ldexp.f64.i32", DOUBLE, "ldexp"),
        ("llvm.sincos.f64", StructType((DOUBLE, DOUBLE)), "sincos"),
        ("llvm.frexp.f64.i32", StructType((DOUBLE, I32)), "frexp"),
        ("__muldc3", StructType((DOUBLE, DOUBLE)), "complex_multiply"),
        ("__mulsc3", VectorType(2, FLOAT), None),
        ("llvm.experimental.constrained.sin.f64", DOUBLE, None),
        ("llvm.vector.reduce.fadd.v4f64", DOUBLE, None),
        ("__exp_finite", DOUBLE, "exp"),
        ("numba_gamma", DOUBLE, "tgamma"),
        ("ne.digamma.f32", FLOAT, "digamma"),
        ("ne.unheard.f32", FLOAT, None),
        ("gamma", DOUBLE, "lgamma"),
        ("floor", DOUBLE, "floor"),
        ("zeta", DOUBLE, None),
        ("_ZGVbN2v_cos", VectorType(2, DOUBLE), "cos"),
        ("_ZGVdN8vv_powf", VectorType(8, FLOAT), "pow"),
        ("_ZGVdM8vv_powf", VectorType(8, FLOAT), None),
        ("__svml_sinf8", VectorType(8, FLOAT), "sin"),
        ("__svml_atan24_ha", VectorType(4, DOUBLE), "atan2"),
        ("__svml_exp24", VectorType(4, DOUBLE), "exp2"),
        ("cexp", StructType((DOUBLE, DOUBLE)), "cexp"),
        ("cexpf", FLOAT, None),
    ],
)
def test_lookup(callee, type_, row):
    rule = BOOK.scalar_rule(callee, type_)
    assert (rule.name if rule else None) == row


def test_storing_forms():
    sincos = BOOK.storing_rule("sincosf")
    assert (sincos.rule.name, sincos.returned, sincos.stored) == ("sincos", None, ((1, 0), (2, 1)))
    assert BOOK.scalar_rule("sincosf") is None
    assert BOOK.facts("modf").writes == (1,)
    assert BOOK.storing_rule("sin") is None


def test_closure_every_function_in_a_formula_has_a_row_and_a_symbol():
    for rule in BOOK.rows.values():
        for name in rule.called():
            assert name in BOOK.rows, (rule.name, name)
            for type_ in (DOUBLE, FLOAT):
                symbol = HOST.symbol(name, type_)
                if symbol is None:
                    assert name in HOST.missing
                    assert rule.name in HOST.missing, "a row that the host has calls one that it has not"
                    continue
                if symbol.startswith("ne."):
                    assert f"@{symbol}(" in runtime_module_text([symbol])
                elif not symbol.startswith("llvm."):
                    assert hasattr(MATHS_LIBRARY, symbol), (rule.name, symbol)
                assert BOOK.scalar_rule(symbol, type_).name == name


def test_what_the_target_can_not_compute_is_refused():
    assert {name for name, row in BOOK.rows.items() if row.called() & HOST.missing} == {"cyl_bessel_i0", "cyl_bessel_i1"}
    assert BOOK.scalar_rule("__nv_cyl_bessel_i0") is None
    assert replace(BOOK, symbols=NVPTX).scalar_rule("__nv_cyl_bessel_i0").name == "cyl_bessel_i0"


def test_closure_on_the_device():
    called = {name for rule in BOOK.rows.values() for name in rule.called()}
    for name in called - NVPTX.missing:
        for type_ in (DOUBLE, FLOAT):
            symbol = NVPTX.symbol(name, type_)
            assert symbol.startswith(("llvm.", "ne.")) or symbol in LIBDEVICE_SPELLINGS, name
    assert not called & NVPTX.missing


def test_helpers_on_the_device_call_its_library():
    text = llvm_io.normalize(runtime_module_text(["ne.polygamma.f32"], NVPTX))
    assert "@__nv_pow(" in text
    assert "@llvm.pow" not in text
    assert "@llvm.rint.f64(" in text


def test_spellings_are_listed():
    assert spellings_of("asinh") == ("__nv_asinh", "__nv_asinhf", "asinh", "asinhf")
    assert {"tanh", "tanhf", "__nv_fast_tanhf", "llvm.tanh.*"} <= set(spellings_of("tanh"))
    assert "ne.digamma.*" in spellings_of("digamma")
