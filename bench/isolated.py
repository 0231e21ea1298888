"""One kernel per process: a crash or a measurement without end costs one row, not the run.

    measure_apart("gmm", "bench", 15)      the Row that ``python -m bench row gmm`` prints as JSON

Primal, gradient and hand-written adjoint of one kernel still share a process, so that their ratios mean something.
"""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

from .cpu import Row

ROOT = Path(__file__).resolve().parent.parent
LIMIT_SECONDS = 600


def measure_apart(name: str, size: str, rounds: int) -> Row:
    """Measure a kernel in a child process; a child that dies or hangs becomes a row that says so."""
    command = [sys.executable, "-m", "bench", "row", name, "--size", size, "--rounds", str(rounds)]
    try:
        child = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=LIMIT_SECONDS)
    except subprocess.TimeoutExpired:
        return Row(name, "failed", f"not done after {LIMIT_SECONDS} s")
    if child.returncode < 0:
        return Row(name, "failed", f"the process died: {signal.Signals(-child.returncode).name}")
    if child.returncode != 0:
        return Row(name, "failed", (child.stderr.strip().splitlines() or ["no message"])[-1])
    return Row(**json.loads(child.stdout.splitlines()[-1]))
