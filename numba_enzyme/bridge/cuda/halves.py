"""Half-precision numbers as LLVM's own, where numba.cuda writes PTX.

    %f = call float asm "cvt.f32.f16 $0, $1;", "=f,h"(i16 %bits)      %h = bitcast i16 %bits to half; %f = fpext half %h to float
    %b = call i16 asm "cvt.rn.f16.f32 $0, $1;", "=h,f"(float %f)      %h = fptrunc float %f to half; %b = bitcast half %h to i16
    %s = call i16 asm "add.f16 $0,$1,$2;", "=h,h,h"(i16 %a, i16 %b)   the sum of two halves, between bitcasts

Conversions are of all versions, arithmetic of Numba's own numba.cuda. What they call instead is in :mod:`.half_functions`.
"""

from __future__ import annotations

import re

CALL = r'^(?P<indent> *)(?P<name>%"?[\w.$-]+"?) = call (?P<to>\w+) asm +"'
REST = r"(?P<rest>[^\n]*)$"
VALUES = r'"=h[h,]*"\s*\((?P<values>[^()]*)\)' + REST
WIDENED = re.compile(CALL + r'cvt\.(?P<ptx>f32|f64)\.f16 [^"]*", *"[^"]*"\s*\(i16 +(?P<value>[^()\s]+)\)' + REST, re.MULTILINE)
NARROWED = re.compile(
    CALL + r'cvt\.rn\.f16\.(?P<ptx>[fsu])(?:16|32|64) [^"]*", *"[^"]*"\s*\((?P<type>\w+) +(?P<value>[^()\s]+)\)' + REST,
    re.MULTILINE,
)
ARITHMETIC = re.compile(CALL + r'(?P<ptx>\w+)(?:\.rn)?\.f16 [^"]*", *' + VALUES, re.MULTILINE)
COMPARED = re.compile(
    CALL + r'[^"]*\bsetp\.(?P<ptx>\w+)\.f16 [^"]*selp\.u16 \$0, 1, 0,[^"]*", *' + VALUES, re.MULTILINE)
CONVERSIONS = {"f": "fptrunc", "s": "sitofp", "u": "uitofp"}
OPERATIONS = {
    "add": "fadd half {0}, {1}", "sub": "fsub half {0}, {1}", "mul": "fmul half {0}, {1}", "neg": "fneg half {0}",
    "abs": "call half @llvm.fabs.f16(half {0})", "fma": "call half @llvm.fma.f16(half {0}, half {1}, half {2})",
}  # fmt: skip
INTRINSICS = {"llvm.fabs.f16": "half", "llvm.fma.f16": "half, half, half"}
PREDICATES = {"eq": "oeq", "ne": "une", "lt": "olt", "le": "ole", "gt": "ogt", "ge": "oge"}


def plain_halves(text: str) -> str:
    """The module's text with them."""
    if ".f16" not in text:
        return text
    text = WIDENED.sub(lambda m: _two(m, f"bitcast i16 {m['value']} to half", f"fpext half %s to {m['to']}"), text)
    text = NARROWED.sub(
        lambda m: _two(m, f"{CONVERSIONS[m['ptx']]} {m['type']} {m['value']} to half", "bitcast half %s to i16"), text)
    text = COMPARED.sub(_comparison, ARITHMETIC.sub(_arithmetic, text))
    declared = [f"\ndeclare half @{name}({given})" for name, given in INTRINSICS.items() if f" @{name}(" in text]
    return text + "".join(declared)


def _two(match: re.Match[str], first: str, second: str) -> str:
    half = _named(match["name"], "half")
    indent, rest = match["indent"], match["rest"]
    return f"{indent}{half} = {first}{rest}\n{indent}{match['name']} = {second % half}{rest}"


def _arithmetic(match: re.Match[str]) -> str:
    if match["ptx"] not in OPERATIONS:
        return match[0]
    lines, halves = _halves(match)
    return "".join(lines) + _two(match, OPERATIONS[match["ptx"]].format(*halves), "bitcast half %s to i16")


def _comparison(match: re.Match[str]) -> str:
    if match["ptx"] not in PREDICATES:
        return match[0]
    lines, (a, b) = _halves(match)
    return "".join(lines) + _two(match, f"fcmp {PREDICATES[match['ptx']]} half {a}, {b}", "zext i1 %s to i16")


def _halves(match: re.Match[str]) -> tuple[list[str], list[str]]:
    """The operands as halves: the lines that make them, and their names."""
    values = [value.strip().removeprefix("i16 ") for value in match["values"].split(",")]
    names = [_named(match["name"], f"of.{number}") for number in range(len(values))]
    indent, rest = match["indent"], match["rest"]
    lines = [f"{indent}{name} = bitcast i16 {value} to half{rest}\n" for name, value in zip(names, values, strict=True)]
    return lines, names


def _named(name: str, end: str) -> str:
    return f'{name[:-1]}.{end}"' if name.endswith('"') else f"{name}.{end}"
