"""The one construct of parallelism: a loop whose iterations may run at the same time, cut into chunks.

    %s = call i32 @ne.parallel_for(ptr @chunk, ptr %captured, i64 %start, i64 %stop, i64 %chunks)
    define i32 @chunk(ptr %captured, i64 %number, i64 %low, i64 %high)

It calls ``@chunk`` for every number from 0 to %chunks - 1 whose part [%low, %high) of [%start, %stop) is not empty; the parts
are disjoint and cover the range. The calls may run on any threads in any order: what one chunk writes, no other chunk reads
or writes. The result is that of the first chunk (by number) that did not return 0, else 0. LLVM sees an unknown function
that gets a function pointer; the model shows analyses what happens, a call of ``@chunk`` with whatever the chunks get.
"""

from __future__ import annotations

from .functions import Function
from .instructions import Call
from .types import I32, I64, PTR, FunctionType
from .values import Value

PARALLEL_FOR = "ne.parallel_for"
PARALLEL_FOR_TYPE = FunctionType(I32, (PTR, PTR, I64, I64, I64))
CHUNK_TYPE = FunctionType(I32, (PTR, I64, I64, I64))


class ParallelFor(Call):
    """A call of ``@ne.parallel_for``. ``callee`` and ``arguments`` are those of the calls that it makes: as the number of a
    chunk stands the number of chunks, as its part the whole range."""

    __slots__ = ()

    @property
    def callee(self) -> Value:
        return self.operands[0]

    @property
    def callee_name(self) -> str | None:
        return self.operands[0].name

    @property
    def arguments(self) -> list[Value]:
        _, captured, start, stop, chunks, _ = self.operands
        return [captured, chunks, start, stop]

    @property
    def captured(self) -> Value:
        return self.operands[1]

    @property
    def range(self) -> tuple[Value, Value]:
        return self.operands[2], self.operands[3]

    @property
    def chunks(self) -> Value:
        return self.operands[4]


def is_parallel_for(function_type: FunctionType, callee: Value, arguments: list[Value]) -> bool:
    """Whether a call is one of the construct with a chunk that is known. (Types of functions may not be read yet.)"""
    named = isinstance(callee, Function) and callee.name == PARALLEL_FOR
    return named and function_type == PARALLEL_FOR_TYPE and isinstance(arguments[0], Function)
