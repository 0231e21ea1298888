"""What each optimisation is worth: the gradient's time with one of them turned off, over its time with all of them.

    for document in measure_all(["gmm"], effort, folder): ...
    document["kernels"][0]["without"]["min-cut"]["slow_down"]

Every variant has its own process, since the switches are environment variables that hold for all that a process compiles; the
variants take turns. The gradient is compared with the adjoint by hand in every variant before it is timed.
"""

from __future__ import annotations

import datetime
import json
import statistics
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from numba_enzyme import config

from . import cpu, report
from .children import ChildFailed, Children
from .peers import HAND, OURS

ALL = "everything"
VARIANTS: dict[str, dict[str, str]] = {
    ALL: {},
    **{name: {"NUMBA_ENZYME_DISABLE": name} for name in config.OPTIMISATIONS if name != "threads"},
    "vectorisation": {"NUMBA_LOOP_VECTORIZE": "0", "NUMBA_SLP_VECTORIZE": "0"},
}
KERNELS = ("gmm", "ba", "lstm", "ode", "burgers_1d", "lj", "norm", "kmeans", "matdescent")
SIZES = {"norm": "x1"}  # without hoisting it is of the second order
LONGEST_PREPARATION = 60.0


def measure_all(names: Iterable[str], effort: cpu.Effort, folder: Path) -> Iterator[dict]:
    """The document, again and longer after every kernel."""
    rows: list[dict] = []
    with Children(folder, VARIANTS) as children:
        for name in names:
            rows.append(measure(children, name, effort))
            children.release()
            yield {
                "date": datetime.datetime.now(datetime.timezone.utc).date().isoformat(),
                "machine": report.machine(),
                "versions": report.versions(),
                "optimisations": {**config.OPTIMISATIONS, "vectorisation": "LLVM's vectorisers, in Numba's last pipeline"},
                "geometric_mean": {v: cpu.geometric_mean(slow_down(row, v) for row in rows) for v in VARIANTS if v != ALL},
                "kernels": rows,
            }


def measure(children: Children, name: str, effort: cpu.Effort) -> dict:
    """One kernel: all variants are prepared, then sampled in turn."""
    size = SIZES.get(name, effort.size) if effort.size != "test" else "test"
    ask(children, ALL, {"do": "prepare", "peer": HAND, "problem": name, "size": size})
    found = {v: ask(children, v, {"do": "prepare", "peer": OURS, "problem": name, "size": size}) for v in VARIANTS}
    print(f"{name}:", {v: answer["status"] for v, answer in found.items() if answer["status"] != "ok"} or "ok", file=sys.stderr)
    samples: dict[str, list[float]] = {v: [] for v, answer in found.items() if answer["status"] == "ok"}
    wanted = dict.fromkeys(samples, effort.rounds)
    for round_ in range(effort.rounds):
        for variant, taken in samples.items():
            if round_ >= wanted[variant]:
                continue
            answer = ask(children, variant, {"do": "sample", "peer": OURS, "what": "gradient"})
            if "seconds" not in answer:
                found[variant], wanted[variant] = answer, 0
                continue
            taken.append(answer["seconds"])
            wanted[variant] = min(effort.rounds, max(3, int(effort.seconds / max(1e-6, answer["seconds"] * answer["calls"]))))
    medians = {v: statistics.median(taken) for v, taken in samples.items() if taken and found[v]["status"] == "ok"}
    without = {v: cell(found[v], medians.get(v), medians.get(ALL)) for v in VARIANTS if v != ALL}
    return {"kernel": name, "size": size, "gradient_ms": 1e3 * medians[ALL] if ALL in medians else None, "without": without}


def ask(children: Children, variant: str, request: dict) -> dict:
    """An answer, also where there is none."""
    try:
        return children.ask(variant, request, LONGEST_PREPARATION)
    except ChildFailed as failure:
        return {"status": "late" if "no answer" in str(failure) else "failed", "message": str(failure)}


def cell(answer: dict, median: float | None, everything: float | None) -> dict:
    """One entry of the table."""
    return {
        "status": answer["status"],
        "message": answer.get("message", ""),
        "gradient_ms": None if median is None else 1e3 * median,
        "slow_down": median / everything if median is not None and everything is not None else None,
        "memory_bytes": answer.get("memory_bytes"),
        "compile_gradient_ms": answer.get("compile_gradient_ms"),
    }


def slow_down(row: dict, variant: str) -> float | None:
    return row["without"][variant]["slow_down"]


def as_markdown(document: dict) -> str:
    """One row per optimisation, one column per kernel; what is slower than a tenth is worth something."""
    rows, means = document["kernels"], document["geometric_mean"]
    variants = list(means)
    lines = ["| without | " + " | ".join(row["kernel"] for row in rows) + " | geometric mean |", "|---" * (len(rows) + 2) + "|"]
    for variant in variants:
        cells = [entry(row["without"][variant]) for row in rows]
        lines.append(f"| {variant} | " + " | ".join(cells) + f" | {report.number(means[variant])} |")
    lines += ["| gradient with all, ms | " + " | ".join(report.number(row["gradient_ms"]) for row in rows) + " | |", ""]
    lines.append("Times that the gradient takes with one optimisation turned off, over its time with all of them:\n")
    lines += [f"- {name}: {what}" for name, what in document["optimisations"].items() if name in variants]
    return "\n".join(lines) + "\n"


def entry(cell: dict) -> str:
    if cell["slow_down"] is not None:
        return report.number(cell["slow_down"])
    return f"> {LONGEST_PREPARATION:.0f} s" if cell["status"] == "late" else cell["status"]


def write(document: dict, directory: Path, name: str) -> None:
    """Write ``name``.json and ``name``.md."""
    directory.mkdir(parents=True, exist_ok=True)
    (directory / f"{name}.json").write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    (directory / f"{name}.md").write_text(as_markdown(document), encoding="utf-8")
