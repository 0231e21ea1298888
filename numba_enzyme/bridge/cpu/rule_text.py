"""Lines of Python for one function of a rule, and the names that they may use.

    text.add("out = part_out(handle)");  text.build(["handle"], "None", "rule_link")   ->   def rule_link(handle): ...
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numba.core import types
from numba.np.numpy_support import as_dtype

from ..function_text import FunctionText, tuple_text
from .fresh import zeros_like
from .overlap import extent, some_overlap
from .rule_leaves import Leaf
from .rule_memory import borrowed, drop, is_there, make_handle, part, replace, view
from .status import attempted

OUT, RESIDUALS, PRIMALS, FRAMES = range(4)


class RuleText(FunctionText):
    """The lines of one function. ``record``: the type of what the handle holds."""

    def __init__(self, rule: Any, record: types.BaseTuple) -> None:
        self.rule, self.record = rule, record
        begin, fill = rule.filling or (None, None)
        read = part if rule.public else borrowed  # what users write may let a residual outlive the handle
        super().__init__(f"rule of {rule.name}", {
            "__name__": __name__, "np": np, "primal": rule.primal, "forward": rule.forward, "backward": rule.backward,
            "tangent": rule.tangent, "begin": begin, "fill": fill,
            "make_handle": make_handle(record), "replace_residuals": replace(record, RESIDUALS),
            "part_out": part(record, OUT), "part_residuals": read(record, RESIDUALS), "part_primals": read(record, PRIMALS),
            "own_residuals": part(record, RESIDUALS),
            "part_frames": part(record, FRAMES), "drop_out": drop(record, OUT), "drop_primals": drop(record, PRIMALS),
            "is_there": is_there, "zeros_like": zeros_like,
            "extent": extent, "some_overlap": some_overlap})  # fmt: skip

    def attempt(self, function: str, arguments: Sequence[str]) -> str:
        """A call that may raise; gives its result."""
        return attempted(self, function, arguments)

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
        return f"{look}({pointer}, {shape}, {tuple_text(strides) if ndim else shape})"

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
            return tuple_text(parts)
        return values.get(path, path if keep else "None")
