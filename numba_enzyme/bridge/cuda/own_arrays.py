"""Arrays that a kernel allocates, as numba-cuda does it with its runtime switched on (`NUMBA_CUDA_ENABLE_NRT=1`): `x.copy()`.

    %data = call ptr @NRT_MemInfo_data_fast(ptr %info)      ->      load ptr, ptr (%info + 24), as in code of the CPU

With the runtime every array is counted, those of the caller as well: of them there is nothing to count, their owner is null.
"""

from __future__ import annotations

from importlib.resources import files

import llvmlite.binding as ll

from ...ir.builder import Builder
from ...ir.functions import Instruction, Module
from ...ir.instructions import Call
from ...ir.types import PTR
from ...ir.values import Value
from ...rules.numba_runtime import MEMINFO_DATA_OFFSET
from ...transform.prepare.canonical_calls import Rewrite, rewrite_all

DATA = "NRT_MemInfo_data_fast"
DEFINED = frozenset({"NRT_MemInfo_alloc_aligned", "NRT_incref", "NRT_decref"})


def load_data(module: Module) -> None:
    """Read where the data of an array lie, in place."""
    rewrite_all(module, _rewrite_of)


def _rewrite_of(instruction: Instruction) -> Rewrite | None:
    return _loaded if isinstance(instruction, Call) and instruction.callee_name == DATA else None


def _loaded(b: Builder, call: Call) -> Value:
    return b.load(PTR, b.byte_offset(call.arguments[0], MEMINFO_DATA_OFFSET))


def add_runtime(module: ll.ModuleRef, text: str) -> None:
    """Define the functions in a module whose text asks for them; they are the module's own."""
    if any(f"@{name}(" in text for name in DEFINED):
        defined = files(__spec__.parent).joinpath("device_ir", "heap.ll").read_text(encoding="utf-8")
        module.link_in(ll.parse_assembly(f'target triple = "{module.triple}"\n' + defined))
        for name in DEFINED:
            module.get_function(name).linkage = "internal"
