"""Random Python functions: every one on which the fuzzer found a fault, and a few new ones on every run."""

from pathlib import Path

import pytest

from tools.fuzz.python import shrink
from tools.fuzz.python_judge import Case, judge
from tools.fuzz.python_program import generate
from tools.fuzz.python_statements import write

CORPUS = sorted((Path(__file__).parent / "python_corpus").glob("*.py"))


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_named_case(path):
    verdict = judge(Case.read(path.read_text()))
    assert not verdict.fails, f"{verdict.category}: {verdict.detail}"


@pytest.mark.parametrize("seed", [16, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (15, 17, 18))])
def test_random_function(seed):
    verdict = judge(Case.read(write(generate(seed))))
    assert not verdict.fails, f"{verdict.category}: {verdict.detail}"


def test_same_seed_same_function():
    assert write(generate(7)) == write(generate(7))


def test_shrinking_keeps_what_fails():
    function = next(f for f in map(generate, range(100)) if "math.tanh" in write(f))
    smallest = write(shrink(function, lambda smaller: "math.tanh" in write(smaller), 3000))
    assert "math.tanh" in smallest
    assert smallest.count("\n") < 14, smallest


@pytest.mark.parametrize(
    ("body", "category"),
    [("return s * x[0]", "agrees"), ("return s + int(x[0] * 1e9) % 7 * math.nan", "unfit"), ("return undefined(s)", "unfit")],
)
def test_verdicts(body, category):
    text = "# fuzz seed=1 kind=float64 layouts=CCC count=2 form=vjp\nimport math\n\n\n"
    assert judge(Case.read(f"{text}def f(x, s):\n    {body}\n")).category == category
