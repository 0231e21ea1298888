"""Kernels that call functions of libdevice, made from numba-cuda's own list of them.

    names("float64")  ->  acos, acosh, ...        kernel_of(("acos", ...), ...)  ->  y[0] = libdevice.acos(x[0, 0]); ...
"""

from __future__ import annotations

import linecache
from dataclasses import dataclass

import numpy as np
from numba import cuda
from numba.cuda import libdevice
from numba.cuda.libdevicefuncs import functions

from numba_enzyme import differentiate
from numba_enzyme.bridge.cuda.returned_results import REWRITES
from numba_enzyme.rules.book import kernel_book

PREFIX = "__nv_"
KINDS = {"float64": "d", "float32": "f"}


@dataclass(frozen=True)
class LibraryFunction:
    """``parameters``: "float64", "int32", ...; ``results``: how many numbers it returns, pointers included."""

    symbol: str
    parameters: tuple[str, ...]
    results: tuple[str, ...]

    @property
    def name(self) -> str:
        return self.symbol.removeprefix(PREFIX)

    @property
    def row(self) -> str:
        """The row of its rule, "" where it has none."""
        rule = kernel_book().scalar_rule(self.symbol)
        if rule is None and (self.symbol in REWRITES or self.symbol.removesuffix("f") in REWRITES):
            rule = getattr(kernel_book().storing_rule(self.symbol), "rule", None)
            return rule.name if rule is not None else "fptrunc"
        return rule.name if rule is not None else ""

    @property
    def verdict(self) -> str:
        if self.row:
            return "exact"
        facts = kernel_book().facts(self.symbol)
        return "inactive" if facts is not None and facts.inactive else "refused"


def library() -> list[LibraryFunction]:
    """All functions that numba-cuda exposes."""
    found = []
    for symbol, (result, arguments) in functions.items():
        given = tuple(str(a.ty) for a in arguments if not a.is_ptr)
        stored = tuple(str(a.ty) for a in arguments if a.is_ptr)
        found.append(LibraryFunction(symbol, given, (() if str(result) == "none" else (str(result),)) + stored))
    return found


def differentiable(dtype: str) -> list[LibraryFunction]:
    """Those with a rule on numbers of this type."""
    return [f for f in library() if f.row and dtype in f.parameters]


def kernel_of(chosen: list[LibraryFunction]):
    """A kernel of (x, n, y): number k of x in column k; the sum of the floating results in y[k]."""
    lines = ["def every_function(x, n, y):"]
    for k, f in enumerate(chosen):
        position = iter(range(len(f.parameters)))
        arguments = ", ".join(f"x[{next(position)}, {k}]" if p.startswith("float") else f"n[{k}]" for p in f.parameters)
        call = f"libdevice.{f.name}({arguments})"
        if len(f.results) == 1:
            lines.append(f"    y[{k}] = {call}")
        else:
            lines.append(f"    r{k} = {call}")
            parts = [f"{i + 1} * r{k}[{i}]" for i, r in enumerate(f.results) if r.startswith("float")]
            lines.append(f"    y[{k}] = {' + '.join(parts)}")
    names = {"libdevice": libdevice, "np": np}
    source = "\n".join(lines) + "\n"
    file = f"<{len(linecache.cache)} libdevice functions>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    exec(compile(source, file, "exec"), names)
    return differentiate(cuda.jit(names["every_function"]), target="cpu")


# Where a function has its domain, if not between 0 and 1.
BEGIN = {"acosh": 1.2, "frexp": 0.6}


def samples(chosen: list[LibraryFunction], dtype: str) -> tuple[np.ndarray, np.ndarray]:
    """Arguments inside every function's domain, away from kinks: floats, and the integers of those that take one."""
    random = np.random.default_rng(3)
    x = random.uniform(0.15, 0.85, (4, len(chosen)))
    for k, f in enumerate(chosen):
        x[:, k] += BEGIN.get(f.row, 0.0)
    return x.astype(np.float32).astype(dtype), random.integers(1, 4, len(chosen)).astype(np.int32)
