"""From `!dbg` to file and line, and from debug records to the user's names of variables.

    !dbg !12;  !12 = !DILocation(line: 7, column: 1, scope: !5)         sim.py:7
"""

from __future__ import annotations

import re

from ..diagnostics import Place
from ..ir.model import Instruction, Module

_NODE = re.compile(r"^(!\d+) = (?:distinct )?(.*)$")
_LINE = re.compile(r"\bline: (\d+)")
_SCOPE = re.compile(r"\bscope: (!\d+)")
_FILE = re.compile(r"\bfile: (!\d+)")
_FILENAME = re.compile(r'filename: "([^"]*)"')


class SourceLines:
    """Looks up places on demand; the metadata is indexed at the first question."""

    def __init__(self, module: Module) -> None:
        self._lines = module.metadata
        self._nodes: dict[str, str] | None = None

    def place(self, instruction: Instruction) -> Place:
        tag = instruction.metadata.get("dbg")
        if tag is None:
            return Place()
        node = self._node(tag)
        line = _LINE.search(node)
        return Place(self._file(node), int(line.group(1)) if line else 0)

    def _node(self, tag: str) -> str:
        if tag.startswith("!DILocation"):
            return tag
        if self._nodes is None:
            matches = (_NODE.match(line) for line in self._lines)
            self._nodes = {m.group(1): m.group(2) for m in matches if m}
        return self._nodes.get(tag, "")

    def _file(self, node: str) -> str:
        for _ in range(32):
            file = _FILE.search(node)
            if file:
                name = _FILENAME.search(self._node(file.group(1)))
                return name.group(1) if name else ""
            scope = _SCOPE.search(node)
            if not scope:
                return ""
            node = self._node(scope.group(1))
        return ""
