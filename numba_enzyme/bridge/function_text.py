"""Writes the Python source of one function for the types of one call, and makes the function of it.

    text = FunctionText("gradient of f", {"np": np})
    shadow = text.bind("np.zeros_like(x)", "shadow")                  # "shadow_0"
    text.build(["x", "n"], shadow)                                    # def specialised(x, n): shadow_0 = ...; return shadow_0

Types are known when such a function is compiled, so loops over tuples and fields are unrolled in the text. Tracebacks and
line information find the text through ``linecache``.
"""

from __future__ import annotations

import itertools
import linecache
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from numba.core import types

_SERIAL = itertools.count()


class FunctionText:
    """Lines of a function body, and the names that they may use."""

    def __init__(self, title: str, namespace: Mapping[str, object]) -> None:
        self.title = title
        self.lines: list[str] = []
        self.namespace: dict[str, Any] = dict(namespace)
        self._names = itertools.count()
        self._depth = 0

    def fresh(self, stem: str) -> str:
        return f"{stem}_{next(self._names)}"

    def add(self, line: str) -> None:
        self.lines.append("    " * self._depth + line)

    def bind(self, expression: str, stem: str = "value") -> str:
        """Give *expression* a name; evaluated once, here."""
        name = self.fresh(stem)
        self.add(f"{name} = {expression}")
        return name

    def constant(self, value: object, stem: str = "constant") -> str:
        """A name for a Python object that the source can't spell, such as a dispatcher or a class."""
        for name, known in self.namespace.items():
            if known is value:
                return name
        name = self.fresh(stem)
        self.namespace[name] = value
        return name

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

    def text(self, name: str, parameters: Sequence[str], result: str) -> str:
        body = "".join(f"    {line}\n" for line in [*self.lines, f"return {result}"])
        return f"def {name}({', '.join(parameters)}):\n{body}"

    def build(self, parameters: Sequence[str], result: str, name: str = "specialised") -> Callable:
        """The finished function."""
        text = self.text(name, parameters, result)
        filename = f"<numba_enzyme {self.title} {next(_SERIAL)}>"
        linecache.cache[filename] = (len(text), None, text.splitlines(keepends=True), filename)
        exec(compile(text, filename, "exec"), self.namespace)
        return self.namespace[name]


def tuple_text(parts: Iterable[str]) -> str:
    """The source of a tuple of these expressions."""
    return "(" + "".join(f"{part}, " for part in parts) + ")"


def construct(text: FunctionText, type_: types.BaseTuple, parts: list[str]) -> str:
    """A tuple expression with the structure of *type_*: named tuples stay named."""
    if isinstance(type_, types.BaseNamedTuple):
        return f"{text.constant(type_.instance_class, 'Fields')}({', '.join(parts)})"
    return tuple_text(parts)
