"""Numba's run-time library in the oracle: reference-counted memory.

    %m = call ptr @NRT_MemInfo_alloc_aligned(i64 80, i32 32)     a header { refct, dtor, dtor_info, data, size, ... }
    call void @NRT_decref(ptr %m)                                at zero: the destructor, then header and data are freed
"""

from __future__ import annotations

from collections.abc import Callable

from ..ir.types import I64, PTR
from .oracle_machine import Machine
from .oracle_scalars import OracleError

HEADER, COUNT, DESTRUCTOR, DESTRUCTOR_INFO, DATA, SIZE = 48, 0, 8, 16, 24, 32


def _header(oracle: Machine, data: int, size: int, destructor: int = 0, information: int = 0) -> int:
    memory = oracle.memory
    header = memory.allocate(HEADER, "heap", "MemInfo", fill=0)
    fields = {COUNT: 1, DESTRUCTOR: destructor, DESTRUCTOR_INFO: information, DATA: data, SIZE: size}
    for offset, value in fields.items():
        memory.store(header + offset, I64, value)
    return header


def _allocate(oracle: Machine, size: int, *alignment) -> int:
    return _header(oracle, oracle.memory.allocate(int(size), "heap", "data of a MemInfo"), size)


def _new(oracle: Machine, data: int, size: int, destructor: int, information: int) -> int:
    return _header(oracle, data, size, destructor, information)


def _destroy(oracle: Machine, header: int) -> None:
    memory = oracle.memory
    data = memory.load(header + DATA, PTR)
    destructor = memory.load(header + DESTRUCTOR, PTR)
    if destructor:
        if destructor not in oracle.functions_at:
            raise OracleError(f"the destructor {destructor:#x} of a MemInfo is no function")
        size, information = memory.load(header + SIZE, I64), memory.load(header + DESTRUCTOR_INFO, PTR)
        oracle.invoke(oracle.functions_at[destructor], [data, size, information], [PTR, I64, PTR])
    allocation, offset = memory.find(data, 0)
    if allocation.kind == "heap" and offset == 0 and allocation.name == "data of a MemInfo":
        memory.free(data)
    memory.free(header)


def _change(oracle: Machine, header: int, by: int) -> int:
    count = oracle.memory.load(header + COUNT, I64) + by
    oracle.memory.store(header + COUNT, I64, count)
    return count


def _increase(oracle: Machine, header: int) -> None:
    if header:
        _change(oracle, header, 1)


def _decrease(oracle: Machine, header: int) -> None:
    if header and _change(oracle, header, -1) == 0:
        _destroy(oracle, header)


NUMBA: dict[str, Callable] = {
    "NRT_MemInfo_alloc": _allocate,
    "NRT_MemInfo_alloc_safe": _allocate,
    "NRT_MemInfo_alloc_aligned": _allocate,
    "NRT_MemInfo_alloc_safe_aligned": _allocate,
    "NRT_MemInfo_new": _new,
    "NRT_MemInfo_call_dtor": _destroy,
    "NRT_MemInfo_data": lambda oracle, header: oracle.memory.load(header + DATA, PTR),
    "NRT_MemInfo_data_fast": lambda oracle, header: oracle.memory.load(header + DATA, PTR),
    "NRT_MemInfo_size": lambda oracle, header: oracle.memory.load(header + SIZE, I64),
    "NRT_incref": _increase,
    "NRT_decref": _decrease,
}
