"""What the LLVM IR entry promises beyond numbers: its errors, names, linkage, and that it leaves the rest of the module alone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from numba_enzyme.errors import EnzymeError, NotDifferentiable
from numba_enzyme.llvm import differentiate

ROOT = Path(__file__).parents[2]
SCALED = """
%pair = type { double, i64 }
@counter = internal global i32 0
@text = private constant [3 x i8] c"ab\\00"

define double @f(ptr %x, double %s, i64 %n) {
  %p = getelementptr double, ptr %x, i64 %n
  %a = load double, ptr %p
  %b = fmul double %a, %s
  ret double %b
}

define internal i32 @unrelated(i32 %k) {
  %r = add i32 %k, 1
  ret i32 %r
}

define void @uses() {
  %r = call i32 @unrelated(i32 3)
  store i32 %r, ptr @counter
  ret void
}
"""
WORDS = ("dup", "active", "const")


def signature(text: str, name: str) -> str:
    module = llvm.parse_assembly(text)
    module.verify()
    return str(module.get_function(name).global_value_type)


def test_the_example_of_the_contract() -> None:
    answer = differentiate(SCALED, "f", list(WORDS))
    assert signature(answer, "diffe_f") == "{ double } (ptr, ptr, double, i64, double)"


@pytest.mark.parametrize(
    ("activities", "keywords", "expected"),
    [
        (("dup", "active", "const"), {"primal": True}, "{ double, double } (ptr, ptr, double, i64, double)"),
        (("dup", "const", "const"), {}, "void (ptr, ptr, double, i64, double)"),
        (("const", "active", "const"), {}, "{ double } (ptr, double, i64, double)"),
        (("dup", "active", "const"), {"returns": "const"}, "{ double } (ptr, ptr, double, i64)"),
        (("dup", "const", "const"), {"returns": "const", "primal": True}, "{ double } (ptr, ptr, double, i64)"),
        (("dupnoneed", "const", "const"), {}, "void (ptr, ptr, double, i64, double)"),
        (("dup", "dup", "const"), {"mode": "forward", "returns": "dup"}, "{ double } (ptr, ptr, double, double, i64)"),
        (
            ("dup", "dup", "const"),
            {"mode": "forward", "returns": "dup", "primal": True},
            "{ double, double } (ptr, ptr, double, double, i64)",
        ),
        (("dup", "const", "const"), {"mode": "forward", "returns": "const"}, "void (ptr, ptr, double, i64)"),
    ],
)
def test_signatures(activities: tuple[str, ...], keywords: dict[str, object], expected: str) -> None:
    assert signature(differentiate(SCALED, "f", list(activities), **keywords), "diffe_f") == expected


def test_activities_may_be_any_sequence() -> None:
    assert signature(differentiate(SCALED, "f", WORDS), "diffe_f").startswith("{ double }")


def test_linkage_and_calling_convention() -> None:
    hidden = SCALED.replace("define double @f", "define internal fastcc double @f")
    module = llvm.parse_assembly(differentiate(hidden, "f", list(WORDS)))
    function = module.get_function("diffe_f")
    assert function.linkage.name == "external"
    assert "fastcc" not in str(function).split("{")[0]


def test_the_module_keeps_what_it_had() -> None:
    module = llvm.parse_assembly(differentiate(SCALED, "f", list(WORDS)))
    for name in ("f", "uses"):
        assert not module.get_function(name).is_declaration


def test_a_name_of_the_caller() -> None:
    assert signature(differentiate(SCALED, "f", list(WORDS), name="gradient of f"), "gradient of f")


def test_two_derivatives_in_one_module() -> None:
    once = differentiate(SCALED, "f", list(WORDS))
    twice = differentiate(once, "f", ["dup", "dup", "const"], mode="forward", returns="dup", name="tangent_f")
    assert signature(twice, "diffe_f").endswith("(ptr, ptr, double, i64, double)")
    assert signature(twice, "tangent_f").endswith("(ptr, ptr, double, double, i64)")


def test_the_answer_is_the_same_every_time() -> None:
    assert differentiate(SCALED, "f", list(WORDS)) == differentiate(SCALED, "f", list(WORDS))


def test_the_answer_does_not_depend_on_the_hash_seed() -> None:
    program = (
        "import sys; from numba_enzyme.llvm import differentiate;"
        "print(differentiate(sys.stdin.read(), 'f', ['dup', 'active', 'const']))"
    )
    answers = {
        subprocess.run(
            [sys.executable, "-c", program], input=SCALED, capture_output=True, text=True, check=True, cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(answers) == 1


@pytest.mark.parametrize("text", ["define double @f(", "}{", "define double @f(double %x) { ret double %y }"])
def test_invalid_text_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError):
        differentiate(text, "f", ["active"])


def test_the_message_of_llvm_is_passed_on() -> None:
    with pytest.raises(ValueError, match="undefined value"):
        differentiate("define double @f(double %x) { ret double %y }", "f", ["active"])


@pytest.mark.parametrize(
    ("function", "activities", "keywords"),
    [
        ("nowhere", WORDS, {}),
        ("f", ("dup", "active"), {}),
        ("f", ("dup", "active", "const", "const"), {}),
        ("f", ("active", "active", "const"), {}),
        ("f", ("dup", "active", "active"), {}),
        ("f", ("dup", "active", "dup"), {}),
        ("f", ("dup", "something", "const"), {}),
        ("f", WORDS, {"mode": "sideways"}),
        ("f", WORDS, {"returns": "everything"}),
        ("f", WORDS, {"mode": "forward", "returns": "dup"}),
        ("unrelated", ("const",), {"returns": "active"}),
        ("counter", (), {}),
    ],
)
def test_requests_that_do_not_fit(function: str, activities: tuple[str, ...], keywords: dict[str, object]) -> None:
    with pytest.raises((ValueError, EnzymeError)):
        differentiate(SCALED, function, list(activities), **keywords)


def test_a_declaration_cannot_be_differentiated() -> None:
    with pytest.raises((ValueError, EnzymeError)):
        differentiate("declare double @g(double)", "g", ["active"])


def test_a_refusal_says_why() -> None:
    text = "declare double @mystery(double)\ndefine double @f(double %x) { %y = call double @mystery(double %x)\nret double %y }"
    with pytest.raises(NotDifferentiable) as caught:
        differentiate(text, "f", ["active"])
    assert caught.value.problems and "mystery" in str(caught.value)


def test_the_answer_does_not_depend_on_where_objects_lie():
    text, found, kept = (ROOT / "tests/programs/ir/arrays_fft_recursive.O1.ll").read_text(), set(), []
    for count in range(6):  # sets of objects are ordered by their addresses
        kept.append([object() for _ in range(37 * count)] + [{} for _ in range(11 * count)])
        found.add(differentiate(text, "f", ["dup", "const"]))
    assert len(found) == 1
