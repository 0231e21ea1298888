"""Conversions of half-precision numbers as LLVM's own, where numba-cuda writes them as PTX.

    %f = call float asm "cvt.f32.f16 $0, $1;", "=f,h"(i16 %bits)      %h = bitcast i16 %bits to half; %f = fpext half %h to float
    %b = call i16 asm "cvt.rn.f16.f32 $0, $1;", "=h,f"(float %f)      %h = fptrunc float %f to half; %b = bitcast half %h to i16

So arrays of halves can be read into wider numbers and written again. Arithmetic in halves is calls of functions whose source
nobody has here.
"""

from __future__ import annotations

import re

LINE = r'^(?P<indent> *)(?P<name>%"?[\w.$-]+"?) = call (?P<to>\w+) asm +"cvt\.'
WIDENED = re.compile(LINE + r'(?P<ptx>f32|f64)\.f16 [^"]*", *"[^"]*"\(i16 (?P<value>[^()\s]+)\)(?P<rest>[^\n]*)$', re.MULTILINE)
NARROWED = re.compile(
    LINE + r'rn\.f16\.(?P<ptx>[fsu])(?:16|32|64) [^"]*", *"[^"]*"\((?P<type>\w+) (?P<value>[^()\s]+)\)(?P<rest>[^\n]*)$',
    re.MULTILINE,
)
OPERATIONS = {"f": "fptrunc", "s": "sitofp", "u": "uitofp"}


def plain_conversions(text: str) -> str:
    """The module's text with them."""
    if ".f16" not in text:
        return text
    text = WIDENED.sub(lambda m: _two(m, f"bitcast i16 {m['value']} to half", f"fpext half %s to {m['to']}"), text)
    return NARROWED.sub(
        lambda m: _two(m, f"{OPERATIONS[m['ptx']]} {m['type']} {m['value']} to half", "bitcast half %s to i16"), text)


def _two(match: re.Match[str], first: str, second: str) -> str:
    name = match["name"]
    half = f'{name[:-1]}.half"' if name.endswith('"') else f"{name}.half"
    indent, rest = match["indent"], match["rest"]
    return f"{indent}{half} = {first}{rest}\n{indent}{name} = {second % half}{rest}"
