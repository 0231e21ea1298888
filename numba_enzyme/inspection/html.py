"""The explanation as HTML for notebooks: the source with its gutter, then a table of how each value is obtained.

Well-formed XML, styles inline, no scripts; colours are translucent, so they suit light and dark pages.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

from ..transform.planning.plan_entries import RECOMPUTED, Entry
from .annotate import GutterLine, gutter

MONO = "font-family:monospace;white-space:pre;text-align:left"
CELL = "text-align:left;padding:0 0.8em 0 0;vertical-align:top"
ACTIVE_LINE = "background:rgba(60,130,220,0.13)"
TAPE_LINE = "background:rgba(235,140,30,0.22)"

LEGEND = (f'<p><span style="{ACTIVE_LINE}">carries a derivative</span> <span style="{TAPE_LINE}">something is stored for the '
          "reverse sweep</span>; the reason is shown when the pointer is over a line</p>")  # fmt: skip


def explanation_html(explanation: Any, headings: Mapping[str, str]) -> str:
    """``explanation``: an Explanation; ``headings``: its sections in their order."""
    parts = [
        f"<h4>{escape(explanation.title)}</h4>",
        f"<p>tape: <code>{escape(explanation.tape_formula)}</code> bytes per call</p>",
    ]
    if explanation.source is not None:
        again = _recomputed(explanation)
        rows = "".join(_source_row(line, again.get(line.number, [])) for line in gutter(explanation.source, explanation.reports))
        parts.append(_table(("line", "tape bytes", "source"), rows))
        parts.append(LEGEND)
    for way, heading in headings.items():
        entries = explanation.shown(way)
        if entries:
            parts.append(_entry_table(heading, entries))
    parts += [f"<p>{escape(str(remark))}</p>" for remark in explanation.warnings]
    parts += [explanation_html(one, headings) for one in explanation.inside]
    return f'<div class="numba-enzyme">{"".join(parts)}</div>'


def _recomputed(explanation: Any) -> dict[int, list[str]]:
    """By line of the source, the values that the reverse sweep computes again."""
    found: dict[int, list[str]] = {}
    for entry in explanation.shown(RECOMPUTED):
        if explanation.source.holds(entry.place.file, entry.place.line):
            found.setdefault(entry.place.line, []).append(f"{entry.value}: recomputed")
    return found


def _source_row(line: GutterLine, recomputed: list[str]) -> str:
    style = TAPE_LINE if line.entries else ACTIVE_LINE if line.active else ""
    causes = [f"{entry.value}: {entry.cause}" for entry in line.entries] + recomputed
    hover = "; ".join(causes or ["carries a derivative, nothing is stored for it"] * line.active)
    title = f' title="{escape(hover)}"' if hover else ""
    return (
        f'<tr style="{style}"{title}><td style="{CELL}">{line.number}</td><td style="{CELL}">{escape(line.bytes)}</td>'
        f'<td style="{MONO}">{escape(line.text) or "&#160;"}</td></tr>'
    )


def _entry_table(heading: str, entries: Iterable[Entry]) -> str:
    rows = []
    for e in entries:
        size = ", ".join(filter(None, (e.size, e.storage)))
        cells = (escape(str(e.place)), f"<code>{escape(e.value)}</code>", escape(size), escape(e.cause))
        rows.append("<tr>" + "".join(f'<td style="{CELL}">{cell}</td>' for cell in cells) + "</tr>")
    table = _table(("where", "value", "bytes", "why"), "".join(rows))
    return f'<details open="open"><summary>{escape(heading)}</summary>{table}</details>'


def _table(titles: Iterable[str], rows: str) -> str:
    cells = "".join(f'<th style="{CELL}">{title}</th>' for title in titles)
    return f'<table style="border-collapse:collapse"><thead><tr>{cells}</tr></thead><tbody>{rows}</tbody></table>'
