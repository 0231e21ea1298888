"""One case: a few lines of NumPy, and what becomes of their derivative.

    case("np.sum", "np.sum(A, axis=1)")                  exact
    case("np.unique", "np.unique(x)", "NE100", "...")    refused, with this code
"""

from __future__ import annotations

import ast
from dataclasses import dataclass

import numpy as np

EXACT = "exact"  # the gradient equals central differences and the forward mode
INACTIVE = "inactive"  # the function's own result carries no derivative; what is around it is exact
OUTSIDE = "outside"  # Numba itself does not compile it with arguments that could carry a derivative


def inputs() -> dict[str, object]:
    """Fresh arguments by the names that the cases use."""
    x = np.array([0.31, -0.72, 1.13, 0.44, -0.25])
    y = np.array([1.21, 0.52, -0.83, 0.14, 0.95])
    A = np.array([[0.32, -1.13, 0.74, 1.55], [-0.46, 0.97, 0.18, -0.69], [1.31, 0.22, -0.83, 0.54]])
    B = np.array([[1.12, 0.43, -0.74, 0.35], [0.66, -0.57, 1.28, 0.89], [-0.91, 0.82, 0.23, -1.04]])
    return {
        "x": x, "y": y, "A": A, "B": B,
        "p": np.array([0.37, 0.78, 0.13, 0.53, 0.95]),
        "q": np.array([0.61, 0.22, 0.79, 0.34, 0.57]),
        "u": np.array([0.42, 0.17, 0.71]),
        "S": np.array([[2.1, 0.3, -0.2], [0.3, 1.7, 0.4], [-0.2, 0.4, 1.9]]),
        "F": np.asfortranarray(A * 0.5 + 0.1),
        "T": np.arange(12.0).reshape(2, 3, 2) * 0.17 - 0.8,
        "z": np.array([0.3 + 0.4j, -0.45 + 0.2j, 0.7 - 0.6j]),
        "v": np.array([1.1 - 0.2j, 0.4 + 0.9j, -0.8 + 0.5j]),
        "Z": np.array([[0.3 + 0.4j, 1.5 + 0.2j], [0.7 - 0.6j, -0.9 + 0.8j]]),
        "g": np.array([0.31, np.nan, 1.13, 0.44, -0.25]),
        "G": np.array([[0.32, np.nan, 0.74], [-0.46, 0.97, 0.18]]),
        "h": x.astype(np.float32), "hp": np.array([0.31, 0.72, 0.13, 0.44, 0.95], np.float32), "H": A.astype(np.float32),
        "s": 0.7, "t": 1.3, "c": 0.6 + 0.3j,
        "n": 2, "i": np.array([3, 0, 4, 0]), "k": np.array([1, 2, 3, 1, 2]), "b": np.array([True, False, True, True, False]),
        "e": np.zeros(0), "one": np.array([0.83]), "rng": np.random.default_rng(7),
    }  # fmt: skip


@dataclass(frozen=True)
class Case:
    """``body``: an expression, or lines that end in a return. ``expected``: a word above or the codes of a refusal."""

    function: str
    body: str
    expected: str = EXACT
    why: str = ""

    @property
    def lines(self) -> list[str]:
        body = self.body.strip()
        return body.split("\n") if "return " in body else [f"return {body}"]

    @property
    def arguments(self) -> tuple[str, ...]:
        """The inputs that the body names, in the order of the inputs."""
        tree = ast.parse("\n".join(line.replace("return ", "", 1) for line in self.lines))
        names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        return tuple(name for name in inputs() if name in names)

    @property
    def shown(self) -> str:
        """The body as the table shows it."""
        return "; ".join(line.strip() for line in self.body.strip().split("\n"))

    @property
    def works(self) -> bool:
        return self.expected in (EXACT, INACTIVE)


def case(function: str, body: str, expected: str = EXACT, why: str = "") -> Case:
    return Case(function, body, expected, why)

