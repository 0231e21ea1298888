"""BLAS and LAPACK by the names that Fortran and C call them by: what `library_ir/blas.ll` has for a declared name.

    dgemm_   dgemm_64_   dgemm64_                    @ne_blas_f_gemm_d_i(ptr, ptr, ...): the last two with integers of 64 bits
    cblas_sdot   cblas_sdot_64   cblas_sdot64_       @ne_blas_c_dot_s_i(i32, ptr, ...)

Fortran passes the lengths of its strings behind all else, and translators of it return an integer: neither changes
what a name means.
"""

from __future__ import annotations

import re
from functools import cache

from ...ir.functions import Function
from ...ir.types import VOID, IntType, Type
from ...ir.walks import reached

FORTRAN = re.compile(r"([sd])(\w+?)_?(64)?_")
C = re.compile(r"cblas_([sd])(\w+?)_?(64)?_?")
LENGTHS = frozenset(["i32", "i64"])


def blas_text(name: str, declared: Function, stored: str) -> str:
    """Text of a module that defines the declared function, or "" if it is none of these."""
    for language, pattern in (("c", C), ("f", FORTRAN)):
        if found := pattern.fullmatch(name):
            kind, routine, wide = found.groups()
            for integers in ("l",) if wide else ("i", "l") if language == "c" else ("i",):
                body = f"ne_blas_{language}_{routine}_{kind}_{integers}"
                if (text := module_of(stored, body)) and (entry := entry_text(declared, body, head_of(text, body))):
                    return f"{text}\n{entry}"
            return ""
    return ""


def entry_text(declared: Function, body: str, head: tuple[str, list[str]]) -> str:
    """The declared function as a call of the body, or "" if its type is not that of the routine."""
    result, parameters = head
    kinds = [str(kind) for kind in declared.function_type.parameters]
    own, further = kinds[: len(parameters)], kinds[len(parameters) :]
    if own != parameters or not LENGTHS.issuperset(further) or declared.function_type.vararg:
        return ""
    returned: Type = declared.function_type.result
    if str(returned) != result and not (result == "void" and isinstance(returned, IntType)):
        return ""
    arguments = [f"{kind} %a{place}" for place, kind in enumerate(kinds)]
    call = f"call {result} @{body}({', '.join(arguments[: len(parameters)])})"
    if returned == VOID or result == "void":
        lines = [f"  {call}", "  ret void" if returned == VOID else f"  ret {returned} 0"]
    else:
        lines = [f"  %r = {call}", f"  ret {result} %r"]
    return "\n".join([f"define internal {returned} @{declared.name}({', '.join(arguments)}) {{", *lines, "}\n"])


@cache
def functions_of(stored: str, kind: str) -> dict[str, str]:
    """The text of each function, by its name; of those of float, made of those of double."""
    if kind == "s":
        stored = re.sub(r"\bdouble(.*) align 8", r"double\1 align 4", stored)
        stored = re.sub(r"\bdouble\b", "float", stored).replace(".f64", ".f32")
        stored = re.sub(r"(@ne_blas_\w+)_d_", r"\1_s_", stored)
    texts = re.findall(r"^define .*?^}\n|^declare [^\n]*\n", stored, re.MULTILINE | re.DOTALL)
    return {re.search(r"@([\w.]+)", text)[1]: text for text in texts}  # type: ignore[index]


def module_of(stored: str, body: str) -> str:
    """The function and all that it names, or ""."""
    texts = functions_of(stored, body.split("_")[-2])
    named = reached([body], lambda name: re.findall(r"@([\w.]+)", texts[name]), among=texts.__contains__)
    return "\n".join(texts[name] for name in named)


def head_of(text: str, body: str) -> tuple[str, list[str]]:
    """Result and parameters of a function in a text."""
    found = re.search(rf"^define internal (\w+) @{body}\(([^\n]*)\) \{{", text, re.MULTILINE)
    assert found, body
    return found[1], [part.split()[0] for part in found[2].split(", ")]
