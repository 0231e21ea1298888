"""Checks that no arithmetic makes a NaN or an infinity of finite numbers (`debug_nans`).

    %y = fdiv double %a, %b         %y = fdiv double %a, %b
                                    call void @ne.debug.check(double %y, double %a, double %b, double %b, i32 2, i64 7)

What the primal computes is checked before anything is optimised (`check_primal`): a check stays in its branch where LLVM computes
in advance. What a derivative adds is checked when it has been emitted (`check_derivative`); a value that only selects look at is
looked at where one has selected it. 7 is a site: an operation, and later its line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeGuard

from ..analysis.source.source_lines import SourceLines
from ..diagnostics import SourceLocation
from ..ir.builder import Builder
from ..ir.functions import Block, Function, Instruction, Module, users
from ..ir.instructions import Binary, Call, Select, Unary
from ..ir.metadata import PRIMAL
from ..ir.types import DOUBLE, FLOAT, I32, I64, VOID
from ..ir.values import ConstantInt, Value

CHECK = "ne.debug.check"
MOST_OPERANDS = 3
UNKNOWN = SourceLocation()
_OPERATORS = {"fadd": "+", "fsub": "-", "fmul": "*", "fdiv": "/", "frem": "%"}


@dataclass(frozen=True)
class Site:
    """``operation``, at ``place``; ``derivative``: it belongs to a derivative."""

    operation: str
    place: SourceLocation = UNKNOWN
    derivative: bool = False


SITES: list[Site] = []
"""Of everything that is checked in this process, by the numbers that code hands to `ne.debug.check`."""


def check_primal(module: Module) -> None:
    """Check all arithmetic, but in functions where that has been done."""
    for function in list(module.functions.values()):
        if not any(_is_check(i) for i in function.instructions()):
            for block in function.blocks:
                _check_block(module, block, {}, lambda instruction: True, derivative=False)


def mark_primal(module: Module) -> None:
    """From now on what is there is told from what is added."""
    for instruction in (i for function in module.functions.values() for i in function.instructions()):
        if _operands(instruction):
            instruction.metadata[PRIMAL] = "!{}"


def check_derivative(module: Module) -> bool:
    """Check what has been added since `mark_primal`, and say of all checks which line they are for."""
    lines = SourceLines(module)
    for function in list(module.functions.values()):
        used = users(function)
        for block in function.blocks:
            _check_block(module, block, used, lambda instruction: PRIMAL not in instruction.metadata, derivative=True)
        for instruction in function.instructions():
            instruction.metadata.pop(PRIMAL, None)
            if _is_check(instruction) and isinstance(number := instruction.operands[5], ConstantInt):
                site = SITES[number.value]
                if not site.place.line:
                    instruction.operands[5] = _site(Site(site.operation, lines.place(instruction), site.derivative))
    return True


def _check_block(module: Module, block: Block, used: dict[Value, list[Instruction]],
                 wanted: Callable[[Instruction], bool], *, derivative: bool) -> None:  # fmt: skip
    old, block.instructions = block.instructions, []
    b, waiting = Builder(module, block), {}
    for instruction in old:
        block.instructions.append(instruction)
        b.debug = instruction.metadata.get("dbg")
        operands = _operands(instruction)
        if operands and wanted(instruction):
            exits = _exits(instruction, used) if derivative else None
            if exits is None:
                _check(b, instruction, instruction, operands, derivative)
            else:
                for value in exits:
                    waiting.setdefault(value, []).append((instruction, operands))
        for made, its_operands in waiting.get(instruction, ()):
            chosen = b.binary("fsub", instruction, instruction)  # 0 if it is finite
            finite = b.fcmp("ord", chosen, chosen)
            _check(b, made, b.select(finite, b.float_constant(made.type, 0.0), made), its_operands, derivative)


def _check(b: Builder, made: Instruction, value: Value, operands: list[Value], derivative: bool) -> None:
    values = [b.cast("fpext", v, DOUBLE) if v.type == FLOAT else v for v in (value, *operands)]
    values += [values[-1]] * (1 + MOST_OPERANDS - len(values))
    site = _site(Site(_operation(made), derivative=derivative))
    b.call_named(CHECK, VOID, [*values, ConstantInt(I32, len(operands)), site])


def _exits(instruction: Instruction, used: dict[Value, list[Instruction]]) -> list[Value] | None:
    """The values of the block in which it is chosen or not, if it is used by way of selects alone; else None."""
    found, seen = [], set()
    stack: list[tuple[Value, bool]] = [(instruction, False)]
    while stack:
        value, selected = stack.pop()
        for user in used.get(value, ()):
            if user.block is not instruction.block or user.type != instruction.type:
                if not selected:
                    return None
                found.append(value)
            elif isinstance(user, Select) or _operands(user):
                state = (user, selected or isinstance(user, Select))
                if state not in seen:
                    seen.add(state)
                    stack.append(state)
            elif selected:
                found.append(value)
            else:
                return None
    return list(dict.fromkeys(found))


def _site(site: Site) -> ConstantInt:
    SITES.append(site)
    return ConstantInt(I64, len(SITES) - 1)


def _is_check(instruction: Instruction) -> TypeGuard[Call]:
    return isinstance(instruction, Call) and instruction.callee_name == CHECK


def _operands(instruction: Instruction) -> list[Value]:
    """The floating operands of arithmetic in single and double precision; nothing for anything else."""
    if instruction.type not in (FLOAT, DOUBLE) or not isinstance(instruction, (Binary, Unary, Call)):
        return []
    if isinstance(instruction, Call) and (not isinstance(instruction.callee, Function) or not instruction.callee.is_declaration):
        return []
    operands = instruction.arguments if isinstance(instruction, Call) else instruction.operands
    return [o for o in operands if o.type == instruction.type][:MOST_OPERANDS]


def _operation(instruction: Instruction) -> str:
    if not isinstance(instruction, Call):
        return _OPERATORS.get(instruction.opcode, instruction.opcode)
    return (instruction.callee_name or "").removeprefix("llvm.").partition(".")[0]


def described(site: Site, result: float, operands: Iterable[float]) -> str:
    """What has happened, in one line."""
    numbers = ", ".join(f"{operand!r}" for operand in operands)
    place = f" at {site.place}" if str(site.place) else ""
    return f"{'the derivative makes ' if site.derivative else ''}{result!r}{place}: {site.operation}({numbers})"
