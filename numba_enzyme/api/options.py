"""The options of `@differentiate` that are not Numba's own: what may be given, and what their values mean.

    bytes_of("100MB")       100_000_000
    check_known({"fastmaths": True})        EnzymeError: ... has no option `fastmaths`: did you mean `fastmath`? ...
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from types import FunctionType
from typing import Any, cast

import numba
from numba.core.cpu import CPUTargetOptions
from numba.core.registry import CPUDispatcher

from ..errors import EnzymeError
from ..transform.checkpoint_budget import MOST_STATES

UNITS = {"": 1, "b": 1, "kb": 10**3, "mb": 10**6, "gb": 10**9, "tb": 10**12,
         "kib": 2**10, "mib": 2**20, "gib": 2**30, "tib": 2**40}  # fmt: skip
SIZE = re.compile(r"\s*(\d+(?:\.\d*)?|\.\d+)\s*([a-z]*)\s*", re.IGNORECASE)
OWN = ("checkpoints", "debug_nans", "memory", "tune")
OF_KERNELS = ("debug", "race_check", "target")


@dataclass(frozen=True)
class Planning:
    """What a function says of the plans of its gradients.

    ``checkpoints``: how many states of time loops are kept at most. ``memory``: how many bytes these states and a step may take.
    ``tune``: whether the fastest of several plans is looked for. 0 and False: as the compiler chooses.
    """

    checkpoints: int = 0
    memory: int = 0
    tune: bool = False

    @staticmethod
    def of(checkpoints: object, memory: object, tune: object) -> Planning:
        """From what the caller has written.

        Raises EnzymeError for what makes no sense.
        """
        if isinstance(checkpoints, bool) or not isinstance(checkpoints, int) or not 0 <= checkpoints <= MOST_STATES:
            raise EnzymeError(f"checkpoints must be a number from 0 to {MOST_STATES}, got {checkpoints!r}")
        if not isinstance(tune, bool):
            raise EnzymeError(f"tune must be True or False, got {tune!r}")
        if checkpoints and memory is not None:
            raise EnzymeError("give checkpoints, the number of states, or memory, by which it is chosen, but not both")
        return Planning(checkpoints, 0 if memory is None else bytes_of(memory), tune)

    def added_to(self, earlier: Planning) -> Planning:
        """What holds for a function that had been decorated before."""
        kept = self if self.checkpoints or self.memory else earlier
        return Planning(kept.checkpoints, kept.memory, self.tune or earlier.tune)


AS_CHOSEN = Planning()
"""Of functions that say nothing."""


def bytes_of(memory: object) -> int:
    """The bytes of a budget: a number, or one with a unit ("100MB", "1.5 GiB").

    Raises EnzymeError for anything else.
    """
    found = SIZE.fullmatch(memory if isinstance(memory, str) else str(memory) if type(memory) is int else "")
    size = int(float(found[1]) * UNITS[found[2].lower()]) if found and found[2].lower() in UNITS else 0
    if not 0 < size < 2**62:
        raise EnzymeError(f'memory must be a positive number of bytes, or one with a unit ("100MB", "1.5GiB"), got {memory!r}')
    return size


def compiled(function: FunctionType, **options: Any) -> CPUDispatcher:
    """`numba.njit(**options)(function)`. Raises EnzymeError where Numba is told to compile nothing."""
    if numba.config.DISABLE_JIT:
        raise EnzymeError(f"{function.__name__} can't be differentiated while NUMBA_DISABLE_JIT is set: a derivative is made of "
                          "compiled code; unset it, or leave the function undecorated to step through its Python")
    return cast(CPUDispatcher, numba.njit(**options)(function))


@cache
def _options_of_njit() -> frozenset[str]:
    of_targets = {name for base in CPUTargetOptions.__mro__ for name, value in vars(base).items()
                  if isinstance(value, CPUTargetOptions.Mapping)}  # fmt: skip
    of_jit = {parameter.name for parameter in inspect.signature(numba.jit).parameters.values()
              if parameter.kind is not parameter.VAR_KEYWORD}  # fmt: skip
    return frozenset(of_targets | of_jit - {"signature_or_function"})


def check_known(options: Iterable[str], *, perhaps_kernel: bool = False) -> None:
    """Refuse options that neither this package nor `@njit` has. ``perhaps_kernel``: what is decorated is not known yet."""
    theirs = _options_of_njit()
    known = sorted({*theirs, *OWN})
    for option in options:
        if option in OF_KERNELS and perhaps_kernel:
            continue
        if option in OF_KERNELS and option not in theirs:
            raise EnzymeError(f"`{option}` is an option of kernels, which are made by @cuda.jit")
        if option not in known:
            alike = get_close_matches(option, known, 1)
            hint = f"did you mean `{alike[0]}`? " if alike else ""
            shown = ", ".join(sorted(name for name in theirs if not name.startswith("_")))
            raise EnzymeError(f"@differentiate has no option `{option}`: {hint}Its own are {', '.join(OWN)}, of kernels "
                              f"{', '.join(OF_KERNELS)}; the others are those of @njit: {shown}")
