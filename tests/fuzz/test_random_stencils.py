"""Random stencils: their gradients do not depend on whether additions to shadow memory wait."""

import pytest

from tools.fuzz.stencils import judge, main, program


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_random_stencil(seed):
    verdict = judge(program(seed), seed)
    assert not verdict.fails, f"{verdict.category}: {verdict.detail}"


def test_same_seed_same_program():
    assert program(7) == program(7) != program(8)


def test_what_fails_is_written(monkeypatch, tmp_path):
    monkeypatch.setattr("tools.fuzz.stencils.program", lambda seed: "def f(x, n, steps):\n    return x[0] / steps.nothing\n")
    assert main(["--seed", "1", "--count", "1", "--corpus", str(tmp_path)]) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["exception_1.py"]
