"""Parallel loops: the gradient of ``ne.parallel_for`` is two of them, over the same chunks.

    %s = parallel_for(@chunk, %captured, ...)      forward sweep   { %tape, %s } = call @chunk.augmented(...) in every chunk
                                                   reverse sweep   call @chunk.reverse(..., %tape) in every chunk
    forward mode                                   call @chunk.forward(...) in every chunk

The tapes of the chunks lie in one buffer, which is the tape of the call. Scalars that the loop captures are one place that
all chunks add to: every chunk gets a copy of the shadow of %captured that begins at zero, and the copies are summed up in
the order of the chunks, so the result does not depend on who ran when. What chunks may add to elsewhere, and how, says
analysis/threads/thread_sharing.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...analysis.planning.recompute import Need
from ...analysis.threads.thread_sharing import Private
from ...ir.builder import Builder, zero
from ...ir.functions import Function
from ...ir.parallel import ParallelFor
from ...ir.types import I1, I32, I64, PTR, VOID, struct_of
from ...ir.values import ConstantInt, Value
from ...request import OUT_OF_MEMORY
from ..chunk_calls import SUCCESS, Chunk, ChunkTapes, Range, builder_at_entry, counted_loop, quoted, run_chunks
from ..context import Context
from ..failures import FAILURE, status_in_chunk
from ..for_annotations import AnySweep, DerivativeFamily, ForwardSweep, ReverseSweep, TangentSweep
from .defined_calls import DefinedCalls, is_involved, no_memory


class ParallelLoops(DefinedCalls):
    def shadow(self, call: ParallelFor, s: ForwardSweep) -> None:
        c = s.context
        if not is_involved(call, c):
            s.copy(call)
            return
        chunk, sharing = call.called, c.facts.sharing
        pair = s.family.split_pair(chunk)
        range_ = _range(call, s, sharing.is_serial(call))
        private = sharing.private_of(call)
        memory = s.b.call_named("malloc", PTR, [ChunkTapes.bytes(s.b, range_.chunks)], "tapes")
        s.require_memory(memory)
        ChunkTapes(s.b, memory).clear(range_.chunks)
        s.values[c.tape_of(call)] = memory
        s.after(c.tape_of(call))
        if private:
            size = s.b.binary("mul", range_.chunks, s.b.i64(private.stride))
            copies = s.values[c.tape_of(call, 1)] = s.b.call_named("malloc", PTR, [size], "copies")
            s.require_memory(copies)
            s.after(c.tape_of(call, 1))

        def augmented(b: Builder, at: Chunk) -> Value:
            tapes, *rest = at.captured
            results = b.call(pair.augmented, _arguments(call, c, rest, at))
            tape, status = b.extract_value(results, (0,)), b.extract_value(results, (1,))
            there = b.icmp("ne", tape, no_memory(b))
            b.store(b.select(there, tape, zero(PTR)), ChunkTapes(b, tapes).place(at.number))
            return b.select(there, status, ConstantInt(I32, OUT_OF_MEMORY))

        captured = [memory, *_captured(call, s)]
        s.values[call] = run_chunks(s, _name("augmented", chunk), chunk, captured, range_, augmented)

    def tangent(self, call: ParallelFor, s: TangentSweep) -> None:
        c = s.context
        if not is_involved(call, c):
            s.copy(call)
            return
        if s.lane > 0:  # the first lane has made one loop for all
            return
        forward = s.family.forward_of(call.called)
        captured = [s.primal(call.captured)]
        if c.has_shadow(call.called.arguments[0]):
            s.in_every_lane(lambda: captured.append(s.shadow(call.captured)))

        def tangents(b: Builder, at: Chunk) -> Value:
            results = b.call(forward, _arguments(call, c, at.captured, at))
            status = b.extract_value(results, (0,))
            if not s.family.may_fail:
                return status
            rules = status_in_chunk(b, results, len(struct_of(forward.function_type.result).fields) - len(FAILURE))
            return b.select(b.icmp("eq", status, SUCCESS), rules, status)

        name = _name("forward", call.called)
        s.values[call] = run_chunks(s, name, call.called, captured, _range(call, s, c.facts.sharing.is_serial(call)), tangents)

    def tapes(self, call: ParallelFor, c: Context) -> Iterator[Value]:
        yield c.tape_of(call)
        if c.facts.sharing.private_of(call):
            yield c.tape_of(call, 1)

    def needs(self, call: ParallelFor, c: Context) -> Iterable[Need]:
        if not is_involved(call, c):
            return
        yield from map(Need, self.tapes(call, c))
        for value in (call.captured, *call.range, call.chunks):
            yield Need(value)
        if c.has_shadow(call.called.arguments[0]):
            yield Need(call.captured, True)

    def adjoint(self, call: ParallelFor, r: ReverseSweep) -> None:
        c = r.context
        if not is_involved(call, c):
            return
        chunk, sharing = call.called, c.facts.sharing
        pair = r.family.split_pair(chunk)
        range_ = _range(call, r, sharing.is_serial(call))
        memory = r.primal(c.tape_of(call))
        private = sharing.private_of(call)
        copies = [r.primal(c.tape_of(call, 1))] if private else []

        def reverse(b: Builder, at: Chunk) -> Value:
            tapes, *rest = at.captured
            held = ChunkTapes(b, tapes)
            if private:
                own = rest.pop(0)
                rest[1] = _private_copy(b, own, at.number, rest[1], private)
            arguments = _arguments(call, c, rest, at)
            if pair.has_seed:
                arguments.append(zero(I32))
            results = b.call(pair.reverse, [*arguments, b.load(PTR, held.place(at.number), "tape")])
            return status_in_chunk(b, results, len(pair.gradients)) if r.family.may_fail else SUCCESS

        captured = [memory, *copies, *_captured(call, r)]
        backwards = range_._replace(backwards=True)
        status = run_chunks(r, _name("reverse", chunk), chunk, captured, backwards, reverse)
        if r.failures is not None:
            r.failures.note_status(r.b, status)
        if private:
            total = _sum_of_copies(r.family, chunk, private)
            r.b.call(total, [captured[-1], *copies, range_.chunks, *range_[:2]])
        for buffer in [memory, *copies]:
            r.b.call_named("free", VOID, [buffer])


def _name(what: str, chunk: Function) -> str:
    return quoted(f"ne.chunk.{what}.{chunk.name.strip(chr(34))}")


def _range(call: ParallelFor, s: AnySweep, serial: bool) -> Range:
    start, stop = map(s.primal, call.range)
    return Range(start, stop, s.primal(call.chunks), serial)


def _captured(call: ParallelFor, s: AnySweep) -> list[Value]:
    """The captured memory, and its shadow if it has one."""
    found = [s.primal(call.captured)]
    if s.context.has_shadow(call.called.arguments[0]):
        found.append(s.shadow(call.captured))
    return found


def _arguments(call: ParallelFor, c: Context, captured: list[Value], at: Chunk) -> list[Value]:
    """What a derivative of the chunk gets: shadows follow their primals; numbers that are no floats are their own."""
    arguments = list(captured)
    for parameter, value in zip(call.called.arguments[1:], (at.number, at.low, at.high), strict=True):
        arguments.append(value)
        if c.has_shadow(parameter) or (c.forward_mode and c.active(parameter)):
            arguments += [value if not c.forward_mode else zero(value.type)] * c.facts.width
    return arguments


def _private_copy(b: Builder, copies: Value, number: Value, shadow: Value, private: Private) -> Value:
    """A chunk's own copy of the shadow of what is captured: the same pointers, sums that begin at zero."""
    own = b.byte_offset(copies, b.binary("mul", number, b.i64(private.stride)))
    b.call_named("llvm.memcpy.p0.p0.i64", VOID, [own, shadow, b.i64(private.size), ConstantInt(I1, 0)])
    for offset, type_ in private.fields:
        b.store(zero(type_), b.byte_offset(own, offset))
    return own


def _sum_of_copies(family: DerivativeFamily, chunk: Function, private: Private) -> Function:
    """The function that adds up the copies, in the order of the chunks. Chunks beyond the range have not run."""
    parameters = [(PTR, "shadow", ""), (PTR, "copies", ""), *((I64, name, "") for name in ("chunks", "start", "stop"))]
    made = family.new_function(_name("sum", chunk), VOID, parameters, chunk)
    b = builder_at_entry(family, made)
    shadow, copies, chunks, start, stop = made.arguments
    length = b.binary("sub", stop, start)
    ran = b.select(b.icmp("slt", length, chunks), length, chunks, "ran")

    def add(number: Value) -> None:
        copy = b.byte_offset(copies, b.binary("mul", number, b.i64(private.stride)))
        for offset, type_ in private.fields:
            place = b.byte_offset(shadow, offset)
            b.store(b.binary("fadd", b.load(type_, place), b.load(type_, b.byte_offset(copy, offset))), place)

    counted_loop(b, ran, add)
    b.ret()
    return made
