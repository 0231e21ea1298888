"""What compiling costs: import, first gradients, gradients from the cache on disk, and growth with the size of functions.

    for document in measure(folder, largest=10_000): ...
    document["first"][0]     {"function": "ten_lines", "own_ms": 95.0, "gradient_ms": 230.0}
    document["growth"][0]    {"family": "straight", "instructions": 1000, "own_ms": 196.2, "llvm_ms": 182.3}

All times are CPU time of processes that do nothing else. A first gradient is measured in a process that has computed another
one before, so that Numba's own tables are there; beside it stands what Numba takes to compile the function itself.
"""

from __future__ import annotations

import datetime
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from . import family, report

NAMES = ("ten_lines", "product", "systems", "sorted_list")
ROOT = Path(__file__).resolve().parent.parent
LIMIT_SECONDS = 600


def child(folder: Path, what: str, *arguments: str) -> dict:
    """What a fresh process has measured, or why it has not."""
    command = [sys.executable, "-m", "bench.compile_worker", what, str(folder), *arguments]
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = str(folder / "bytecode")  # as where a package is installed: sources are not read again
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=LIMIT_SECONDS)
    except subprocess.TimeoutExpired:
        return {"failed": f"not done after {LIMIT_SECONDS} s"}
    if done.returncode:
        return {"failed": (done.stderr.strip().splitlines() or [f"exit status {done.returncode}"])[-1]}
    return json.loads(done.stdout.splitlines()[-1])


def measure(folder: Path, largest: int) -> Iterator[dict]:
    """The document, again and longer after every measurement of growth."""
    child(folder, "importing")  # the byte-code of all modules is written
    child(folder, "cached")  # fills the cache
    document = {
        "date": datetime.datetime.now(datetime.timezone.utc).date().isoformat(),
        "machine": report.machine(),
        "versions": report.versions(),
        "import": child(folder, "importing"),
        "first": [{"function": name, **child(folder, "first", name)} for name in NAMES],
        "cached": child(folder, "cached"),
        "growth": [],
    }
    yield document
    for size in family.sizes(largest):
        for name in family.FAMILIES:
            document["growth"].append({"family": name, "instructions": size, **child(folder, "growth", name, str(size))})
            yield document


def as_markdown(document: dict) -> str:
    """Tables of what was measured; a measurement that failed says why."""
    found, loaded = document["import"], document["cached"]
    lines = ["| what | ms |", "|---|---|"]
    lines += _row("import numba", found, "numba_ms")
    lines += _row("import numba_enzyme after it", found, "package_ms")
    lines += _row("first use of numba_enzyme", found, "first_use_ms")
    lines += _row("ten_lines from the cache on disk", loaded, "primal_ms")
    lines += _row("its gradient from the cache on disk", loaded, "gradient_ms")
    lines += ["", "| function | Numba compiles it, ms | its first gradient, ms |", "|---|---|---|"]
    for row in document["first"]:
        lines += _row(row["function"], row, "own_ms", "gradient_ms")
    lines += ["", "| family | instructions | lines of the derivative | own passes, ms | LLVM, ms |", "|---|---|---|---|---|"]
    for row in document["growth"]:
        lines += _row(f"{row['family']} | {row['instructions']}", row, "lines", "own_ms", "llvm_ms")
    return "\n".join(lines) + "\n"


def _row(name: str, measured: dict, *keys: str) -> list[str]:
    cells = [f"{measured[key]:.0f}" if key in measured else measured.get("failed", "") for key in keys]
    return [f"| {name} | {' | '.join(cells)} |"]


def write(document: dict, directory: Path, name: str) -> list[Path]:
    """As JSON and as tables."""
    directory.mkdir(parents=True, exist_ok=True)
    data, table = directory / f"{name}.json", directory / f"{name}.md"
    data.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    table.write_text(as_markdown(document), encoding="utf-8")
    return [data, table]
