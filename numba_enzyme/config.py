"""The options, all of them: environment variables that are read when a derivative is made.

| variable               | default | what it does                                                                     |
|------------------------|---------|----------------------------------------------------------------------------------|
| NUMBA_ENZYME_DUMP      |         | passes after which the module goes to stderr, by commas; ``all`` for each          |
| NUMBA_ENZYME_DUMP_DIR  |         | a directory that gets one numbered file per dumped stage instead                  |
| NUMBA_ENZYME_REPLAY   |         | a directory that gets a file per derivative: ``python -m numba_enzyme replay FILE``  |
| NUMBA_ENZYME_VERIFY    | 0       | 1: verify the model after each pass that changed it, not just once per derivative  |
| NUMBA_ENZYME_DISABLE   |         | optimisations that are turned off, separated by commas (see OPTIMISATIONS)        |
| NUMBA_ENZYME_RACE_CHECK | 0     | 1: kernels on the host report threads that get in each other's way (slow)           |
| NUMBA_ENZYME_KERNEL_THREADS |   | host threads that share the blocks of a kernel (NUMBA_NUM_THREADS; 1: always the same sums) |
| NUMBA_ENZYME_DEBUG_NANS | 0     | 1: the first nan or infinity that a function or its derivative makes raises (slow)  |
| NUMBA_ENZYME_MPI_CHECK |         | ranks compare their buffers' activities, and wait so many seconds for each other |
| NUMBA_ENZYME_CUDA_TARGET | auto  | where kernels run: ``cuda``, ``cpu``, ``auto`` (over what the decorator says)       |
| NUMBA_ENZYME_PROGRESS  | auto    | stderr tells of compilations over two seconds; auto: in terminals and notebooks; 0, 1 |
| NUMBA_ENZYME_TRACEBACK |         | ``full``: refusals show the frames of Numba and of this package                     |
"""

from __future__ import annotations

import os

OPTIMISATIONS = {
    "pre-optimisation": "LLVM's pipeline before differentiation (only what is necessary runs)",
    "inlining": "calls are inlined before differentiation",
    "loop-hoisting": "loops that do not change in the loop around them are moved out of it",
    "loop-interchange": "sums down columns are exchanged with the loop along rows, or made four at a time, as recurrences are",
    "loop-splitting": "loops whose last iterations a test tells from the others are two loops",
    "small-arrays": "small arrays of a function's own become variables",
    "unrolling": "short loops over small arrays of a kernel's threads become straight lines",
    "noalias": "arrays that were checked not to overlap are told apart",
    "threads": "loops of `parallel=True` functions have parallel gradients",
    "injective-atomics": "shadow memory of a kernel that one thread alone comes to is not changed atomically",
    "own-atomics": "atomic operations of a kernel on places to which one thread alone comes are loads and stores",
    "min-cut": "a minimum cut chooses what is cached (off: every value that can't be recomputed)",
    "cache-licm": "values that do not change in an inner loop are cached outside it",
    "restored-memory": "overwritten memory of a function's own is restored in the reverse sweep (off: what was read is kept)",
    "recomputation": "cheap arithmetic and loads are repeated in the reverse sweep (off: every needed value is kept)",
    "cache-merging": "values cached in the same loop share one index and one capacity",
    "tape-layout": "tapes are arrays of known size, small ones on the stack (off: stacks that grow by one element)",
    "tape-pool": "memory of large tapes is kept for the next call",
    "tape-stack": "tapes of recursive calls lie on one stack for each outermost call",
    "forward-sweep": "a forward sweep that does nothing but raise is left out",
    "deferred-loops": "loops that only add up run in the reverse sweep alone, an iteration at a time",
    "skipped-loops": "the reverse sweep skips inner loops, and blocks, whose results have no adjoint",
    "any-order": "sums of adjoints over an inner loop have no order, so that they are vectors, where they are the gradient alone",
    "ordered-sums": "loops with sums that keep their order are vectors in all but the additions",
    "shifted-updates": "adjoints of stencils are added row by row behind the mirror of the loop, where sums have any order",
    "shadow-reuse": "arrays that a loop makes and lets go share the memory of their shadows",
    "unread-arrays": "arrays that the reverse sweep does not read are let go where the primal does",
    "vector-functions": "functions of numbers are called by vectors where `fastmath` permits to approximate",
    "register-sums": "what a thread of a kernel adds to one place in a loop is added once, behind the loop",
    "lane-batches": "sums over lanes of a warp are made for several places at a time, and loops with them unrolled for that",
    "row-versions": "loops over rows of two or three named columns have a version in which that is the length of a row",
    "alias-scopes": "LLVM is told which accesses of a derivative can't meet",
    "post-optimisation": "LLVM's pipeline after differentiation",
}


def words(name: str) -> frozenset[str]:
    """The comma-separated words of a variable."""
    return frozenset(w.strip() for w in os.environ.get(name, "").split(",") if w.strip())


def disabled() -> frozenset[str]:
    """Optimisations that are turned off.

    Raises ValueError for a word that names none.
    """
    found = words("NUMBA_ENZYME_DISABLE")
    unknown = found - OPTIMISATIONS.keys()
    if unknown:
        raise ValueError(f"NUMBA_ENZYME_DISABLE: {', '.join(sorted(unknown))}; known are {', '.join(OPTIMISATIONS)}")
    return found


def progress() -> str:
    """Whether long compilations are told of: "auto", "0" or "1"."""
    chosen = os.environ.get("NUMBA_ENZYME_PROGRESS", "") or "auto"
    return chosen if chosen in ("auto", "0") else "1"


def replay_directory() -> str:
    """Where compilations are recorded; empty if they are not."""
    return os.environ.get("NUMBA_ENZYME_REPLAY", "")


def debug_nans() -> bool:
    """Whether everything that is differentiated is checked for making numbers that are not finite."""
    return os.environ.get("NUMBA_ENZYME_DEBUG_NANS", "0") not in ("", "0")


def full_tracebacks() -> bool:
    """Whether refusals show the frames of Numba and of this package between the caller's line and the message."""
    return os.environ.get("NUMBA_ENZYME_TRACEBACK", "") == "full"


def verify_stages() -> bool:
    return os.environ.get("NUMBA_ENZYME_VERIFY", "0") not in ("", "0")
