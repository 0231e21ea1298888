"""Products that end in sums become one operation, rounded once, as a device's compiler has it.

    %p = fmul contract double %a, %b
    %s = fadd contract double %p, %c          ->          %s = call double @llvm.fma.f64(double %a, double %b, double %c)

Done before differentiation, and then the permission is taken away from what is left: a value that the reverse sweep computes
again is the same, bit for bit, as in the forward sweep, so branches and counts that depend on it are. A back end that may choose
would choose by how a product is used, which is not the same in both sweeps. What differentiation adds gets the permission
anew; nothing is decided by it, until it is differentiated itself.
"""

from __future__ import annotations

from typing import TypeGuard

from ...ir.builder import Builder
from ...ir.functions import Block, DebugRecord, Function, Instruction, Module, describes, users
from ...ir.instructions import Binary
from ...ir.types import DOUBLE, FLOAT, Type
from ...ir.values import Value

PERMISSION = "contract"
FAST = ("reassoc", "nnan", "ninf", "nsz", "arcp", PERMISSION, "afn")  # what "fast" stands for
SUMS = ("fadd", "fsub")
NAMES: dict[Type, str] = {FLOAT: "llvm.fma.f32", DOUBLE: "llvm.fma.f64"}


def permit(module: Module) -> None:
    """Give the permission to all products and sums of a module, in place."""
    for function in module.functions.values():
        for instruction in function.instructions():
            if _is_arithmetic(instruction) and not _may(instruction):
                instruction.flags = (*instruction.flags, PERMISSION)


def contract(module: Module) -> bool:
    """Make use of the permission where products are used in sums of their own block alone; nothing keeps it. Whether there
    was any."""
    changed = False
    for function in list(module.functions.values()):
        given = [i for i in function.instructions() if _is_arithmetic(i) and _may(i)]
        if given:
            _Contraction(module, function).run()
            for instruction in given:
                instruction.flags = _without_permission(instruction)
            changed = True
    return changed


class _Contraction:
    """One function's."""

    def __init__(self, module: Module, function: Function) -> None:
        self.module = module
        self.function = function
        self.uses = {v: [u for u in found if not isinstance(u, DebugRecord)] for v, found in users(function).items()}
        self.fused: dict[Value, Value] = {}
        self.left: dict[Value, int] = {}  # uses of products that are not fused

    def run(self) -> None:
        for block in self.function.blocks:
            old, block.instructions = block.instructions, []
            b = Builder(self.module, block)
            for instruction in old:
                product = self._product(instruction)
                if product is None:
                    b.append(instruction)
                else:
                    self._fuse(b, instruction, product)
        if self.fused:
            self._tidy()

    def _product(self, instruction: Instruction) -> Binary | None:
        """The product that a sum takes in."""
        if not _is_arithmetic(instruction) or instruction.opcode not in SUMS or not _may(instruction):
            return None
        first, second = instruction.operands
        if first is second:
            return None
        return next((o for o in (first, second) if self._is_taken_in(o, instruction.block)), None)

    def _is_taken_in(self, value: Value, block: Block) -> TypeGuard[Binary]:
        if not isinstance(value, Binary) or value.opcode != "fmul" or not _is_arithmetic(value) or not _may(value):
            return False
        return value.block is block and all(
            _is_arithmetic(u) and u.opcode in SUMS and _may(u) and u.block is block and u.operands[0] is not u.operands[1]
            for u in self.uses[value]
        )

    def _fuse(self, b: Builder, total: Instruction, product: Binary) -> None:
        first, second = total.operands
        a, factor = product.operands
        other = second if product is first else first
        b.debug = total.metadata.get("dbg")
        if total.opcode == "fsub" and product is first:
            other = b.fneg(other)
        elif total.opcode == "fsub":
            a = b.fneg(a)
        made = b.call_named(NAMES[total.type], total.type, [a, factor, other], total.name)
        shared = _without_permission(product)
        made.flags = tuple(f for f in _without_permission(total) if f in shared)
        b.debug = None
        self.fused[total] = made
        self.left[product] = self.left.get(product, len(self.uses[product])) - 1

    def _tidy(self) -> None:
        gone = {p for p, left in self.left.items() if not left}
        for block in self.function.blocks:
            block.instructions = [i for i in block.instructions
                                  if i not in gone and not (isinstance(i, DebugRecord) and describes(i, gone))]  # fmt: skip
            for instruction in block.instructions:
                instruction.operands = [self.fused.get(o, o) for o in instruction.operands]
                if isinstance(instruction, DebugRecord):
                    instruction.pieces = [p if isinstance(p, str) else self.fused.get(p, p) for p in instruction.pieces]


def _is_arithmetic(instruction: Instruction) -> bool:
    return isinstance(instruction, Binary) and instruction.opcode in ("fmul", *SUMS) and instruction.type in NAMES


def _may(instruction: Instruction) -> bool:
    return PERMISSION in instruction.flags or "fast" in instruction.flags


def _without_permission(instruction: Instruction) -> tuple[str, ...]:
    flags = FAST if "fast" in instruction.flags else instruction.flags
    return tuple(f for f in flags if f != PERMISSION)
