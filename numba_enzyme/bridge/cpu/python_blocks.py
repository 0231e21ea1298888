"""Blocks in object mode that give back integers, booleans and strings alone: constants to the derivative, run once, forwards.

    with objmode(order="int64[:]"):        ->      order = block(x)          an inactive function, with a view of x that
        order = np.argsort(x)                                                can only be read

So a block that writes to an array of its caller raises (ValueError: read-only): its derivative would miss what was written.
A string, often the message of an exception, comes back as the array of its code points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import compiler, transforms, types
from numba.core.base import BaseContext
from numba.core.compiler import _EarlyPipelineCompletion
from numba.core.compiler_machinery import register_pass
from numba.core.dispatcher import ObjModeLiftedWith
from numba.core.registry import CPUDispatcher
from numba.core.typing import Context, Signature
from numba.core.untyped_passes import WithLifting
from numba.extending import intrinsic

from ...diagnostics import Problem, SourceLocation
from ...errors import NotDifferentiable
from ..function_text import tuple_text
from .glue import glue
from .overlap import extent, some_overlap
from .rules import Rule

CODE_POINTS = types.Array(types.int32, 1, "C")
READ = types.Number, types.Boolean, types.UnicodeType, types.NoneType
_SHARED = "an objmode block of a differentiated function gives back memory of an array that it was given; copy it in the block"
_COMPILED: list[dict[tuple[Any, ...], ObjModeLiftedWith]] = []
"""The blocks of the functions that are being lowered, innermost last; what is lowered has blocks of its own, never executed."""


@contextmanager
def blocks_of(dispatcher: CPUDispatcher, cres: compiler.CompileResult) -> Iterator[None]:
    """While the function is lowered. Raises NotDifferentiable if a block of it gives back anything else."""
    blocks = [block for block in cres.lifted if isinstance(block, ObjModeLiftedWith)]
    for block in blocks:
        if not _is_constant(block.output_types):
            raise _refusal(block, dispatcher.__name__, "an objmode block runs in Python, of which no derivative is known")
    _COMPILED.append({_key(block): block for block in blocks})
    try:
        yield
    finally:
        _COMPILED.pop()


def _key(block: ObjModeLiftedWith) -> tuple[Any, ...]:
    """What tells the blocks of one function apart."""
    return block.func_ir.loc.line, block.func_ir.arg_names, block.output_types


def _is_constant(type_: types.Type) -> bool:
    if isinstance(type_, types.BaseTuple):
        return all(map(_is_constant, type_.types))
    kind = type_.dtype if isinstance(type_, types.Array) else type_
    return isinstance(kind, (types.Integer, types.Boolean)) or isinstance(type_, (types.NoneType, types.UnicodeType))


def _refusal(block: ObjModeLiftedWith, name: str, reason: str) -> NotDifferentiable:
    place = SourceLocation(block.func_ir.loc.filename, block.func_ir.loc.line)
    return NotDifferentiable(name, [Problem(
        "NE105", reason, place,
        fix="take it out of the function, or give the function that holds it a custom_vjp; if it only reports, mark that "
            "function ne.inactive")])


@register_pass(mutates_CFG=True, analysis_only=False)
class RawWithLifting(WithLifting):
    """As in the base class, but the blocks are not compiled: those of the ordinary function are called."""

    _name = "raw_with_lifting"

    def run_pass(self, state: Any) -> bool:
        main, blocks = transforms.with_lifting(state.func_ir, state.typingctx, state.targetctx, state.flags, state.locals)
        if not blocks:
            return True
        for block in blocks:
            block._can_compile = not isinstance(block, ObjModeLiftedWith)
        raise _EarlyPipelineCompletion(compiler.compile_ir(
            state.typingctx, state.targetctx, main, state.args, state.return_type, state.flags, state.locals,
            lifted=tuple(blocks), lifted_from=None, pipeline_class=type(state.pipeline)))


class PythonBlocks:
    """A mixin of lowering classes."""

    def _lower_call_ObjModeDispatcher(self: Any, fnty: types.ObjModeDispatcher, expr: Any, signature: Signature) -> ir.Value:
        block = _COMPILED[-1][_key(fnty.dispatcher)]
        given = tuple(types.unliteral(self.typeof(argument.name)) for argument in expr.args)
        for type_ in given:
            kind = type_.dtype if isinstance(type_, types.Array) else type_
            if not isinstance(kind, READ):
                raise _refusal(block, self.func_ir.func_id.func_name,
                               f"an objmode block runs in Python and may change what it is given, of type {type_}")
        values = [self.context.cast(self.builder, self.loadvar(argument.name), self.typeof(argument.name), type_)
                  for argument, type_ in zip(expr.args, given, strict=True)]
        result = _coded(block.output_types)
        cres = self.context.root.compile_rule(_rule(block, given), given, result)
        out = self._called(cres, values)
        if result == block.output_types:
            return out
        decoded = self._called(self.context.root.compile_glue(_decoding(block.output_types), (result,)), [out])
        self.context.nrt.decref(self.builder, result, out)
        return decoded

    def _called(self: Any, cres: compiler.CompileResult, values: list[ir.Value]) -> ir.Value:
        self.context.add_linking_libs([cres.library])
        return self.context.call_internal(self.builder, cres.fndesc, cres.signature, values)


def _rule(block: ObjModeLiftedWith, given: tuple[types.Type, ...]) -> Rule:
    """The block as an inactive function. Arrays that it gives back are copied, so nothing else may lead to their memory."""
    known = block.__dict__.get("_enzyme_rule")
    if known is None:
        names = [f"a_{i}" for i in range(len(given))]
        result = _coded(block.output_types)
        outputs = {f"out[{i}]": t for i, t in enumerate(result.types)} if isinstance(result, types.BaseTuple) else {"out": result}
        extents, others = (
            "".join(f"extent({name}), " for name, type_ in group if isinstance(type_, types.Array))
            for group in (outputs.items(), zip(names, given, strict=True)))
        lines = [f"out = block({', '.join(f'read_only({name})' for name in names)})",
                 f"out = {_each_string('code_points', block.output_types, 'out')}"]
        if extents:
            lines += [f"if some_overlap(({extents}), ({others})):", f"    raise ValueError({_SHARED!r})"]
        namespace: dict[str, Any] = {"block": block, "read_only": read_only, "extent": extent, "some_overlap": some_overlap,
                                     "code_points": code_points, "__name__": __name__}
        exec(f"def objmode_block({', '.join(names)}):\n    " + "\n    ".join([*lines, "return out"]), namespace)
        known = block.__dict__["_enzyme_rule"] = Rule("objmode block", glue(namespace["objmode_block"]), inactive=True)
    return known


def _coded(type_: types.Type) -> types.Type:
    """What comes back for a result of the block."""
    if isinstance(type_, types.BaseTuple):
        return types.Tuple([_coded(part) for part in type_.types])
    return CODE_POINTS if isinstance(type_, types.UnicodeType) else type_


def _each_string(function: str, type_: types.Type, path: str) -> str:
    """The expression for a value whose strings, or what stands for them, go through a function."""
    if isinstance(type_, types.BaseTuple):
        return tuple_text([_each_string(function, part, f"{path}[{i}]") for i, part in enumerate(type_.types)])
    return f"{function}({path})" if isinstance(type_, types.UnicodeType) else path


def _decoding(type_: types.Type) -> Callable:
    namespace: dict[str, Any] = {"text": text, "__name__": __name__}
    exec(f"def decoded(out):\n    return {_each_string('text', type_, 'out')}", namespace)
    return namespace["decoded"]


@glue
def code_points(string):
    result = np.empty(len(string), np.int32)
    for i in range(len(string)):
        result[i] = ord(string[i])
    return result


@glue
def text(points):
    return "".join([chr(point) for point in points])  # joined at once: added one by one, each would copy all before it


@intrinsic
def read_only(typingctx: Context, value: types.Type):
    """The value; of an array the same that can't be written to."""
    result = value.copy(readonly=True) if isinstance(value, types.Array) else value

    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        context.nrt.incref(builder, value, args[0])
        return args[0]

    return result(value), codegen
