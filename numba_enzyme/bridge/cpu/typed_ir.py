"""Typing a function without lowering it, and lowering what is typed.

    cres = typed_alone(dispatcher._compiler, args)      a compile result without code
    lower_typed(cres)                                   -> one with code, for the same context

Half of what it takes to compile a small function comes before it is lowered: reading byte code, inlining closures, bringing
variables into single-assignment form, typing.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from numba.core import compiler, dispatcher, errors, ir, types
from numba.core.base import BaseContext
from numba.core.bytecode import FunctionIdentity
from numba.core.compiler_machinery import AnalysisPass, PassManager, register_pass
from numba.core.ir_utils import build_definitions
from numba.core.typed_passes import NativeLowering, NoPythonBackend
from numba.core.typing import signature


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
    return lower(_OrdinaryLowering, cres, cres.target_context, cres.signature.args, cres.metadata[_FLAGS])


class TypedFirst(dispatcher._FunctionCompiler):
    """The compiler of a dispatcher whose callers ask for types first, and for code when they are lowered."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.typed: dict[tuple[types.Type, ...], compiler.CompileResult] = {}

    def typed_for(self, args: tuple[types.Type, ...]) -> compiler.CompileResult:
        if args not in self.typed:
            self.typed[args] = typed_alone(self, args)
        return self.typed[args]

    def _compile_core(self, args: tuple[types.Type, ...], return_type: types.Type | None) -> compiler.CompileResult:
        """As in the base class; what is typed already is lowered."""
        return lower_typed(self.typed[args]) if args in self.typed else super()._compile_core(args, return_type)


def lower(kind: type[Lowering], cres: compiler.CompileResult, target_context: BaseContext, args: tuple[types.Type, ...],
           flags: compiler.Flags) -> compiler.CompileResult:
    pipeline = kind(cres.typing_context, target_context, None, args, cres.signature.return_type, flags, {})
    annotation = cres.type_annotation
    function = FunctionIdentity.from_function(annotation.func_id.func)  # a name of its own in machine code
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
