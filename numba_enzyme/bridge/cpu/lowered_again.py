"""What Numba has typed already is lowered a second time, for the context of derivatives, and not typed again.

    compile_result = dispatcher.overloads[args]                   it keeps what it was lowered from, for `inspect_types`
    if is_typed_for(compile_result, flags):                       all of it, under flags that make no difference
        lower_again(compile_result, context, args, flags)         -> a compile result of `context`
"""

from __future__ import annotations

from numba.core import compiler, types
from numba.core.base import BaseContext

from .line_numbers import RawLowering
from .typed_ir import Lowering, lower, lowers_from_types


class _RawLowering(Lowering):
    lowering = RawLowering


def is_typed_for(cres: compiler.CompileResult, flags: compiler.Flags) -> bool:
    """Whether it is known what the function was lowered from, and would be the same under *flags*.

    Parallel loops are changed while they are lowered, and variables that live longer for a debugger must not do so here.
    """
    if flags.auto_parallel.enabled or flags.dbg_extend_lifetimes or flags.force_pyobject or not lowers_from_types(cres):
        return False
    return list(cres.fndesc.abi_tags) == [flags.get_mangle_string()]


def lower_again(cres: compiler.CompileResult, target_context: BaseContext, args: tuple[types.Type, ...],
                flags: compiler.Flags) -> compiler.CompileResult:
    """As `compile_extra` for another context, from the blocks and types that are there."""
    return lower(_RawLowering, cres, target_context, args, flags)
