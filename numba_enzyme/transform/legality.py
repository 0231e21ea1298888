"""The fence before emission: finds every reason for a refusal, in the functions and in their plans, and raises with all of them.

    %r = call double @zeta(double %x)      NE100 no derivative is known of `zeta`
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping

from ..analysis.memory.objects import MemoryObject
from ..diagnostics import Problem
from ..errors import NotDifferentiable
from ..ir.functions import NOWHERE, Argument, DebugRecord, Function, Instruction
from ..ir.instructions import Branch, Call, Return, Store, Switch, Unreachable, Verbatim
from ..ir.types import FloatType, IntType, scalar_type
from .context import Context
from .instructions import family_of
from .instructions.passing_on import handed_on_problems
from .instructions.places import problem
from .planning.function_plan import FunctionPlan
from .planning.plan_report import LOST, REMARK_CODES
from .prepare.recursion import plain_name

CAUSES = frozenset(["NE100", "NE208"])
CONSEQUENCES = frozenset(["NE201", "NE202", "NE203", "NE204", "NE206", "NE210", "NE102"])
SUPPORTED_FLOATS = frozenset(["half", "bfloat", "float", "double"])


def check(contexts: dict[Function, Context]) -> None:
    """Raise NotDifferentiable with all problems of all functions, if there are any."""
    problems = find_problems(contexts)
    root = next(iter(contexts.values())).facts.root
    if problems:
        raise NotDifferentiable(plain_name(root), causes(problems))
    lost = [c.place(at) for c in contexts.values() for at, _ in c.facts.activity.sealed.lost(sealed=False)
            if at.block.function is c.function]  # fmt: skip
    if lost:
        where = ", ".join(dict.fromkeys(f"{place.file}:{place.line}" for place in lost if place.line))
        warnings.warn(f"{REMARK_CODES['lost']} in `{plain_name(root)}`: {LOST}{f' ({where})' if where else ''}", stacklevel=2)


def check_plans(plans: Mapping[Function, FunctionPlan]) -> None:
    """Raise NotDifferentiable if what has to be kept can't be kept where the derivative runs."""
    problems = [problem for plan in plans.values() for problem in _plan_problems(plan)]
    if problems:
        root = next(iter(plans.values())).context.facts.root
        raise NotDifferentiable(plain_name(root), causes(problems))


def find_problems(contexts: dict[Function, Context]) -> list[Problem]:
    """All problems of all functions."""
    return [problem for c in contexts.values() for problem in [*_function_problems(c), *_lost_derivatives(c)]]


def causes(problems: list[Problem]) -> list[Problem]:
    """What can be acted on: after an unknown call nothing is known of memory, so complaints about its contents follow from it.

    What is said of several instructions of one line is said once.
    """
    first = [p for p in problems if p.code in CAUSES]
    others = [p for p in problems if p.code not in CAUSES and not (first and p.code in CONSEQUENCES)]
    told: dict[tuple[object, ...], Problem] = {}
    for found in [*first, *others]:
        told.setdefault((found.code, found.text, found.place, found.fix) if found.place.line else (found,), found)
    return list(told.values())


def _function_problems(c: Context) -> list[Problem]:
    problems: list[Problem] = []
    shape = c.shape
    reverse = not c.forward_mode
    if reverse and shape.loops.irreducible:
        block = shape.loops.irreducible[0]
        if block in shape.live:
            problems.append(problem("NE300", "a loop with several entries (goto into a loop)", block.terminator, c))
    for block in shape.cfg.order:
        live = block in shape.live
        for instruction in block.instructions:
            if isinstance(instruction, DebugRecord) or (reverse and not live):
                continue
            problems.extend(_instruction_problems(instruction, c))
    if reverse:
        for loop in shape.loops.loops:
            if loop not in shape.shapes and loop.header in shape.live:
                place = loop.header.instructions[0]
                problems.append(problem("NE301", "a loop that could not be brought into simple form", place, c))
    return problems


def _lost_derivatives(c: Context) -> list[Problem]:
    """Numbers that are kept in an argument of the caller's for which there is no shadow."""
    lost = [(at, target) for at, target in c.facts.activity.sealed.lost(sealed=True) if at.block.function is c.function]
    return [problem("NE208", f"a number with a derivative is kept in {_argument_name(target, c)}, which has no shadow, and read "
                    "back", at, c, about=at.value if isinstance(at, Store) else at,
                    fix="keep it in an array or a typed list of numbers, which get shadows")
            for at, target in lost]


def _argument_name(target: MemoryObject, c: Context) -> str:
    if target.parameter in c.facts.request.block_memory:
        return "a shared array of integers"
    name = c.facts.root.arguments[target.parameter].name.strip('"').removeprefix("arg.").partition(".")[0]
    return f"the argument `{name}`" if name and not name.isdigit() else "an argument"


def _plan_problems(plan: FunctionPlan) -> Iterator[Problem]:
    c = plan.context
    yield from handed_on_problems(c)
    buffered = c.facts.request.target.buffered_tape and c.function is c.facts.root
    for decision in plan.cache.cached:
        kept = decision.need.value
        own = kept if isinstance(kept, Instruction) and kept.block is not NOWHERE else c.function.entry.terminator
        at = decision.wanted_by or own
        if c.is_lost(decision.need):
            yield problem("NE270", "an address that was chosen among those of several arrays can't be kept from one launch to "
                          "the next", at, c, fix="use grad, one launch for both sweeps, or let the branch choose the value "
                          "instead of the array")
        if buffered and plan.storage.slots[plan.tape.slot_of[decision.need]].is_owned:
            yield problem("NE271", "a buffer can't keep the tape of a function that is not inlined (recursion), or memory of a "
                          "size that only the run tells", at, c, fix="write a loop instead of the recursion, or use target='cpu'")


def _instruction_problems(instruction: Instruction, c: Context) -> list[Problem]:
    found: list[Problem] = []
    if isinstance(instruction, Verbatim):
        involved = any(c.active(o) or c.has_shadow(o) for o in instruction.operands if isinstance(o, (Instruction, Argument)))
        if involved or c.active(instruction) or instruction.opcode in ("indirectbr", "callbr"):
            found.append(problem("NE102", f"no derivative of `{instruction.opcode}`", instruction, c))
        return found
    if isinstance(instruction, (Branch, Switch, Return, Unreachable)):
        return found
    if c.active(instruction):
        element = scalar_type(instruction.type)
        if isinstance(element, FloatType) and element.kind not in SUPPORTED_FLOATS:
            found.append(problem("NE101", f"no derivatives of type {element}", instruction, c))
        if isinstance(element, IntType) and c.carried_float(instruction) is None and not c.has_shadow(instruction):
            found.append(problem("NE210", "an integer of unknown contents carries a derivative", instruction, c))
    if isinstance(instruction, Call):
        found.extend(_call_problems(instruction, c))
    if isinstance(instruction, Call) and _returns_twice(instruction):
        found.append(problem("NE302", "setjmp: control comes back twice", instruction, c))
    family = family_of(instruction, c)
    if family is not None:
        found.extend(family.problems(instruction, c))
    return found


def _call_problems(call: Call, c: Context) -> list[Problem]:
    """Arguments that no parameter takes: they reach the callee by va_start, where nobody follows them."""
    callee = call.callee
    if not isinstance(callee, Function) or callee.is_declaration:
        return []
    extra = call.arguments[len(callee.arguments) :]
    if any(a in c.facts.activity.varies or c.has_shadow(a) for a in extra):
        return [problem("NE250", "an active value is passed as a variable argument", call, c)]
    return []


def _returns_twice(call: Call) -> bool:
    return (call.callee_name or "").strip('"') in ("setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp", "vfork")
