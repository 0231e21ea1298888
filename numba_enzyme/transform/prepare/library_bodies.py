"""Functions of libraries whose headers only declare them get the bodies that `library_ir/` has for them.

    declare void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr, ptr)        define internal void @..._M_hookEPS0_(...) { ... }

Some link the nodes of std::list, std::map and std::set by pointers, which the shadows of the nodes have to do as well; the others
are BLAS and LAPACK (`blas_bodies.py`).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ...ir.functions import Function, Module
from ...ir.parser import parse_module
from ...ir.reachable_functions import reachable_functions
from ...rules import RuleBook
from ..derivative import merge_functions
from .blas_bodies import blas_text

SOURCES = ("std_containers.ll",)


def define_library_functions(module: Module, root: Function, book: RuleBook) -> bool:
    """Define, in place, what a run of the root may call of them; whether there is any."""
    declared = {f.name.strip('"') for f in reachable_functions(root, declared=True) if f.is_declaration}
    found = False
    for source in SOURCES:
        wanted = declared & names_in(source)
        if not wanted:
            continue
        more = parse_module(text_of(source))
        for name in wanted:
            ours, theirs = more.functions[name], module.functions[name]
            if ours.function_type != theirs.function_type or book.facts(name) is not None:
                wanted = wanted - {name}
        kept = {f for name in wanted for f in reachable_functions(more.functions[name], declared=True)}
        more.functions = {name: f for name, f in more.functions.items() if f in kept}
        merge_functions(module, more)
        found = found or bool(wanted)
    for name in declared:
        text = "" if book.facts(name) is not None else blas_text(name, module.functions[name], text_of("blas.ll"))
        if text:
            merge_functions(module, parse_module(text))
        found = found or bool(text)
    return found


@cache
def text_of(source: str) -> str:
    return files(__spec__.parent).joinpath("library_ir").joinpath(source).read_text(encoding="utf-8")


@cache
def names_in(source: str) -> frozenset[str]:
    return frozenset(f.name for f in parse_module(text_of(source)).functions.values() if f.name.startswith("_Z"))
