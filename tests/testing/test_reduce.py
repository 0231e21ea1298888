"""Shrinking of modules whose derivatives are wrong, refused or crash."""

from __future__ import annotations

import pytest

from numba_enzyme import __main__ as command_line
from numba_enzyme.testing import reduce as reduction
from numba_enzyme.testing.reduce import outcome, reduce
from tools.golden import parse_request

ZETA = """
declare double @zeta(double)
declare double @llvm.sin.f64(double)
define internal double @g(double %x) {
  %s = call double @llvm.sin.f64(double %x)
  ret double %s
}
define double @f(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %skip ]
  %t = phi double [ 0.0, %entry ], [ %t2, %skip ]
  %p = getelementptr double, ptr %a, i64 %i
  %v = load double, ptr %p
  %positive = fcmp ogt double %v, 0.0
  br i1 %positive, label %use, label %skip
use:
  %z = call double @zeta(double %v)
  %h = call double @g(double %z)
  br label %skip
skip:
  %d = phi double [ %h, %use ], [ 0.0, %loop ]
  %t2 = fadd double %t, %d
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret double %t2
}
"""
REQUEST = "reverse f(dup, const) -> active"


@pytest.mark.slow
def test_a_refusal_shrinks_to_the_call_that_causes_it():
    request = parse_request(REQUEST)
    assert outcome(ZETA, request) == "refused NE100"
    small = reduce(ZETA, request)
    assert outcome(small, request) == "refused NE100"
    assert "@zeta" in small and "@g" not in small and "phi" not in small
    assert reduction._size(small) <= 4  # load, call, return, and perhaps an address


PRODUCT = """
define double @f(ptr %a, i64 %n) {
entry:
  %v = load double, ptr %a
  %q = getelementptr double, ptr %a, i64 1
  %w = load double, ptr %q
  %s = fmul double %v, %w
  %r = fadd double %s, %w
  %k = mul i64 %n, 3
  ret double %r
}
"""


def test_a_wrong_gradient_shrinks_to_the_operation_that_is_wrong(monkeypatch):
    """The derivative of another function stands in for a wrong rule: the product's, where the factor is forgotten."""
    request = parse_request(REQUEST)
    call = "f([1.5, 2.5], 2)"
    assert outcome(PRODUCT, request, call) == "right"
    make = reduction.differentiate

    def wrong(text, asked):
        return make(text.replace("fmul double", "fsub double"), asked)

    monkeypatch.setattr(reduction, "differentiate", wrong)
    assert outcome(PRODUCT, request, call) == "wrong"
    small = reduce(PRODUCT, request, call)
    assert "fmul" in small and "mul i64" not in small and "fadd" not in small
    assert outcome(small, request, call) == "wrong"


def test_what_is_right_is_not_reduced():
    with pytest.raises(ValueError, match="is right; to compare values, give a call"):
        reduce(PRODUCT, parse_request(REQUEST))


def test_the_command_line_reduces(tmp_path, capsys):
    (tmp_path / "zeta.ll").write_text(ZETA)
    options = ["--function", "f", "--activities", "dup,const", "-o", str(tmp_path / "small.ll")]
    assert command_line.main(["reduce", str(tmp_path / "zeta.ll"), *options]) == 0
    assert "outcome: refused NE100" in capsys.readouterr().err
    assert "@zeta" in (tmp_path / "small.ll").read_text()
    (tmp_path / "fine.ll").write_text(PRODUCT)
    assert command_line.main(["reduce", str(tmp_path / "fine.ll"), *options]) == 2
