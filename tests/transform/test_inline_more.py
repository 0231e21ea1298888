"""Functions that are called with different members of one object: inlined where their calls have to be told apart."""

from pathlib import Path

import pytest

import numba_enzyme.llvm
from numba_enzyme.errors import NotDifferentiable
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.rules import default_book
from numba_enzyme.transform.prepare.inline_more import MARK, ask_for_inlining, forget_inlining
from numba_enzyme.transform.prepare.library_bodies import names_in, text_of

PROGRAM = Path(__file__).parents[1] / "programs" / "ir" / "cxx_buffers_of_one_object.O1.ll"  # judged in tests/programs

CALLS = """
define double @f(double %x) {
  %a = call double @short(double %x)
  %b = call double @again(double %a, i64 3)
  ret double %b
}
define double @short(double %x) #0 {
  ret double %x
}
define double @again(double %x, i64 %n) {
  %m = sub i64 %n, 1
  %y = call double @again(double %x, i64 %m)
  ret double %y
}
attributes #0 = { alwaysinline nounwind }
"""


def test_refused_without_and_right_with_it(monkeypatch):
    text = PROGRAM.read_text(encoding="utf-8")
    assert MARK not in numba_enzyme.llvm.differentiate(text, "f", ["dup"])
    monkeypatch.setenv("NUMBA_ENZYME_DISABLE", "inlining")
    with pytest.raises(NotDifferentiable, match="NE2"):
        numba_enzyme.llvm.differentiate(text, "f", ["dup"])


def test_neither_recursive_functions_nor_those_that_are_inlined_anyway():
    module = parse_module(CALLS)
    ask_for_inlining(module, module.functions["f"], default_book())
    assert not any(MARK in function.suffix for function in module.functions.values())


def test_marks_are_taken_away():
    module = parse_module(CALLS.replace("alwaysinline ", ""))
    before = {function.name: function.suffix.split() for function in module.functions.values()}
    ask_for_inlining(module, module.functions["f"], default_book())
    assert [f.name for f in module.functions.values() if MARK in f.suffix] == ["short"]
    forget_inlining(module)
    assert {function.name: function.suffix.split() for function in module.functions.values()} == before


def test_bodies_of_the_library_are_whole():
    """What they call of one another is there, and nothing else but memory and the end."""
    module = parse_module(text_of("std_containers.ll"))
    declared = {f.name for f in module.functions.values() if f.is_declaration and not f.name.startswith("llvm.")}
    assert declared == {"_Znwm", "_ZSt20__throw_length_errorPKc"} and len(names_in("std_containers.ll")) > 10
