"""Operations of a warp as numba-cuda-mlir writes them, by the names that they have everywhere else here.

    call float @llvm.nvvm.shfl.sync.down.f32(i32 %m, float %v, i32 %d, i32 31)
        ->  call float @ne.shfl.sync.f32(i32 %m, i32 2, float %v, i32 %d, i32 31)
    call i1 @llvm.nvvm.vote.any.sync(i32 %m, i1 %p)
        ->  the second part of { i32, i1 } @ne.vote.sync(i32 %m, i32 1, i1 %p)
"""

from __future__ import annotations

import re

SHUFFLE_MODES = {"idx": 0, "up": 1, "down": 2, "bfly": 3}  # as PTX numbers them
VOTE_MODES = {"all": 0, "any": 1, "uni": 2, "ballot": 3}
SHUFFLE = re.compile(r"@llvm\.nvvm\.shfl\.sync\.(?P<mode>idx|up|down|bfly)\.(?P<kind>f32|i32)\(i32 (?P<mask>[^,]+), ")
VOTE = re.compile(r"@llvm\.nvvm\.vote\.(?P<mode>all|any|uni|ballot)\.sync\(")
DECLARED = re.compile(
    r"^declare [^\n]*@llvm\.nvvm\.(?:shfl\.sync\.(?:idx|up|down|bfly)\.[fi]32|vote\.(?:all|any|uni|ballot)\.sync)\([^\n]*\n",
    re.MULTILINE,
)
WORDS = {"f32": "float", "i32": "i32"}
SHARED = re.compile(r"^@\S+ = [^\n]*addrspace\(3\) global \[[^\n]*$", re.MULTILINE)
NESTED = re.compile(r"\[(\d+) x \[(\d+) x ([^\[\]]+)\]\]")


def common_operations(text: str) -> str:
    """The same module with these operations; what no row here knows stays, and is refused where it is met."""
    shuffled = dict.fromkeys(match["kind"] for match in SHUFFLE.finditer(text))
    votes = dict.fromkeys(match["mode"] for match in VOTE.finditer(text))
    text = SHARED.sub(lambda m: _flat(m[0]), DECLARED.sub("", text))
    text = SHUFFLE.sub(lambda m: f"@ne.shfl.sync.{m['kind']}(i32 {m['mask']}, i32 {SHUFFLE_MODES[m['mode']]}, ", text)
    text = VOTE.sub(r"@ne.mlir.vote.\g<mode>(", text)
    made = [f"declare {WORDS[kind]} @ne.shfl.sync.{kind}(i32, i32, {WORDS[kind]}, i32, i32) convergent nounwind"
            for kind in shuffled]  # fmt: skip
    if votes:
        made.append("declare { i32, i1 } @ne.vote.sync(i32, i32, i1) convergent nounwind")
    made += map(_vote, votes)
    return "\n".join([text, *made, ""]) if made else text


def _flat(declaration: str) -> str:
    """Shared memory of several axes is as large as that of one, and nothing else asks for its type."""
    while NESTED.search(declaration):
        declaration = NESTED.sub(lambda m: f"[{int(m[1]) * int(m[2])} x {m[3]}]", declaration)
    return declaration


def _vote(mode: str) -> str:
    """A function that votes in one way: a ballot's result is the lanes that say yes, that of others whether they do."""
    kind, part = ("i32", 0) if mode == "ballot" else ("i1", 1)
    return (f"define internal {kind} @ne.mlir.vote.{mode}(i32 %mask, i1 %says) convergent alwaysinline {{\n"
            f"  %both = call {{ i32, i1 }} @ne.vote.sync(i32 %mask, i32 {VOTE_MODES[mode]}, i1 %says)\n"
            f"  %part = extractvalue {{ i32, i1 }} %both, {part}\n  ret {kind} %part\n}}")  # fmt: skip
