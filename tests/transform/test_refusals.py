"""Every reason for a refusal has a program in `refusals/` that provokes it; its problem names the instruction.

    ; refused: NE210 add i64        the code, and what the named instruction contains
"""

import re
from pathlib import Path

import pytest

import numba_enzyme
from numba_enzyme.errors import NotDifferentiable
from numba_enzyme.pipeline import differentiate
from numba_enzyme.rules import FunctionRule, LinkParameter, RuleBook, default_book
from tools.golden import parse_request

FILES = sorted((Path(__file__).parent / "refusals").glob("*.ll"))
CODE = re.compile(r"""\b[pP]roblem\(\s*["'](NE\d+)""")
# NE105: found by the bridge (tests/api/test_refusal_texts.py). NE241: preparation rewrites every such allocation; the check
# guards callers of `analyze` alone. NE272: the back end for devices finds it (tests/cuda/test_device_functions.py).
UNREACHABLE = {"NE105", "NE241", "NE272"}


def header(text: str, word: str) -> str:
    return re.search(rf"^; {word}: (.*)$", text, re.MULTILINE)[1].strip()


def book_of(text: str) -> RuleBook | None:
    """The book, with the rule given by functions that the program's header describes: symbol, modes, role:word ...

    None for the book that the request asks for.
    """
    if "; rule:" not in text:
        return None
    symbol, modes, *parameters = header(text, "rule").split()
    described = tuple(LinkParameter(*parameter.split(":")) for parameter in parameters)
    return default_book().with_function_rule(FunctionRule(symbol, symbol, described, "reverse" in modes, "tangent" in modes))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_refusal(path):
    text = path.read_text(encoding="utf-8")
    code, _, instruction = header(text, "refused").partition(" ")
    with pytest.raises(NotDifferentiable) as refusal:
        differentiate(text, parse_request(header(text, "request")), book=book_of(text))
    found = [p for p in refusal.value.problems if p.code == code]
    assert found, f"refused for other reasons: {refusal.value}"
    assert any(instruction in p.instruction for p in found)
    assert all(p.text and str(p).startswith(p.code) for p in refusal.value.problems)
    assert f"in `{parse_request(header(text, 'request')).function}`" in str(refusal.value)


def test_every_code_has_a_program():
    """Codes are found in the source, so that a new one asks for its program."""
    source = Path(numba_enzyme.__file__).parent
    codes = {code for file in source.rglob("*.py") for code in CODE.findall(file.read_text(encoding="utf-8"))}
    assert codes - UNREACHABLE == {path.stem.partition("_")[0] for path in FILES}


def test_all_reasons_at_once():
    """Two problems in two places are told together."""
    text = """
    declare double @zeta(double)
    declare double @xi(double)
    define double @f(double %x) {
      %a = call double @zeta(double %x)
      %b = call double @xi(double %x)
      %c = fmul double %a, %b
      ret double %c
    }"""
    with pytest.raises(NotDifferentiable) as refusal:
        differentiate(text, parse_request("reverse f(active) -> active"))
    assert [p.code for p in refusal.value.problems] == ["NE100", "NE100"]
    assert "2 problems in `f`" in str(refusal.value)


def test_what_carries_no_derivative_is_not_refused():
    """An unknown function between constants is copied."""
    text = """
    declare double @zeta(double)
    define double @f(double %x, double %k) {
      %a = call double @zeta(double %k)
      %b = fmul double %a, %x
      ret double %b
    }"""
    derivative = differentiate(text, parse_request("reverse f(active, const) -> active"))
    assert "@diffe_f" in derivative.text
