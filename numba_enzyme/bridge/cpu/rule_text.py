"""Lines of Python for one function of a rule, and the names that they may use.

    text.add("out = part_out(handle)");  text.build("link", ["handle"], "None")      ->      def link(handle): ...
"""

from __future__ import annotations

import itertools
import linecache
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

import numpy as np
from numba.core import types
from numba.np.numpy_support import as_dtype

from .fresh import zeros_like
from .overlap import overlaps
from .rule_leaves import Leaf
from .rule_memory import drop, is_there, make_handle, part, replace, view
from .status import attempt, propagate

OUT, RESIDUALS, PRIMALS, FRAMES = range(4)
_SERIAL = itertools.count()


def as_tuple(parts: Sequence[str]) -> str:
    """A tuple expression."""
    return "(" + "".join(f"{part}, " for part in parts) + ")"


class Text:
    """The lines of one function. ``record``: the type of what the handle holds."""

    def __init__(self, rule, record: types.BaseTuple) -> None:
        self.rule, self.record = rule, record
        self.lines: list[str] = []
        self._depth = 0
        self._names = itertools.count()
        self.namespace: dict[str, object] = {
            "__name__": __name__, "np": np, "primal": rule.primal, "forward": rule.forward, "backward": rule.backward,
            "tangent": rule.tangent,
            "make_handle": make_handle(record), "replace_residuals": replace(record, RESIDUALS),
            "part_out": part(record, OUT), "part_residuals": part(record, RESIDUALS), "part_primals": part(record, PRIMALS),
            "part_frames": part(record, FRAMES), "drop_out": drop(record, OUT), "drop_primals": drop(record, PRIMALS),
            "is_there": is_there, "attempt": attempt, "propagate": propagate, "zeros_like": zeros_like,
            "overlaps": overlaps}  # fmt: skip

    def add(self, line: str) -> None:
        self.lines.append("    " * self._depth + line)

    def bind(self, expression: str, stem: str) -> str:
        name = f"{stem}_v{next(self._names)}"
        self.add(f"{name} = {expression}")
        return name

    def constant(self, value: object, stem: str) -> str:
        """A name for an object that the source can't spell."""
        for name, known in self.namespace.items():
            if known is value:
                return name
        name = f"{stem}_c{next(self._names)}"
        self.namespace[name] = value
        return name

    def attempt(self, function: str, arguments: Sequence[str]) -> str:
        """A call that may raise; gives its result."""
        status, value = f"status_v{next(self._names)}", f"value_v{next(self._names)}"
        self.add(f"{status}, {value} = attempt({function}, {as_tuple(arguments)})")
        with self.block(f"if {status}[0]:"):
            self.add(f"propagate({status})")
            self.add("raise RuntimeError")
        return value

    @contextmanager
    def block(self, header: str) -> Iterator[None]:
        self.add(header)
        self._depth += 1
        yield
        self._depth -= 1

    @contextmanager
    def loops(self, array: str, ndim: int) -> Iterator[str]:
        """Loops over all elements of an array; gives the index."""
        names = [f"i{next(self._names)}" for _ in range(ndim)]
        for axis, name in enumerate(names):
            self.add(f"for {name} in range({array}.shape[{axis}]):")
            self._depth += 1
        yield ", ".join(names) if names else "()"
        self._depth -= ndim

    # ---- memory as arrays

    def result_view(self, leaf: Leaf, pointer: str) -> str:
        """The contiguous memory of a result."""
        look = self.constant(view(leaf.buffer), "view")
        itemsize = as_dtype(leaf.dtype).itemsize
        if not leaf.is_array:
            return f"{look}({pointer}, (1,), ({itemsize},))"
        shape, ndim = f"frames[{leaf.frame}]", leaf.type.ndim
        before = [range(axis + 1, ndim) if leaf.buffer.layout == "C" else range(axis) for axis in range(ndim)]
        strides = [" * ".join([str(itemsize), *(f"{shape}[{other}]" for other in others)]) for others in before]
        return f"{look}({pointer}, {shape}, {as_tuple(strides) if ndim else shape})"

    def argument_view(self, leaf: Leaf, pointer: str) -> str:
        """Memory that is laid out as an argument was, such as its shadow."""
        return f"{self.constant(view(leaf.shadow), 'view')}({pointer}, frames[{leaf.frame}][0], frames[{leaf.frame}][1])"

    # ---- values

    def turns(self, leaf: Leaf) -> bool:
        """Whether the rule speaks of the conjugate of what shadows hold: public rules follow JAX's convention."""
        return self.rule.public and leaf.is_complex

    def turned(self, leaf: Leaf, value: str) -> str:
        return f"{value}.conjugate()" if self.turns(leaf) else value

    def structure(self, type_: types.Type, path: str, values: Mapping[str, str], *, keep: bool = False) -> str:
        """A value of a type's structure: given leaves, and None for the others, or with ``keep`` what is there."""
        if isinstance(type_, types.BaseTuple):
            parts = [self.structure(inner, f"{path}[{i}]", values, keep=keep) for i, inner in enumerate(type_.types)]
            if isinstance(type_, types.BaseNamedTuple):
                return f"{self.constant(type_.instance_class, 'Fields')}({', '.join(parts)})"
            return as_tuple(parts)
        return values.get(path, path if keep else "None")

    def build(self, name: str, parameters: Sequence[str], result: str) -> Callable:
        """The finished function."""
        body = "".join(f"    {line}\n" for line in [*self.lines, f"return {result}"])
        text = f"def rule_{name}({', '.join(parameters)}):\n{body}"
        filename = f"<rule of {self.rule.name}: {name} {next(_SERIAL)}>"
        linecache.cache[filename] = (len(text), None, text.splitlines(keepends=True), filename)
        exec(compile(text, filename, "exec"), self.namespace)
        return self.namespace[f"rule_{name}"]
