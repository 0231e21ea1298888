"""Needs, facts, extension by users."""

from __future__ import annotations

import pytest

from numba_enzyme.ir.types import DOUBLE, I32
from numba_enzyme.rules import CallFacts, Result, default_book, documentation_table, function, rule
from numba_enzyme.rules.documentation import MEANINGS, derivative_text
from numba_enzyme.rules.expression import Argument, Named

BOOK = default_book()
x, b = Argument(0), Argument(1)


@pytest.mark.parametrize(
    ("name", "active", "arguments", "result"),
    [
        ("sin", {0}, {0}, False),
        ("exp", {0}, set(), True),
        ("tanh", {0}, {0}, False),
        ("pow", {0}, {0, 1}, False),
        ("pow", {1}, {0, 1}, True),
        ("pow", {0, 1}, {0, 1}, True),
        ("fadd", {0, 1}, set(), False),
        ("fmul", {0}, {1}, False),
        ("hypot", {0}, {0, 1}, True),
        ("ldexp", {0}, {1}, False),
        ("floor", {0}, set(), False),
        ("sincos", {0}, set(), True),
    ],
)
def test_needs(name, active, arguments, result):
    assert BOOK.row(name).needs(frozenset(active)) == (frozenset(arguments), result)


def test_needs_of_some_results():
    modf = BOOK.row("modf")
    assert modf.needs(frozenset({0}), outputs=frozenset({1})) == (frozenset(), False)


def test_linear_rows():
    linear = {name for name, row in BOOK.rows.items() if row.linear and not row.inactive}
    assert linear == {"fneg", "fadd", "fsub", "canonicalize", "arithmetic.fence", "ldexp", "nextafter", "modf"}


def test_inactive_rows_are_inactive_facts():
    assert BOOK.facts("floor") == CallFacts(inactive=True, recomputable=True)
    assert not BOOK.facts("sin").inactive


@pytest.mark.parametrize(
    ("callee", "expected"),
    [
        ("malloc", {"allocates": "malloc", "size_arguments": (0,), "memory": "inaccessible"}),
        ("calloc", {"allocates": "calloc", "size_arguments": (0, 1), "zeroed": True}),
        ("realloc", {"allocates": "realloc", "size_arguments": (1,), "frees": 0, "inactive": False}),
        ("posix_memalign", {"allocates": "posix_memalign", "size_arguments": (2,), "writes": (0,)}),
        ("_Znwm", {"allocates": "new"}),
        ("_ZnamSt11align_val_tRKSt9nothrow_t", {"allocates": "new", "size_arguments": (0,)}),
        ("_ZdlPvmSt11align_val_t", {"frees": 0}),
        ("_ZdaPv", {"frees": 0}),
        ("free", {"frees": 0, "inactive": True}),
        ("NRT_MemInfo_alloc_aligned", {"allocates": "nrt", "aligned": True}),
        ("NRT_decref", {"kind": "nrt_decref"}),
        ("printf", {"inactive": True, "memory": "read", "recomputable": False}),
        ("exit", {"noreturn": True}),
        ("_ZSt20__throw_length_errorPKc", {"noreturn": True}),
        ("_ZSt16__throw_bad_castv", {"noreturn": True}),
        ("strlen", {"inactive": True, "memory": "read", "recomputable": True}),
        ("rand", {"inactive": True, "recomputable": False}),
        ("lround", {"inactive": True, "memory": "none"}),
        ("memcpy", {"kind": "memcpy", "reads": (1,), "writes": (0,), "inactive": False}),
        ("llvm.memset.p0.i64", {"kind": "memset"}),
        ("llvm.lifetime.start.p0", {"kind": "lifetime"}),
        ("llvm.umax.i64", {"kind": "integer", "memory": "none", "recomputable": True}),
        ("llvm.vector.reduce.add.v4i32", {"kind": "integer"}),
        ("llvm.vector.reduce.fadd.v4f64", {"kind": "vector_reduce", "inactive": False}),
        ("llvm.ptrmask.p0.i64", {"kind": "pointer_identity", "inactive": False}),
        ("llvm.masked.store.v4f64.p0", {"kind": "masked", "writes": (1,)}),
        ("llvm.is.fpclass.f64", {"inactive": True}),
        ("llvm.trap", {"noreturn": True}),
        ("modff", {"kind": "store_results", "memory": "write", "inactive": False}),
    ],
)
def test_facts(callee, expected):
    facts = BOOK.facts(callee)
    assert {key: getattr(facts, key) for key in expected} == expected


@pytest.mark.parametrize("callee", ["zeta", "fread", "qsort", "strchr", "longjmp", "llvm.matrix.multiply.v4f64", "sinl"])
def test_nothing_is_assumed_of_others(callee):
    assert BOOK.facts(callee) is None


def test_memory_of_single_arguments():
    copy = BOOK.facts("memcpy")
    assert (copy.reads, copy.writes) == ((1,), (0,))
    assert copy.only_arguments
    assert BOOK.facts("printf").reads is None
    assert not BOOK.facts("printf").only_arguments


def test_a_user_extends_a_copy():
    mine = BOOK.with_rule(rule("softplus", 1 - function("exp")(-Result())), spellings={"softplus": "double"})
    assert mine.scalar_rule("softplus", DOUBLE).needs(frozenset({0})) == (frozenset(), True)
    assert BOOK.scalar_rule("softplus", DOUBLE) is None
    quiet = BOOK.with_facts("log_message", CallFacts(inactive=True, inaccessible=True))
    assert quiet.facts("log_message").inactive
    assert BOOK.facts("log_message") is None


def test_calls_with_another_signature_are_not_meant():
    power, bessel = BOOK.row("pow"), BOOK.row("jn")
    assert BOOK.accepts("pow", power, (DOUBLE, DOUBLE))
    assert not BOOK.accepts("pow", power, (DOUBLE,))
    assert BOOK.accepts("jn", bessel, (I32, DOUBLE))
    assert not BOOK.accepts("jn", bessel, (DOUBLE, DOUBLE))


def test_documentation_has_every_row():
    page = documentation_table()
    assert "| `tanh(x)` | `sech(x)*sech(x)` |" in page
    for row in BOOK.rows.values():
        assert f"| `{row.name}(" in page
        assert derivative_text(row)
        terms = {node.name for partials in row.outputs for p in partials for node in p.walk() if isinstance(node, Named)}
        assert terms - MEANINGS.keys() <= {"larger", "ratio", "large_part", "small_part"}


def test_formulas_read_as_written():
    assert derivative_text(BOOK.row("fdiv")) == "dy/dx = `1/b`; dy/db = `-y*1/b`"
    assert derivative_text(BOOK.row("jn")) == "dy/dx = `0.5*(jn(n - 1, x) - jn(n + 1, x))`"
    assert derivative_text(rule("test", (x - b) - (b - x), x / (b / x))) == "dy/dx = `x - b - (b - x)`; dy/db = `x/(b/x)`"
