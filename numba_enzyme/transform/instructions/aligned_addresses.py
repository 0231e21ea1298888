"""Addresses that a mask aligns: the shadow's address is aligned by itself, so that it may come to lie elsewhere in its memory.

    %n = ptrtoint ptr %raw to i64;  %m = add i64 %n, 31;  %a = and i64 %m, -32;  %p = inttoptr i64 %a to ptr

That does no harm where the memory is reached by that one address alone. What also goes by %raw would find other numbers.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.functions import Instruction
from ...ir.instructions import Alloca, Binary, Call, Cast, Compare, GetElementPtr
from ...ir.values import ConstantInt, Value
from ...rules.effects import CallKind
from ..context import Context

OF_MALLOC, OF_NUMBERS = 16, 8  # to what both addresses are aligned anyway


def moves_in_shadow(address: Value, c: Context) -> bool:
    """Whether a mask makes the address, and the same memory is reached by another one."""
    while isinstance(address, Binary) and address.opcode in ("add", "sub", "and"):
        number, mask = address.operands
        masked = address.opcode == "and" and isinstance(mask, ConstantInt) and mask.value < 0
        if masked and isinstance(mask, ConstantInt) and c.facts.activity.active_pointer(number):
            return not _is_the_only_way(number, -mask.value, c)
        address = number
    return False


def _is_the_only_way(number: Value, alignment: int, c: Context) -> bool:
    while isinstance(number, Binary):
        if number.opcode not in ("add", "sub") or _numbers_made_of(number, c) != 1:
            return False
        number = number.operands[0]
    if not isinstance(number, Cast) or number.opcode != "ptrtoint":
        return False
    root = number.operands[0]
    while isinstance(root, GetElementPtr):
        root = root.operands[0]
    known = 1 if isinstance(root, Alloca) else OF_MALLOC if isinstance(root, Call) else OF_NUMBERS
    if alignment <= known:
        return True
    return isinstance(root, (Alloca, Call)) and _numbers_made_of(number, c) == 1 and list(_ways(root, c)) == [number]


def keeps_place(pointer: Value, mask: Value) -> bool:
    """Whether a mask clears such bits of an address alone as are the shadow's, too."""
    while isinstance(pointer, GetElementPtr):
        pointer = pointer.operands[0]
    known = 1 if isinstance(pointer, Alloca) else OF_NUMBERS
    return isinstance(mask, ConstantInt) and -known <= mask.value < 0


def _numbers_made_of(value: Value, c: Context) -> int:
    return sum(not isinstance(use, Compare) for use in c.users.get(value, ()))


def _ways(root: Value, c: Context) -> Iterator[Instruction]:
    """What is done with an address but comparing it and giving its memory back."""
    for use in c.users.get(root, ()):
        facts = c.facts.book.facts_of(use) if isinstance(use, Call) else None
        if isinstance(use, GetElementPtr):
            yield from _ways(use, c)
        elif not isinstance(use, Compare) and not (facts and (facts.frees is not None or facts.kind == CallKind.LIFETIME)):
            yield use
