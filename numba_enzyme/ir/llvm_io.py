"""The only module that talks to llvmlite: check, optimise and assemble modules given as text.

    normalize("define double @f(double %x) { ret double %x }")     LLVM's own printing of it, or ValueError
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

import llvmlite.binding as llvm

from .literal import hidden, shown

LLVM_VERSION = tuple(llvm.llvm_version_info)
HAS_LAYOUT = re.compile(r"^\s*target\s+datalayout\b", re.MULTILINE)
TRIPLE = re.compile(r'^\s*target\s+triple\s*=\s*"([^"]+)"', re.MULTILINE)
INLINE_SMALL = 225  # LLVM's own threshold
INLINE_FIRST = 80  # of what is to be differentiated: llvmlite passes on the lowest byte of a threshold alone


def _initialize() -> None:
    # llvmlite 0.45+ initialises LLVM by itself and refuses the explicit call; targets must still be asked for.
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    llvm.initialize_native_asmparser()


_initialize()


def _parse(text: str) -> llvm.ModuleRef:
    context = llvm.create_context()
    try:
        module = llvm.parse_assembly(text, context)
        module.verify()
    except RuntimeError as error:
        raise ValueError(f"not a valid LLVM module: {error}") from None
    return module


def verify(text: str) -> None:
    """Raises ValueError with LLVM's message when ``text`` is no valid module."""
    _parse(text).close()


def normalize(text: str) -> str:
    """Parse, verify and print again.

    Raises ValueError with LLVM's message when ``text`` is no valid module.
    """
    return str(_parse(text))


def with_data_layout(text: str) -> str:
    """The module with the data layout of its triple, or of this machine, where it has none: LLVM's default, by which it would
    fold offsets of fields, is that of no machine."""
    if HAS_LAYOUT.search(text):
        return text
    triple = TRIPLE.search(text)
    try:
        target = llvm.Target.from_triple(triple[1]) if triple else llvm.Target.from_default_triple()
    except RuntimeError as error:
        raise ValueError(f"the data layout of a module is not known: {error}; give it by `target datalayout`") from None
    return f'target datalayout = "{target.create_target_machine().target_data}"\n{text}'


@cache
def _target_machine(triple: str) -> llvm.TargetMachine:
    target = llvm.Target.from_triple(triple) if triple else llvm.Target.from_default_triple()
    return target.create_target_machine(opt=3)


def _pass_builder(module: llvm.ModuleRef, *, inline: int, vectorize: bool, unroll: bool) -> llvm.PassBuilder:
    options = llvm.create_pipeline_tuning_options()
    options.speed_level = 2
    options.inlining_threshold = inline
    options.loop_vectorization = vectorize
    options.slp_vectorization = vectorize
    options.loop_unrolling = unroll
    options.loop_interleaving = vectorize
    return llvm.create_pass_builder(_target_machine(module.triple), options)


def optimize(
    text: str,
    *,
    inline: int = INLINE_SMALL,
    vectorize: bool = False,
    unroll: bool = False,
    default_pipeline: bool = True,
    after: Sequence[str] = (),
    literal: bool = False,
) -> str:
    """Run LLVM's default pipeline (unless turned off), then the function passes ``after`` by llvmlite's names.

    ``after`` holds names such as ``"loop_simplify"``: ``add_<name>_pass`` of llvmlite's pass managers. ``literal``: the result
    will be differentiated, so nothing is replaced by what is equal in value only (:mod:`.literal`).
    """
    module = _parse(hidden(text) if literal else text)
    builder = _pass_builder(module, inline=inline, vectorize=vectorize, unroll=unroll)
    if default_pipeline:
        builder.getModulePassManager().run(module, builder)
    if after:
        manager = llvm.create_new_module_pass_manager()
        for name in after:
            getattr(manager, f"add_{name}_pass")()
        manager.run(module, builder)
    result = str(module)
    module.close()
    return shown(result) if literal else result


def link(texts: Sequence[str]) -> str:
    """Link modules into the first one."""
    context = llvm.create_context()
    first = llvm.parse_assembly(texts[0], context)
    for text in texts[1:]:
        first.link_in(llvm.parse_assembly(text, context))
    first.verify()
    return str(first)


def assembly(text: str, *, vectorize: bool = True) -> str:
    """Native assembly after full optimisation."""
    module = _parse(text)
    builder = _pass_builder(module, inline=INLINE_SMALL, vectorize=vectorize, unroll=True)
    builder.getModulePassManager().run(module, builder)
    return _target_machine(module.triple).emit_assembly(module)
