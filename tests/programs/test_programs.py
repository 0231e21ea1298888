"""Programs of the corpus, from their stored IR, in both modes: each gives what its case expects, right or refused.

One program in four and those of Rust, Fortran and Eigen, and the first cases of each, so that the suite stays
quick, those that compile for long with ``-m slow``; with ``NUMBA_ENZYME_PROGRAMS=all`` all of them.
"""

from __future__ import annotations

import os
import re

import llvmlite.binding as ll
import pytest

from .build import levels_at_hand, stored_path
from .judge import entry_point, judge
from .specification import Program, read_programs
from .verdict import inner_product

CORPUS = read_programs()
EVERYTHING = os.environ.get("NUMBA_ENZYME_PROGRAMS") == "all"
LANGUAGES = frozenset(["eigen", "fortran", "rust"])
PROGRAMS = [p for place, p in enumerate(CORPUS) if EVERYTHING or place % 4 == 0 or p.family in LANGUAGES]
CASES = None if EVERYTHING else 6
LONG = frozenset(["eigen_dynamic", "eigen_cholesky", "eigen_assigned_by_reference", "eigen_arrays", "rust_closures"])


def stored_texts(program: Program) -> list[tuple[str, str]]:
    if program.path.suffix == ".ll":
        return [(level, program.path.read_text()) for level in program.levels]
    paths = [(level, stored_path(program, level)) for level in program.levels]
    return [(level, path.read_text()) for level, path in paths if path.exists()]


@pytest.mark.parametrize("program", [
    pytest.param(program, id=program.name, marks=pytest.mark.slow if program.name in LONG else []) for program in PROGRAMS
])  # fmt: skip
def test_program(program: Program) -> None:
    features = ll.get_host_cpu_features()
    absent = [word for word in re.findall(r"-m(avx\w+|fma)\b", " ".join(program.flags)) if not features.get(word)]
    if absent:
        pytest.skip(f"this processor has no {', '.join(absent)}")
    texts = stored_texts(program)
    assert texts, "no stored IR: run python -m tests.programs.store"
    for level, text in texts if EVERYTHING else texts[:1]:
        for case in program.cases[:CASES]:
            verdicts = {mode: judge(case, text, mode, level, entry_point()) for mode in case.modes}
            for mode, verdict in verdicts.items():
                assert verdict.status == "ok", f"{case.name} {level} {mode}: {verdict.status}: {verdict.detail}"
            if len(verdicts) == 2:
                assert inner_product(verdicts["reverse"], verdicts["forward"]) == "", case.name


def test_corpus_is_wide() -> None:
    assert len(CORPUS) >= 500
    assert all(levels_at_hand(program) for program in CORPUS)
