"""Where a derivative runs: what its code may count on there, and how it has to end.

    LLVM_ENTRY        any function: memory from malloc, nothing known of statuses
    NUMBA_CPU         Numba's convention: a status is returned, what was raised is written through a parameter
    HOST_KERNEL       a kernel whose threads run on the host, one after the other
    PTX_KERNEL        the same on a device: no thread allocates memory, the tape lies in a buffer of the launch
    DEVICE_FUNCTION   a function that a kernel calls, of which the kernel wants a derivative
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Target:
    """``threads``: many threads run the function at once, all with the same arguments: memory that is not a thread's own may be
    written by another one at any time, and many may add to one place of a shadow. ``in_turn``: they come one after the other,
    each as far as it gets. ``within_kernel``: a kernel calls the function, and does what it likes before and afterwards.
    ``status_return``: the function returns an integer status, 0 for success; on any other value no adjoint runs and the status is
    returned. ``failure_parameter``: the one that points to where the function says what it has raised (-1: none).
    ``addresses_stay``: the address of what is read or written is no sum that wraps around the end of memory (Numba's arrays).
    ``typed_variables``: the fields of a structure on the stack hold what its type says: the front end knows no unions.
    ``kept_functions``: where a pointer to a function is kept in memory it is no null pointer.
    ``pooled_tape``: large tapes come from and go back to ``ne.tape.acquire`` and ``ne.tape.release``, which the caller links in.
    ``buffered_tape`` (reverse mode): the tape lies in a buffer of whoever launches the kernel, at ``ne.tape.place``; one more
    function, ``ne.counting.f``, tells by ``ne.tape.count`` how much each thread needs.
    ``replays``: loops whose tape would have a size that only the run tells are run again, iteration by iteration, where they can.
    """

    threads: bool = False
    in_turn: bool = True
    within_kernel: bool = False
    status_return: bool = False
    failure_parameter: int = -1
    addresses_stay: bool = False
    typed_variables: bool = False
    kept_functions: bool = False
    pooled_tape: bool = False
    buffered_tape: bool = False
    replays: bool = False


LLVM_ENTRY = Target()
NUMBA_CPU = Target(status_return=True, failure_parameter=1, addresses_stay=True, typed_variables=True,
                   kept_functions=True, pooled_tape=True)  # fmt: skip
HOST_KERNEL = Target(threads=True, typed_variables=True)
PTX_KERNEL = Target(threads=True, in_turn=False, typed_variables=True, buffered_tape=True)
DEVICE_FUNCTION = Target(threads=True, within_kernel=True, status_return=True, typed_variables=True, replays=True)
