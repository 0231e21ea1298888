"""Symbols that mean an address of this process, and no cache on disk may keep.

    name_address("scipy.special.gammaln", 0x7f...)     LLVM finds the function by that name from now on, here
    with_dynamic_globals(text)                         a module that calls one also holds, and keeps, Numba's mark:

    @numba.dynamic.globals.7f... = linkonce global ptr inttoptr (i64 139912729596928 to ptr)

Libraries with such a global are not written to the disk. It holds the address, as Numba's own of that name does: of two that are
loaded, the first serves both modules.
"""

from __future__ import annotations

import re

import llvmlite.binding as ll

_ADDRESSES: dict[str, int] = {}
DECLARED = re.compile(r'^declare [^\n@]*@("[^"\n]+"|[\w.$-]+)\(', re.MULTILINE)
KEPT = "@llvm.compiler.used"


def name_address(symbol: str, address: int) -> None:
    """Give an address of this process a name in LLVM's modules."""
    ll.add_symbol(symbol, address)
    _ADDRESSES[symbol] = address


def with_dynamic_globals(text: str) -> str:
    """The module, with a global of Numba's for each function in it that this process alone knows by its name."""
    called = (name.strip('"') for name in DECLARED.findall(text))
    found = {f"@numba.dynamic.globals.{_ADDRESSES[name]:x}": _ADDRESSES[name] for name in called if name in _ADDRESSES}
    marks = sorted(mark for mark in found if f"{mark} =" not in text)
    if not marks:
        return text
    name = KEPT if f"{KEPT} =" not in text else "@llvm.used"
    listed = ", ".join(f"ptr {mark}" for mark in marks)
    lines = [f"{mark} = linkonce global ptr inttoptr (i64 {found[mark]} to ptr)" for mark in marks]
    lines.append(f'{name} = appending global [{len(marks)} x ptr] [{listed}], section "llvm.metadata"')
    return text + "\n" + "\n".join(lines) + "\n"
