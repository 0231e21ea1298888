"""The plan of a derivative as text, and as remarks that name the user's line.

    plan of simulate (sim.py:7), tape 8*n*x.shape[0] + 16*n bytes
      loop       %B98.if   x.shape[0] times   line 11
      cached     %.442     x[i]   line 12   8 B x n*x.shape[0] (...)   needed by d(sin(x[i])) at line 12, overwritten at line 14

One line per decision, in the order of the needs; values that are free (constants, arguments) are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ...diagnostics import Remark
from ...ir.functions import Function
from ...ir.instructions import Load
from .function_plan import FunctionPlan
from .plan_entries import CACHED, RECOMPUTED, Entry, FunctionReport, readable, report_function, total_tape

REMARK_CODES = {"cached": "NE801", "kept": "NE802", "tape": "NE803", "deferred": "NE806", "compared": "NE807", "stack": "NE808",
                "lost": "NE809"}

COMPARED = ("what the loop computes depends on an input through comparisons only, so no derivative passes through it: "
            "if it solves an equation, use ne.implicit")
LOST = ("a number with a derivative is stored into a constant argument that is read again: what goes through it is missing, "
        "unless the argument gets a shadow")

COLUMNS = 4


def report_plans(plans: Mapping[Function, FunctionPlan]) -> dict[Function, FunctionReport]:
    """Reports of all functions of a derivative, the root first."""
    known = next(iter(plans.values())).context.facts.checkpointed if plans else {}
    return {function: report_function(plan) for function, plan in plans.items() if function not in known}


def plan_text(reports: dict[Function, FunctionReport], plans: Mapping[Function, FunctionPlan]) -> str:
    """All decisions of all functions; equal for equal plans."""
    if not reports:
        return "forward mode: nothing is cached\n"
    texts = []
    for function, report in reports.items():
        entries = (_entry_row(e) for e in report.entries)
        steps = [row for rows in STEPS for row in rows(plans[function])]
        rows = [*_loop_rows(report), *steps, *entries, *_thread_rows(report), *_call_rows(report, reports)]
        place = f" ({report.place})" if report.place.line else ""
        head = f"plan of {report.name}{place}, tape {total_tape(reports, function)} bytes"
        texts.append("\n".join([head, *_aligned(rows)]) + "\n")
    return "\n".join(texts)


def plan_remarks(reports: dict[Function, FunctionReport]) -> list[Remark]:
    """A remark for everything that is cached or kept, for loops of the reverse sweep alone, for loops whose results follow an
    input through comparisons only, for derivatives that get lost, and for tapes on stacks, in the order of the lines; and one
    for the tape as a whole."""
    remarks = [_remark(e) for report in reports.values() for e in report.entries if e.way != RECOMPUTED]
    deferred = [loop for report in reports.values() for loop in report.loops if loop.deferred]
    compared = [loop for report in reports.values() for loop in report.loops if loop.compared]
    remarks += [Remark(REMARK_CODES["compared"], COMPARED, loop.place) for loop in compared]
    remarks += [Remark(REMARK_CODES["lost"], LOST, place) for report in reports.values() for place in report.lost]
    text = "the loop is left to the reverse sweep, which keeps what one iteration needs"
    remarks += [Remark(REMARK_CODES["deferred"], text, loop.place) for loop in deferred]
    text = "the tapes of recursive calls lie on one stack for each outermost call"
    remarks += [Remark(REMARK_CODES["stack"], text, report.place) for report in reports.values() if report.on_stack]
    remarks.sort(key=lambda r: (r.place.file, r.place.line))
    for function, report in list(reports.items())[:1]:
        total = total_tape(reports, function)
        text = f"the gradient of {report.name} keeps {total} bytes on its tape"
        remarks.append(Remark(REMARK_CODES["tape"], text, report.place, (("bytes", total.value), ("formula", str(total)))))
    return remarks


def _remark(entry: Entry) -> Remark:
    verb = "cache" if entry.way == CACHED else "keep"
    data = (("value", entry.value), ("bytes", entry.bytes), ("count", str(entry.count)), ("ir", entry.ir),
            ("overwritten", entry.overwritten_at.line))  # fmt: skip
    return Remark(REMARK_CODES[entry.way], f"{verb}: {entry.size} for {entry.value}: {entry.cause}", entry.place, data)


def _loop_rows(report: FunctionReport) -> Iterable[Sequence[str]]:
    for loop in report.loops:
        yield ("loop", f"%{loop.header}", f"{loop.count} times", _line(loop.place.line))


def _way_rows(plan: FunctionPlan) -> Iterable[Sequence[str]]:
    """How mirrors choose where to go on; loop headers do so by counting."""
    for block, way in plan.reverse_edges.items():
        if len(way.targets) > 1 and block not in plan.context.shape.loops.by_header:
            targets = " or ".join(f"%{target.name}" for target in way.targets)
            by = f"by %{way.chooser.name}" if way.chooser.name else f"by {way.chooser}"
            yield ("reversal", f"%{block.name}", f"to {targets}", by)


def _guard_rows(plan: FunctionPlan) -> Iterable[Sequence[str]]:
    """What is tested in the reverse sweep, where the forward sweep is left out or sums depend on it."""
    reason = "no forward sweep" if plan.tests.elides else "sums are as without a forward sweep"
    for block, guard in plan.guards.items():
        loop = plan.context.shape.loops.innermost(block)
        when = "behind the loop" if loop in plan.collected else "in the reverse sweep"
        where = _line(plan.context.place(block.terminator).line)
        fails = f"fails if %{guard.condition.name} is {str(guard.fails).lower()}"
        yield ("test", f"%{block.name}", f"{when}: {reason}", where, fails)


def _skip_rows(plan: FunctionPlan) -> Iterable[Sequence[str]]:
    """Loops that the reverse sweep does not always enter, and blocks."""
    for loop in plan.context.shape.loops.loops:
        if loop in plan.skipped:
            where = _line(plan.context.place(loop.header.terminator).line)
            yield ("way past", f"%{loop.header.name}", "where its results have no adjoint", where)
        if loop in plan.left_early:
            where = _line(plan.context.place(loop.header.terminator).line)
            yield ("left early", f"%{loop.header.name}", "where nothing is carried to the iteration before", where)
    for target in plan.context.shape.cfg.order:
        sources = [f"%{block.name}" for block in plan.reverse_edges if (block, target) in plan.passed]
        if sources:
            where = _line(plan.context.place(target.terminator).line)
            yield ("way past", f"%{target.name}", f"coming from {', '.join(sources)}, where no adjoint comes in", where)


def _reordered_rows(plan: FunctionPlan) -> Iterable[Sequence[str]]:
    """Loops whose sums of adjoints LLVM may add in any order."""
    for loop in plan.context.shape.loops.loops:
        if loop in plan.reordered:
            where = _line(plan.context.place(loop.header.terminator).line)
            yield ("any order", f"%{loop.header.name}", "sums of adjoints over its iterations", where)


def _late_rows(plan: FunctionPlan) -> Iterable[Sequence[str]]:
    """Loops behind whose mirrors additions wait that iterations make to the same places."""
    for loop, updates in plan.late_additions.items():
        where = _line(plan.context.place(loop.header.terminator).line)
        yield ("row by row", f"%{loop.header.name}", f"{len(updates)} additions to shadow memory, behind its mirror", where)


def _reused_rows(plan: FunctionPlan) -> Iterable[Sequence[str]]:
    """Arrays whose shadows lie where those of others lay."""
    for call in plan.reused:
        where = _line(plan.context.place(call).line)
        yield ("reused", f"%{call.name}.d", "the shadow of an array that is gone", where)


def _let_go_rows(plan: FunctionPlan) -> Iterable[Sequence[str]]:
    """Arrays that the reverse sweep does not read."""
    for call in (i for block in plan.context.shape.cfg.order for i in block.instructions if i in plan.let_go):
        yield ("let go", f"%{call.name}", "as in the primal: not read again", _line(plan.context.place(call).line))


def _replay_rows(plan: FunctionPlan) -> Iterable[Sequence[str]]:
    """Loops whose iterations the reverse sweep runs again, as far as it needs them."""
    for loop, replay in plan.replays.items():
        if replay.instructions:
            where = _line(plan.context.place(loop.header.terminator).line)
            if loop in plan.deferred:
                yield ("deferred", f"%{loop.header.name}", "an iteration at a time, in the reverse sweep alone", where)
            else:
                yield ("run again", f"%{loop.header.name}", "an iteration at a time, in the reverse sweep", where)


def _restored_rows(plan: FunctionPlan) -> Iterable[Sequence[str]]:
    """Memory that is put back in the reverse sweep, by object."""
    c, restoration = plan.context, plan.restoration
    repeated = [i for i in c.function.instructions() if isinstance(i, Load) and i in restoration.loads]
    loads, stores = ({i: c.facts.points_to.of(i.pointer) for i in found} for found in (repeated, restoration.stores))
    for target in dict.fromkeys(t for found in loads.values() for t in found):
        again, undone = (sum(target in found for found in accesses.values()) for accesses in (loads, stores))
        counts = f"{_times('load', again)} repeated, {_times('store', undone)} undone"
        yield ("restored", target.name, "in the reverse sweep", "", counts)


def _times(word: str, count: int) -> str:
    return f"{count} {word}{'s' * (count != 1)}"


STEPS = (_guard_rows, _way_rows, _skip_rows, _reordered_rows, _late_rows, _reused_rows, _let_go_rows, _replay_rows,
         _restored_rows)  # fmt: skip


def _entry_row(entry: Entry) -> Sequence[str]:
    size = f"{entry.size}, {entry.storage}" if entry.storage else entry.size
    return (entry.way, entry.ir, entry.value if entry.value != entry.ir else "", _line(entry.place.line), size, entry.cause)


def _thread_rows(report: FunctionReport) -> Iterable[Sequence[str]]:
    for note in report.threads:
        yield (note.kind, note.what, "", _line(note.place.line), note.reason)


def _call_rows(report: FunctionReport, reports: Mapping[Function, FunctionReport]) -> Iterable[Sequence[str]]:
    for callee, calls in report.called:
        where = ", on the stack of the outermost call" if reports[callee].on_stack else ""
        yield ("call", f"@{callee.name}", f"{calls} times", "", "", f"has a tape of its own{where}")
    for rerun in report.reruns:
        line = _line(rerun.place.line)
        if rerun.schedule:
            yield ("schedule", rerun.schedule, "", line, f"of {rerun.bytes} B", "iterations run again")
            continue
        yield ("checkpoint", f"@{readable(rerun.callee)}", f"{rerun.calls} times", line, f"saves {rerun.bytes} B", "runs again")


def _line(line: int) -> str:
    return f"line {line}" if line else ""


def _aligned(rows: Iterable[Sequence[str]]) -> list[str]:
    """Four columns as wide as their contents, then the rest."""
    rows = [[*row, *[""] * (COLUMNS - len(row))] for row in rows]
    widths = [max((len(row[i]) for row in rows), default=0) for i in range(COLUMNS)]
    lines = []
    for row in rows:
        columns = [row[i].ljust(widths[i]) for i in range(COLUMNS) if widths[i]]
        lines.append("  " + "   ".join([*columns, *filter(None, row[COLUMNS:])]).rstrip())
    return lines
