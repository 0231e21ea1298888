"""The benchmark's own arithmetic and its report."""

from __future__ import annotations

import json

import numpy as np
import pytest

import kernels
from bench import cpu, derivatives, memory, report, timing
from bench.__main__ import main


def rows():
    timed = cpu.Row("gmm", "ok", witness="hand adjoint", error=2e-16, primal_ms=1.0, gradient_ms=4.0, hand_ms=2.0)
    timed.gradient_over_primal, timed.gradient_over_hand, timed.memory_bytes = 4.0, 2.0, 104_857_600
    timed.compile_primal_ms, timed.compile_gradient_ms = 500.0, 900.4
    faster = cpu.Row("lj", "ok", witness="forward mode", error=1e-15, primal_ms=1234.5, gradient_ms=1234.5)
    faster.gradient_over_primal, faster.compile_primal_ms, faster.compile_gradient_ms = 1.0, 100.0, 200.0
    return [timed, faster, cpu.Row("det", "refused", "1 problem in `det`\nNE104 no derivative is known for `lgamma_r`")]


def test_geometric_means_are_over_what_was_measured():
    assert cpu.summary(rows()) == {"gradient_over_primal": pytest.approx(2.0), "gradient_over_hand": pytest.approx(2.0)}
    assert cpu.geometric_mean([None]) is None


def test_report_is_written_as_json_and_as_a_table(tmp_path):
    data, table = report.write(report.as_document(rows(), "bench", 15), tmp_path, "cpu")
    assert json.loads(data.read_text())["kernels"][0]["gradient_over_primal"] == 4.0
    lines = table.read_text().splitlines()
    assert "| gmm | 1 | 4 | 4 | 2 | 105 MB | 500 → 900 | 2e-16 (hand adjoint) |" in lines
    assert "| lj | 1234 | 1234 | 1 | – | – | 100 → 200 | 1e-15 (forward mode) |" in lines
    assert "- `det` refused: NE104 no derivative is known for `lgamma_r`" in lines


def test_readme_table_stands_between_its_markers(tmp_path):
    data, table = report.write(report.as_document(rows(), "bench", 15), tmp_path, "cpu")
    readme = tmp_path / "README.md"
    readme.write_text(f"before\n{report.BEGIN}\nold\n{report.END}\nafter\n")
    report.refresh_readme(readme, data)
    report.refresh_readme(readme, data)
    assert readme.read_text() == f"before\n{report.BEGIN}\n\n{table.read_text()}\n{report.END}\nafter\n"
    readme.write_text("no markers")
    with pytest.raises(ValueError, match="markers"):
        report.refresh_readme(readme, data)


def test_interleaved_samples_every_variant_in_every_round():
    calls = []
    samples = timing.interleaved({"a": lambda: calls.append("a"), "b": lambda: calls.append("b")}, rounds=3)
    assert [len(samples[name]) for name in "ab"] == [3, 3]
    assert {"a", "b"} == set(calls)


def test_relative_error_sees_nan():
    one = [np.ones(3)]
    assert derivatives.relative_error([np.array([1.0, 1.0, 1.5])], one) == 0.5
    assert derivatives.relative_error([np.array([1.0, np.nan, 1.0])], one) == np.inf


def test_gpu_says_that_nothing_is_measured_on_one(capsys):
    assert main(["gpu"]) == 2
    text = capsys.readouterr().out
    assert "Nothing is measured on a GPU" in text or "numba-cuda is not installed" in text


def test_determinant_is_not_timed_against_its_closed_form():
    assert [kernel.name for kernel in kernels.all_kernels() if not kernel.comparable] == ["det"]


def test_memory_of_a_call_is_seen():
    assert memory.peak_growth(lambda: np.ones(4_000_000)) in (None, pytest.approx(32e6, rel=0.05))
    assert memory.peak_growth(lambda: np.ones(100)) in (None, 0)
