"""From numba-cuda's dialect (typed pointers, address spaces, intrinsics of old) to plain text of today's LLVM.

    load double, double addrspace(3)* %"p"                    load double, ptr %"p"
    addrspacecast [8 x double] addrspace(3)* @"s" to i8*      bitcast ptr @"s" to ptr
    @"s" = addrspace(3) global [8 x double] undef             @"s" = external global [8 x double]

All pointers become generic: which memory lies behind one follows from where it comes from. Shared memory keeps its names,
but nothing is said about its contents, so that no optimiser takes it for an ordinary variable of one thread.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from ...ir.extrema import as_operations
from .half_functions import half_functions
from .halves import plain_halves

SHARED = 3
TOKEN = re.compile(
    r"""(?P<text>"[^"]*"|;[^\n]*)            # names, strings, comments: nothing in them is a type
      | (?P<space>[ \t\n]+)
      | (?P<open>[({[<])
      | (?P<close>[)}\]>])
      | (?P<star>\*)
      | (?P<word>[%@!\#$\w.\-]+)
      | (?P<other>.)""",
    re.VERBOSE,
)
GLOBAL = re.compile(
    r'^(?P<name>@(?:"[^"]*"|[\w.$-]+)) = (?P<linkage>[\w ]*?)addrspace\((?P<space>\d+)\) (?P<kind>global|constant) '
    r"(?P<rest>[^\n]*)$",
    re.MULTILINE,
)
INTRINSIC = re.compile(r'@"?llvm\.[\w.]+"?')
OVERLOADED = re.compile(r"\.p\d+(?:f16|f32|f64|i8|i16|i32|i64)?(?=[.\"]|$)")
ATOMIC_ADD = re.compile(
    r'call (?P<type>double|float) @"llvm\.nvvm\.atomic\.load\.add\.f\d+[^"]*"\(ptr (?P<pointer>\S+), (?P=type) (?P<value>[^)]+)\)'
)
ATOMIC_SUB = re.compile(
    r'call (?P<type>double|float) @"___numba_atomic_(?P=type)_sub"\(ptr (?P<pointer>\S+), (?P=type) (?P<value>[^)]+)\)'
)
WRAP = re.compile(
    r'call (?P<type>i32|i64) @"?(?:llvm\.nvvm\.atomic\.load\.(?P<short>inc|dec)\.32[^"(]*|'
    r'___numba_atomic_u64_(?P<long>inc|dec))"?'
    r"\(ptr (?P<pointer>\S+), (?P=type) (?P<value>[^)]+)\)"
)


@dataclass(frozen=True)
class SharedArray:
    """A shared-memory array: its symbol, the LLVM type of its elements, and how many (0: as many as the launch gives).

    ``zeroed``: each block begins with zeros in it (it is a shadow).
    """

    name: str
    element: str
    count: int
    zeroed: bool = False


ELEMENT_BYTES = {"double": 8, "float": 4, "half": 2, "i8": 1, "i16": 2, "i32": 4, "i64": 8, "i1": 1}


def shared_bytes(array: SharedArray) -> int:
    """Bytes of a static shared array."""
    element = array.element
    if element.startswith("{"):
        return array.count * sum(ELEMENT_BYTES[part.strip()] for part in element.strip("{} ").split(","))
    if element.startswith("["):
        count, _, inner = element.strip("[]").partition(" x ")
        return array.count * int(count) * ELEMENT_BYTES[inner]
    return array.count * ELEMENT_BYTES[element]


@dataclass(frozen=True)
class PlainText:
    """Modules in plain text, and the shared arrays that were declared in them."""

    modules: tuple[str, ...]
    shared: tuple[SharedArray, ...]


def plain_text(modules: Iterable[str]) -> PlainText:
    """All modules of a kernel with opaque generic pointers."""
    shared: dict[str, SharedArray] = {}
    found = []
    for text in modules:
        text = GLOBAL.sub(lambda m: _global(m, shared), text)
        text = untyped(plain_halves(text))
        text = INTRINSIC.sub(lambda m: OVERLOADED.sub(".p0", m[0]), text).replace("addrspacecast", "bitcast")
        text = ATOMIC_ADD.sub(r"atomicrmw fadd ptr \g<pointer>, \g<type> \g<value> monotonic", text)
        text = ATOMIC_SUB.sub(r"atomicrmw fsub ptr \g<pointer>, \g<type> \g<value> monotonic", text)
        found.append(as_operations(WRAP.sub(_wrapping, text)))
    defined = half_functions(found)
    return PlainText(tuple([*found, defined] if defined else found), tuple(shared.values()))


def _wrapping(match: re.Match[str]) -> str:
    """Increments and decrements that begin again at an end."""
    which = match["short"] or match["long"]
    return f"atomicrmw u{which}_wrap ptr {match['pointer']}, {match['type']} {match['value']} monotonic"


def _global(match: re.Match[str], shared: dict[str, SharedArray]) -> str:
    """A variable in a memory of its own becomes an ordinary one; shared memory is only declared."""
    name, rest = match["name"], match["rest"]
    if int(match["space"]) != SHARED:
        return f"{name} = {match['linkage']}{match['kind']} {rest}"
    array = re.match(r"\[(\d+) x (.+?)\](?=[\s,]|$)", rest)
    if array is None:
        raise ValueError(f"shared memory of an unknown form: {match[0]}")
    shared[name] = SharedArray(name[1:].strip('"'), array[2], int(array[1]))
    align = re.search(r"align \d+", rest)
    return f"{name} = external global {array[0]}{', ' + align[0] if align else ''}"


def untyped(text: str) -> str:
    """Every pointer type, whatever it points to and in whichever memory, as ``ptr``."""
    if "*" not in text:
        return re.sub(r"\bptr addrspace\(\d+\)", "ptr", text)
    out: list[str] = []
    opened: list[int] = []  # where the open brackets stand in out
    start = 0  # where the last type begins
    in_space = False  # within the ``addrspace(n)`` that follows a type
    for match in TOKEN.finditer(text):
        kind, token = match.lastgroup, match[0]
        if kind == "star":
            del out[start:]
            out.append("ptr")
            continue
        if kind == "space":
            out.append(token)
            continue
        if kind == "word" and token == "addrspace":
            in_space = True
            out.append(token)
            continue
        if in_space:
            out.append(token)
            in_space = kind != "close"
            continue
        if kind == "open":
            # A parameter list belongs to the type before it: the bracket begins where the result type does.
            follows_type = token == "(" and out and _ends_type(out)
            opened.append(start if follows_type else len(out))
            out.append(token)
        elif kind == "close" and opened:
            start = opened.pop()
            out.append(token)
        else:
            start = len(out)
            out.append(token)
    return "".join(out)


def _ends_type(out: list[str]) -> bool:
    """Whether the text before a bracket is a type (so that the bracket holds its parameters), not an operation or a name."""
    for token in reversed(out):
        if not token.isspace():
            return bool(re.fullmatch(r"ptr|void|half|float|double|i\d+|[}\]>]", token))
    return False
