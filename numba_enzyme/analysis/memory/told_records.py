"""Records as their types describe them, against what accesses alone tell of their memory.

    24: 0 integer, 8 double, 16 double          the word of the caller, or of an allocation: "ne-records"="24: ..."
    load i64, 0 + 24k                           one field of all records: an integer, whatever numbers other accesses may reach
    load double, 0 + 8k                         elements of an array inside, of many records: doubles that the type has named
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from math import gcd

from ...ir.attributes import attribute_texts
from ...ir.instructions import Call
from ...ir.types import FloatType
from .kinds import INTEGER, Kind, declared_places, kind_bytes
from .objects import MemoryObject, Offset
from .points_to import PointsTo

ATTRIBUTE = "ne-records"
_WORD = re.compile(f'"{ATTRIBUTE}"="([^"]*)"')


def allocated_records(points_to: PointsTo) -> Iterator[tuple[MemoryObject, Offset, Kind]]:
    """Fields of the records for which memory is allocated."""
    for header, data in points_to.data_of.items():
        suffix = header.site.suffix if isinstance(header.site, Call) else ""
        said = _WORD.search(" ".join(attribute_texts(suffix, points_to.module)))
        for byte, stride, kind in declared_places(said[1]) if said is not None else ():
            yield data, Offset(byte, stride), kind


class ToldRecords:
    def __init__(self) -> None:
        self._fields: dict[MemoryObject, dict[Offset, Kind]] = {}

    def note(self, target: MemoryObject, place: Offset, kind: Kind) -> None:
        self._fields.setdefault(target, {})[place] = kind

    def fields(self, target: MemoryObject, access: Offset) -> Mapping[Offset, set[Kind]] | None:
        """The fields of an object, if all accesses of a class are to one place in its records."""
        fields = self._fields.get(target, {})
        alone = any(access.stride % field.stride == 0 for field in fields)
        return {field: {kind} for field, kind in fields.items()} if alone else None

    def is_integer(self, target: MemoryObject, access: Offset, size: int = 1) -> bool:
        """Whether accesses of a class are to fields that are no numbers."""
        fields = self.fields(target, access)
        return fields is not None and not any(
            kind != INTEGER and field.overlaps(kind_bytes(kind), access, size) for field, (kind,) in fields.items()
        )

    def may_be(self, target: MemoryObject, access: Offset, kind: object) -> bool:
        """Whether some accesses of a class are to fields of this kind: indices into arrays are taken to be inside."""
        return any(
            told == kind and (field.base - access.base) % gcd(field.stride, access.stride) == 0
            for field, told in self._fields.get(target, {}).items()
        )

    def distrust(self, memory: Mapping[MemoryObject, Mapping[Offset, set[Kind]]]) -> None:
        """Forget what is said of memory in which accesses show numbers elsewhere: it is viewed as something else."""
        for target, fields in list(self._fields.items()):
            arrays = {kind for place, kind in fields.items() if fields.get(place.plus(Offset(kind_bytes(kind)))) == kind}
            seen = ((place, kind) for place, kinds in memory.get(target, {}).items() for kind in kinds)
            numbers = [(place, kind) for place, kind in seen if isinstance(kind, FloatType)]
            expected = (kind in arrays or self.fields(target, place) is not None for place, kind in numbers)
            if not all(expected) or not all(self.may_be(target, place, kind) for place, kind in numbers):
                del self._fields[target]
