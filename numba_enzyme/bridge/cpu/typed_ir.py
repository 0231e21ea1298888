"""Typing a function without lowering it, and lowering what is typed.

    cres = typed_alone(dispatcher._compiler, args)      a compile result without code
    lower_typed(cres)                                   -> one with code, for the same context

Half of what it takes to compile a small function comes before it is lowered: reading byte code, inlining closures, bringing
variables into single-assignment form, typing.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from numba.core import compiler, dispatcher, errors, ir, types
from numba.core.annotations.type_annotations import TypeAnnotation
from numba.core.base import BaseContext
from numba.core.bytecode import FunctionIdentity
from numba.core.compiler_machinery import AnalysisPass, PassManager, register_pass
from numba.core.ir_utils import build_definitions
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import NativeLowering, NoPythonBackend
from numba.core.typing import signature

from .kept import kept_with

CONSTANT = frozenset({"cmath", "math", "numpy"})  # modules whose numbers do not change


def typed_alone(compiler_: Any, args: tuple[types.Type, ...]) -> compiler.CompileResult:
    """What the compiler of a dispatcher would lower for these arguments: a compile result without code."""
    flags = compiler.Flags()
    compiler_.targetdescr.options.parse_as_flags(flags, compiler_.targetoptions)
    try:
        return compiler.compile_extra(
            compiler_.targetdescr.typing_context, compiler_.targetdescr.target_context, compiler_._get_implementation(args, {}),
            args=args, return_type=None, flags=flags, locals=compiler_.locals, pipeline_class=_Typing)  # fmt: skip
    except errors.ForceLiteralArg as literal:
        raise literal.bind_fold_arguments(lambda args, kws: compiler_.fold_argument_types(args, kws)[1]) from None


def lower_typed(cres: compiler.CompileResult) -> compiler.CompileResult:
    """The compile result with its code, for the context and under the flags for which it was typed."""
    function = cres.type_annotation.func_id  # whose name those know that it calls and that call it
    return lower(_OrdinaryLowering, cres, cres.target_context, cres.signature.args, cres.metadata[_FLAGS], function)


class TypedFirst(dispatcher._FunctionCompiler):
    """The compiler of a dispatcher whose callers ask for types first, and for code when they are lowered."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.typed: dict[tuple[types.Type, ...], compiler.CompileResult] = {}
        self.asked: dict[tuple[types.Type, ...], None] = {}
        """For which types or code was asked, the last one last."""
        self._callees: dict[tuple[types.Type, ...], dict[weakref.ref[CPUDispatcher], object]] = {}

    def typed_for(self, args: tuple[types.Type, ...]) -> compiler.CompileResult:
        if args not in self.typed:
            self.typed[args] = typed_alone(self, args)
            self.asked[args] = None
        return self.typed[args]

    def settled_for(self, args: tuple[types.Type, ...], recursive: types.RecursiveCall) -> compiler.CompileResult | None:
        """As `typed_for`, if lowering it later makes what lowering it now would make.

        ``recursive``: the type of its calls in what it calls, which has been lowered, and waits for its code.
        """
        typed = self.typed_for(args)
        if args not in self._callees:
            if any(call.uid == typed.type_annotation.func_id.unique_id for call in recursive._overloads.values()):
                return None
            if not is_settled(typed):
                if not is_lowered_alike(typed):
                    del self.typed[args]
                return None
            self._callees[args] = {callee: _code_of(callee) for callee in _callees(typed)}
        return typed

    def callees(self, args: tuple[types.Type, ...]) -> Iterator[CPUDispatcher]:
        """The functions that code for these types will call, if it is settled what that will be."""
        return (callee for known in self._callees.get(args, ()) if (callee := known()) is not None)

    def is_outdated(self, args: tuple[types.Type, ...]) -> bool:
        """Whether a function has been compiled again since what calls it, itself or through others, was typed."""
        known = self._callees.get(args, {})
        return any(_code_of(callee) is not then for callee, then in known.items())

    def forget(self) -> None:
        for known in self.typed, self.asked, self._callees:
            known.clear()

    def _compile_core(self, args: tuple[types.Type, ...], return_type: types.Type | None) -> compiler.CompileResult:
        """As in the base class; what is typed already is lowered."""
        self.asked[args] = self.asked.pop(args, None)
        return lower_typed(self.typed[args]) if args in self.typed else super()._compile_core(args, return_type)


def lowers_from_types(cres: compiler.CompileResult) -> bool:
    """Whether the types and blocks that are kept with a compile result are all that it was, or will be, lowered from.

    They are not kept of what comes from the cache on disk, generators know more than their blocks, and a call that was typed
    while the called function was not compiled yet goes through a pointer that Numba sets later.
    """
    annotation = cres.type_annotation
    if not isinstance(annotation, TypeAnnotation) or cres.objectmode or cres.lifted or annotation.func_id.is_generator:
        return False
    return not any(isinstance(type_, types.RecursiveCall) for type_ in annotation.typemap.values())


def is_settled(cres: compiler.CompileResult) -> bool:
    """Whether what is typed can be lowered at any time, to the same code.

    The contents of arrays and records from outside are copied when a function is lowered.
    """
    if not is_lowered_alike(cres):
        return False
    annotation = cres.type_annotation
    assigned = (statement for block in annotation.blocks.values() for statement in block.find_insts(ir.Assign))
    return not any(_may_change(a.value, annotation.typemap[a.target.name], annotation) for a in assigned)


def is_lowered_alike(cres: compiler.CompileResult) -> bool:
    """Whether what is typed can be lowered now to what Numba itself would make of it."""
    flags = cres.metadata[_FLAGS]
    return not flags.auto_parallel.enabled and not flags.dbg_extend_lifetimes and lowers_from_types(cres)


def _may_change(value: Any, type_: types.Type, annotation: TypeAnnotation) -> bool:
    """Whether it comes from outside, and can be something else by then: what modules hold is looked up when it is lowered."""
    if isinstance(value, ir.Expr) and value.op in ("getattr", "static_getattr"):
        owner = annotation.typemap[value.value.name]
        fixed = types.Module | types.Dispatcher | types.Function | types.NumberClass | types.ClassType
        return isinstance(owner, types.Module) and owner.pymod.__name__ not in CONSTANT and not isinstance(type_, fixed)
    return isinstance(value, ir.Global | ir.FreeVar) and _holds_copies(type_)


def _holds_copies(type_: types.Type) -> bool:
    if isinstance(type_, types.BaseTuple):
        return any(map(_holds_copies, type_.types))
    return isinstance(type_, types.Array | types.Record)


def _callees(cres: compiler.CompileResult) -> Iterator[weakref.ref[CPUDispatcher]]:
    """The functions that are called, and what those call that are typed and not lowered yet."""
    for type_ in set(cres.type_annotation.typemap.values()):
        if isinstance(type_, types.Dispatcher):
            callee = type_.dispatcher
            yield weakref.ref(callee)
            for args, known in getattr(callee._compiler, "_callees", {}).items():
                yield from known if args not in callee.overloads else ()


def _code_of(callee: weakref.ref[CPUDispatcher]) -> object:
    """What is another object when it has been compiled again."""
    function = callee()
    return None if function is None else kept_with(function, "callers")


def lower(kind: type[Lowering], cres: compiler.CompileResult, target_context: BaseContext, args: tuple[types.Type, ...],
           flags: compiler.Flags, function: FunctionIdentity | None = None) -> compiler.CompileResult:
    pipeline = kind(cres.typing_context, target_context, None, args, cres.signature.return_type, flags, {})
    annotation = cres.type_annotation
    function = function or FunctionIdentity.from_function(annotation.func_id.func)  # a name of its own in machine code
    blocks = {label: block.copy() for label, block in annotation.blocks.items()}  # Numba has lowered others
    state = pipeline.state
    state.typemap, state.calltypes, state.type_annotation = annotation.typemap, annotation.calltypes, annotation
    target_context.special_ops.update(cres.target_context.special_ops)  # for what rewriting has made, such as array expressions
    return pipeline.compile_ir(ir.FunctionIR(
        blocks, False, function, ir.Loc.from_function_id(function), build_definitions(blocks),
        function.arg_count, function.arg_names))  # fmt: skip


class Lowering(compiler.CompilerBase):
    """The last two passes of Numba's pipeline."""

    lowering: type

    def define_pipelines(self) -> list[PassManager]:
        passes = PassManager("lowering of what is typed")
        passes.add_pass(self.lowering, "native lowering")
        passes.add_pass(NoPythonBackend, "nopython mode backend")
        passes.finalize()
        return [passes]


class _OrdinaryLowering(Lowering):
    lowering = NativeLowering


_FLAGS = "flags for which it is typed"


@register_pass(mutates_CFG=False, analysis_only=True)
class _TypesAlone(AnalysisPass):
    _name = "types_alone"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        state.cr = compiler.compile_result(
            typing_context=state.typingctx, target_context=state.targetctx, typing_error=None, objectmode=False,
            type_annotation=state.type_annotation, signature=signature(state.return_type, *state.args), lifted=state.lifted,
            fndesc=SimpleNamespace(abi_tags=[state.flags.get_mangle_string()]), metadata={_FLAGS: state.flags})  # fmt: skip
        return False


class _Typing(compiler.CompilerBase):
    """Numba's pipeline up to lowering."""

    def define_pipelines(self) -> list[PassManager]:
        passes = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
        kept = [cls for cls, _ in passes.passes].index(NativeLowering)
        passes.passes = [*passes.passes[:kept], (_TypesAlone, "what is known before lowering")]
        passes._finalized = False
        passes.finalize()
        return [passes]
