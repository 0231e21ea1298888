"""The benchmark's own arithmetic and its report."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

import kernels
from bench import ablation, cpu, derivatives, gmm_memory, gpu, memory, peers, ptxas, report, scaling, sizes, timing
from bench.__main__ import main
from bench.children import ChildFailed, Children
from numba_enzyme import config

ROOT = Path(__file__).parent.parent.parent
EFFORT = cpu.Effort("bench", 15)


def rows():
    timed = cpu.Row("gmm", "ok", witness="hand adjoint", error=2e-16, primal_ms=1.0, gradient_ms=4.0, hand_ms=2.0)
    timed.gradient_over_primal, timed.gradient_over_hand, timed.memory_bytes = 4.0, 2.0, 104_857_600
    timed.compile_primal_ms, timed.compile_gradient_ms, timed.tape_bytes = 500.0, 900.4, 1000
    timed.peers = {
        "jax": cpu.Cell("ok", error=1e-15, primal_ms=2.0, gradient_ms=12.0),
        "enzyme": cpu.Cell("ok", primal_ms=1.0, gradient_ms=1.0),
        "casadi": cpu.Cell("cannot", "as many nodes as points"),
    }
    faster = cpu.Row("lj", "ok", witness="forward mode", error=1e-15, primal_ms=1234.5, gradient_ms=1234.5)
    faster.gradient_over_primal, faster.compile_primal_ms, faster.compile_gradient_ms = 1.0, 100.0, 200.0
    return [timed, faster, cpu.Row("det", "refused", "1 problem in `det`\nNE104 no derivative is known for `lgamma_r`")]


def test_geometric_means_are_over_what_was_measured():
    assert cpu.summary(rows()) == {
        "gradient_over_primal": pytest.approx(2.0),
        "gradient_over_hand": pytest.approx(2.0),
        "gradient_over_better_of_enzyme_and_hand": pytest.approx(4.0),
    }
    assert cpu.over_ours(rows()[0], "jax") == pytest.approx(3.0)
    assert cpu.geometric_mean([None]) is None


def test_report_is_written_as_json_and_as_a_table(tmp_path):
    data, table = report.write(report.as_document(rows(), EFFORT, list(peers.PEERS)), tmp_path, "cpu")
    assert json.loads(data.read_text())["kernels"][0]["gradient_over_primal"] == 4.0
    lines = table.read_text().splitlines()
    assert "| gmm | 1 | 4 | 4 | 2 | 105 MB | 1 kB | 500 → 900 | 2e-16 (hand adjoint) |" in lines
    assert "| lj | 1234 | 1234 | 1 | – | – | – | 100 → 200 | 1e-15 (forward mode) |" in lines
    assert "- `det` refused: NE104 no derivative is known for `lgamma_r`" in lines


def test_comparison_shows_times_ratios_and_reasons(monkeypatch):
    monkeypatch.setattr(peers.Peer, "missing", lambda peer: "" if peer.name in ("jax", "casadi") else "not installed")
    monkeypatch.setattr(peers.Peer, "version", "1.0")
    asked = [peers.find(name) for name in ("jax", "casadi", "warp")]
    text = report.comparison(report.as_document(rows(), EFFORT, asked))
    assert "| gradient ms (÷ ours) | ours | JAX, jit 1.0 | CasADi 1.0 |" in text
    assert "| gmm | 4 | 12 (3) | – |" in text
    assert "- CasADi, gmm: as many nodes as points." in text
    assert "- Warp: not installed." in text


def test_a_problem_is_measured_in_processes_of_its_peers(tmp_path):
    """Ours and the adjoint by hand agree, at a size of the scaling table, too; what a peer lacks has a reason."""
    asked = [peers.find(peers.OURS)]
    effort = cpu.Effort("test", rounds=3, seconds=0.1)
    (row,) = cpu.measure_all(["lse"], asked, effort, tmp_path)
    assert (row.status, row.witness) == ("ok", "hand adjoint")
    assert row.error < 1e-12 and row.gradient_over_hand > 0 and row.compile_gradient_ms > 0
    assert row.peers[peers.OURS].samples == 3


def test_a_child_that_is_late_or_dies_is_replaced(tmp_path):
    with Children(tmp_path) as children:
        with pytest.raises(ChildFailed, match="no answer"):
            children.ask("late", {"do": "release"}, limit=0.0)
        with pytest.raises(ChildFailed, match="ended with"):
            children.ask("late", {"do": "no such question"}, limit=60.0)
        assert children.ask("late", {"do": "release"}, limit=60.0) == {}


def test_every_problem_has_a_program_or_a_reason_in_array_languages():
    from bench.peers.array_programs import CANNOT, PROGRAMS

    assert set(PROGRAMS) | set(CANNOT) == set(kernels.names())
    with pytest.raises(peers.NotExpressible, match="n! operations"):
        peers.look_up(PROGRAMS, CANNOT, "det")
    with pytest.raises(KeyError, match="numba_enzyme"):
        peers.find("fortran")


@pytest.mark.parametrize("name", ["warp", "taichi"])
def test_kernel_languages_have_the_gradient_or_a_reason(name, tmp_path):
    """In a child: what such a tool prints or installs in a process stays there."""
    peer = peers.find(name)
    if peer.missing():
        pytest.skip(peer.missing())
    with Children(tmp_path) as children:
        cells = {problem: cpu.prepared(children, peer, problem, "test") for problem in kernels.names()}
        expressed = {problem for problem, cell in cells.items() if cell.status != "cannot"}
        for problem in expressed:  # only these need the adjoint by hand, which takes long to compile
            posed = peers.problem(problem, "test")
            np.savez(tmp_path / f"{problem}-test.npz", *posed.kernel.gradient_by_hand(posed.args))
            cell = cpu.prepared(children, peer, problem, "test")
            assert cell.status == "ok", (problem, cell.message)
    assert "not written for this peer" not in {cell.message for cell in cells.values()}
    assert {"ba", "lj", "norm", "lse", "burgers", "burgers_1d"} <= expressed


@pytest.mark.slow
def test_variants_of_the_mixture_have_its_gradient():
    whole, *others = gmm_memory.variants().values()
    args = whole.kernel.inputs("test", seed=8)
    expected = whole.kernel.gradient_by_hand(args)
    assert len(others) == 4
    for other in others:
        assert other.kernel.primal(*args) == pytest.approx(whole.kernel.primal(*args), rel=1e-13)
        shadows = other.kernel.shadows(args)
        call = other.caller(args, shadows)
        found = call()[1] if other.valued else derivatives.reverse(other.kernel, args)
        assert derivatives.relative_error(found, expected) < 1e-12


def test_sizes_grow_by_tens():
    sizes.add()
    for name in ("lstm", "lse", "burgers_1d"):
        work = [max(np.size(a) for a in kernels.get(name).inputs(size)) for size in sizes.FACTORS]
        assert work[1] / work[0] == pytest.approx(10, rel=0.05) and work[2] / work[0] == pytest.approx(100, rel=0.05)


def test_ablation_has_a_variant_per_switch_and_a_table(tmp_path):
    assert set(ablation.VARIANTS) == {ablation.ALL, "vectorisation"} | set(config.OPTIMISATIONS) - {"threads"}
    late = ablation.cell({"status": "late"}, None, 0.5)
    slower = ablation.cell({"status": "ok", "memory_bytes": 8}, 1.0, 0.5)
    without = {"min-cut": slower, "inlining": late}
    row = {"kernel": "gmm", "size": "bench", "gradient_ms": 500.0, "without": without}
    means = {v: cpu.geometric_mean([ablation.slow_down(row, v)]) for v in without}
    ablation.write({"kernels": [row], "geometric_mean": means, "optimisations": config.OPTIMISATIONS}, tmp_path, "ablation")
    table = (tmp_path / "ablation.md").read_text()
    assert "| min-cut | 2 | 2 |" in table and "| inlining | > 60 s | – |" in table and "| gradient with all, ms | 500 |" in table


def test_scaling_has_a_table(tmp_path):
    points = [scaling.point(cpu.Row("gmm", "ok", gradient_over_primal=2.0 + f, memory_bytes=1000 * f), f) for f in (1, 10)]
    scaling.write({"kernels": [{"kernel": "gmm", "points": points}]}, tmp_path, "scaling")
    assert "| gmm | 3 | 12 | 1 kB | 10 kB |" in (tmp_path / "scaling.md").read_text()


def test_labels_keep_apart_and_near():
    heights = scaling.apart([1.0, 1.01, 1.02, 4.0], least=1.1)
    assert heights[3] == pytest.approx(4.0)
    assert heights[1] / heights[0] == pytest.approx(1.1) and heights[2] / heights[1] == pytest.approx(1.1)
    assert np.prod(heights[:3]) == pytest.approx(1.0 * 1.01 * 1.02)


def test_the_table_stands_between_its_markers(tmp_path):
    data, table = report.write(report.as_document(rows(), EFFORT, list(peers.PEERS)), tmp_path, "cpu")
    page = tmp_path / "benchmarks.md"
    page.write_text(f"before\n{report.BEGIN}\nold\n{report.END}\nafter\n")
    report.refresh_benchmarks(page, data)
    report.refresh_benchmarks(page, data)
    assert page.read_text() == f"before\n{report.BEGIN}\n\n{table.read_text()}\n{report.END}\nafter\n"
    page.write_text("no markers")
    with pytest.raises(ValueError, match="markers"):
        report.refresh_benchmarks(page, data)


def test_stored_tables_and_the_plot_stand_in_the_page(tmp_path):
    results, page = tmp_path / "results", tmp_path / "docs" / "performance.md"
    results.mkdir()
    page.parent.mkdir()
    known = {"machine": {"processor": "P", "system": "S"}, "versions": {"numba": "1", "llvmlite": "2"}}
    for name in report.PAGES:
        (results / f"{name}.json").write_text(json.dumps(known))
        (results / f"{name}.md").write_text(f"table of {name}\n")
    (results / "scaling.svg").write_text("<svg/>")
    page.write_text("".join(f"{n}:\n<!-- {n}: begin -->\n<!-- {n}: end -->\n" for n in report.PAGES))
    report.refresh_page(page, results)
    once = page.read_text()
    report.refresh_page(page, results)
    assert page.read_text() == once
    assert "table of memory\n\nP, S; numba 1, llvmlite 2.\n" in once
    assert (page.parent / "scaling.svg").read_text() == "<svg/>"


def test_what_was_measured_on_a_device_stands_in_the_page_on_kernels(tmp_path):
    page = tmp_path / "kernels.md"
    (tmp_path / "gpu.md").write_text("table\n")
    page.write_text("before\n<!-- gpu: begin -->\nold\n<!-- gpu: end -->\nafter\n")
    report.refresh_kernels(page, tmp_path)
    report.refresh_kernels(page, tmp_path)
    assert page.read_text() == "before\n<!-- gpu: begin -->\n\ntable\n\n<!-- gpu: end -->\nafter\n"


def test_interleaved_samples_every_variant_in_every_round():
    calls = []
    samples = timing.interleaved({"a": lambda: calls.append("a"), "b": lambda: calls.append("b")}, rounds=3)
    assert [len(samples[name]) for name in "ab"] == [3, 3]
    assert {"a", "b"} == set(calls)


def test_relative_error_sees_nan():
    one = [np.ones(3)]
    assert derivatives.relative_error([np.array([1.0, 1.0, 1.5])], one) == 0.5
    assert derivatives.relative_error([np.array([1.0, np.nan, 1.0])], one) == np.inf


@pytest.mark.skipif(find_spec("numba_cuda") is None, reason="numba-cuda is not installed")
def test_gpu_measures_on_the_host_where_there_is_no_device(tmp_path, capsys):
    wanted = 0 if gpu.has_device() else 2
    assert main(["gpu", "--kernels", "saxpy,block_sum", "--out", str(tmp_path)]) == wanted
    document = json.loads((tmp_path / ("gpu.json" if wanted == 0 else "gpu-host.json")).read_text(encoding="utf-8"))
    assert [row["status"] for row in document["kernels"]] == ["right" if wanted == 0 else gpu.HOST] * 2
    assert all(row["ratio"] > 0 for row in document["kernels"])
    assert document["environment"]["numba-cuda"] in capsys.readouterr().out
    assert main(["gpu", "--kernels", "saxpy", "--minutes", "0", "--out", str(tmp_path)]) == wanted
    assert "no time left" in capsys.readouterr().out


@pytest.mark.skipif(ptxas.assembler() is None or find_spec("numba_cuda") is None, reason="ptxas or numba-cuda is not installed")
def test_ptxas_reports_registers_and_shared_memory(tmp_path, capsys):
    assert main(["ptxas", "--kernels", "reversal,lulesh", "--capabilities", "8.0,9.0", "--out", str(tmp_path)]) == 0
    row, port = json.loads((tmp_path / "ptxas.json").read_text(encoding="utf-8"))["kernels"]
    assert [(u["kernel"], u["capability"]) for u in row["usage"]] == [
        (name, capability) for capability in ("sm_80", "sm_90") for name in ("reversal_grad", "reversal_primal")]
    assert all(u["registers"] > 8 and u["shared"] == (1280 if u["kernel"] == "reversal_grad" else 512) for u in row["usage"])
    assert [(u["kernel"], u["stack"], u["spill_stores"]) for u in port["usage"]] == [("lulesh_grad", 0, 0)] * 2
    assert "| reversal |" in capsys.readouterr().out


REGISTERS = {"saxpy": 32, "reversal": 48, "block_sum": 32, "stencil": 40, "gather": 32, "local_array": 72}
"""What a thread of a gradient may take on compute capability 9.0: today's number and a margin."""


@pytest.mark.skipif(ptxas.assembler() is None or find_spec("numba_cuda") is None, reason="ptxas or numba-cuda is not installed")
def test_registers_of_gradients_stay_within_limits():
    for name, limit in REGISTERS.items():
        found = {u.kernel.rpartition("_")[2]: u for u in ptxas.usage(name, (9, 0))}
        assert found["primal"].registers <= found["grad"].registers <= limit, name
        assert found["grad"].spill_stores == found["grad"].spill_loads == 0 and found["grad"].stack <= found["primal"].stack, name


@pytest.mark.slow
@pytest.mark.skipif(ptxas.assembler() is None or find_spec("numba_cuda") is None, reason="ptxas or numba-cuda is not installed")
def test_no_gradient_of_the_corpus_spills():
    from bench.gpu_corpus import PORTS, corpus

    for name in corpus().keys() - PORTS.keys():
        for used in ptxas.usage(name, (9, 0)):
            assert used.registers <= 128 and used.spill_stores == used.spill_loads == 0, used


def test_determinant_is_not_timed_against_its_closed_form():
    assert [kernel.name for kernel in kernels.all_kernels() if not kernel.comparable] == ["det"]
    cells = {peers.OURS: cpu.Cell("ok", gradient_ms=8.0), peers.HAND: cpu.Cell("ok", gradient_ms=0.01)}
    det, lse = cpu.as_row("det", cells), cpu.as_row("lse", cells)
    assert cpu.over_ours(det, "hand") is None and cpu.over_the_better(det) is None
    assert cpu.over_ours(lse, "hand") == pytest.approx(0.01 / 8.0) and cpu.over_the_better(lse) == pytest.approx(800.0)
    people = {name: {"title": name, "version": "", "missing": ""} for name in cells}
    rows = [{**row.as_dict(), "primal_ms": 1.0} for row in (det, lse)]
    table = report.comparison({"kernels": rows, "peers": people, "gradient_over_ours": {}, "geometric_mean": {}})
    assert "| det | 8 | 0.01 (closed form) |" in table and "| lse | 8 | 0.01 (0.00125) |" in table
    assert "hand, det: a closed form is another algorithm, left out of all means." in table


def test_memory_of_a_call_is_seen():
    """In a young process, as the benchmarks measure it; what the system takes away meanwhile makes it less."""
    program = (
        "import numpy as np; from bench.memory import peak_growth\n"
        "for n in (4_000_000, 100): print([peak_growth(lambda: np.ones(n)) for _ in range(3)])"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    large, small = (ast.literal_eval(line) for line in done.stdout.splitlines())
    if not memory.CLEAR_REFS.exists():
        assert large == small == [None] * 3
        return
    assert max(large) == pytest.approx(32e6, rel=0.05)
    assert max(small) == 0
