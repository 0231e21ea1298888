"""The judge judged: right, wrong, leaking, crashing and refusing answers to the same request must be told apart."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from numba_enzyme.errors import NotDifferentiable

from . import heap
from . import judge as judging
from .judge import judge
from .specification import Case, parse_argument, read_program
from .verdict import inner_product

SQUARES = """
define double @f(ptr %x, double %s, i64 %n) {
  %a = load double, ptr %x
  %square = fmul double %a, %a
  store double %square, ptr %x
  %y = fmul double %a, %s
  ret double %y
}
"""
REVERSE = SQUARES + """
declare ptr @malloc(i64)
define { double } @diffe_f(ptr %x, ptr %dx, double %s, i64 %n, double %seed) {
  %a = load double, ptr %x
  %square = fmul double %a, %a
  store double %square, ptr %x
  %d = load double, ptr %dx
  %twice = fmul double %a, FACTOR
  %first = fmul double %d, %twice
  %second = fmul double %seed, %s
  %sum = fadd double %first, %second
  store double %sum, ptr %dx
  EXTRA
  %ds = fmul double %seed, %a
  %r = insertvalue { double } poison, double %ds, 0
  ret { double } %r
}
"""
FORWARD = SQUARES + """
define { double } @diffe_f(ptr %x, ptr %dx, double %s, double %ds, i64 %n) {
  %a = load double, ptr %x
  %square = fmul double %a, %a
  store double %square, ptr %x
  %d = load double, ptr %dx
  %twice = fmul double %a, 2.0
  %first = fmul double %d, %twice
  store double %first, ptr %dx
  %left = fmul double %a, %ds
  %right = fmul double %d, %s
  %sum = fadd double %left, %right
  %r = insertvalue { double } poison, double %sum, 0
  ret { double } %r
}
"""


def reverse_text(factor: str = "2.0", extra: str = "") -> str:
    return REVERSE.replace("FACTOR", factor).replace("EXTRA", extra)


@pytest.fixture
def case() -> Case:
    arguments = [parse_argument(text) for text in ("dup d(1.5)", "active 2.5", "const 1")]
    return Case("squares", "f", arguments, "active", {"gradient": "[2.5, 1.5]"})


def test_right_answers_are_ok_and_agree(case: Case) -> None:
    reverse = judge(case, SQUARES, "reverse", "O0", lambda *_, **__: reverse_text())
    forward = judge(case, SQUARES, "forward", "O0", lambda *_, **__: FORWARD)
    assert (reverse.status, forward.status) == ("ok", "ok"), (reverse, forward)
    assert inner_product(reverse, forward) == ""


def test_optimised_answers_are_ok(case: Case) -> None:
    assert judge(case, SQUARES, "reverse", "O2", lambda *_, **__: reverse_text()).status == "ok"


def test_a_wrong_factor_is_wrong(case: Case) -> None:
    verdict = judge(case, SQUARES, "reverse", "O0", lambda *_, **__: reverse_text("2.001"))
    assert verdict.status == "wrong" and "finite differences" in verdict.detail


def test_a_leak_is_seen(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLIBC_TUNABLES", heap.EXACT)
    text = reverse_text(extra="%lost = call ptr @malloc(i64 4000)\n  store volatile i64 1, ptr %lost")
    assert judge(case, SQUARES, "reverse", "O0", lambda *_, **__: text).status == "leak"


def test_a_crash_is_a_verdict(case: Case) -> None:
    text = reverse_text(extra="call void @llvm.trap()") + "declare void @llvm.trap()\n"
    assert judge(case, SQUARES, "reverse", "O0", lambda *_, **__: text).status == "crash"
    assert judge(case, SQUARES, "reverse", "O0", lambda *_, **__: os.abort()).status == "crash"


def test_no_answer_in_time_is_a_verdict(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "TIME_LIMIT", 0.2)
    assert judge(case, SQUARES, "reverse", "O0", lambda *_, **__: time.sleep(5)).status == "timeout"


def test_the_contract_is_checked(case: Case) -> None:
    forward_signature = judge(case, SQUARES, "reverse", "O0", lambda *_, **__: FORWARD)
    assert forward_signature.status == "error" and "contract" in forward_signature.detail
    assert judge(case, SQUARES, "reverse", "O0", lambda *_, **__: "no module").status == "error"


def test_refusals_and_failures(case: Case) -> None:
    def refuse(*_: object, **__: object) -> str:
        raise NotDifferentiable("f", [])

    def fail(*_: object, **__: object) -> str:
        raise KeyError("f")

    assert judge(case, SQUARES, "reverse", "O0", refuse).status == "refused"
    assert judge(case, SQUARES, "reverse", "O0", fail).status == "error"
    case.options["expect"] = "refused"
    assert judge(case, SQUARES, "reverse", "O0", refuse).status == "ok"
    assert judge(case, SQUARES, "reverse", "O0", lambda *_, **__: reverse_text()).status == "wrong"


def test_headers_are_read(tmp_path: Path) -> None:
    source = tmp_path / "loops_some.c"
    source.write_text("//! levels: O1\n//! f(dup d(1, 2); const same(0, 8)) -> active\n//! expect: any\nint x;\n")
    program = read_program(source)
    assert program.family == "loops" and program.levels == ("O1",)
    assert program.cases[0].expect == "any" and program.cases[0].arguments[1].value.offset == 8
