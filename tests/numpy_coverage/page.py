"""The documentation page that the cases make."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from .case import EXACT, INACTIVE, OUTSIDE, Case

PAGE = Path(__file__).resolve().parents[2] / "docs" / "numpy.md"

HEAD = """# NumPy inside differentiated functions

Every NumPy function that Numba compiles, and what becomes of its derivative. The table is written by
`python -m tests.numpy_coverage`, which runs each form: the value is that of the undifferentiated call bit for bit, the
gradient in reverse mode is compared with central differences of four points and with the forward mode. The tests measure
a part of it again (`pytest --thorough tests/numpy_coverage` all of it), and fail if Numba's registries know a function that has
no row.

- **exact**: derivatives of both modes are right.
- **inactive**: the function's own result (an index, a truth value, a piecewise constant, a random number) carries no derivative;
  what stands around it is exact.
- **refused**: `NotDifferentiable` with this code; never a wrong number.
- **outside**: Numba itself does not compile it with arguments that could carry a derivative.
"""


def page_text(cases: Sequence[Case]) -> str:
    """The page; forms of one function with one verdict share a row."""
    names = dict.fromkeys(case.function for case in cases)
    ordered = {name: [case for case in cases if case.function == name] for name in names}
    counts = {word: sum(case.expected == word for case in cases) for word in (EXACT, INACTIVE, OUTSIDE)}
    refused = len(cases) - sum(counts.values())
    summary = (
        f"{len(ordered)} functions in {len(cases)} forms: {counts[EXACT]} exact, {counts[INACTIVE]} inactive, "
        f"{refused} refused, {counts[OUTSIDE]} outside."
    )
    lines = [HEAD, summary, "", "| function | derivative | forms |", "|---|---|---|"]
    for name, own in ordered.items():
        for (expected, why), alike in groupby(own, key=lambda case: (case.expected, case.why)):
            forms = "<br>".join(f"`{case.shown}`".replace("|", "\\|") for case in alike)
            lines.append(f"| `{name}` | {_verdict(expected, why)} | {forms} |")
    return "\n".join(lines) + "\n"


def _verdict(expected: str, why: str) -> str:
    if expected in (EXACT, INACTIVE, OUTSIDE):
        return expected + (f": {why}" if why else "")
    return f"refused ({expected}): {why}"
