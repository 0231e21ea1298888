"""Every program on which the fuzzer once found a fault: now right in all modes, or refused."""

from pathlib import Path

import pytest

from numba_enzyme.llvm import differentiate
from tools.fuzz.ir import FINAL, MODES, Case, judge

CORPUS = sorted((Path(__file__).parent / "corpus").glob("*.ll"))


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_named_case(path):
    verdict = judge(Case.read(path.read_text()), differentiate, (*MODES, FINAL))
    assert not verdict.fails, f"{verdict.category}: {verdict.detail}"
