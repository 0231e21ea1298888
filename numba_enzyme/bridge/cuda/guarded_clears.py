"""Shadows that are read and cleared, as hardware should see them: what is zero already is not written.

    ld.global.b64   %rd5, [%rd4];                ld.global.b64   %rd5, [%rd4];
    st.global.b64   [%rd4], 0;           ->      { .reg .pred %clear; setp.ne.b64 %clear, %rd5, 0;
                                                 @%clear st.global.b64 [%rd4], 0; }

The adjoint of a store reads the shadow of its place and clears it. The zero depends on nothing, so it is stored while the load
is still under way, and memory then has a write to a sector that it is about to deliver: on an H200 such a kernel takes four
times as long as one whose store comes after the number (1.6 ms and 0.4 ms for arrays of 32 Mi numbers). The condition
waits for it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from .reductions import BODY, REGISTER

SPACE = r"(?P<space>(?:\.global)?(?:\.v[24])?)\.[bfsu](?P<bits>32|64)\s+"
ZERO = r"(?:0|0d0{16}|0f0{8})"
LOAD = re.compile(rf"\s*ld{SPACE}(?P<value>%\w+|\{{[^}}]*\}}), \[(?P<place>[^\]]*)\];$")
CLEAR = re.compile(rf"\s*st{SPACE}\[(?P<place>[^\]]*)\], (?:{ZERO}|\{{{ZERO}(?:, {ZERO})*\}});$")
# Registers of the size of what is loaded: a wider one holds it extended, and `_` takes an element that is not read.
HOLDS = {"32": re.compile(r"%(?:r|f)\d+"), "64": re.compile(r"%(?:rd|fd)\d+")}
# One instruction that writes no memory and waits for no other thread, and the registers that it writes.
PURE = re.compile(r"\s*(?:@!?%p\d+ )?(?:ld(?!\.(?:volatile|relaxed|acquire|mmio)\b)|mov|cvta?|add|sub|mul|mad|fma|div|rem|neg|abs"
                  r"|min|max|sh[lr]|and|or|xor|not|setp?|selp|sqrt|rcp|prmt|bf[ei]|lop3|copysign|slct)\.\S*"
                  r"\s+(?P<result>\{[^}]*\}|[^,;]*),[^;]*;\s*(?://.*)?$")  # fmt: skip
NOTHING = re.compile(r"\s*(?://.*|\.loc\b.*)?$")


@dataclass(frozen=True)
class _Loaded:
    kind: tuple[str, ...]
    """State space and vector, and bits."""
    registers: tuple[str, ...]


def with_guarded_clears(ptx: str) -> str:
    """The text in which what was loaded from a place is tested before zero is stored there."""
    return BODY.sub(lambda body: "\n".join(_guarded(body[0].split("\n"))), ptx)


def _guarded(lines: list[str]) -> list[str]:
    loaded: dict[str, _Loaded] = {}  # by the place as it is written; since then only zeros have been stored, wherever
    made = []
    for line in lines:
        if clear := CLEAR.match(line):
            found = loaded.get(clear["place"])
            made += [line] if found is None or found.kind != clear.group("space", "bits") else _conditional(line, found)
            continue
        made.append(line)
        if result := PURE.match(line):
            _forget(loaded, REGISTER.findall(result["result"]))
            if load := LOAD.match(line):
                registers = tuple(load["value"].strip("{}").split(", "))
                whole = all(map(HOLDS[load["bits"]].fullmatch, registers))
                if whole and set(registers).isdisjoint(REGISTER.findall(load["place"])):
                    loaded[load["place"]] = _Loaded(load.group("space", "bits"), registers)
        elif not NOTHING.match(line):
            loaded.clear()
    return made


def _forget(loaded: dict[str, _Loaded], written: list[str]) -> None:
    """What was loaded to, or from a place that is told by, registers that are written."""
    for place, found in list(loaded.items()):
        if not set(written).isdisjoint((*found.registers, *REGISTER.findall(place))):
            del loaded[place]


def _conditional(clear: str, found: _Loaded) -> list[str]:
    first, *others = found.registers
    bits = found.kind[1]
    joined = "".join(f" or.b{bits} %any, %any, {other};" for other in others)
    declared = f".reg .pred %clear; .reg .b{bits} %any; mov.b{bits} %any, {first};{joined}"
    return [f"\t{{ {declared} setp.ne.b{bits} %clear, %any, 0;", f"\t@%clear {clear.strip()} }}"]
