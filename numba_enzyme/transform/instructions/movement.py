"""Instructions that only move values: select, freeze, aggregates and vectors. (Phis belong to the sweeps.)

    %v = select i1 %c, double %a, double %b      adjoint  a.d += c ? v.d : 0;  b.d += c ? 0 : v.d
    %e = extractvalue { double, i64 } %s, 0      adjoint  s.d[0] += e.d
    %w = shufflevector <2 x double> %v, ...      adjoint  each lane back to where it came from
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...analysis.planning.recompute import Need
from ...diagnostics import Problem
from ...ir.builder import zero
from ...ir.functions import Instruction
from ...ir.instructions import ExtractElement, ExtractValue, InsertElement, InsertValue, Select, ShuffleVector
from ...ir.types import I32, is_floating, vector_of
from ...ir.values import ConstantAggregate, ConstantInt, ConstantSplat, ConstantWord, Value
from ..context import Context
from ..for_annotations import ReverseSweep
from .family import StructuralFamily
from .places import problem


class Selects(StructuralFamily):
    def structural(self, instruction: Instruction):
        return (1, 2)

    def needs(self, select: Select, c: Context) -> Iterable[Need]:
        if c.active(select):
            yield Need(select.operands[0])

    def adjoint(self, select: Select, r: ReverseSweep) -> None:
        seed = r.take(select)
        if seed is None:
            return
        condition, then, otherwise = select.operands
        chosen = r.primal(condition)
        nothing = zero(select.type)
        if r.context.active(then):
            r.add(then, r.b.select(chosen, seed, nothing))
        if r.context.active(otherwise):
            r.add(otherwise, r.b.select(chosen, nothing, seed))


class Freezes(StructuralFamily):
    def adjoint(self, instruction: Instruction, r: ReverseSweep) -> None:
        seed = r.take(instruction)
        if seed is not None:
            r.add(instruction.operands[0], seed)


class AggregateReads(StructuralFamily):
    """extractvalue."""

    def adjoint(self, extract: ExtractValue, r: ReverseSweep) -> None:
        seed = r.take(extract)
        aggregate = extract.operands[0]
        if seed is not None and r.context.active(aggregate):
            r.add(aggregate, r.b.insert_value(zero(aggregate.type), seed, extract.indices))


class AggregateWrites(StructuralFamily):
    """insertvalue."""

    def adjoint(self, insert: InsertValue, r: ReverseSweep) -> None:
        seed = r.take(insert)
        if seed is None:
            return
        aggregate, element = insert.operands
        if r.context.active(element):
            r.add(element, r.b.extract_value(seed, insert.indices))
        if r.context.active(aggregate):
            r.add(aggregate, r.b.insert_value(seed, zero(element.type), insert.indices))


class VectorReads(StructuralFamily):
    """extractelement."""

    def structural(self, instruction: Instruction):
        return (0,)

    def needs(self, extract: ExtractElement, c: Context) -> Iterable[Need]:
        if c.active(extract):
            yield Need(extract.operands[1])

    def adjoint(self, extract: ExtractElement, r: ReverseSweep) -> None:
        seed = r.take(extract)
        vector, index = extract.operands
        if seed is not None:
            r.add(vector, r.b.insert_element(zero(vector.type), seed, r.primal(index)))


class VectorWrites(StructuralFamily):
    """insertelement."""

    def structural(self, instruction: Instruction):
        return (0, 1)

    def needs(self, insert: InsertElement, c: Context) -> Iterable[Need]:
        if c.active(insert):
            yield Need(insert.operands[2])

    def adjoint(self, insert: InsertElement, r: ReverseSweep) -> None:
        seed = r.take(insert)
        if seed is None:
            return
        vector, element, index = insert.operands
        place = r.primal(index)
        if r.context.active(element):
            r.add(element, r.b.extract_element(seed, place))
        if r.context.active(vector):
            r.add(vector, r.b.insert_element(seed, zero(element.type), place))


class Shuffles(StructuralFamily):
    def structural(self, instruction: Instruction):
        return (0, 1)

    def adjoint(self, shuffle: ShuffleVector, r: ReverseSweep) -> None:
        seed = r.take(shuffle)
        if seed is None:
            return
        first, second, mask_value = shuffle.operands
        mask = shuffle_mask(mask_value, vector_of(shuffle.type).count)
        width = vector_of(first.type).count
        for base, source in ((0, first), (width, second)):
            if not r.context.active(source):
                continue
            total: Value = zero(source.type)
            used: dict[int, Value] = {}
            for lane, origin in enumerate(mask):
                if base <= origin < base + width:
                    part = r.b.extract_element(seed, ConstantInt(I32, lane))
                    before = used.get(origin - base)
                    used[origin - base] = part if before is None else r.add_values(source, before, part)
            for place, part in used.items():
                total = r.b.insert_element(total, part, ConstantInt(I32, place))
            if used:
                r.add(source, total)

    def problems(self, shuffle: ShuffleVector, c: Context) -> Iterator[Problem]:
        if c.active(shuffle) and vector_of(shuffle.type).scalable:
            yield problem("NE230", "no derivative of scalable vectors", shuffle, c)
        elif c.active(shuffle) and not is_floating(shuffle.type):
            repeated = [m for m in shuffle_mask(shuffle.operands[2], vector_of(shuffle.type).count) if m >= 0]
            if len(set(repeated)) != len(repeated):
                yield problem("NE230", "bits of a floating-point number are copied to several lanes", shuffle, c)


def shuffle_mask(mask: Value, count: int) -> list[int]:
    """The lanes that a shuffle takes; -1 for poison."""
    if isinstance(mask, ConstantAggregate):
        return [e.value if isinstance(e, ConstantInt) else -1 for e in mask.elements]
    if isinstance(mask, ConstantSplat) and isinstance(mask.element, ConstantInt):
        return [mask.element.value] * count
    assert isinstance(mask, ConstantWord)
    return [0 if mask.word == "zeroinitializer" else -1] * count
