"""`docs/errors.md` has an entry for every code, and the examples there raise what they say."""

import re
from pathlib import Path

import numba
import numpy as np
import pytest
from test_refusals import book_of, header

import numba_enzyme as ne
from numba_enzyme.errors import NotDifferentiable
from numba_enzyme.pipeline import differentiate
from tools.golden import parse_request

ROOT = Path(ne.__file__).parent
TEXT = (ROOT.parent / "docs" / "errors.md").read_text(encoding="utf-8")
ENTRIES = dict(re.findall(r"^## (NE\d+): .*\n((?:(?!^## ).*\n?)*)", TEXT, re.MULTILINE))
UNPROVOKED = {"NE241", "NE272"}  # see the beginning of the page


def blocks(kind):
    return [(code, block) for code, entry in ENTRIES.items() for block in re.findall(rf"```{kind}\n(.*?)```", entry, re.DOTALL)]


def test_every_code_has_an_entry_with_an_example_and_a_way_out():
    codes = {code for file in ROOT.rglob("*.py") for code in re.findall(r"\bNE[0-7]\d\d\b", file.read_text(encoding="utf-8"))}
    assert codes - UNPROVOKED == set(ENTRIES)
    remarks = {code for file in ROOT.rglob("*.py") for code in re.findall(r"\bNE8\d\d\b", file.read_text(encoding="utf-8"))}
    assert all(code in TEXT for code in remarks | UNPROVOKED)
    for entry in ENTRIES.values():
        assert "*What to do*: " in entry
        assert "```llvm" in entry or "```python" in entry


@pytest.mark.parametrize(("code", "text"), blocks("llvm"), ids=lambda value: value[:5])
def test_programs_raise_their_code(code, text):
    with pytest.raises(NotDifferentiable) as refusal:
        differentiate(text, parse_request(header(text, "request")), book=book_of(text))
    assert code in {problem.code for problem in refusal.value.problems}


@pytest.mark.parametrize(("code", "text"), blocks("python"), ids=lambda value: value[:5])
def test_functions_raise_their_code(code, text):
    names = {"__name__": "example", "np": np, "ne": ne, "njit": numba.njit, "numba": numba}
    exec(text, names)
    with pytest.raises(NotDifferentiable) as refusal:
        ne.grad(names["f"])(*names["arguments"])
    assert code in {problem.code for problem in refusal.value.problems}
