"""What outlives a launch, where the reverse sweep is another launch (split mode).

    %x.d  = getelementptr double, ptr %a.d, i64 %k      kept as a distance from %a.d: the array may lie elsewhere by then
    %p.d  = phi ptr [ %a.d, %x ], [ %b.d, %y ]          lost: a distance from neither
    %s.d  = alloca [4 x double]                         zero between the launches: the second one has its own
    %t.d  = alloca [2 x ptr]                            holds addresses of shadows: it has to stay

Only memory from the heap stays where it is: that of functions with a body of their own, and of shadows that hold addresses.
"""

from __future__ import annotations

from collections.abc import Callable

from ...ir.functions import Function
from ...ir.instructions import Alloca
from ...ir.types import ArrayType, NamedStruct, PointerType, StructType, Type, VectorType
from ...ir.values import ConstantInt, Value
from ..memory.objects import MemoryObject, ObjectKind
from ..memory.points_to import PointsTo
from .recompute import Need


class BetweenLaunches:
    """Questions about the values of one function. ``is_shadowed``: whether memory has a shadow."""

    def __init__(self, function: Function, points_to: PointsTo, is_shadowed: Callable[[MemoryObject], bool]) -> None:
        self.function = function
        self.points_to = points_to
        self.is_shadowed = is_shadowed
        self._anew: dict[Alloca, bool] = {}

    def is_lost(self, need: Need) -> bool:
        """Whether a value is an address that leads nowhere in another launch, and no distance from one that is known there."""
        return not self._stays(need) and self.base(need) is None

    def base(self, need: Need) -> Value | None:
        """From what an address is kept as a distance: an array of the kernel's, or the function's own memory."""
        if self._stays(need) or not isinstance(need.value.type, PointerType):
            return None
        targets = list(self.points_to.of(need.value))
        site = targets[0].site if len(targets) == 1 and targets[0].depth == 0 else None
        own = isinstance(site, Alloca) and need.shadow and site.block.function is self.function and self.is_made_anew(site)
        return site if own or site in self.function.arguments else None

    def is_made_anew(self, alloca: Alloca) -> bool:
        """Whether the reverse sweep can have its own shadow: the forward sweep leaves zeros in it, and its address nowhere."""
        found = self._anew.get(alloca)
        if found is None:
            found = self._anew[alloca] = self._is_made_anew(alloca)
        return found

    def _is_made_anew(self, alloca: Alloca) -> bool:
        target = self.points_to.site_object(alloca)
        if alloca.block is not alloca.block.function.entry or not isinstance(alloca.operands[0], ConstantInt):
            return False
        if target is None or target.escapes or any(map(self._holds_shadowed, target.parts)):
            return False
        held = [pointees for contents in self.points_to.contents.values() for pointees in contents.values()]
        return not any(part in pointees for pointees in held for part in target.parts)

    def _holds_shadowed(self, target: MemoryObject) -> bool:
        return any(self.is_shadowed(t) for pointees in self.points_to.contents.get(target, {}).values() for t in pointees)

    def _stays(self, need: Need) -> bool:
        """Whether a value means the same in another launch."""
        if isinstance(need.value, Alloca):
            return need.shadow and not self.is_made_anew(need.value)
        if not need.shadow and not self._holds_addresses(need.value.type):
            return True
        return all(self._target_stays(target, need.shadow) for target in self.points_to.of(need.value))

    def _target_stays(self, target: MemoryObject, shadow: bool) -> bool:
        if target.kind == ObjectKind.ALLOCA:
            return shadow and isinstance(target.site, Alloca) and not self.is_made_anew(target.site)
        return target.kind == ObjectKind.HEAP

    def _holds_addresses(self, type_: Type) -> bool:
        if isinstance(type_, (ArrayType, VectorType)):
            return self._holds_addresses(type_.element)
        if isinstance(type_, (StructType, NamedStruct)):
            return any(map(self._holds_addresses, self.points_to.layout.struct_fields(type_)))
        return isinstance(type_, PointerType)
