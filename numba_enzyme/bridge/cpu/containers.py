"""Containers of Numba as ordinary memory: definitions in IR for a few functions of its runtime, linked into the primal.

    declare ptr @NRT_MemInfo_varsize_realloc(ptr, i64)      becomes      define internal ptr @ne.NRT_MemInfo_varsize_realloc(...)

What the analyses see are allocations, loads, stores and copies. The definitions stand in ``runtime_ir/``, each under the
name of what it replaces after ``ne.``. They say the same as the runtime's functions, on memory that only they have made; what
others have made (a list that the caller passes) they leave to the runtime.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import llvmlite.binding as ll

PREFIX = "ne."
MARK, MAKER = "ne.list.destroy", "NRT_MemInfo_new_varsize_dtor"
DECLARED = re.compile(r"^declare [^\n]*@([\w.]+)\(", re.MULTILINE)
SOURCES = ("reflected_list.ll", "typed_list.ll", "typed_dict.ll")


@cache
def _definitions() -> dict[str, str]:
    """For each function that is replaced the name of the file that defines it."""
    found: dict[str, str] = {}
    for source in SOURCES:
        for name in re.findall(rf"^define [^@]*@{re.escape(PREFIX)}(\w+)\(", _text(source), re.MULTILINE):
            found[name] = source
    return found


@cache
def _text(source: str) -> str:
    return files(__spec__.parent).joinpath("runtime_ir", source).read_text(encoding="utf-8")


def with_containers(text: str) -> tuple[ll.ModuleRef, list[ll.ModuleRef]]:
    """The parsed module, and the definitions of what works on containers in it, to be linked in."""
    text = _with_one_mark(_apart_from_earlier(text))
    known = set(DECLARED.findall(text))
    declared = [name for name in _definitions() if name in known]
    for name in declared:
        if f"{PREFIX}{name}" in known:  # of a derivative
            text = re.sub(rf"^declare [^\n]*@{name}\([^\n]*\n", "", text, flags=re.MULTILINE)
        text = re.sub(rf"@{name}\b", f"@{PREFIX}{name}", text)
    sources = dict.fromkeys(_definitions()[name] for name in declared)
    if f"@{MARK}" in text:
        sources.setdefault(_definitions()[MAKER])
    definitions = [ll.parse_assembly(_text(source).replace("define internal", "define linkonce_odr")) for source in sources]
    return ll.parse_assembly(text), definitions


def _apart_from_earlier(text: str) -> str:
    """An earlier derivative brings definitions of its own. They get other names: LLVM may have removed parameters from them."""
    names = "|".join(_definitions())
    defined = re.findall(rf"^define [^\n]*@{re.escape(PREFIX)}((?:{names})(?:\.\d+)?)\(", text, re.MULTILINE)
    earlier = "earlier."
    while f"@{earlier}{PREFIX}" in text:  # of a derivative that calls derivatives itself
        earlier += "earlier."
    for name in defined:
        text = re.sub(rf"@{re.escape(PREFIX + name)}(?![\w.])", f"@{earlier}{PREFIX}{name}", text)
    return text


def _with_one_mark(text: str) -> str:
    """Containers are told apart by the address of their destructor: all derivatives in one module have the same."""
    mark = rf"@{re.escape(MARK)}(?:\.\d+)?(?![\w.])"
    text, defined = re.subn(rf"^define [^\n]*{mark}\(.*?^}}\n", "", text, flags=re.MULTILINE | re.DOTALL)
    return f"{re.sub(mark, f'@{MARK}', text)}\ndeclare void @{MARK}(ptr, i64, ptr)\n" if defined else text
