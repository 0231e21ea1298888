"""What a kernel prints on the host goes to ``sys.stdout``.

    vprintf("%s %lld\\n", {ptr, i64})  ->  ne.print(format, arguments)

The arguments lie one behind the other as in a C structure: integers of 4 or 8 bytes, double precision, pointers to text.
"""

from __future__ import annotations

import ctypes
import re
import sys

import llvmlite.binding as ll

from ....ir.functions import Function, Module, replace_uses_in_module

DEVICE, HOST = "vprintf", "ne.print"
SPECIFIER = re.compile(r"%(?P<flags>[-+ #0]*\d*(?:\.\d+)?)(?P<length>ll|[hl])?(?P<kind>[%cdiuoxXeEfFgGsp])")
UNSIGNED = "uoxX"


def call_python(module: Module) -> None:
    """Text goes by way of :func:`_printed`, in place."""
    function = module.functions.pop(DEVICE, None)
    if function is None:
        return
    ours = module.functions[HOST] = Function(HOST, function.function_type)
    replace_uses_in_module(module, {function: ours})


def formatted(template: str, address: int) -> str:
    """The text of a format and of the arguments that lie at an address."""
    place = address

    def take(found: re.Match[str]) -> str:
        nonlocal place
        kind = found["kind"]
        if kind == "%":
            return "%"
        ctype = _type_of(kind, found["length"] or "")
        size = ctypes.sizeof(ctype)
        place += -(place - address) % size
        value = ctype.from_address(place).value
        place += size
        if kind == "s":
            value = (value or b"(null)").decode(errors="replace")
        return f"%{found['flags']}{'d' if kind in 'iu' else 'x' if kind == 'p' else kind}" % value

    return SPECIFIER.sub(take, template)


def _type_of(kind: str, length: str) -> type:
    if kind in "eEfFgG":
        return ctypes.c_double
    if kind == "s":
        return ctypes.c_char_p
    if kind == "p":
        return ctypes.c_uint64
    if length.startswith("l"):
        return ctypes.c_uint64 if kind in UNSIGNED else ctypes.c_int64
    return ctypes.c_uint32 if kind in UNSIGNED else ctypes.c_int32


def _printed(template: int, arguments: int) -> int:
    sys.stdout.write(formatted(ctypes.string_at(template).decode(errors="replace"), arguments or 0))
    return 0


CALLBACK = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p)(_printed)
ll.add_symbol(HOST, ctypes.cast(CALLBACK, ctypes.c_void_p).value)
