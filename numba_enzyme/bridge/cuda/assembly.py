"""Operations that numba-cuda writes as text of PTX, by names that everybody knows.

    call i32 asm sideeffect "activemask.b32 $0;", "=r"()     ->      call i32 @ne.active.mask()

What is left of such text is refused on the host, and in reverse mode.
"""

from __future__ import annotations

import re

NAMED = (
    (re.compile(r'call i32 asm sideeffect "mov\.u32 \$0, %dynamic_smem_size;", "=r"\(\)'),
     "call i32 @ne.dynamic_shared_bytes()", "declare i32 @ne.dynamic_shared_bytes() nounwind willreturn memory(none)"),
    (re.compile(r'call i32 asm sideeffect "activemask\.b32 \$0;", "=r"\(\)'),
     "call i32 @ne.active.mask()", "declare i32 @ne.active.mask() convergent nounwind"),
    (re.compile(r'call i32 asm sideeffect "mov\.u32 \$0, %lanemask_lt;", "=r"\(\)'),
     "call i32 @ne.lanes.below()", "declare i32 @ne.lanes.below() nounwind willreturn memory(none)"),
    (re.compile(r'call void asm sideeffect "nanosleep\.u32 \$0;", "r"\('),
     "call void @ne.sleep(", "declare void @ne.sleep(i32) nounwind"),
    (re.compile(r'call float asm "tanh\.approx\.f32 \$0, \$1;", "=f,f"\('),  # under fastmath; in full precision here
     "call float @__nv_tanhf(", "declare float @__nv_tanhf(float) nounwind willreturn memory(none)"),
)  # fmt: skip
MATCH_ALL = re.compile(r'@"?llvm\.nvvm\.match\.all\.sync\.(i32|i64)"?\(')  # LLVM has it under another name


def with_names(text: str) -> str:
    """The module with calls, declared, in place of assembly."""
    for pattern, call, declaration in NAMED:
        text, count = pattern.subn(call, text)
        if count and declaration.partition("(")[0] not in text:
            text += f"\n{declaration}\n"
    return MATCH_ALL.sub(r"@llvm.nvvm.match.all.sync.\1p(", text)
