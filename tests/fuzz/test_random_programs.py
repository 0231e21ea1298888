"""A few random programs on every run; many by `python -m tools.fuzz.ir`."""

import pytest

from numba_enzyme.llvm import differentiate
from tools.fuzz.ir import FINAL, MODES, Case, judge
from tools.fuzz.program import generate


@pytest.mark.parametrize("mode", (*MODES, FINAL))
@pytest.mark.parametrize("seed", [*range(5000, 5004), *(pytest.param(s, marks=pytest.mark.slow) for s in range(5004, 5008))])
def test_random_program(seed, mode):
    verdict = judge(Case.of(generate(seed)), differentiate, [mode])
    assert not verdict.fails, f"{verdict.category}: {verdict.detail}"
