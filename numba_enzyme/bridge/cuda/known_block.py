"""A kernel's module for blocks of one size, before LLVM optimises it for a device.

    %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()       for blocks of 5 x 5       %n = add i32 5, 0
    %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()                                  %x = call range(i32 0, 5) i32 @...tid.x()

Sums of lanes depend on the size of a block and on nothing else: with it their rounds are known, and who adds.
"""

from __future__ import annotations

import re

from ...transform.instructions.shared_updates import LANES_ADD

PLACE = re.compile(r"(%\S+) = (?:tail )?call [^@\n]*i32 @llvm\.nvvm\.read\.ptx\.sreg\.tid\.[xyz]\(\)")
READ = r"= ((?:tail )?call )[^@\n]*(i32 @llvm\.nvvm\.read\.ptx\.sreg\.{name}\.{axis}\(\))[^,\n]*"


def depends_on_block(text: str) -> bool:
    """Whether a module is a better one for blocks of one size."""
    return f"@{LANES_ADD}" in text


def tests_places(text: str) -> bool:
    """Whether a kernel divides a thread's place in its block, or chooses a number by a test of it against a constant."""
    for name in PLACE.findall(text):
        same = [name, *re.findall(rf"(%\S+) = [sz]ext (?:nneg )?i32 {re.escape(name)} to i64", text)]
        if re.search(rf"= (?:[su]div|[su]rem|lshr) (?:exact )?i\d+ (?:{'|'.join(map(re.escape, same))}),", text):
            return True
        for test in re.findall(rf"(%\S+) = icmp [a-z ]+ i32 {re.escape(name)}, \d+,?", text):
            if re.search(rf"select i1 {re.escape(test)},", text):
                return True
    return False


def with_known_block(text: str, block: tuple[int, ...]) -> str:
    """The module's text for blocks of so many threads along x, y and z."""
    for axis, size in zip("xyz", block, strict=True):
        text = re.sub(READ.format(name="ntid", axis=axis), f"= add i32 {size}, 0", text)
        text = re.sub(READ.format(name="tid", axis=axis), rf"= \1range(i32 0, {size}) \2", text)
    return text
