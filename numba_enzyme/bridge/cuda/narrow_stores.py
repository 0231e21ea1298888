"""Parts of a floating-point number in memory, as NVIDIA's assembler has to be told of them.

    add.rn.f64     %rd3, %rd1, %rd2;              add.rn.f64     %rd3, %rd1, %rd2;
    st.global.b8   [%rd4], %rd3;           ->     mov.b64        %ne0, %rd3;
                                                  st.global.b8   [%rd4], %ne0;

LLVM's registers have sizes and no types, and a store that is narrower than its register takes the lowest bits. The assembler of
CUDA 13.0 takes a register that a floating-point instruction has written for a number, and stores it converted to an integer
(F2I in its output; that of 13.5 does not). Such stores are those of numbers that may lie at any address, as in packed records.
"""

from __future__ import annotations

import re

from .reductions import BODY

BITS = {"rs": 16, "r": 32, "rd": 64}
RESULT = re.compile(r"^\s*(?:@!?%p\d+ )?(?P<code>[a-z]\S*)\s+(?P<register>%[a-z]+\d+)(?:\|%p\d+)?,", re.MULTILINE)
FLOATING = re.compile(r"\.(?:b?f16|f32|f64|b?f16x2|tf32)\b")
CONVERSION = re.compile(r"cvt(?:\.(?!b?f16|f32|f64|[us]\d)\w+)*\.(?P<to>\w+)\.")
STORE = re.compile(
    r"^(?P<begin>\s*(?:@!?%p\d+ )?)(?P<code>st(?:\.\S*?)?\.[bus](?P<bits>8|16|32))(?P<place>\s+\[[^\]]*\], )(?P<value>[^;]*);",
    re.MULTILINE,
)
REGISTER = re.compile(r"%(?P<kind>rs|rd|r)\d+")


def with_narrow_stores(ptx: str) -> str:
    """The text in which what is stored in part has been moved, and so is no number."""
    return BODY.sub(lambda body: _in_function(body[0]), ptx)


def _in_function(body: str) -> str:
    numbers = {m["register"] for m in RESULT.finditer(body) if _gives_number(m["code"])}
    moved: list[int] = []

    def apart(store: re.Match[str]) -> str:
        moves: list[str] = []

        def move(register: re.Match[str]) -> str:
            bits = BITS[register["kind"]]
            if register[0] not in numbers or bits <= int(store["bits"]):
                return register[0]
            name = f"%ne{len(moved)}"
            moved.append(bits)
            moves.append(f"{store['begin']}mov.b{bits} \t{name}, {register[0]};\n")
            return name

        value = REGISTER.sub(move, store["value"])
        return "".join(moves) + f"{store['begin']}{store['code']}{store['place']}{value};"

    body = STORE.sub(apart, body)
    declared = "".join(f"\n\t.reg .b{bits} \t%ne{i};" for i, bits in enumerate(moved))
    return body[0] + declared + body[1:]


def _gives_number(code: str) -> bool:
    """Whether an instruction's result is a floating-point number; a conversion names first what it gives."""
    conversion = CONVERSION.match(code)
    return bool(FLOATING.search("." + conversion["to"] if conversion else code)) and not code.startswith(("setp", "testp", "st."))
