"""What Numba has typed already is lowered a second time, for the context of derivatives, and not typed again.

    compile_result = dispatcher.overloads[args]                   it keeps what it was lowered from, for `inspect_types`
    if is_typed_for(compile_result, flags):                       all of it, under flags that make no difference
        lower_again(compile_result, context, args, flags)         -> a compile result of `context`
"""

from __future__ import annotations

from numba.core import compiler, types
from numba.core.annotations.type_annotations import TypeAnnotation
from numba.core.base import BaseContext

from .line_numbers import RawLowering
from .typed_ir import Lowering, lower


class _RawLowering(Lowering):
    lowering = RawLowering


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
    return lower(_RawLowering, cres, target_context, args, flags)
