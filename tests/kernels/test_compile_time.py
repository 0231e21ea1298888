"""The benchmark of compile times: its generated functions, their growth, and its report."""

from __future__ import annotations

import pytest

from bench import compile_time, compile_worker, family
from numba_enzyme.pipeline import PASSES


@pytest.mark.parametrize("name", family.FAMILIES)
def test_generated_functions_have_the_size_asked_for_and_are_differentiated(name, tmp_path):
    text = family.function_text(name, 400)
    assert 0.7 * 400 < sum(line.startswith("  ") for line in text.splitlines()) < 1.3 * 400
    found = compile_worker.growth(str(tmp_path), name, "100")
    assert found["lines"] > 100 and found["own_ms"] > 0 and found["llvm_ms"] > 0
    assert {"inline", "analyze", "legal", "plan", "differentiate", "clean"} < set(found["passes_ms"]) < set(PASSES)


def test_eight_times_the_instructions_cost_less_than_thirty_times_the_own_time():
    small, large = (compile_worker.growth("", "branches", str(size))["own_ms"] for size in (250, 2000))
    assert large < 30 * small


def test_sizes_go_up_to_the_largest():
    assert list(family.sizes(12_000)) == [1000, 2000, 5000, 10_000]


def test_report_names_what_failed(tmp_path):
    document = {
        "import": {"numba_ms": 300.4, "package_ms": 1.0, "first_use_ms": 200.0},
        "cached": {"failed": "not done after 600 s"},
        "first": [{"function": "ten_lines", "own_ms": 95.0, "gradient_ms": 250.2}],
        "growth": [{"family": "loops", "instructions": 1000, "lines": 9000, "own_ms": 500.0, "llvm_ms": 700.0}],
    }
    data, table = compile_time.write(document, tmp_path, "compile")
    lines = table.read_text().splitlines()
    assert data.exists() and "| import numba | 300 |" in lines and "| ten_lines | 95 | 250 |" in lines
    assert "| its gradient from the cache on disk | not done after 600 s |" in lines
    assert "| loops | 1000 | 9000 | 500 | 700 |" in lines
