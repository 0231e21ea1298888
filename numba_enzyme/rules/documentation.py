"""The table of derivatives as a page, generated from the rows so that it can't be out of date.

    | `tanh(x)` | `sech(x)*sech(x)` | all x | | tanh, tanhf, llvm.tanh.* |
"""

from __future__ import annotations

from .book import RuleBook, default_book
from .expression import ZERO, formula_text
from .rule import ScalarRule
from .spellings import spellings_of

HEADER = ("function", "derivative", "where", "kinks, jumps, conventions", "called as")
MEANINGS = {
    "over_norm": "`over_norm(u, v)` is `u/(u*u + v*v)`, computed without overflow on the way.",
    "direction": "`direction(u, v)` is `u/sqrt(u*u + v*v)`, 0 at the origin; its own derivative does not cancel.",
    "one_minus_square": "`one_minus_square(u)` is `1 - u*u`, computed without cancellation.",
    "scale": "`scale(u, v)` is a small number where the square of `u + iv` would overflow, else 1.",
    "smallest_normal": "`smallest_normal` is the smallest positive normal number of the type.",
}


def documentation_table(book: RuleBook | None = None) -> str:
    """Markdown: one line per row of the book, then the meaning of the helper terms."""
    book = book if book is not None else default_book()
    lines = ["| " + " | ".join(HEADER) + " |", "|" + " --- |" * len(HEADER)]
    lines += [_line(row) for row in book.rows.values()]
    lines += ["", *MEANINGS.values()]
    return "\n".join(lines) + "\n"


def derivative_text(row: ScalarRule) -> str:
    """The row's formulas, `d/dx: ...` per argument where there are several."""
    results = ("y",) if len(row.outputs) == 1 else tuple(f"y{k}" for k in range(len(row.outputs)))
    texts = []
    for k, partials in enumerate(row.outputs):
        for i, partial in enumerate(partials):
            if i in row.integers or k in row.integer_outputs or (partial == ZERO and not row.inactive and row.arity > 1):
                continue
            formula = f"`{formula_text(partial, row.names, results)}`"
            left = f"d{results[k]}/d{row.names[i]} = " if row.arity > 1 or len(results) > 1 else ""
            texts.append(left + formula)
    return "; ".join(texts)


def _line(row: ScalarRule) -> str:
    where = ", ".join(_domain(row, i) for i in range(row.arity))
    called = ", ".join(spellings_of(row.name)) or "(instruction)"
    cells = (f"`{row.name}({', '.join(row.names)})`", derivative_text(row), where, row.ties, called)
    return "| " + " | ".join(cells) + " |"


def _domain(row: ScalarRule, index: int) -> str:
    interval = row.on[index]
    text = str(interval)
    return text if interval.integers else text.replace("x", row.names[index])
