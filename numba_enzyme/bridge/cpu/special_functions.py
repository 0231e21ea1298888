"""The functions of ``scipy.special.cython_special``, found by their addresses.

    get_cython_function_address("scipy.special.cython_special", "gammaln")       scipy.special.gammaln
    ... "__pyx_fuse_1psi", the double version                                    scipy.special.psi
    ... "__pyx_fuse_0psi", the complex version                                   scipy.special.psi.complex: no rule, but a name

However the address reaches compiled code (ctypes, cffi, numba-scipy, a `WrapperAddressProtocol`), the module itself says what
lies there. SciPy is never imported here: who has such an address has imported it.
"""

from __future__ import annotations

import ctypes
import re
import sys
from functools import cache

from ...rules import DISPATCHED, SPECIAL_PREFIX
from .named_addresses import name_address

MODULE = "scipy.special.cython_special"
FUSED = re.compile(r"^__pyx_fuse_\d+(_\d+)?")
SKIP = "int __pyx_skip_dispatch"
ANY = -1  # number of parameters
SHORT = {"double": "double", "float": "float", "long": "long", "Py_ssize_t": "long", "long double": "quad"}


def special_symbol(address: int, parameters: int) -> str:
    """The symbol of the function at an address that is called with so many arguments, or "" if it is none of SciPy's."""
    if MODULE not in sys.modules:
        return ""
    symbol, count = _by_address().get(address, ("", 0))
    if not symbol or parameters in (count, ANY):
        return symbol
    return symbol + DISPATCHED if parameters == count + 1 else ""


@cache
def _by_address() -> dict[int, tuple[str, int]]:
    """Symbol and number of parameters, by address; LLVM finds all of them by these symbols from now on."""
    found: dict[int, tuple[str, int]] = {}
    for name, capsule in sys.modules[MODULE].__pyx_capi__.items():
        address, (result, parameters) = _pointer(capsule), _signature(capsule)
        kinds = {SHORT.get(kind, "complex") for kind in (result, *parameters)}
        symbol = SPECIAL_PREFIX + FUSED.sub("", name) + "".join(f".{kind}" for kind in sorted(kinds - {"double"}))
        found[address] = symbol, len(parameters)
        name_address(symbol, address)
        name_address(symbol + DISPATCHED, address)
    return found


def _signature(capsule: object) -> tuple[str, list[str]]:
    """Result and parameters without the one by which Cython says that methods are not to be looked up."""
    result, _, rest = _name(capsule).decode().partition(" (")
    parameters = rest.rstrip(")").split(", ")
    return result, [parameter for parameter in parameters if parameter != SKIP]


def _name(capsule: object) -> bytes:
    read = ctypes.pythonapi.PyCapsule_GetName
    read.restype, read.argtypes = ctypes.c_char_p, [ctypes.py_object]
    return read(capsule)


def _pointer(capsule: object) -> int:
    read = ctypes.pythonapi.PyCapsule_GetPointer
    read.restype, read.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    return read(capsule, _name(capsule))
