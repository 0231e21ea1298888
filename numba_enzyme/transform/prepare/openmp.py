"""OpenMP's parallel regions, run by a team of one thread in the derivative. The function itself stays parallel.

    call void @__kmpc_fork_call(loc, 2, ptr @f.outlined, a, b)           call void @f.outlined.alone(thread, thread, a, b)
    call void @__kmpc_for_static_init_4(.., last, lower, upper, ..)      store 1, last;  store (upper - lower + increment), stride
    call i32 @__kmpc_reduce_nowait(..), __kmpc_single, __kmpc_master     1
    __kmpc_barrier, __kmpc_critical, ...                                 nothing

That is what OpenMP itself does with OMP_NUM_THREADS=1. What needs more (dynamic schedules, tasks) stays a call of the
library, which sees one thread as well; it is refused where it carries a derivative.
"""

from __future__ import annotations

import re

from ...ir.builder import Builder, add_global
from ...ir.clone import copy_beside
from ...ir.functions import Function, Instruction, Module, replace_uses
from ...ir.instructions import Call
from ...ir.reachable_functions import reachable_functions
from ...ir.types import I32, I64, Type
from ...ir.values import ConstantInt, Value
from ...rules.symbols import words
from .canonical_calls import Rewrite, lower_invoke, rewrite_instructions
from .recursion import outermost_copy

FORK = "__kmpc_fork_call"
FORKED = 2
"""Which argument of it is the function; those that the function gets follow."""
THREAD = "ne.thread"
STATIC_INIT = re.compile(r"__kmpc_for_static_init_(4|8)u?")
STATIC = (33, 34)
MODIFIERS = 3 << 29
"""Schedules in chunks and in one piece, and the bits beside their number."""
NOTHING = words("""
__kmpc_for_static_fini __kmpc_barrier __kmpc_critical __kmpc_critical_with_hint __kmpc_end_critical __kmpc_end_single
__kmpc_end_master __kmpc_end_masked __kmpc_flush __kmpc_end_reduce __kmpc_end_reduce_nowait __kmpc_push_num_threads
__kmpc_push_proc_bind""")
ANSWERS = {
    "__kmpc_reduce": 1, "__kmpc_reduce_nowait": 1, "__kmpc_single": 1, "__kmpc_master": 1, "__kmpc_masked": 1,
    "__kmpc_global_thread_num": 0, "omp_get_thread_num": 0, "omp_get_num_threads": 1,
}  # fmt: skip


def run_alone(module: Module, root: Function) -> Function | None:
    """A copy of the root, and of what it reaches, without a parallel region; None if it reaches none."""
    functions = reachable_functions(root)
    if not any(isinstance(i, Call) and _name(i) == FORK for f in functions for i in f.instructions()):
        return None
    copies: dict[Value, Function] = {root: outermost_copy(module, root)}
    for function in functions:
        if function is not root:
            copies[function] = copy_beside(module, function, ".alone")
            copies[function].prefix = "internal"
    if THREAD not in module.globals:
        add_global(module, THREAD, I32, ConstantInt(I32, 0)).prefix = "internal"
    for copy in copies.values():
        replace_uses(copy, copies)
        rewrite_instructions(module, copy, _lowered)
        rewrite_instructions(module, copy, _rewrite_of)
    return copies[root]


def _name(call: Call) -> str:
    return call.callee.name if isinstance(call.callee, Function) else ""


def _rewrite_of(instruction: Instruction) -> Rewrite | None:
    if not isinstance(instruction, Call) or not isinstance(instruction.callee, Function) or not instruction.callee.is_declaration:
        return None
    name = _name(instruction)
    if name == FORK:
        return _forked if isinstance(instruction.arguments[FORKED], Function) else None
    if STATIC_INIT.fullmatch(name):
        schedule = instruction.arguments[2]
        static = isinstance(schedule, ConstantInt) and schedule.value & ~MODIFIERS in STATIC
        return _whole_range if static else None
    if name in NOTHING:
        return lambda b, call: None
    if name in ANSWERS:
        return lambda b, call: ConstantInt(I32, ANSWERS[name])
    return None


def _lowered(instruction: Instruction) -> Rewrite | None:
    """None of these functions throws: an invoke of one is a call first, so that its block keeps a way out."""
    return lower_invoke if instruction.opcode == "invoke" and _rewrite_of(instruction) is not None else None


def _forked(b: Builder, call: Call) -> None:
    thread = b.module.globals[THREAD]
    b.call(call.arguments[FORKED], [thread, thread, *call.arguments[FORKED + 1 :]])


def _whole_range(b: Builder, call: Call) -> None:
    """Bounds stay as they are; the next chunk of this thread begins behind the end."""
    last, lower, upper, stride, increment = call.arguments[3:8]
    type_: Type = I64 if "_8" in _name(call) else I32
    b.store(ConstantInt(I32, 1), last)
    length = b.binary("sub", b.load(type_, upper), b.load(type_, lower))
    b.store(b.binary("add", length, increment), stride)
