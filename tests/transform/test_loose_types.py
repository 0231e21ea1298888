"""Bytes of unknown type that are copied: refused, or numbers of their size on the caller's word."""

import pytest

from numba_enzyme.errors import NotDifferentiable
from numba_enzyme.llvm import differentiate

COPY = """
define void @f(ptr %x, ptr %y) {
  %v = load i64, ptr %x
  store i64 %v, ptr %y
  ret void
}
"""


def test_refused_without_the_callers_word():
    with pytest.raises(NotDifferentiable, match="NE201"):
        differentiate(COPY, "f", ["dup", "dup"], returns="const")


def test_numbers_with_it(monkeypatch):
    monkeypatch.setenv("NUMBA_ENZYME_VERIFY", "1")
    text = differentiate(COPY, "f", ["dup", "dup"], returns="const", loose_types=True)
    derivative = text[text.index("@diffe_f(") :]
    assert "fadd nsz double" in derivative[: derivative.index("\n}")]
