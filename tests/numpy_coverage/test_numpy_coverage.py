"""What docs/numpy.md says of NumPy functions holds, and nothing that Numba compiles is missing from it.

Compiling all of them takes many minutes: an ordinary run measures one form in 160 that works, `--thorough` all forms.
"""

from __future__ import annotations

from .case import EXACT, Case
from .cases import CASES
from .measure import measure
from .page import PAGE, page_text
from .registry import registered

TOGETHER = 12  # cases in one function
SAMPLED = 160
NOT_REGISTERED = frozenset(["@", "indexing", "iteration"])  # syntax
VERSION_SPECIFIC = frozenset(["np.row_stack", "np.trapz", "np.in1d", "np.trapezoid"])  # by the version of NumPy


def groups(every: int) -> list[list[Case]]:
    """Those that work together; refused ones alone, since one refusal refuses the whole function."""
    works = [case for case in CASES if case.works][::every]
    refused = [case for case in CASES if not case.works]
    return [works[i : i + TOGETHER] for i in range(0, len(works), TOGETHER)] + [[case] for case in refused if every == 1]


def pytest_generate_tests(metafunc):
    if "cases" in metafunc.fixturenames:
        every = 1 if metafunc.config.getoption("thorough") else SAMPLED
        metafunc.parametrize("cases", groups(every), ids=lambda cases: cases[0].function)


def test_verdicts(cases):
    for case, verdict in zip(cases, measure(cases), strict=True):
        expected = EXACT if case.works else case.expected
        assert verdict.word == expected, f"{case.function}: {case.shown}: {verdict.word}: {verdict.detail}"


def test_every_function_of_numba_has_a_row():
    rows = {case.function for case in CASES} - NOT_REGISTERED
    assert sorted(registered() - rows - VERSION_SPECIFIC) == []
    assert sorted(rows - registered() - VERSION_SPECIFIC) == []


def test_page_is_up_to_date():
    assert PAGE.read_text(encoding="utf-8") == page_text(CASES), "run `python -m tests.numpy_coverage --page`"
