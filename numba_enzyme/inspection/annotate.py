"""The user's source with a gutter: which lines carry a derivative, and what each keeps for the reverse sweep.

    line     tape bytes      | sim.py
      11                     |     for i in range(x.shape[0]):
      12  *  8*n*x.shape[0]  |         force = -np.sin(x[i])
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import PurePath

from ..analysis.source.symbolic_count import CountPolynomial
from ..transform.planning.plan_entries import CACHED, RECOMPUTED, Entry, FunctionReport

ACTIVE = "*"


@dataclass(frozen=True)
class Source:
    """Lines of a file, the first of which has the number ``first``."""

    file: str
    first: int
    lines: tuple[str, ...]

    def holds(self, file: str, line: int) -> bool:
        """Whether a place is in here; debug information knows the file by its last name."""
        return PurePath(file).name == PurePath(self.file).name and self.first <= line < self.first + len(self.lines)


@dataclass(frozen=True)
class GutterLine:
    """A line of source, and what is known of it. ``kept``: bytes of tape per call; ``values``: one per call, no tape."""

    number: int
    text: str
    active: bool
    kept: CountPolynomial
    values: int
    entries: tuple[Entry, ...]

    @property
    def bytes(self) -> str:
        """``8*n``, and values that are kept beside the tape: ``8*n + 1 value``."""
        parts = [str(self.kept)] if self.kept.terms else []
        if self.values:
            parts.append("1 value" if self.values == 1 else f"{self.values} values")
        return " + ".join(parts)


def gutter(source: Source, reports: Iterable[FunctionReport]) -> list[GutterLine]:
    """All lines of the source with what the reports say of them."""
    reports = list(reports)
    active = {line for report in reports for file, line in report.active_lines if source.holds(file, line)}
    by_line: dict[int, list[Entry]] = {}
    for entry in stored_entries(reports):
        if source.holds(entry.place.file, entry.place.line):
            by_line.setdefault(entry.place.line, []).append(entry)
    lines = []
    for number, text in enumerate(source.lines, source.first):
        entries = by_line.get(number, [])
        kept = sum((e.total for e in entries if e.way == CACHED), CountPolynomial())
        values = sum(e.way != CACHED for e in entries)
        lines.append(GutterLine(number, text.rstrip(), number in active, kept, values, tuple(entries)))
    return lines


def stored_entries(reports: Iterable[FunctionReport]) -> list[Entry]:
    """Everything that is cached or kept."""
    return [entry for report in reports for entry in report.entries if entry.way != RECOMPUTED]


def annotate(source: Source, reports: Iterable[FunctionReport], total: CountPolynomial) -> str:
    """The source as text with its gutter, the total below."""
    reports = list(reports)
    lines = gutter(source, reports)
    heading = "tape bytes"
    elsewhere = [e for e in stored_entries(reports) if not source.holds(e.place.file, e.place.line)]
    rest = str(sum((e.total for e in elsewhere if e.way == CACHED), CountPolynomial()))
    width = max(len(heading), len(rest), *(len(line.bytes) for line in lines))
    number = max(4, len(str(lines[-1].number)))
    rows = [f"{'line':>{number}}     {heading:<{width}}  | {PurePath(source.file).name}"]
    for line in lines:
        mark = ACTIVE if line.active else " "
        rows.append(f"{line.number:>{number}}  {mark}  {line.bytes:<{width}}  | {line.text}".rstrip())
    if elsewhere:
        rows.append(f"{'':>{number}}     {rest:<{width}}  | ({len(elsewhere)} more, elsewhere or of no line)")
    rows.append(f"{'':>{number}}  {ACTIVE} carries a derivative; total {total} bytes per call")
    return "\n".join(rows) + "\n"
