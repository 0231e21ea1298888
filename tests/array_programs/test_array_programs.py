"""The generator and the judge themselves; the campaign is a command (docs/fuzzing.md)."""

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne

from . import judge
from .judge import Group, Verdict, _between, _sharper
from .program import ARGUMENTS, Node, entry_text, generate, point, single, smaller, text
from .table import ENTRIES, SHAPES


def place(wanted: str) -> int:
    return next(i for i, entry in enumerate(ENTRIES) if entry.text == wanted)


def test_same_seed_same_program_and_point():
    assert all(text(generate(seed), "f") == text(generate(seed), "f") for seed in range(50))
    assert len({text(generate(seed), "f") for seed in range(50)}) > 40
    for a, b in zip(point(3, True).values(), point(3, True).values(), strict=True):
        np.testing.assert_array_equal(a, b)


def test_expressions_have_the_kinds_they_say():
    """Each is evaluated by NumPy itself."""
    assert len(ENTRIES) > 300
    given = point(0, False)
    for i, entry in enumerate(ENTRIES):
        space: dict[str, object] = {"np": np}
        exec(entry_text(i), space)
        operands = [given[f"{operand[0]}{int(operand[1:] or 0) % 2}"] for operand in entry.operands]
        with np.errstate(all="ignore"):
            assert np.shape(space[f"entry_{i}"](*operands)) == SHAPES[entry.kind], entry.text


def test_smaller_programs_have_less_in_them():
    program = next(p for p in map(generate, range(100)) if p.size > 2)
    candidates = list(smaller(program))
    assert candidates and all(candidate.size < program.size for candidate in candidates)
    assert all(set(candidate.arguments()) <= set(ARGUMENTS) for candidate in candidates)


def test_the_judge_agrees_and_knows_conventions():
    programs = [single(place("np.prod(w)")), single(place("np.max(v)")), Node(-1, (), "s0")]
    group = Group(programs)
    assert group.verdict(0, 3, False).word == "agrees"
    found = {group.verdict(1, seed, True).word for seed in range(60)}
    assert found <= {"agrees", "convention", "unfit"} and "convention" in found, found


def test_the_judge_knows_squares_of_slopes_that_are_zero_by_convention():
    """The Hessian of hypot(s0, abs(s1)) at s1 = 0, where seed 47 has its arguments."""
    group = Group([Node(place("np.hypot(s, s1)"), (Node(-1, (), "s0"), Node(place("np.abs(s)"), (Node(-1, (), "s1"),))))])
    found = group.verdict(0, 47, True)
    assert found.word == "convention" and "square of a slope" in found.detail


@pytest.mark.parametrize("factor", [1.0, 1.00001])
def test_the_judge_finds_a_rule_that_is_wrong(monkeypatch, factor):
    """In both modes alike, so that they agree with each other."""
    @ne.custom_vjp
    @njit
    def tanh(s):
        return np.tanh(s)

    @njit
    def forward(s):
        return np.tanh(s), np.tanh(s)

    @njit
    def slope(primals, tangents):
        return np.tanh(primals[0]), factor * (1.0 - np.tanh(primals[0]) ** 2) * tangents[0]

    tanh.defvjp(forward, njit(lambda t, cotangent: (factor * (1.0 - t * t) * cotangent,)))
    tanh.defjvp(slope)
    planted, inner = place("np.tanh(s)"), Node(-1, (), "s0")
    monkeypatch.setitem(judge._COMPILED, planted, njit(lambda s: tanh(s)))
    group = Group([Node(place("s * v"), (Node(planted, (inner,)), Node(-1, (), "v0")))], order=1)
    assert {group.verdict(0, seed, False).word for seed in range(3)} == ({"agrees"} if factor == 1.0 else {"wrong"})


@pytest.mark.parametrize(("ours", "word"), [(2.0, "convention"), (0.0, "convention"), (2.5, "wrong"), (-1.0, "wrong")])
def test_slopes_at_a_kink(ours, word):
    """Of max(2 x, 0) at 0."""
    assert _between(lambda h: max(2 * h, 0.0) / h, ours, 1.0, "", "convention").word == word


@pytest.mark.parametrize(("function", "word"), [
    (lambda h: np.sqrt(abs(h)), "convention"),  # infinite slopes of two signs
    (lambda h: float(h > 0), "convention"),  # a jump
    (np.cbrt, "unsettled"),  # the same infinite slope from both sides: it is not NaN
    (lambda h: np.sin(h), "unsettled"),
])  # fmt: skip
def test_nan_is_right_where_there_is_no_slope(function, word):
    assert _between(lambda h: (function(h) - function(0.0)) / h, np.nan, 1.0, "", "convention").word == word


@pytest.mark.parametrize(("function", "word"), [(lambda h: h + 1e-4 * abs(h), "convention"), (lambda h: h + h * h, "wrong")])
def test_a_small_kink_is_told_from_a_small_error(function, word):
    assert _sharper(Verdict("convention"), function, 1.0001, 1.0).word == word
