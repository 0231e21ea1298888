"""Structures that are loaded and stored whole are loaded and stored member by member.

    %g = load { i32, { double, i64 } }, ptr %p       ->      i32 at %p, double at %p + 8, i64 at %p + 16, and %g put together

Of a whole one nothing tells which member carries a derivative. Front ends that know no unions say by its type which members are
integers. The state of a generator in that of another one is such a structure.
"""

from __future__ import annotations

from ...ir.builder import Builder
from ...ir.data_layout import DataLayout, Leaf
from ...ir.functions import Instruction, Module
from ...ir.instructions import Load, Store, alignment
from ...ir.metadata import append_node
from ...ir.types import IntType, StructType, is_floating
from ...ir.values import ConstantWord, Value
from .canonical_calls import Rewrite, rewrite_all

MOST_MEMBERS = 64


def take_structures_apart(module: Module) -> bool:
    """Rewrite in place; whether there were any."""
    apart = _Apart(module)
    return rewrite_all(module, apart.rewrite_of)


class _Apart:
    def __init__(self, module: Module) -> None:
        self._module = module
        self._layout = DataLayout.of(module)
        self._tag = ""

    def rewrite_of(self, instruction: Instruction) -> Rewrite | None:
        """What is put in the place of the access of a structure with floating members among others."""
        if not isinstance(instruction, Load | Store) or instruction.flags:
            return None
        type_ = instruction.type if isinstance(instruction, Load) else instruction.value.type
        if not isinstance(type_, StructType):
            return None
        members = self._layout.leaves(type_)
        kinds = [kind for _, _, kind in members]
        if len(members) > MOST_MEMBERS or not any(map(is_floating, kinds)) or all(map(is_floating, kinds)):
            return None
        return (lambda b, load: self._loaded(b, load, members)) if isinstance(instruction, Load) else (
            lambda b, store: self._stored(b, store, members))

    def _loaded(self, b: Builder, load: Load, members: list[Leaf]) -> Value:
        whole: Value = ConstantWord(load.type, "poison")
        for path, byte, kind in members:
            part = b.load(kind, b.byte_offset(load.pointer, byte), align=_align(load, byte))
            self._describe(part, load)
            whole = b.insert_value(whole, part, path)
        return whole

    def _stored(self, b: Builder, store: Store, members: list[Leaf]) -> None:
        for path, byte, _ in members:
            part = b.store(b.extract_value(store.value, path), b.byte_offset(store.pointer, byte), align=_align(store, byte))
            self._describe(part, store)

    def _describe(self, part: Load | Store, whole: Instruction) -> None:
        """Where it stands in the program, and that an integer is one."""
        if "dbg" in whole.metadata:
            part.metadata["dbg"] = whole.metadata["dbg"]
        kind = part.type if isinstance(part, Load) else part.value.type
        if isinstance(kind, IntType) and kind.bits >= 16:
            if not self._tag:
                name = append_node(self._module, f'!{{!"long", {append_node(self._module, chr(33) + "{}")}, i64 0}}')
                self._tag = append_node(self._module, f"!{{{name}, {name}, i64 0}}")
            part.metadata["tbaa"] = self._tag


def _align(access: Load | Store, byte: int) -> int:
    """What is known of the alignment of a member."""
    whole = alignment(access.suffix) or 1
    return min(whole, byte & -byte) if byte else whole
