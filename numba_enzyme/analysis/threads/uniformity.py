"""What is the same for all threads of a kernel: always, or in the same round of loops.

    n, x.size, blockDim.x                 always
    stride, halved in each round          in the same round
    threadIdx.x, x[i]                     no
"""

from __future__ import annotations

from ...ir.functions import Argument, Function, Phi
from ...ir.instructions import Call, GetElementPtr, Load
from ...ir.parallel import CHUNK_TYPE
from ...ir.values import Constant, Value
from ..control.shape import Shape
from ..memory.effects import Access, Effects, is_plain
from .chunk_addresses import PURE, ChunkAddresses
from .kernel_coordinates import EXTENTS, REGISTER, register_of

_NO_CHUNK = Function("", CHUNK_TYPE)


class SameInThreads(ChunkAddresses):
    """Questions about values. ``written``: what all threads together may write; ``differing``: what not all of them are given."""

    def __init__(self, effects: Effects, shape: Shape, written: list[Access], differing: frozenset[Value] = frozenset()) -> None:
        super().__init__(_NO_CHUNK, [], effects, {_NO_CHUNK: shape}, written)
        self.differing = differing
        self._changing: dict[Value, frozenset[Phi] | None] = {}

    def _is_uniform(self, value: Value) -> bool:
        return self._is_given(value) or self.changing_in(value) is not None

    def _is_given(self, value: Value) -> bool:
        return isinstance(value, (Constant, Argument)) and value not in self.differing

    def changing_in(self, value: Value) -> frozenset[Phi] | None:
        """The values on which one depends that change from round to round of loops, in all threads alike; None for others."""
        if value not in self._changing:
            found: set[Phi] = set()
            seen: set[Value] = set()
            stack = [value]
            while stack:
                one = stack.pop()
                if self._is_given(one) or one in seen:
                    continue
                seen.add(one)
                loop = self.shape.loops.by_header.get(one.block) if isinstance(one, Phi) else None
                if isinstance(one, Phi) and loop is not None and loop.preheader is not None and len(loop.latches) == 1:
                    found.add(one)
                    stack += one.operands
                elif isinstance(one, (*PURE, GetElementPtr)) or (
                    isinstance(one, Load) and is_plain(one) and not self._may_be_written(one)
                ):
                    stack += one.operands
                elif isinstance(one, Call) and self._depends_on_arguments(one):
                    stack += one.arguments
                else:
                    break
            else:
                self._changing[value] = frozenset(found)
        return self._changing.setdefault(value, None)

    def _depends_on_arguments(self, call: Call) -> bool:
        if (call.callee_name or "").startswith(REGISTER):
            return register_of(call) in EXTENTS
        return super()._depends_on_arguments(call)
