"""The explanation of a derivative: what is cached, kept and recomputed, with bytes, lines and reasons.

    e = explain(derivative, source)
    print(e)                        e.tape_formula   "8*n*x.shape[0] + 16*n"
    e.tape_bytes                    None             (a number where all counts are constants)
    e.bytes_for({"n": 10, "x.shape[0]": 4})          480
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ..analysis.source.symbolic_count import CountPolynomial
from ..diagnostics import Remark
from ..request import Mode
from ..result import Derivative
from ..transform.planning.plan_entries import CACHED, KEPT, RECOMPUTED, Entry, FunctionReport, Rerun, readable, total_tape
from ..transform.planning.plan_report import REMARK_CODES
from .annotate import Source, annotate
from .html import explanation_html

HEADINGS = {
    CACHED: "cached on the tape, one element per iteration",
    KEPT: "kept, one value per call",
    RECOMPUTED: "recomputed in the reverse sweep",
}


@dataclass(frozen=True)
class Explanation:
    """What a derivative does to be able to run backwards.

    ``tape``: bytes of memory per call, callees included; what is kept once per call lies in registers or on the stack and
    does not count. ``entries``: one per value that is cached, kept or recomputed. ``source`` is None where there is none.
    ``inside``: the derivatives that a kernel calls.
    """

    function: str
    mode: Mode
    tape: CountPolynomial
    reports: tuple[FunctionReport, ...]
    source: Source | None
    remarks: tuple[Remark, ...]
    inside: tuple[Explanation, ...] = ()

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(entry for report in self.reports for entry in report.entries)

    @property
    def tape_formula(self) -> str:
        """Bytes of tape per call in the user's variables; ``iterations(line 7)`` where a loop is only counted."""
        return str(self.tape)

    @property
    def tape_bytes(self) -> int | None:
        """Bytes of tape per call where all counts are constants, else None."""
        return self.tape.value

    def bytes_for(self, values: Mapping[str, int]) -> int:
        """Bytes of tape for given values of all names in ``tape_formula``; KeyError names one that is missing."""
        return self.tape.evaluate(dict(values))

    @property
    def title(self) -> str:
        if not self.reports and self.inside:
            return f"{self.function} calls {len(self.inside)} derivative{'s' * (len(self.inside) > 1)}"
        place = self.reports[0].place if self.reports else None
        where = f" ({place})" if place is not None and place.line else ""
        return f"{'gradient' if self.mode is Mode.REVERSE else 'tangent'} of {self.function}{where}"

    def annotated(self) -> str:
        """The source with its gutter; "" without source."""
        return annotate(self.source, self.reports, self.tape) if self.source is not None else ""

    def __str__(self) -> str:
        return "\n".join([self._text(), *(f"called in the kernel: {one}" for one in self.inside)])

    def _text(self) -> str:
        if not self.reports:
            return f"{self.title}\n"
        parts = [f"{self.title}\ntape: {self.tape_formula} bytes per call\n"]
        if self.source is not None:
            parts.append(self.annotated())
        parts += [_section(heading, self.shown(way)) for way, heading in HEADINGS.items() if self.shown(way)]
        parts += [f"saved and run again: {line}\n" for line in self.reruns]
        loops = [loop for report in self.reports for loop in report.loops if loop.deferred]
        parts += [f"run in the reverse sweep alone, an iteration at a time: the loop at {loop}\n" for loop in loops]
        loops = [loop for report in self.reports for loop in report.loops if loop.reordered]
        parts += [f"adjoints added in any order, so that they may be vectors: the loop at {loop}\n" for loop in loops]
        places = [place for report in self.reports for place in report.reused]
        parts += [f"shadows in the memory of those of arrays that are gone: {place}\n" for place in places]
        names = dict.fromkeys(report.name for report in self.reports if report.on_stack)
        parts += [f"tapes of recursive calls, on one stack for each outermost call: {name}\n" for name in names]
        parts += [f"{remark.text}: {remark.place}\n" for remark in self.warnings]
        notes = [note for report in self.reports for note in report.threads]
        if notes:
            rows = [f"  {n.place!s}  {n.kind}: {n.what}" + (f" ({n.reason})" if n.reason else "") for n in notes]
            parts.append("\n".join(["threads: parallel loops, and what their reverse sweeps add to", *rows]) + "\n")
        hidden = sum(1 for e in self.entries if e.way == RECOMPUTED and not e.numeric)
        if hidden:
            parts.append(f"also recomputed: addresses, counters and conditions ({hidden})\n")
        return "\n".join(parts)

    __repr__ = __str__

    @property
    def reruns(self) -> list[str]:
        """What is checkpointed: each call saves its inputs and is made once more in the reverse sweep."""
        return [_rerun(rerun) for report in self.reports for rerun in report.reruns]

    @property
    def warnings(self) -> list[Remark]:
        """What may be another derivative than the one that is wanted."""
        return [remark for remark in self.remarks if remark.code in (REMARK_CODES["compared"], REMARK_CODES["lost"])]

    def shown(self, way: str) -> list[Entry]:
        """The entries of one way that tell the user something, in the order of the lines."""
        entries = [e for e in self.entries if e.way == way and (way != RECOMPUTED or e.numeric)]
        return sorted(entries, key=lambda e: (e.place.file, e.place.line))

    def _repr_html_(self) -> str:
        return explanation_html(self, HEADINGS)


def explain(derivative: Derivative, source: Source | None = None, inside: Iterable[Derivative] = ()) -> Explanation:
    """The explanation of a finished derivative; ``source``: the user's text of the function, if there is one.

    ``inside``: derivatives that the function calls.
    """
    reports = derivative.reports
    name = derivative.request.function
    tape = CountPolynomial()
    if reports:
        root = next(iter(reports))
        name, tape = reports[root].name, total_tape(reports, root)
    return Explanation(name, derivative.request.mode, tape, tuple(reports.values()), source, tuple(derivative.remarks),
                       tuple(map(explain, inside)))  # fmt: skip


def explain_calls(name: str, inside: Iterable[Derivative], source: Source | None = None) -> Explanation:
    """The explanation of a function that is not differentiated itself, but calls derivatives."""
    return Explanation(name, Mode.REVERSE, CountPolynomial(), (), source, (), tuple(map(explain, inside)))


def _rerun(rerun: Rerun) -> str:
    where = f" at line {rerun.place.line}" if rerun.place.line else ""
    if rerun.schedule:
        return f"iterations of the loop{where}, from {rerun.schedule} of {rerun.bytes} B"
    return f"the call of {readable(rerun.callee)}{where}, {rerun.bytes} B x {rerun.calls}"


def _section(heading: str, entries: Iterable[Entry]) -> str:
    rows = [heading]
    entries = list(entries)
    where = max(len(str(e.place)) for e in entries)
    for e in entries:
        size = ", ".join(filter(None, (e.size, e.storage)))
        rows.append(f"  {e.place!s:<{where}}  {e.value}" + (f"    {size}" if size else ""))
        rows.append(f"  {'':<{where}}      {e.cause}")
    return "\n".join(rows) + "\n"
