"""What there is of a function or a kernel, for notebooks: what is compiled, what its tape takes, what was measured.

    overview_html("energy(x)", [Row("energy.grad", ("float64[:]",), "8*x.nitems")], [Measured(...)])

Well-formed XML without scripts. No code of the user's runs and no machine code is made to show it. The tape is known by the
plan, which a kept derivative has forgotten: the passes run once more for each that is shown for the first time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from ..request import Mode
from ..result import Derivative
from .report import explain


@dataclass(frozen=True)
class Row:
    """Something compiled for some types; ``tape``: bytes per call, "" where there is none or nobody knows."""

    name: str
    types: Sequence[str]
    tape: str = ""


@dataclass(frozen=True)
class Measured:
    """Seconds of a call, the least of several: of the primal and of its gradient, which runs the primal as well."""

    name: str
    types: tuple[str, ...]
    primal: float
    gradient: float
    calls: int

    @property
    def ratio(self) -> float:
        return self.gradient / self.primal

    def __str__(self) -> str:
        return (f"{self.name}({', '.join(self.types)}): {_duration(self.primal)}, with gradient {_duration(self.gradient)}, "
                f"{self.ratio:.2f} times as long (least of {self.calls} calls)")  # fmt: skip


def _duration(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-9:.0f} ns"


def tape_of(derivatives: Iterable[Derivative]) -> str:
    """Bytes of tape of the derivatives that one call runs, as formulas; "" if none of them goes backwards."""
    formulas = [explain(d).tape_formula for d in derivatives if d.request.mode is Mode.REVERSE]
    return ", ".join(dict.fromkeys(formulas))


def overview_html(title: str, rows: Sequence[Row], measured: Iterable[Measured] = (), *, per: str = "call") -> str:
    """``per``: what a tape belongs to."""
    state = "differentiable" if rows else "differentiable, not compiled yet"
    parts = [f"<p><code>{escape(title)}</code>: {state}</p>"]
    if rows:
        cells = "".join(
            f"<tr><td><code>{escape(row.name)}</code></td><td><code>({escape(', '.join(row.types))})</code></td>"
            f"<td>{f'<code>{escape(row.tape)}</code>' if row.tape else '–'}</td></tr>"
            for row in rows
        )
        head = f"<tr><th>compiled</th><th>for</th><th>tape, bytes per {per}</th></tr>"
        parts.append(f"<table><thead>{head}</thead><tbody>{cells}</tbody></table>")
    parts += [f"<p>measured: {escape(str(one))}</p>" for one in measured]
    return f'<div class="numba-enzyme">{"".join(parts)}</div>'
