"""Whether a gradient stays a fixed multiple of its primal as the problem grows 10 and 100 times.

    for document in measure_all(["gmm"], quick=False, folder): ...
    document["kernels"][0]["points"][2]["gradient_over_primal"]
"""

from __future__ import annotations

import datetime
import json
import math
import statistics
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from . import cpu, peers, report, sizes
from .children import Children

KERNELS = tuple(sizes.TABLES)
ASKED = [peers.find(peers.OURS)]


def measure_all(names: Iterable[str], quick: bool, folder: Path) -> Iterator[dict]:
    """The document, again and longer after every kernel; ``quick`` leaves out the largest size."""
    factors = {size: factor for size, factor in sizes.FACTORS.items() if not (quick and factor > 10)}
    rows: list[dict] = []
    with Children(folder) as children:
        for name in names:
            if name not in sizes.TABLES:
                print(f"{name}: no sizes", file=sys.stderr)
                continue
            points = []
            for size, factor in factors.items():
                row = cpu.measure(children, name, ASKED, cpu.Effort(size, 5 if quick else 7, 1.0))
                children.release()
                points.append(point(row, factor))
            rows.append({"kernel": name, "points": points})
            yield {
                "date": datetime.datetime.now(datetime.timezone.utc).date().isoformat(),
                "machine": report.machine(),
                "versions": report.versions(),
                "kernels": rows,
            }


def point(row: cpu.Row, factor: int) -> dict:
    """What is kept of a measured size."""
    kept = ("status", "message", "primal_ms", "gradient_ms", "gradient_over_primal", "gradient_over_hand", "memory_bytes")
    return {"factor": factor, **{key: getattr(row, key) for key in kept}}


def as_markdown(document: dict) -> str:
    """One row per kernel: ratio and extra memory at each size."""
    factors = [point["factor"] for point in document["kernels"][0]["points"]]
    lines = [
        "| problem | " + " | ".join(f"gradient ÷ primal, ×{f}" for f in factors) + " | "
        + " | ".join(f"extra memory, ×{f}" for f in factors) + " |",
        "|---" * (2 * len(factors) + 1) + "|",
    ]  # fmt: skip
    for row in document["kernels"]:
        ratios = [report.number(p["gradient_over_primal"]) if p["status"] == "ok" else p["status"] for p in row["points"]]
        memory = [report.in_bytes(p["memory_bytes"]) for p in row["points"]]
        lines.append(f"| {row['kernel']} | " + " | ".join(ratios + memory) + " |")
    return "\n".join(lines) + "\n"


def write(document: dict, directory: Path, name: str) -> None:
    """Write ``name``.json, ``name``.md and, where matplotlib is installed, ``name``.svg."""
    directory.mkdir(parents=True, exist_ok=True)
    (directory / f"{name}.json").write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    (directory / f"{name}.md").write_text(as_markdown(document), encoding="utf-8")
    try:
        import matplotlib
    except ImportError:
        return
    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "numba_enzyme"
    draw(document, directory / f"{name}.svg")


def draw(document: dict, place: Path) -> None:
    """gradient ÷ primal over the size, one line per problem, both axes logarithmic."""
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 4.5))
    colours = plt.get_cmap("tab20").colors
    ends: list[tuple[float, str, int, tuple]] = []
    for row, colour in zip(document["kernels"], colours, strict=False):
        points = [p for p in row["points"] if p["gradient_over_primal"] is not None]
        axes.loglog([p["factor"] for p in points], [p["gradient_over_primal"] for p in points], marker="o", color=colour)
        if points:
            ends.append((points[-1]["gradient_over_primal"], row["kernel"], points[-1]["factor"], colour))
    heights = apart([ratio for ratio, *_ in sorted(ends)])
    for (_, name, factor, colour), height in zip(sorted(ends), heights, strict=True):
        axes.annotate(name, (factor, height), (8, 0), textcoords="offset points", va="center", color=colour, fontsize=8)
    axes.set_xlabel("size of the problem")
    axes.set_ylabel("gradient ÷ primal")
    axes.set_xlim(right=400)
    axes.set_xticks([1, 10, 100], ["×1", "×10", "×100"])
    axes.set_yticks([1, 2, 3, 5, 10], ["1", "2", "3", "5", "10"])
    axes.yaxis.set_minor_formatter("")
    axes.grid(True, which="major", alpha=0.3)
    figure.tight_layout()
    figure.savefig(place, metadata={"Date": None})
    plt.close(figure)


def apart(ratios: list[float], least: float = 1.09) -> list[float]:
    """Heights for labels in rising order, each ``least`` times the one below, as near to the ratios as that allows."""
    groups: list[list[float]] = []  # of logarithms of ratios whose labels touch
    step = math.log(least)

    def bottom(group: list[float]) -> float:
        return statistics.fmean(value - i * step for i, value in enumerate(group))

    for ratio in ratios:
        groups.append([math.log(ratio)])
        while len(groups) > 1 and bottom(groups[-2]) + len(groups[-2]) * step > bottom(groups[-1]):
            last = groups.pop()
            groups[-1] += last
    return [math.exp(bottom(group) + i * step) for group in groups for i in range(len(group))]
