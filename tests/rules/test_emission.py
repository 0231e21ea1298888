"""The shape of emitted formulas: sharing, vectors, half, strong zeros, flags."""

from __future__ import annotations

import pytest

from numba_enzyme.ir import llvm_io
from numba_enzyme.ir.functions import Module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.ir.types import BFLOAT, DOUBLE, FLOAT, HALF, X86_FP80, Type, VectorType
from numba_enzyme.rules import (
    HOST,
    Argument,
    Call,
    Emission,
    Result,
    ScalarRule,
    default_book,
    is_supported,
    needs_unrolling,
)
from numba_enzyme.rules.runtime import is_runtime_symbol, runtime_module_text
from numba_enzyme.rules.symbols import words

from .compiled import SYMBOLS, define, parameter_types

BOOK = default_book()


def emitted(rule: ScalarRule, type_: Type, flags: tuple[str, ...] = ()) -> str:
    """A module with a function per partial, checked by LLVM."""
    module = Module()
    types = (*parameter_types(rule, type_), *(type_ for _ in rule.outputs))
    for k, row in enumerate(rule.outputs):
        for i, formula in enumerate(row):
            builder, values = define(module, f"partial.{k}.{i}", type_, types)
            emission = Emission(builder, values[: rule.arity], values[rule.arity :], type_, symbols=SYMBOLS, flags=flags)
            builder.ret(emission.emit(formula))
    return llvm_io.normalize(print_module(module))


@pytest.mark.parametrize("type_", [HALF, BFLOAT, VectorType(4, FLOAT), VectorType(2, DOUBLE)], ids=str)
@pytest.mark.parametrize("name", sorted(BOOK.rows))
def test_every_row_on_every_type(name, type_):
    rule = BOOK.row(name)
    if needs_unrolling(rule, type_, SYMBOLS):
        text = emitted(rule, type_.element)
    else:
        text = emitted(rule, type_)
        assert str(type_) in text


def test_what_must_be_unrolled():
    vector = VectorType(4, DOUBLE)
    unrolled = {name for name, rule in BOOK.rows.items() if needs_unrolling(rule, vector, SYMBOLS)}
    assert unrolled == set(
        words("""pow powi ldexp tgamma lgamma lgamma_r digamma polygamma j0 j1 jn y0 y1 yn sinpi cospi cyl_bessel_i0 cyl_bessel_i1
        complex_power complex_power_real complex_power_imaginary times_log_real times_log_imaginary asinh tanh ctan ctanh logistic
        spherical_jn given_logaddexp given_logaddexp2 given_sinc given_ctan given_ctanh given_casin given_cacos given_casinh
        given_cacosh given_complex_power hypot given_direction given_pow given_negative_power""")
    )
    assert not any(needs_unrolling(rule, DOUBLE) for rule in BOOK.rows.values())


def test_a_function_without_vector_form_is_never_called_on_vectors():
    module = Module()
    builder, values = define(module, "f", DOUBLE, (VectorType(4, DOUBLE),))
    with pytest.raises(LookupError, match="needs_unrolling"):
        Emission(builder, values, [], VectorType(4, DOUBLE)).emit(Call("j0", (Argument(0),)))


def test_shared_terms_are_emitted_once():
    module = Module()
    rule = BOOK.row("atan2")
    builder, (x, b) = define(module, "f", DOUBLE, (DOUBLE, DOUBLE))
    emission = Emission(builder, [x, b], [None], DOUBLE)
    first, second = emission.emit(rule.partial(0)), emission.emit(rule.partial(1))
    builder.ret(builder.binary("fadd", first, second))
    assert print_module(module).count("fdiv") == 3
    again = emission.emit(rule.partial(0))
    assert again is first


def test_a_value_that_was_not_kept_is_noticed():
    module = Module()
    builder, (x,) = define(module, "f", DOUBLE, (DOUBLE,))
    with pytest.raises(AssertionError, match="result 0, which was not kept"):
        Emission(builder, [x], [None], DOUBLE).emit(Result())


def test_products():
    module = Module()
    builder, (x, y, seed) = define(module, "f", DOUBLE, (DOUBLE, DOUBLE, DOUBLE))
    fadd, sqrt, floor, tanh = (BOOK.row(n) for n in ("fadd", "sqrt", "floor", "tanh"))
    emission = Emission(builder, [x], [y], DOUBLE)
    assert emission.product(fadd.partial(0), seed) is seed
    assert emission.product(floor.partial(0), seed) is None
    assert emission.product(sqrt.partial(0), seed).opcode == "fmul"
    assert emission.product(sqrt.partial(0), seed, strong_zero=True).opcode == "select"
    assert emission.product(tanh.partial(0), seed).opcode == "fmul"


def test_fast_math_flags_go_through():
    assert "fmul reassoc contract" in emitted(BOOK.row("tanh"), DOUBLE, flags=("reassoc", "contract"))


def test_types_that_rules_hold_for():
    assert is_supported(VectorType(4, HALF))
    assert not is_supported(X86_FP80)
    assert HOST.symbol("sin", X86_FP80) == "llvm.sin.f80"


def test_helpers_bring_what_they_call():
    text = llvm_io.normalize(runtime_module_text(["ne.polygamma.f32"]))
    for name in ("ne.polygamma.f32", "ne.polygamma.f64", "ne.hurwitz_zeta.f64", "ne.digamma.f64"):
        assert f"@{name}(" in text
        assert is_runtime_symbol(name)
    assert not is_runtime_symbol("digamma")
    with pytest.raises(KeyError):
        runtime_module_text(["ne.zeta.f64"])
    with pytest.raises(KeyError):
        runtime_module_text(["sin"])
