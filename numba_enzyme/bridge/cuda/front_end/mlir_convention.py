"""A kernel whose arrays are MLIR's descriptors, called by a function whose arrays are numba.cuda's.

    define ptx_kernel void @k(double %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5)
        ->
    define internal void @k(...)                          allocated pointer, aligned pointer, offset, sizes, strides in elements
    define i32 @k.numba(ptr, double %a, ptr %x.0, ..., ptr %x.4, i64 %x.5.0, i64 %x.6.0)        strides in bytes

Strides of contiguous arrays are computed from the extents, so that what is known of them is seen.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from ....errors import EnzymeError

KERNEL = re.compile(
    r"^define ptx_kernel void @(?P<name>\"[^\"]*\"|[\w.$-]+)\((?P<parameters>.*)\)(?P<rest>[^\n]*)\{$", re.MULTILINE
)
SUBPROGRAM = re.compile(r"!dbg !(\d+)")
NUMBERED = re.compile(r"^!(\d+) = ", re.MULTILINE)
WORDS = {"float32": "float", "float64": "double"}


@dataclass
class _Arguments:
    """What is written down of the arguments: parameters of the new function, its body, what the kernel is given."""

    prefix: str
    parameters: list[str] = field(default_factory=list)
    body: list[str] = field(default_factory=list)
    given: list[tuple[str, str]] = field(default_factory=list)

    def parameter(self, kind: str, name: str) -> str:
        value = f'%"{self.prefix}{name}"'
        self.parameters.append(f"{kind} {value}")
        return value

    def computed(self, text: str) -> str:
        value = f'%".{len(self.body)}"'
        self.body.append(f"  {value} = {text}")
        return value


def convention(text: str, arguments: tuple[tuple[str, Any], ...], prefix: str) -> tuple[list[str], str]:
    """The module with the function that calls its kernel, and that function's symbol."""
    found = list(KERNEL.finditer(text))
    if len(found) != 1:
        raise EnzymeError(f"numba-cuda-mlir has made {len(found)} kernels of one: this version of it is not known")
    match = found[0]
    made = _Arguments(prefix)
    for name, type_ in arguments:
        _add(made, name, type_)
    wanted, given = _kinds(match["parameters"]), [kind for kind, _ in made.given]
    if wanted != given:
        raise EnzymeError(f"numba-cuda-mlir hands a kernel ({', '.join(wanted)}) where ({', '.join(given)}) was expected: "
                          "this version of it is not known")  # fmt: skip
    symbol = f"{match['name'].strip(chr(34))}.numba"
    scope, place, metadata = _lines(text, match["rest"])
    lines = [f'define i32 @"{symbol}"({", ".join(["ptr %.ret", *made.parameters])}){scope} {{', *made.body,
             f"  call void @{match['name']}({', '.join(map(' '.join, made.given))}){place}", "  ret i32 0", "}", ""]  # fmt: skip
    body = f"define internal void @{match['name']}({match['parameters']}){match['rest']}{{"
    return ["\n".join([text[: match.start()] + body + text[match.end() :], *lines, *metadata, ""])], symbol


def _kinds(parameters: str) -> list[str]:
    """The types of parameters, without their names."""
    return [part.strip() for part in re.split(r" %\d+(?:, |$)", parameters) if part.strip()]


def _add(made: _Arguments, name: str, type_: Any) -> None:
    kind = type(type_).__name__
    if kind in ("UniTuple", "Tuple"):
        for number, part in enumerate(type_.types):
            _add(made, f"{name}.{number}", part)
    elif kind == "Array":
        _add_array(made, name, type_)
    elif kind == "Complex":
        word = "double" if str(type_) == "complex128" else "float"
        pair = f"{{ {word}, {word} }}"
        parts = [made.parameter(word, f"{name}.{i}") for i in range(2)]
        first = made.computed(f"insertvalue {pair} poison, {word} {parts[0]}, 0")
        made.given.append((pair, made.computed(f"insertvalue {pair} {first}, {word} {parts[1]}, 1")))
    elif kind == "Boolean":
        byte = made.parameter("i8", name)
        made.given.append(("i1", made.computed(f"icmp ne i8 {byte}, 0")))
    elif str(type_) == "float16":
        raise EnzymeError(f"{name} is a number in half precision: pass np.float32({name}); arrays of halves are fine")
    else:
        word = WORDS.get(str(type_)) or f"i{type_.bitwidth}"
        made.given.append((word, made.parameter(word, name)))


def _add_array(made: _Arguments, name: str, type_: Any) -> None:
    """numba.cuda: meminfo, parent, nitems, itemsize, data, shape, strides. MLIR: data twice, offset, shape, strides."""
    for place, word in enumerate(("ptr", "ptr", "i64", "i64")):
        made.parameter(word, f"{name}.{place}")
    data = made.parameter("ptr", f"{name}.4")
    shape = [made.parameter("i64", f"{name}.5.{axis}") for axis in range(type_.ndim)]
    strides = [made.parameter("i64", f"{name}.6.{axis}") for axis in range(type_.ndim)]
    if type_.layout in "CF":
        axes = range(type_.ndim) if type_.layout == "F" else reversed(range(type_.ndim))
        step: str | None = None
        for axis in axes:
            strides[axis] = step or "1"
            step = shape[axis] if step is None else made.computed(f"mul i64 {step}, {shape[axis]}")
    else:
        strides = [made.computed(f"sdiv i64 {stride}, {_bytes(type_.dtype)}") for stride in strides]
    made.given += [("ptr", data), ("ptr", data), ("i64", "0"), *(("i64", value) for value in (*shape, *strides))]


def _bytes(type_: object) -> int:
    if type(type_).__name__ == "Boolean":
        return 1
    return int(re.findall(r"\d+$", str(type_))[0]) // 8


def _lines(text: str, rest: str) -> tuple[str, str, list[str]]:
    """For the new function: its scope, the place of its call, and both in metadata; nothing, where the kernel has no lines."""
    known = SUBPROGRAM.search(rest)
    if known is None:
        return "", "", []
    scope = re.findall(rf"^!{known[1]} = (distinct !DISubprogram\(.*\))$", text, re.MULTILINE)[0]
    line = re.findall(r"\bline: (\d+)", scope)[0]
    free = max(int(number) for number in NUMBERED.findall(text)) + 1
    metadata = [f"!{free} = {scope}", f"!{free + 1} = !DILocation(line: {line}, scope: !{free})"]
    return f" !dbg !{free}", f", !dbg !{free + 1}", metadata
