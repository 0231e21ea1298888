"""Command line of the benchmarks.

    python -m bench cpu [--quick] [--kernels gmm,ba] [--out DIR]     measure; writes JSON and a table
    python -m bench row NAME [--size SIZE] [--rounds N]              one kernel, as JSON
    python -m bench readme                                           put the stored results into README.md
    python -m bench gpu                                              kernels: on the host; says that no GPU was used
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import kernels

from . import gpu, report
from .cpu import Row, measure, warm_up
from .isolated import measure_apart
from .timing import pin_to_one_core

HERE = Path(__file__).resolve().parent
RESULTS = HERE / "results"


def run_cpu(options: argparse.Namespace) -> int:
    """Measure the kernels asked for; 1 when a gradient is wrong or its computation fails."""
    names = options.kernels.split(",") if options.kernels else kernels.names()
    for name in names:
        kernels.get(name)
    size, rounds = ("test", 5) if options.quick else ("bench", 15)
    rows: list[Row] = []
    for name in names:
        print(f"{name} ...", end=" ", flush=True, file=sys.stderr)
        rows.append(measure_apart(name, size, rounds))
        print(rows[-1].status, flush=True, file=sys.stderr)
    document = report.as_document(rows, size, rounds)
    written = report.write(document, Path(options.out), "cpu-quick" if options.quick else "cpu")
    print(report.as_markdown(document))
    print("written:", *written, file=sys.stderr)
    return 1 if any(row.status in ("wrong", "failed") for row in rows) else 0


def run_row(options: argparse.Namespace) -> int:
    """Measure one kernel in this process and print its row as JSON."""
    kernel = kernels.get(options.kernel)
    pin_to_one_core()
    warm_up()
    print(json.dumps(measure(kernel, options.size, options.rounds).as_dict()))
    return 0


def run_gpu(options: argparse.Namespace) -> int:
    """Say what there is of kernels and measure it on the host; 2, since nothing is measured on a GPU."""
    print(gpu.report())
    return 2


def run_readme(options: argparse.Namespace) -> int:
    report.refresh_readme(HERE.parent / "README.md", RESULTS / "cpu.json")
    return 0


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Benchmarks of numba_enzyme.")
    commands = parser.add_subparsers(required=True)
    cpu = commands.add_parser("cpu", help="gradients of the CPU model problems")
    cpu.add_argument("--quick", action="store_true", help="test size, few rounds: does everything run?")
    cpu.add_argument("--kernels", default="", help="comma-separated names (default: all)")
    cpu.add_argument("--out", default=str(RESULTS), help="folder for cpu.json and cpu.md (default: bench/results)")
    cpu.set_defaults(run=run_cpu)
    row = commands.add_parser("row", help="one kernel, as JSON")
    row.add_argument("kernel")
    row.add_argument("--size", choices=kernels.SIZES, default="bench")
    row.add_argument("--rounds", type=int, default=15)
    row.set_defaults(run=run_row)
    commands.add_parser("gpu", help="CUDA kernels (host execution; not on a GPU yet)").set_defaults(run=run_gpu)
    commands.add_parser("readme", help="put the stored results into README.md").set_defaults(run=run_readme)
    options = parser.parse_args(arguments)
    return options.run(options)


if __name__ == "__main__":
    sys.exit(main())
