"""The intermediate representation that Numba has typed already: a function is lowered a second time, and not typed again.

    compile_result = dispatcher.overloads[args]                   it keeps what it was lowered from, for `inspect_types`
    if is_typed_for(compile_result, flags):                       all of it, under flags that make no difference
        lower_again(compile_result, context, args, flags)         -> a compile result of `context`

Reading byte code, inlining closures, bringing variables into single-assignment form, typing: that is half of what it takes to
compile a small function, and the result does not depend on the context that the function is compiled for.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from numba.core import compiler, errors, ir, types
from numba.core.annotations.type_annotations import TypeAnnotation
from numba.core.base import BaseContext
from numba.core.bytecode import FunctionIdentity
from numba.core.compiler_machinery import AnalysisPass, PassManager, register_pass
from numba.core.ir_utils import build_definitions
from numba.core.typed_passes import NativeLowering, NoPythonBackend
from numba.core.typing import signature

from .line_numbers import RawLowering


def is_typed_for(cres: compiler.CompileResult, flags: compiler.Flags) -> bool:
    """Whether it is known what the function was lowered from, and would be the same under *flags*.

    It is not known of what comes from the cache on disk. Parallel loops are changed while they are lowered, generators know
    more than their blocks, variables that live longer for a debugger must not do so here, and a call that was typed while the
    called function was not compiled yet goes through a pointer that Numba sets later.
    """
    annotation = cres.type_annotation
    if not isinstance(annotation, TypeAnnotation) or cres.objectmode or cres.lifted or annotation.func_id.is_generator:
        return False
    if flags.auto_parallel.enabled or flags.dbg_extend_lifetimes or flags.force_pyobject:
        return False
    if any(isinstance(type_, types.RecursiveCall) for type_ in annotation.typemap.values()):
        return False
    return list(cres.fndesc.abi_tags) == [flags.get_mangle_string()]


def lower_again(cres: compiler.CompileResult, target_context: BaseContext, args: tuple[types.Type, ...],
                flags: compiler.Flags) -> compiler.CompileResult:
    """As `compile_extra` for another context, from the blocks and types that are there."""
    return _lower(_RawLowering, cres, target_context, args, flags)


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
    return _lower(_OrdinaryLowering, cres, cres.target_context, cres.signature.args, cres.metadata[_FLAGS])


def _lower(kind: type[_Lowering], cres: compiler.CompileResult, target_context: BaseContext, args: tuple[types.Type, ...],
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


class _Lowering(compiler.CompilerBase):
    """The last two passes of Numba's pipeline."""

    lowering: type

    def define_pipelines(self) -> list[PassManager]:
        passes = PassManager("lowering of what is typed")
        passes.add_pass(self.lowering, "native lowering")
        passes.add_pass(NoPythonBackend, "nopython mode backend")
        passes.finalize()
        return [passes]


class _RawLowering(_Lowering):
    lowering = RawLowering


class _OrdinaryLowering(_Lowering):
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
