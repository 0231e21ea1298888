"""How many bytes a gradient keeps between its forward and its reverse sweep.

    tape_bytes(kernels.get("burgers"), args)     ->  one state per time step, or None where the compiler does not say
"""

from __future__ import annotations

from kernels import Kernel


def tape_bytes(kernel: Kernel, args: tuple) -> int | None:
    return None
