"""Type names in TBAA metadata: what a C or C++ front end says of the type of an access.

    !9 = !{!10, !10, i64 0};  !10 = !{!"double", !7, i64 0}          !tbaa !9  ->  "double"
"""

from __future__ import annotations

import re
from functools import cached_property

from ...ir.functions import Module

NAMES = {
    "double": "double",
    "float": "float",
    "int": "integer",
    "long": "integer",
    "long long": "integer",
    "short": "integer",
    "bool": "integer",
    "any pointer": "pointer",
    "vtable pointer": "pointer",
}
_NODE = re.compile(r"^(!\d+) = (?:distinct )?!\{(.*)\}\s*$")
_FIELD = re.compile(r"i64 (\d+), i64 (\d+), (!\d+)")
_NAME = re.compile(r'(?:![0-9]+, i64 [0-9]+, )?!"([^"]*)"')  # with `-new-struct-path-tbaa` behind parent and size
BYTES = {"double": 8, "float": 4, "pointer": 8, "integer": 4}
_REFERENCE = re.compile(r"![0-9]+")


class TypeNames:
    """Looks up the scalar type that an access tag names; strings are found on demand."""

    def __init__(self, module: Module) -> None:
        self._lines = module.metadata
        self._kinds: dict[str, str | None] = {}

    def kind(self, tag: str | None) -> str | None:
        """ "double", "float", "integer", "pointer", or None when the tag says nothing."""
        if tag is None:
            return None
        if tag not in self._kinds:
            self._kinds[tag] = self._find(tag)
        return self._kinds[tag]

    def fields(self, tag: str) -> list[tuple[int, str]]:
        """(byte, kind) of the fields that a `!tbaa.struct` describes, all elements of an array; one character is an integer."""
        found = []
        for offset, size, reference in _FIELD.findall(self._nodes.get(tag, "")):
            kind = self.kind(reference) or ("integer" if self._is_bytes(reference) and int(size) == 1 else None)
            if kind is not None:
                found += [(int(offset) + byte, kind) for byte in range(0, int(size), BYTES[kind])]
        return found

    def bytes_of_any_type(self, tag: str) -> list[tuple[int, int]]:
        """(byte, size) of what it calls characters: text, but unions, complex numbers and most arrays as well."""
        found = [(int(offset), int(size), reference) for offset, size, reference in _FIELD.findall(self._nodes.get(tag, ""))]
        return [(offset, size) for offset, size, reference in found if size > 1 and self._is_bytes(reference)]

    def _is_bytes(self, tag: str) -> bool:
        return '"omnipotent char"' in self._access(tag)

    @cached_property
    def _nodes(self) -> dict[str, str]:
        matches = (_NODE.match(line) for line in self._lines)
        return {m.group(1): m.group(2) for m in matches if m}

    def _access(self, tag: str) -> str:
        """The text of the node that names the type of an access."""
        references = _REFERENCE.findall(self._nodes.get(tag, ""))
        return self._nodes.get(references[1], "") if len(references) > 1 else ""

    def _find(self, tag: str) -> str | None:
        name = _NAME.match(self._access(tag))
        if name is None:
            return None
        text = name.group(1)
        if re.fullmatch(r"p\d+ .*", text):
            return "pointer"
        return NAMES.get(text)
