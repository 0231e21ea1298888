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
_FIELD = re.compile(r"i64 (\d+), i64 \d+, (!\d+)")
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
        """(byte, kind) of the fields that a `!tbaa.struct` describes; characters count as integers there."""
        found = []
        for offset, reference in _FIELD.findall(self._nodes.get(tag, "")):
            kind = self.kind(reference) or ("integer" if '"omnipotent char"' in self._access(reference) else None)
            if kind is not None:
                found.append((int(offset), kind))
        return found

    @cached_property
    def _nodes(self) -> dict[str, str]:
        matches = (_NODE.match(line) for line in self._lines)
        return {m.group(1): m.group(2) for m in matches if m}

    def _access(self, tag: str) -> str:
        """The text of the node that names the type of an access."""
        references = _REFERENCE.findall(self._nodes.get(tag, ""))
        return self._nodes.get(references[1], "") if len(references) > 1 else ""

    def _find(self, tag: str) -> str | None:
        node = self._access(tag)
        name = re.match(r'!"([^"]*)"', node)
        if name is None:
            return None
        text = name.group(1)
        if re.fullmatch(r"p\d+ .*", text):
            return "pointer"
        return NAMES.get(text)
