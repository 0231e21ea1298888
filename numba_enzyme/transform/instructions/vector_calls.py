"""Reductions of vectors, and masked memory.

    %s = call double @llvm.vector.reduce.fadd(double %a, <4 x double> %v)      adjoint  a.d += s.d; v.d += splat(s.d)
    %v = call <4 x double> @llvm.masked.load(ptr %p, <4 x i1> %m, %other)      adjoint  masked: *p.d += v.d
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import reduce

from ...analysis.planning.recompute import Need
from ...analysis.threads.thread_sharing import ShadowUpdate
from ...diagnostics import Problem
from ...ir.builder import Builder, zero
from ...ir.instructions import Call
from ...ir.types import DOUBLE, FLOAT, I32, VOID, VectorType, is_floating, vector_of
from ...ir.values import ConstantInt, Value
from ...rules.symbols import type_suffix
from ..context import Context
from ..for_annotations import AnySweep, ReverseSweep, TangentSweep
from ..sweep import Sweep
from .family import Family, LocalFamily
from .memory import safe_shadow
from .places import problem


def _operation(call: Call) -> str:
    return call.callee.name.split(".")[3]


def _vector(call: Call) -> Value:
    return call.arguments[-1]


class Reductions(LocalFamily):
    """llvm.vector.reduce.fadd, fmul, fmax, fmin, fmaximum, fminimum."""

    def tangent(self, call: Call, s: TangentSweep) -> None:
        s.copy(call)
        c = s.context
        if not c.active(call):
            return
        if _operation(call) == "fadd":
            start, vector = call.arguments
            s.set_shadow(call, s.b.call(call.callee, [s.shadow(start), s.shadow(vector)]))
            return
        primals = self._lanes(s, call, s.primal)
        tangents = self._lanes(s, call, s.shadow)
        weights = self._weights(s.b, call, primals, s.primal(call))
        parts = (s.b.binary("fmul", weight, tangent) for weight, tangent in zip(weights, tangents, strict=True))
        s.set_shadow(call, reduce(lambda total, part: s.b.binary("fadd", total, part), parts))

    @staticmethod
    def _lanes(s: AnySweep, call: Call, what: Callable[[Value], Value]) -> list[Value]:
        """The start value, if the reduction has one, and the lanes of the vector."""
        vector = what(_vector(call))
        lanes = [s.b.extract_element(vector, ConstantInt(I32, i)) for i in range(vector_of(_vector(call).type).count)]
        return [what(call.arguments[0]), *lanes] if len(call.arguments) == 2 else lanes

    def _weights(self, b: Builder, call: Call, primals: list[Value], result: Value) -> list[Value]:
        """The partial derivative by each lane: products of the others, or 1 for the first lane that equals the result."""
        one, nothing = b.float_constant(call.type, 1.0), b.float_constant(call.type, 0.0)
        if _operation(call) == "fmul":
            before: list[Value] = [one]
            after: list[Value] = [one]
            for lane in primals[:-1]:
                before.append(b.binary("fmul", before[-1], lane))
            for lane in reversed(primals[1:]):
                after.append(b.binary("fmul", after[-1], lane))
            return [b.binary("fmul", p, q) for p, q in zip(before, reversed(after), strict=True)]
        weights = []
        taken: Value = ConstantInt(b.fcmp("oeq", result, primals[0]).type, 0)
        for lane in primals:
            hit = b.binary("and", b.fcmp("oeq", lane, result), b.binary("xor", taken, ConstantInt(taken.type, 1)))
            weights.append(b.select(hit, one, nothing))
            taken = b.binary("or", taken, hit)
        return weights

    def needs(self, call: Call, c: Context) -> Iterable[Need]:
        if c.active(call) and _operation(call) != "fadd":
            yield from (Need(a) for a in call.arguments)
            yield Need(call)

    def adjoint(self, call: Call, r: ReverseSweep) -> None:
        c, b = r.context, r.b
        seed = r.take(call)
        if seed is None:
            return
        vector = _vector(call)
        starts = [call.arguments[0]] if len(call.arguments) == 2 else []
        if _operation(call) == "fadd":
            parts = [seed] * (len(starts) + vector_of(vector.type).count)
        else:
            primals = self._lanes(r, call, r.primal)
            parts = [b.binary("fmul", w, seed) for w in self._weights(b, call, primals, r.primal(call))]
        if starts:
            r.add(starts[0], parts.pop(0))
        if c.active(vector):
            total: Value = zero(vector.type)
            for i, part in enumerate(parts):
                total = b.insert_element(total, part, ConstantInt(I32, i))
            r.add(vector, total)

    def problems(self, call: Call, c: Context) -> Iterator[Problem]:
        if c.active(call) and isinstance(type_ := _vector(call).type, VectorType) and type_.scalable:
            yield problem("NE230", "no derivative of scalable vectors", call, c)


class MaskedMemory(Family):
    """llvm.masked.load and llvm.masked.store of floats; others are refused when active (gathers are no longer there)."""

    @staticmethod
    def _parts(call: Call) -> tuple[Value, Value, Value]:
        """(pointer, mask, pass-through or stored value). LLVM 22 has no alignment operand; older ones do."""
        arguments = [a for a in call.arguments if not isinstance(a, ConstantInt)]
        if call.callee.name.startswith("llvm.masked.load."):
            return arguments[0], arguments[1], arguments[2]
        return arguments[1], arguments[2], arguments[0]

    def _mirror(self, call: Call, s: Sweep) -> Value:
        pointer, _, _ = self._parts(call)
        arguments = [
            safe_shadow(s, a, call.type) if a is pointer else s.shadow(a) if is_floating(a.type) else s.primal(a)
            for a in call.arguments
        ]
        return s.b.append(_like(call, arguments))

    def tangent(self, call: Call, s: TangentSweep) -> None:
        s.copy(call)
        pointer, _, value = self._parts(call)
        if s.context.has_shadow(pointer) and is_floating(value.type):
            mirrored = self._mirror(call, s)
            if call.callee.name.startswith("llvm.masked.load."):
                s.set_shadow(call, mirrored)

    def updates(self, call: Call, c: Context) -> Iterable[ShadowUpdate] | None:
        return None if self._differentiable(call, c) else ()

    def _differentiable(self, call: Call, c: Context) -> bool:
        pointer, _, value = self._parts(call)
        return c.has_shadow(pointer) and is_floating(value.type)

    def needs(self, call: Call, c: Context) -> Iterable[Need]:
        if self._differentiable(call, c):
            pointer, mask, _ = self._parts(call)
            yield Need(pointer, True)
            yield Need(mask)

    def adjoint(self, call: Call, r: ReverseSweep) -> None:
        c, b = r.context, r.b
        pointer, mask_value, value = self._parts(call)
        if not self._differentiable(call, c):
            if c.active(call):
                seed = r.take(call)
                if seed is not None:
                    r.add(value, b.select(r.primal(mask_value), zero(seed.type), seed))
            return
        shadow, mask = r.shadow(pointer), r.primal(mask_value)
        nothing = zero(value.type)
        loads = call.callee.name.startswith("llvm.masked.load.")
        seed = r.take(call) if loads else None
        if loads and seed is None:
            return
        suffix = f"{type_suffix(value.type)}.p0"
        present = b.call_named(f"llvm.masked.load.{suffix}", value.type, [shadow, mask, nothing])
        if seed is not None:
            total = b.binary("fadd", present, seed)
            b.call_named(f"llvm.masked.store.{suffix}", VOID, [total, shadow, mask])
            r.add(value, b.select(mask, nothing, seed))
        else:
            b.call_named(f"llvm.masked.store.{suffix}", VOID, [nothing, shadow, mask])
            r.add(value, present)

    def problems(self, call: Call, c: Context) -> Iterator[Problem]:
        name = call.callee.name
        plain = name.startswith(("llvm.masked.load.", "llvm.masked.store."))
        involved = c.active(call) or any(c.active(a) or c.has_shadow(a) for a in call.arguments)
        if not involved:
            return
        if not plain:
            yield problem("NE102", "no derivative of this access by a vector", call, c)
            return
        pointer, _, value = self._parts(call)
        if not is_floating(value.type) or vector_of(value.type).element not in (DOUBLE, FLOAT) or c.guarded(pointer):
            yield problem("NE102", "no derivative of this masked access", call, c)


def _like(call: Call, arguments: list[Value]) -> Call:
    return Call(call.function_type, call.callee, arguments, argument_attributes=list(call.argument_attributes))


