"""Results as JSON and as a markdown table, and the documentation's table made from the JSON.

    write(rows, directory, name="cpu")     ->  cpu.json, cpu.md
    refresh_benchmarks(Path("docs/benchmarks.md"), Path("bench/results/cpu.json"))
"""

from __future__ import annotations

import datetime
import json
import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from . import peers
from .cpu import Effort, Row, geometric_mean, over_ours, summary

BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"
PAGES = ("scaling", "ablation", "memory")  # stored results that the page on performance shows
COLUMNS = (
    "problem", "primal ms", "gradient ms", "gradient ÷ primal", "gradient ÷ hand", "extra memory", "of it tape",
    "compile ms, primal → gradient", "agreement",
)  # fmt: skip
PACKAGES = ("numba-differentiate", "numba", "llvmlite", "numpy", "scipy")


def machine() -> dict[str, str | int]:
    """The processor and the software that the figures belong to."""
    processor = platform.processor() or platform.machine()
    information = Path("/proc/cpuinfo")
    if information.exists():
        named = [line.split(":", 1)[1].strip() for line in information.read_text().splitlines() if line.startswith("model name")]
        processor = named[0] if named else processor
    return {"processor": processor, "cores": os.cpu_count() or 1, "system": f"{platform.system()} {platform.machine()}"}


def versions() -> dict[str, str]:
    found = {"python": platform.python_version()}
    for package in PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "not installed"
    return found


def as_document(rows: list[Row], effort: Effort, asked: list[peers.Peer]) -> dict:
    """Everything that is worth keeping of a run."""
    method = {"size": effort.size, "rounds": effort.rounds, "clock": "CPU time, one thread"}
    return {
        "date": datetime.datetime.now(datetime.timezone.utc).date().isoformat(),
        "machine": machine(),
        "versions": versions(),
        "method": {**method, "statistic": "median of interleaved rounds"},
        "peers": {peer.name: {"title": peer.title, "version": peer.version, "missing": peer.missing()} for peer in asked},
        "geometric_mean": summary(rows),
        "gradient_over_ours": {peer.name: geometric_mean(over_ours(row, peer.name) for row in rows) for peer in asked},
        "kernels": [row.as_dict() for row in rows],
    }


def number(value: float | None) -> str:
    """Three significant digits without an exponent, or a dash."""
    if value is None:
        return "–"
    return f"{value:.3g}" if 1e-4 <= value < 999.5 else f"{value:.0f}"


def in_bytes(value: int | None) -> str:
    if value is None:
        return "–"
    size = float(value)
    for unit in ("B", "kB", "MB"):
        if size < 999.5:
            return f"{size:.3g} {unit}"
        size /= 1000.0
    return f"{size:.3g} GB"


def as_markdown(document: dict) -> str:
    """The table, one row per kernel, with what it was measured on."""
    lines = ["| " + " | ".join(COLUMNS) + " |", "|---" * len(COLUMNS) + "|"]
    for row in document["kernels"]:
        if row["status"] == "ok":
            cells = [
                number(row["primal_ms"]),
                number(row["gradient_ms"]),
                number(row["gradient_over_primal"]),
                number(row["gradient_over_hand"]),
                in_bytes(row["memory_bytes"]),
                in_bytes(row["tape_bytes"]),
                f"{row['compile_primal_ms']:.0f} → {row['compile_gradient_ms']:.0f}",
                f"{row['error']:.0e} ({row['witness']})",
            ]
        else:
            cells = ["–"] * 7 + [row["status"]]
        lines.append(f"| {row['kernel']} | " + " | ".join(cells) + " |")
    means = document["geometric_mean"]
    lines.append(
        f"| geometric mean | | | {number(means['gradient_over_primal'])} | {number(means['gradient_over_hand'])} | | | | |"
    )
    where, used, how = document["machine"], document["versions"], document["method"]
    lines += [
        "",
        f"{document['date']}, {where['processor']}, {where['system']}; Python {used['python']}, numba {used['numba']}, "
        f"llvmlite {used['llvmlite']}; size `{how['size']}`, {how['clock']}, {how['statistic']} ({how['rounds']}).",
    ]
    refused = [row for row in document["kernels"] if row["status"] != "ok"]
    if refused:
        lines += ["", *(f"- `{row['kernel']}` {row['status']}: {headline(row['message'])}" for row in refused)]
    return "\n".join(lines) + "\n" + comparison(document)


def comparison(document: dict) -> str:
    """The gradients of all peers in milliseconds, and how many times ours they take; then why cells are empty."""
    shown = [name for name, peer in document["peers"].items() if not peer["missing"] and name != peers.OURS]
    if not shown:
        return ""
    titles = [f"{document['peers'][name]['title']} {document['peers'][name]['version']}".strip() for name in shown]
    lines = ["", "| gradient ms (÷ ours) | ours | " + " | ".join(titles) + " |", "|---" * (len(shown) + 2) + "|"]
    reasons: dict[tuple[str, str], list[str]] = {}
    for row in document["kernels"]:
        cells = [number(row["gradient_ms"])]
        for name in shown:
            cell = row["peers"].get(name, {"status": "not asked for", "gradient_ms": None, "message": "not asked for"})
            closed_form = name == peers.HAND and row["hand_ms"] is None and cell["gradient_ms"] is not None
            cells.append(f"{number(cell['gradient_ms'])} (closed form)" if closed_form else beside(cell, row["gradient_ms"]))
            if closed_form:
                reasons.setdefault((name, "a closed form is another algorithm, left out of all means"), []).append(row["kernel"])
            if cell["status"] not in ("ok", "not asked for"):
                said = headline(cell["message"]) if cell["message"] else cell["status"]
                reasons.setdefault((name, said), []).append(row["kernel"])
        lines.append(f"| {row['kernel']} | " + " | ".join(cells) + " |")
    means = [number(document["gradient_over_ours"].get(name)) for name in shown]
    lines.append("| geometric mean, ÷ ours | 1 | " + " | ".join(means) + " |")
    better = document["geometric_mean"].get("gradient_over_better_of_enzyme_and_hand")
    lines += ["", f"Ours ÷ the faster of Enzyme and the adjoint by hand, geometric mean: {number(better)}.", ""]
    lines += [f"- {document['peers'][name]['title']}, {', '.join(who)}: {why}." for (name, why), who in reasons.items()]
    lines += [f"- {peer['title']}: {peer['missing']}." for peer in document["peers"].values() if peer["missing"]]
    return "\n".join(lines) + "\n"


def beside(cell: dict, ours: float | None) -> str:
    """A peer's cell of the table."""
    if cell["gradient_ms"] is None:
        return "–" if cell["status"] in ("cannot", "not asked for") else cell["status"]
    return f"{number(cell['gradient_ms'])} ({number(cell['gradient_ms'] / ours)})" if ours else number(cell["gradient_ms"])


def headline(message: str) -> str:
    """The first line that says what is the matter: a refusal's first problem, an exception's own text."""
    lines = [line.strip() for line in message.splitlines() if line.strip()]
    if not lines:
        return "no message"
    counted = len(lines) > 1 and " problem" in lines[0]
    return lines[1] if counted else lines[0]


def write(document: dict, directory: Path, name: str) -> tuple[Path, Path]:
    """Write ``name``.json and ``name``.md."""
    return write_files(document, as_markdown(document), directory, name)


def write_files(document: dict, text: str, directory: Path, name: str) -> tuple[Path, Path]:
    """Write a document as ``name``.json, and its table as ``name``.md."""
    directory.mkdir(parents=True, exist_ok=True)
    data, table = directory / f"{name}.json", directory / f"{name}.md"
    data.write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    table.write_text(text, encoding="utf-8")
    return data, table


def refresh_benchmarks(page: Path, data: Path) -> None:
    """Replace what stands between the page's markers by the table of the stored results."""
    replace_between(page, BEGIN, END, as_markdown(json.loads(data.read_text(encoding="utf-8"))))


def refresh_page(page: Path, results: Path) -> None:
    """Put the stored tables, and beside the page the stored plot, where the page has markers for them."""
    for name in PAGES:
        document = json.loads((results / f"{name}.json").read_text(encoding="utf-8"))
        table = (results / f"{name}.md").read_text(encoding="utf-8")
        drawn = results / f"{name}.svg"
        if drawn.exists():
            (page.parent / drawn.name).write_bytes(drawn.read_bytes())
        where, used = document["machine"], document["versions"]
        machine = f"{where['processor']}, {where['system']}; numba {used['numba']}, llvmlite {used['llvmlite']}."
        replace_between(page, f"<!-- {name}: begin -->", f"<!-- {name}: end -->", f"{table}\n{machine}\n")


def refresh_kernels(page: Path, results: Path) -> None:
    """Put what was measured on a device into the page on kernels."""
    replace_between(page, "<!-- gpu: begin -->", "<!-- gpu: end -->", (results / "gpu.md").read_text(encoding="utf-8"))


def replace_between(page: Path, begin: str, end: str, text: str) -> None:
    """Put ``text`` between two markers of a page."""
    before, found, rest = page.read_text(encoding="utf-8").partition(begin)
    _, closed, after = rest.partition(end)
    if not (found and closed):
        raise ValueError(f"{page} does not hold both markers {begin} and {end}")
    page.write_text(f"{before}{begin}\n\n{text}\n{end}{after}", encoding="utf-8")
