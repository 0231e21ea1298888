"""The source of one specialisation of a transform: a function's text, and the derivatives that it may call.

    source = Source("gradient of f", module)
    shadow = source.bind("zeros_like(x)")           # "value_0"
    source.build(["x", "n"], shadow)            # -> def specialised(x, n): value_0 = zeros_like(x); return value_0
    source.knows(["x"], [Tuple(Tuple(a, b), c)])         # part_of_x_0_1 = part(x, (0, 1)) for x[0][1]
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numba.core import types

from ..bridge.cpu.fresh import zeros_like
from ..bridge.cpu.parts import part, with_parts_named
from ..bridge.cpu.status import raise_failure
from ..bridge.cpu.wrap import (
    call_checked,
    call_forward,
    call_gradient,
    call_gradient_into,
    call_gradient_into_sharing,
    call_reverse,
    call_reverse_sharing,
    call_value_and_gradient,
)
from ..bridge.function_text import FunctionText


class Source(FunctionText):
    """The text of a transform of the function *title* for one signature."""

    def __init__(self, title: str, module: str) -> None:
        super().__init__(title, {
            "__name__": module, "np": np, "zeros_like": zeros_like, "call_reverse": call_reverse,
            "call_reverse_sharing": call_reverse_sharing, "call_gradient": call_gradient,
            "call_gradient_into": call_gradient_into, "call_gradient_into_sharing": call_gradient_into_sharing,
            "call_value_and_gradient": call_value_and_gradient, "call_forward": call_forward, "call_checked": call_checked,
            "raise_failure": raise_failure})  # fmt: skip
        self._known: dict[str, types.Type] = {}

    def knows(self, names: Sequence[str], kinds: Sequence[types.Type]) -> None:
        """The types of names, which tell which subscripts lead through tuples."""
        self._known.update(zip(names, kinds, strict=False))

    def text(self, name: str, parameters: Sequence[str], result: str) -> str:
        """As usual, with the parts of nested tuples taken out at the beginning."""
        written = super().text(name, parameters, result)
        if not any(isinstance(kind, types.BaseTuple) for kind in self._known.values()):
            return written
        return with_parts_named(written, self._known, self.constant(part, "part"))

    def raise_if_failed(self) -> None:
        """Lines that pass on the exception of the call that set `status`, after what this function holds is released."""
        with self.block("if status[0]:"):
            self.add("raise_failure(status)")
            self.add("raise RuntimeError")
