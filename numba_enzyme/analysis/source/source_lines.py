"""From `!dbg` to file and line, and from debug records to the user's names of variables.

    !dbg !12;  !12 = !DILocation(line: 7, column: 1, scope: !5)         sim.py:7
    #dbg_value(double %v, !9, ...);  !9 = !DILocalVariable(name: "v$2"  v
    #dbg_value(i64 %a5, !4, !DIExpression(DW_OP_LLVM_fragment, 320, 64) x.shape[0]
"""

from __future__ import annotations

import re
from dataclasses import replace

from ...diagnostics import LIBRARIES, SourceLocation
from ...ir.functions import DebugRecord, Function, Instruction, Module
from ...ir.instructions import Call
from ..control.loops import Loop

_NODE = re.compile(r"^(!\d+) = (?:distinct )?(.*)$")
_LINE = re.compile(r"\bline: (\d+)")
_SCOPE = re.compile(r"\bscope: (!\d+)")
_FILE = re.compile(r"\bfile: (!\d+)")
_FILENAME = re.compile(r'filename: "([^"]*)"')
_DIRECTORY = re.compile(r'directory: "([^"]*)"')
_NAME = re.compile(r'\bname: "([^"]*)"')
_SUBPROGRAM = re.compile(r"!dbg (!\d+)")
_VARIABLE_RECORD = re.compile(r"^, (!\d+), !DIExpression\(([^)]*)\)")
_FRAGMENT = re.compile(r"DW_OP_LLVM_fragment, (\d+), (\d+)")
_VERSION = re.compile(r"\$\d+$")  # Numba's versions of one variable: e, e$1, e$2
DEEPEST = 64  # calls inlined into each other
SCOPES = 32  # blocks inside each other
INSTALLED = ("site-packages", "dist-packages")
GENERATED = "__numba_array_expr"  # how Numba names functions that stand for array expressions
_IDENTIFIER = re.compile(r"[^\W\d]\w*")


class SourceLines:
    """Looks up places on demand; the metadata is indexed at the first question."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._lines = module.metadata
        self._callers: dict[Function, list[Call]] | None = None
        self._nodes: dict[str, str] | None = None
        self._places: dict[str, SourceLocation] = {}
        self._members: dict[tuple[str, int], str] = {}

    def place(self, instruction: Instruction) -> SourceLocation:
        tag = instruction.metadata.get("dbg")
        if tag is None:
            return SourceLocation()
        found = self._places.get(tag)
        if found is None:
            found = self._places[tag] = self._users_place(tag)
        return found

    def place_of_call(self, function: Function) -> SourceLocation:
        """The user's line from which a function is called, directly or through others; the first one that is found."""
        if self._callers is None:
            self._callers = {}
            for instruction in (i for caller in self._module.functions.values() for i in caller.instructions()):
                if isinstance(instruction, Call) and isinstance(instruction.callee, Function):
                    self._callers.setdefault(instruction.callee, []).append(instruction)
        seen, waiting = {function}, [function]
        while waiting:
            for call in self._callers.get(waiting.pop(), ()):
                place = self.place(call)
                if place.line and not self.is_library(call):
                    return place
                caller = call.block.function
                if caller not in seen:
                    seen.add(caller)
                    waiting.append(caller)
        return SourceLocation()

    def is_library(self, instruction: Instruction) -> bool:
        """Whether no line of the user's is known of an instruction, but one of a library."""
        tag = instruction.metadata.get("dbg")
        return tag is not None and all(library for _, library in self._frames(tag))

    def inside(self, instruction: Instruction) -> str:
        """Where an instruction of a library is; "" for the user's own."""
        frames = self._frames(instruction.metadata.get("dbg", ""))
        return _told(*frames[0]) if frames else ""

    def _users_place(self, tag: str) -> SourceLocation:
        """The innermost line of the user's; ``inside`` names where it is in a library that this line calls."""
        frames = self._frames(tag)
        inside = _told(*frames[0]) if frames else ""
        for place, library in frames:
            if not library:
                return replace(place, inside=inside)
        return frames[0][0] if frames else SourceLocation()

    def _frames(self, tag: str) -> list[tuple[SourceLocation, str]]:
        """The line of a debug location, and those into which it was inlined, each with the name of its library or "".

        Functions that Numba generates for array expressions have no lines of their own, though they name the user's file.
        """
        frames: list[tuple[SourceLocation, str]] = []
        for _ in range(DEEPEST):
            if not tag:
                break
            node = self._node(tag)
            if self._is_generated(node):
                tag = _field(node, "inlinedAt")
                continue
            line = _LINE.search(node)
            file, directory = self._file(node)
            frames.append((SourceLocation(file, int(line.group(1)) if line else 0), _library(file, directory)))
            tag = _field(node, "inlinedAt")
        return frames

    def function_place(self, function: Function) -> SourceLocation:
        """Where the function is defined; ``variable`` is its name in the source."""
        tag = _SUBPROGRAM.search(function.suffix)
        node = self._node(tag.group(1)) if tag else ""
        line, name = _LINE.search(node), _NAME.search(node)
        return SourceLocation(self._file(node)[0], int(line.group(1)) if line else 0, name.group(1) if name else "")

    def loop_place(self, loop: Loop) -> SourceLocation:
        """The line of the loop statement: its back edge belongs to it, else the jump to it, else its first line."""
        ends = [latch.terminator for latch in loop.latches]
        if loop.preheader is not None:
            ends.append(loop.preheader.terminator)
        for instruction in ends:
            place = self.place(instruction)
            if place.line:
                return place
        inside = [self.place(i) for block in loop.blocks for i in block.instructions]
        return min((p for p in inside if p.line), key=lambda p: p.line, default=SourceLocation())

    def variable(self, record: DebugRecord) -> tuple[str, bool]:
        """The user's name of what a debug record speaks of ("" if it has none), and whether the value is its address."""
        if record.opcode not in ("dbg_value", "dbg_declare") or len(record.pieces) != 3:
            return "", False
        match = _VARIABLE_RECORD.match(str(record.pieces[2]))
        if match is None:
            return "", False
        expression = match.group(2)
        address = record.opcode == "dbg_declare" or expression.startswith("DW_OP_deref")
        rest = _FRAGMENT.sub("", expression).replace("DW_OP_stack_value", "").replace("DW_OP_deref", "").strip(", ")
        node = self._node(match.group(1))
        if self._is_generated(node):
            return "", False
        found = _NAME.search(node)
        name = _VERSION.sub("", found.group(1)) if found else ""
        if rest or not _IDENTIFIER.fullmatch(name):
            return "", False
        fragment = _FRAGMENT.search(expression)
        if fragment:
            name += self._member(_field(node, "type"), int(fragment.group(1)))
        return name, address

    def _member(self, type_tag: str, bit: int) -> str:
        """The path to the member of a type that begins at a bit: ``.shape[0]``; "" for the data of an array."""
        key = type_tag, bit
        if key not in self._members:
            self._members[key] = self._find_member(type_tag, bit)
        return self._members[key]

    def _find_member(self, type_tag: str, bit: int) -> str:
        node = self._node(type_tag)
        if "DW_TAG_array_type" in node:
            size = self._size(_field(node, "baseType"))
            return f"[{bit // size}]" if size else ""
        for tag in _tags(self._node(_field(node, "elements"))):
            member = self._node(tag)
            name, offset = _NAME.search(member), _number(member, "offset")
            if name and offset <= bit < offset + max(1, _number(member, "size")):
                inner = self._member(_field(member, "baseType"), bit - offset)
                return inner if name.group(1) == "data" else f".{name.group(1)}{inner}"
        return ""

    def _size(self, tag: str) -> int:
        return _number(self._node(tag), "size")

    def _node(self, tag: str) -> str:
        if tag.startswith("!DILocation"):
            return tag
        if self._nodes is None:
            matches = (_NODE.match(line) for line in self._lines)
            self._nodes = {m.group(1): m.group(2) for m in matches if m}
        return self._nodes.get(tag, "")

    def _is_generated(self, node: str) -> bool:
        """Whether a location or a variable belongs to a function that Numba made for an array expression."""
        for _ in range(SCOPES):
            scope = _SCOPE.search(node)
            if not scope:
                return False
            node = self._node(scope.group(1))
            if "DISubprogram" in node:
                name = _NAME.search(node)
                return name is not None and name.group(1).startswith(GENERATED)
        return False

    def _file(self, node: str) -> tuple[str, str]:
        """File and directory of a location or function."""
        for _ in range(SCOPES):
            file = _FILE.search(node)
            if file:
                name, directory = (part.search(self._node(file.group(1))) for part in (_FILENAME, _DIRECTORY))
                return name.group(1) if name else "", directory.group(1) if directory else ""
            scope = _SCOPE.search(node)
            if not scope:
                break
            node = self._node(scope.group(1))
        return "", ""


def _library(file: str, directory: str) -> str:
    """The name of the library that a file belongs to, or ""; a generated file bears its name in angle brackets."""
    if file.startswith("<numba_enzyme "):
        return "numba_enzyme"
    known = next((name for root, name in LIBRARIES.items() if directory == root or directory.startswith(f"{root}/")), "")
    return known or _installed(file, directory)


def _installed(file: str, directory: str) -> str:
    """The name of the package or module where others have installed it, or ""."""
    *parts, module = (*directory.replace("\\", "/").split("/"), file.removesuffix(".py"))
    for root in INSTALLED:
        if root in parts:
            return [*parts, module][parts.index(root) + 1]
    return ""


def _told(place: SourceLocation, library: str) -> str:
    """A line of a library's; of Numba the file says enough, whose lines nobody looks up."""
    if not library:
        return ""
    return f"{library}'s {place.file if library in LIBRARIES.values() else place}"


def _field(node: str, key: str) -> str:
    found = re.search(rf"\b{key}: (!\d+)", node)
    return found.group(1) if found else ""


def _number(node: str, key: str) -> int:
    found = re.search(rf"\b{key}: (\d+)", node)
    return int(found.group(1)) if found else 0


def _tags(node: str) -> list[str]:
    return re.findall(r"!\d+", node)
