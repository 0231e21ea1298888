"""Run as a program: counts what a gradient takes from malloc, and fails each of its allocations in turn.

Prints "peak PLAIN CHECKPOINTED" for 100 and for 400 steps, then "failures COUNT" if every failure was a clean MemoryError.
With the arguments "all loops", or "some loops": "peak NAME BYTES BYTES PLAIN" of loops under a schedule, for 100 and 400
steps, and 400 without one;
"steps K N COUNT", how many iterations are run forward for the gradient of N (each calls the sine once); "budget NAME BUDGET
BYTES" of loops whose states are chosen by memory.
"""

import ctypes
import math
import sys

import llvmlite.binding as llvm
from checkpointed_programs import (
    burgers,
    burgers_arguments,
    burgers_loss,
    double_buffer,
    in_place,
    one_after_the_other,
    pendulum,
    ragged,
)
from numba import njit

import numba_enzyme as ne

libc = ctypes.CDLL(None)
libc.realloc.restype, libc.realloc.argtypes = ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_size_t]
libc.malloc.restype, libc.malloc.argtypes, libc.free.argtypes = ctypes.c_void_p, [ctypes.c_size_t], [ctypes.c_void_p]
live = {}
counts = {"now": 0, "peak": 0, "calls": 0, "failing": 0, "sines": 0}


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


@ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
def realloc(old, size):
    place = libc.realloc(old, size)
    counts["now"] += size - live.pop(old, 0)
    live[place] = size
    counts["peak"] = max(counts["peak"], counts["now"])
    return place


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)
def free(place):
    counts["now"] -= live.pop(place, 0)
    libc.free(place)


@ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)
def sin(x):
    counts["sines"] += 1
    return math.sin(x)


def gradient(loss, arguments, steps, failing=0):
    copies = [a.copy() if hasattr(a, "copy") else a for a in arguments]
    counts.update(peak=0, calls=0, failing=failing)
    ne.grad(loss, argnums=tuple(range(len(arguments))))(*copies, steps)
    assert not live
    return counts["peak"]


def fail_everywhere(loss, arguments, steps):
    """Let each allocation fail in turn; how many there are."""
    gradient(loss, arguments, steps)
    total = counts["calls"]
    for failing in range(1, total + 1):
        try:
            gradient(loss, arguments, steps, failing)
        except MemoryError:
            assert not live
        else:
            raise SystemExit(f"allocation {failing} failed unnoticed")
    return total


def main(which, loops=False):
    everything = which == "all"
    growing = (("realloc", realloc),) if loops else ()  # what a budget is for counts what grows, too
    for symbol, function in (("malloc", malloc), *growing, ("free", free), ("sin", sin)):
        llvm.add_symbol(symbol, ctypes.cast(function, ctypes.c_void_p).value)
    arguments = burgers_arguments()
    if not loops:
        plain, checkpointed = burgers_loss(burgers), burgers_loss(ne.checkpoint(burgers))
        for steps in (100, 400):
            print("peak", gradient(plain, arguments, steps), gradient(checkpointed, arguments, steps))
        print("failures", fail_everywhere(checkpointed, arguments, 4))
        return
    for f, given in ((pendulum, (1.0, 0.1, 0.1)), *([(in_place, arguments)] if everything else []), (double_buffer, arguments)):
        scheduled = ne.differentiate(f, checkpoints=4)
        print("peak", f.__name__, *(gradient(scheduled, given, n) for n in (100, 400)), gradient(njit(f), given, 400))
    for f in (in_place, double_buffer, one_after_the_other, ragged) if everything else (double_buffer, ragged):
        for budget in (8_000, 20_000, 60_000) if everything else (8_000, 60_000):
            print("budget", f.__name__, budget, gradient(ne.differentiate(f, memory=budget), arguments, 400))
    for states in (1, 3):
        scheduled = ne.differentiate(pendulum, checkpoints=states)
        for steps in (1, 2, 9, 10, 11, 40):
            gradient(scheduled, (1.0, 0.1, 0.1), steps)
            counts["sines"] = 0
            gradient(scheduled, (1.0, 0.1, 0.1), steps)
            print("steps", states, steps, counts["sines"])
    scheduled = ne.differentiate(double_buffer, checkpoints=4)
    print("failures", fail_everywhere(scheduled, arguments, 7))


if __name__ == "__main__":
    main(*sys.argv[1:] or ["none"])
