"""What bytes of memory can be: a float of some width, (part of) an integer, (part of) a pointer."""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.types import DOUBLE, FLOAT, HALF, FloatType

INTEGER = "integer"
POINTER = "pointer"
Kind = FloatType | str  # a floating type, INTEGER or POINTER
Lanes = dict[int, Kind]  # byte -> what starts there

WORDS: dict[str, Kind] = {"double": DOUBLE, "float": FLOAT, "half": HALF, "integer": INTEGER, "pointer": POINTER}
FLOAT_BYTES = {"half": 2, "bfloat": 2, "float": 4, "double": 8, "x86_fp80": 16, "fp128": 16, "ppc_fp128": 16}


def kind_bytes(kind: Kind, integer_bytes: int = 1) -> int:
    if isinstance(kind, FloatType):
        return FLOAT_BYTES[kind.kind]
    return 8 if kind == POINTER else integer_bytes


def declared_places(word: str) -> Iterator[tuple[int, int, Kind]]:
    """What a caller's word says of memory: (byte, repeated every so many bytes, kind).

        "double"                                    (0, 8, double)
        "24: 0 double, 8 integer, 16 double"        (0, 24, double), (8, 24, integer), (16, 24, double)
    """
    size, records, places = word.partition(":")
    if not records:
        yield 0, kind_bytes(WORDS[word], 8), WORDS[word]
        return
    for place in places.split(","):
        byte, kind = place.split()
        yield int(byte), int(size), WORDS[kind]


def settled(merged: dict[int, set[Kind]]) -> Lanes | None:
    """One kind per place; floats and pointers outweigh integers; None where floats, widths or pointers contradict."""
    lanes: Lanes = {}
    for byte, kinds in sorted(merged.items()):
        strong = [k for k in kinds if k != INTEGER]
        if len(strong) > 1:
            return None
        lanes[byte] = strong[0] if strong else INTEGER
    end = -1
    previous: Kind | None = None
    for byte, kind in list(lanes.items()):
        if byte < end:
            if kind == INTEGER:
                del lanes[byte]
                continue
            if previous != INTEGER:
                return None
        end, previous = byte + kind_bytes(kind), kind
    return lanes
