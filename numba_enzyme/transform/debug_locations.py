"""Debug locations of a derivative: it has a subprogram of its own, into which its primal's lines are inlined.

    %y = fmul double %x, %x, !dbg !7              %y.d = fmul double %seed, %x, !dbg !12
    !7 = !DILocation(line: 3, scope: !5)          !12 = !DILocation(line: 3, scope: !5, inlinedAt: !11)
                                                  !11 = distinct !DILocation(line: 1, scope: !10)
                                                  !10 = distinct !DISubprogram(name: "diffe_f", ...)

Profilers blame the user's line and show the derivative as its caller. Every location of the primal is moved once, so the
cost is linear. A primal without a subprogram gives a derivative without locations.
"""

from __future__ import annotations

import re

from ..ir.functions import Function, Instruction, Module

_ATTACHED = re.compile(r"!dbg (!\d+)")
_INLINED_AT = re.compile(r", inlinedAt: (!\d+)")
_KEPT = re.compile(r"\b(?:scopeLine|unit|keyInstructions): [!\w]+")


class DebugLocations:
    """Those of all derivatives in a module. New metadata is appended to the module."""

    def __init__(self, module: Module) -> None:
        self._lines = module.metadata
        self._nodes: dict[str, str] = {}
        self._next = 0
        self._type = ""  # of all derivatives: parameters are not described, but the back end reads a type
        self._functions: dict[Function, FunctionLocations] = {}

    def describe(self, derivative: Function, primal: Function) -> None:
        """Give ``derivative`` a subprogram if ``primal`` has one."""
        attached = _ATTACHED.search(primal.suffix)
        if attached is None:
            return
        subprogram = self.node(attached.group(1))
        if "DISPFlagDefinition" not in subprogram:
            return
        if not self._type:
            self._type = self.append(f"!DISubroutineType(types: {self.append('!{null}')})")
        tag = self.append(_subprogram(derivative, subprogram, self._type))
        derivative.suffix = f"{derivative.suffix} !dbg {tag}".lstrip()
        self._functions[derivative] = FunctionLocations(self, tag, _field(subprogram, "line") or "0")

    def of(self, derivative: Function) -> FunctionLocations:
        return self._functions.get(derivative, NO_LOCATIONS)

    def node(self, tag: str) -> str:
        """The text of a node, which a tag may also be itself."""
        if not self._nodes:
            self._index()
        return self._nodes.get(tag, tag)

    def append(self, text: str) -> str:
        """Add a node to the module and return its tag."""
        tag = f"!{self._next}"
        self._next += 1
        self._nodes[tag] = text
        self._lines.append(f"{tag} = {text}")
        return tag

    def _index(self) -> None:
        for line in self._lines:
            tag, equals, text = line.partition(" = ")
            if equals and tag[1:].isdecimal():
                self._nodes[tag] = text
                self._next = max(self._next, int(tag[1:]) + 1)


class FunctionLocations:
    """Where the instructions of one derivative come from. ``start``: the line of its primal's definition."""

    def __init__(self, module: DebugLocations, subprogram: str, line: str) -> None:
        self._module = module
        self._moved: dict[str, str] = {}
        self._call = module.append(f"distinct !DILocation(line: {line}, scope: {subprogram})")
        self.start: str | None = module.append(f"!DILocation(line: {line}, scope: {subprogram})")

    def at(self, instruction: Instruction) -> str | None:
        """The location, in the derivative, of what stands for an instruction of the primal."""
        tag = instruction.metadata.get("dbg")
        return self.start if tag is None else self._inlined(tag)

    def _inlined(self, tag: str) -> str:
        chain = []
        while tag not in self._moved:
            node = self._module.node(tag)
            chain.append((tag, node))
            link = _INLINED_AT.search(node)
            if link is None:
                break
            tag = link.group(1)
        else:
            return self._rebuilt(chain, self._moved[tag])
        return self._rebuilt(chain, self._call)

    def _rebuilt(self, chain: list[tuple[str, str]], target: str) -> str:
        """Copy a chain of locations from its end on; the end is inlined at ``target``."""
        for tag, node in reversed(chain):
            body = _INLINED_AT.sub("", node).removesuffix(")")
            target = self._moved[tag] = self._module.append(f"{body}, inlinedAt: {target})")
        return target


class _NoLocations(FunctionLocations):
    """Those of a derivative whose primal has no debug information."""

    def __init__(self) -> None:
        self.start = None

    def at(self, instruction: Instruction) -> str | None:
        return None


NO_LOCATIONS = _NoLocations()


def _field(node: str, key: str) -> str:
    found = re.search(rf"\b{key}: ([!\w]+)", node)
    return found.group(1) if found else ""


def _subprogram(derivative: Function, primal: str, type_: str) -> str:
    """A definition in the primal's file and at its line; what else is known of the primal is not true of a derivative."""
    name = derivative.name.strip('"')
    fields = [f'name: "{name}"']
    file = _field(primal, "file")
    if file:
        fields += [f"scope: {file}", f"file: {file}"]
    fields += [f"line: {_field(primal, 'line') or '0'}", f"type: {type_}"]
    flags = ["DISPFlagDefinition"] + [f for f in ("DISPFlagOptimized",) if f in primal]
    return f"distinct !DISubprogram({', '.join([*fields, *_KEPT.findall(primal), 'spFlags: ' + ' | '.join(flags)])})"
