"""The matrix of versions: its rows agree with what the package says it needs, and outcomes are read as pytest writes them."""

from __future__ import annotations

import re
from pathlib import Path

from numba_enzyme.bridge import numba_internals
from tools import matrix

ROOT = Path(__file__).parent.parent
PROJECT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def _series(release: str) -> tuple[int, int]:
    major, minor = release.split(".")[:2]
    return int(major), int(minor)


def test_the_rows_cover_what_the_package_says_it_needs():
    floor, ceiling = re.search(r'"numba>=([\d.]+),<([\d.]+)"', PROJECT).groups()
    series = {_series(row.numba) for row in matrix.ROWS}
    assert min(series) == _series(floor) == numba_internals.OLDEST
    assert max(series) == numba_internals.NEWEST == (_series(ceiling)[0], _series(ceiling)[1] - 1)
    oldest = re.search(r'requires-python = ">=([\d.]+)"', PROJECT)[1]
    assert min(_series(row.python) for row in matrix.ROWS) == _series(oldest)
    kernels = re.findall(r'"numba-cuda>=([\d.]+),<([\d.]+)"', PROJECT)
    assert len(kernels) == 2 and len(set(kernels)) == 1, "the extras `test` and `cuda` need the same"
    tested = [_series(row.numba_cuda) for row in matrix.ROWS if row.numba_cuda]
    assert min(tested) == _series(kernels[0][0]) and max(tested) < _series(kernels[0][1])


def test_the_core_is_the_oldest_one_between_and_the_newest():
    core = [_series(row.numba) for row in matrix.ROWS if row.core]
    assert len(core) == 3 and core == sorted(core)
    assert (core[0], core[-1]) == (numba_internals.OLDEST, numba_internals.NEWEST)
    assert all((ROOT / test).exists() for test in matrix.TESTS)


def test_outcomes_are_read_from_the_last_line():
    row = matrix.ROWS[0]
    good = matrix.outcome(row, "0.45.0 (20)", "....s\n12 passed, 1 skipped in 3.4s\n")
    assert (good.passed, good.failed, good.skipped, good.good) == (12, 0, 1, True)
    bad = matrix.outcome(row, "", "1 failed, 2 passed, 3 errors in 1s\n")
    assert (bad.passed, bad.failed, bad.good) == (2, 4, False)
    broken = matrix.outcome(row, "", "ImportError\n")
    assert broken.problem == "pytest ended early" and not broken.good
    assert good.line() in matrix.table([good])


def test_rows_that_were_not_run_keep_their_lines():
    first, last = (matrix.Outcome(row, "0.49.0 (22)", passed=5) for row in (matrix.ROWS[0], matrix.ROWS[-1]))
    before = matrix.table([last, first])
    assert before.splitlines()[2:] == [first.line(), last.line()], "in the order of the rows"
    again = matrix.Outcome(matrix.ROWS[-1], "0.50.0 (22)", passed=7, failed=1)
    assert matrix.table([again], before).splitlines()[2:] == [first.line(), again.line()]
