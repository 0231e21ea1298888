"""A kernel or its derivative on the host: made once per kernel and request, then launched.

    run(kernel, request, values, shadows, grid, block, dynamic_bytes)
"""

from __future__ import annotations

from dataclasses import replace

from ....pipeline import Derivative, differentiate
from ....request import Activity, GradientRequest
from ..entry import add_entry
from ..extract import Kernel
from .arguments import Slots, shared_bytes
from .engine import HostCode
from .launch import DYNAMIC, launch_text
from .retarget import retarget

_CODE: dict[tuple[str, GradientRequest | None], HostCode] = {}
_DERIVATIVES: dict[tuple[str, GradientRequest], Derivative] = {}


def derivative_of(kernel: Kernel, request: GradientRequest) -> Derivative:
    """The derivative of a kernel, made once."""
    key = (kernel.text, request)
    if key not in _DERIVATIVES:
        _DERIVATIVES[key] = differentiate(kernel.text, replace(request, function=kernel.name))
    return _DERIVATIVES[key]


def host_code(kernel: Kernel, request: GradientRequest | None) -> HostCode:
    """The machine code of a kernel (no request) or of its derivative."""
    key = (kernel.text, request)
    if key not in _CODE:
        if request is None:
            text, name = kernel.text, kernel.name
        else:
            derivative = derivative_of(kernel, request)
            text, name = derivative.text, derivative.name
        thread = retarget(add_entry(text, name, request))
        _CODE[key] = HostCode(launch_text(thread, _zeroed(kernel, request)), waits=thread.waits, asks=thread.asks)
    return _CODE[key]


def _zeroed(kernel: Kernel, request: GradientRequest | None) -> list[tuple[int, int]]:
    """The slots and sizes of the shadows of shared memory."""
    if request is None:
        return []
    first = len(request.activities) - len(kernel.shared)
    slot = sum(2 if a is not Activity.CONST else 1 for a in request.activities[:first])
    found = []
    for array, activity in zip(kernel.shared, request.activities[first:], strict=True):
        slot += 1
        if activity is not Activity.CONST:
            found.append((slot, shared_bytes(array) if array.count else DYNAMIC))
            slot += 1
    return found


def run(kernel: Kernel, request: GradientRequest | None, values: list, shadows: list, grid, block, dynamic_bytes: int) -> None:
    """Launch on the host. ``shadows``: per argument, None for what is constant."""
    code = host_code(kernel, request)
    slots = Slots(request)
    for type_, value, shadow in zip(kernel.arguments, values, shadows, strict=True):
        slots.add(type_, value, shadow)
    slots.add_shared(kernel, dynamic_bytes)
    code.launch(slots.array(), grid, block, dynamic_bytes)
