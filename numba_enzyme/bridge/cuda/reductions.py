"""Atomic operations whose old value nobody reads, as PTX's reductions.

    atom.global.add.f64   %rd7, [%rd2+8], %rd5;       ->      red.global.add.f64   [%rd2+8], %rd5;

LLVM prints the first in any case. NVIDIA's assembler makes the same instruction of both, but takes an atomic operation in a loop
for threads that may wait for each other: it lets them yield, and lanes that a branch has parted do not come together again before
the loop ends. (Measured on an H100 with RSBench, where a third of the time went into parted lanes.)
"""

from __future__ import annotations

import re
from collections import Counter

BODY = re.compile(r"^\{$.*?^\}$", re.MULTILINE | re.DOTALL)
REGISTER = re.compile(r"%[a-z]+\d+")
ATOMIC = re.compile(
    r"\batom(?P<how>(?:\.relaxed)?(?:\.(?:cta|cluster|gpu|sys))?(?:\.(?:global|shared|shared::cta))?"
    r"\.(?:add|min|max|and|or|xor|inc|dec)(?:\.noftz)?\.[a-z0-9]+)(?P<gap>\s+)(?P<old>%[a-z]+\d+), (?=\[)"
)  # fmt: skip


def with_reductions(ptx: str) -> str:
    """The text with reductions where the old value is not used."""
    return BODY.sub(lambda body: _in_function(body[0]), ptx)


def _in_function(body: str) -> str:
    if "atom" not in body:
        return body
    uses = Counter(REGISTER.findall(body))
    return ATOMIC.sub(lambda m: f"red{m['how']}{m['gap']}" if uses[m["old"]] == 1 else m[0], body)
