"""Writes the Python source of one specialisation of a transform, and compiles it to a function for Numba.

    source = Source(function)
    shadow = source.bind("zeros_like(x)")           # "shadow0"
    source.build(["x", "n"], "shadow0")             -> def specialised(x, n): shadow0 = zeros_like(x); return shadow0

Argument types are known when a transform is compiled, so loops over tuples and fields are unrolled in the text.
"""

from __future__ import annotations

import itertools
import linecache
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import numpy as np

from ..bridge.cpu.fresh import zeros_like
from ..bridge.cpu.status import propagate
from ..bridge.cpu.wrap import call_forward, call_gradient, call_gradient_sharing, call_reverse, call_reverse_sharing
from ..request import OUT_OF_MEMORY, RAISED_IN_CHUNK

_SERIAL = itertools.count()


class Source:
    """Lines of a function body, and the names that they may use."""

    def __init__(self, title: str, module: str) -> None:
        self.title = title
        self.lines: list[str] = []
        self.namespace: dict[str, object] = {
            "__name__": module, "np": np, "zeros_like": zeros_like, "call_reverse": call_reverse,
            "call_reverse_sharing": call_reverse_sharing, "call_gradient": call_gradient,
            "call_gradient_sharing": call_gradient_sharing,
            "call_forward": call_forward, "propagate": propagate}
        self._names = itertools.count()
        self._depth = 0

    def fresh(self, stem: str) -> str:
        return f"{stem}_{next(self._names)}"

    def bind(self, expression: str, stem: str = "value") -> str:
        """Give *expression* a name; evaluated once, here."""
        name = self.fresh(stem)
        self.add(f"{name} = {expression}")
        return name

    def add(self, line: str) -> None:
        self.lines.append("    " * self._depth + line)

    def raise_if_failed(self) -> None:
        """Lines that pass on the exception of the call that set `status`, after what this function holds is released."""
        with self.block("if status[0]:"):
            with self.block(f"if status[1] == {OUT_OF_MEMORY}:"):
                self.add("raise MemoryError('no memory for what the derivative keeps')")
            with self.block(f"if status[1] == {RAISED_IN_CHUNK}:"):
                self.add("raise RuntimeError('a function of a rule has raised in a parallel loop')")
            self.add("propagate(status)")
            self.add("raise RuntimeError")

    @contextmanager
    def block(self, header: str) -> Iterator[None]:
        """The lines added inside stand under *header*."""
        self.add(header)
        self._depth += 1
        yield
        self._depth -= 1

    @contextmanager
    def loops(self, array: str, ndim: int, stem: str = "i") -> Iterator[str]:
        """A nest of loops over all elements of *array*; gives the index, "i_3, i_4". Plain loops are quick to compile."""
        names = [self.fresh(stem) for _ in range(ndim)]
        for axis, name in enumerate(names):
            self.add(f"for {name} in range({array}.shape[{axis}]):")
            self._depth += 1
        yield ", ".join(names) if names else "()"
        self._depth -= ndim

    def constant(self, value: object, stem: str = "constant") -> str:
        """A name for a Python object that the source can't spell, such as a dispatcher or a class."""
        for name, known in self.namespace.items():
            if known is value:
                return name
        name = self.fresh(stem)
        self.namespace[name] = value
        return name

    def build(self, parameters: Sequence[str], result: str) -> Callable:
        """The finished function."""
        body = "".join(f"    {line}\n" for line in [*self.lines, f"return {result}"])
        text = f"def specialised({', '.join(parameters)}):\n{body}"
        filename = f"<numba_enzyme {self.title} {next(_SERIAL)}>"
        linecache.cache[filename] = (len(text), None, text.splitlines(keepends=True), filename)
        exec(compile(text, filename, "exec"), self.namespace)
        return self.namespace["specialised"]
