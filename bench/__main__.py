"""Command line of the benchmarks.

    python -m bench cpu [--quick] [--kernels gmm,ba] [--peers jax,hand] [--out DIR]   gradients here and by other tools
    python -m bench ablation [--quick] [--kernels gmm,ba]                             each optimisation off in turn
    python -m bench scaling [--quick] [--kernels gmm,lse]                             problems 10 and 100 times larger
    python -m bench scale [--quick]                                                   several ranks of MPI
    python -m bench memory                                                            peak of the mixture's gradient
    python -m bench all [--quick]                                                     the three, one after the other
    python -m bench compile [--largest 10000]                                         import, first gradients, cache, growth
    python -m bench readme                                                            put stored results into docs
    python -m bench gpu [--kernels block_sum] [--minutes 8]                           CUDA kernels; on the host without a GPU
    python -m bench ptxas [--kernels block_sum] [--capabilities 9.0]                  registers and spills of CUDA kernels

What is measured is written after every problem, as JSON and as a table, so that a run which is cut short keeps what it has.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

import kernels

from . import ablation, compile_time, cpu, gmm_memory, gpu, gpu_corpus, peers, ptxas, report, scale, scaling

HERE = Path(__file__).resolve().parent
RESULTS = HERE / "results"


def run_cpu(options: argparse.Namespace) -> int:
    """Measure the kernels asked for; 1 when a gradient of ours is wrong or its computation fails."""
    asked = [peers.find(name) for name in options.peers.split(",")] if options.peers else list(peers.PEERS)
    effort = cpu.Effort(seconds=options.seconds, minutes=options.minutes)
    if options.quick:
        effort = cpu.Effort("test", rounds=5, seconds=0.5)
    rows: list[cpu.Row] = []
    with tempfile.TemporaryDirectory() as folder:
        for row in cpu.measure_all(chosen(options.kernels), asked, effort, Path(folder)):
            rows.append(row)
            document = report.as_document(rows, effort, asked)
            written = report.write(document, Path(options.out), stored("cpu", options))
    print(report.as_markdown(document))
    print("written:", *written, file=sys.stderr)
    return 1 if any(row.status in ("wrong", "failed", "refused") for row in rows) else 0


def run_ablation(options: argparse.Namespace) -> int:
    """What each optimisation is worth; 1 when a gradient becomes wrong or is refused without one."""
    effort = cpu.Effort("test", rounds=3, seconds=0.3) if options.quick else cpu.Effort(rounds=7, seconds=1.0)
    names = chosen(options.kernels or ",".join(ablation.KERNELS))
    with tempfile.TemporaryDirectory() as folder:
        for document in ablation.measure_all(names, effort, Path(folder)):
            ablation.write(document, Path(options.out), stored("ablation", options))
    print(ablation.as_markdown(document))
    statuses = {cell["status"] for row in document["kernels"] for cell in row["without"].values()}
    return 1 if statuses & {"wrong", "failed", "refused"} else 0


def run_scaling(options: argparse.Namespace) -> int:
    """The cost of gradients as problems grow."""
    names = chosen(options.kernels or ",".join(scaling.KERNELS))
    with tempfile.TemporaryDirectory() as folder:
        for document in scaling.measure_all(names, options.quick, Path(folder)):
            scaling.write(document, Path(options.out), stored("scaling", options))
    print(scaling.as_markdown(document))
    return 1 if any(point["status"] in ("wrong", "failed") for row in document["kernels"] for point in row["points"]) else 0


def run_scale(options: argparse.Namespace) -> int:
    """Gradients over several ranks."""
    document = scale.measure(options.quick)
    scale.write(document, Path(options.out), stored("scale", options))
    print(scale.as_markdown(document))
    return 0


def run_compile(options: argparse.Namespace) -> int:
    """What compiling costs; 1 when something could not be measured."""
    with tempfile.TemporaryDirectory() as folder:
        for document in compile_time.measure(Path(folder), options.largest):
            compile_time.write(document, Path(options.out), "compile")
    print(compile_time.as_markdown(document))
    measured = [document["import"], document["cached"], *document["first"], *document["growth"]]
    return 1 if any("failed" in found for found in measured) else 0


def run_all(options: argparse.Namespace) -> int:
    """Everything; what fails does not keep the rest from being measured."""
    return max(run(options) for run in (run_cpu, run_ablation, run_scaling))


def run_memory(options: argparse.Namespace) -> int:
    """Peak memory of one gradient."""
    print(gmm_memory.run(Path(options.out)))
    return 0


def run_gpu(options: argparse.Namespace) -> int:
    """Kernels on a device; 1 when one is wrong or fails, 2 where there is no device and host execution was measured."""
    names = tuple(options.kernels.split(",")) if options.kernels else (*gpu_corpus.corpus(), *gpu_corpus.PORTS)
    for document in gpu.measure_all(names, options.minutes):
        name = "gpu" if document["target"] == "cuda" else "gpu-host"
        written = report.write_files(document, gpu.as_markdown(document), Path(options.out), name)
    print(gpu.as_markdown(document))
    print("written:", *written, file=sys.stderr)
    bad = any(row["status"] not in gpu.GOOD for row in document["kernels"])
    return 1 if bad else 2 if document["target"] != "cuda" else 0


def run_ptxas(options: argparse.Namespace) -> int:
    """What ptxas says of gradient kernels; 1 when it refuses one, 2 where it is not installed."""
    if ptxas.assembler() is None:
        print("ptxas is not on the path: it comes with the CUDA toolkit.", file=sys.stderr)
        return 2
    names = tuple(options.kernels.split(",")) if options.kernels else (*gpu_corpus.corpus(), *gpu_corpus.PORTS)
    words = options.capabilities.split(",") if options.capabilities else []
    capabilities = tuple(tuple(map(int, word.split("."))) for word in words) or ptxas.CAPABILITIES
    for document in ptxas.measure_all(names, capabilities):
        written = report.write_files(document, ptxas.as_markdown(document), Path(options.out), "ptxas")
    print(ptxas.as_markdown(document))
    print("written:", *written, file=sys.stderr)
    return 1 if any(row["problem"] for row in document["kernels"]) else 0


def run_readme(options: argparse.Namespace) -> int:
    report.refresh_benchmarks(HERE.parent / "docs" / "benchmarks.md", RESULTS / "cpu.json")
    report.refresh_page(HERE.parent / "docs" / "performance.md", RESULTS)
    report.refresh_kernels(HERE.parent / "docs" / "kernels.md", RESULTS)
    return 0


def chosen(words: str) -> tuple[str, ...]:
    """The kernels that are named, all of them if none is; ``KeyError`` for one that does not exist."""
    return tuple(kernels.get(name).name for name in words.split(",")) if words else kernels.names()


def stored(name: str, options: argparse.Namespace) -> str:
    return f"{name}-quick" if options.quick else name


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Benchmarks of numba_enzyme.")
    commands = parser.add_subparsers(required=True)
    for name, run, what in (
        ("cpu", run_cpu, "gradients of the CPU model problems, here and by other tools"),
        ("ablation", run_ablation, "each optimisation off in turn"),
        ("scaling", run_scaling, "problems 10 and 100 times larger"),
        ("scale", run_scale, "several ranks of MPI"),
        ("all", run_all, "cpu, ablation and scaling"),
    ):
        command = commands.add_parser(name, help=what)
        command.add_argument("--quick", action="store_true", help="test size, few rounds: does everything run?")
        command.add_argument("--kernels", default="", help="comma-separated names (default: all)")
        command.add_argument("--peers", default="", help="cpu: comma-separated names (default: all that are installed)")
        command.add_argument("--seconds", type=float, default=1.0, help="cpu: about so long per kernel, peer, way (default: 1)")
        command.add_argument("--minutes", type=float, default=10.0, help="cpu: after that only Enzyme and hand (default: 10)")
        command.add_argument("--out", default=str(RESULTS), help="folder for JSON and tables (default: bench/results)")
        command.set_defaults(run=run)
    for name, run, what in (("gpu", run_gpu, "CUDA kernels: gradient over primal on a device, or on the host without one"),
                            ("ptxas", run_ptxas, "registers, spills and shared memory of gradient kernels")):  # fmt: skip
        command = commands.add_parser(name, help=what)
        command.add_argument("--kernels", default="", help="comma-separated names of the tests' corpus (default: all)")
        command.add_argument("--out", default=str(RESULTS), help="folder for JSON and tables (default: bench/results)")
        command.add_argument("--minutes", type=float, default=8.0, help="gpu: no kernel is begun after so long (default: 8)")
        command.add_argument("--capabilities", default="", help="ptxas: comma-separated (default: 7.5,8.0,9.0,10.0,12.0)")
        command.set_defaults(run=run)
    compiling = commands.add_parser("compile", help="import, first gradients, the cache on disk, growth with functions")
    compiling.add_argument("--largest", type=int, default=10_000, help="instructions of the largest function (default: 10000)")
    compiling.add_argument("--out", default=str(RESULTS), help="folder for compile.json and compile.md (default: bench/results)")
    compiling.set_defaults(run=run_compile)
    peak = commands.add_parser("memory", help="peak memory of the mixture's gradient")
    peak.add_argument("--out", default=str(RESULTS), help="folder for JSON and table (default: bench/results)")
    peak.set_defaults(run=run_memory)
    commands.add_parser("readme", help="put stored results into docs").set_defaults(run=run_readme)
    options = parser.parse_args(arguments)
    return options.run(options)


if __name__ == "__main__":
    sys.exit(main())
