"""What every transform of a function has: parameters, and an implementation for given types of arguments."""

from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable

from numba.core import types
from numba.core.registry import CPUDispatcher


class Transform(ABC):
    """A derivative to be formed of a function; frozen and hashable, so that it is formed once per function."""

    name: str
    copied: tuple[str, ...] = ()
    """Parameters whose values are copied before anything is done with them."""
    is_tuned = False
    """Whether its plan is chosen by measurement where the function asks for that."""
    takes_records_as_arrays = True
    """Whether single records are replaced by arrays of one record (see records.py)."""

    def given(self, arguments: tuple[types.Type, ...]) -> tuple[types.Type, ...]:
        """What the types of a call's arguments stand for."""
        return arguments

    def primals(self, arguments: tuple[types.Type, ...]) -> tuple[types.Type, ...]:
        """The types of the function's own arguments among those of the transform."""
        return arguments

    def result_pattern(self, primals: tuple[types.Type, ...], restype: types.Type) -> types.Type | None:
        """Where the transform of a function of arrays returns arrays that stand for lists or records."""
        return None

    def entries(self) -> str | None:
        """What leads to the entries of the result, one per argument and in its structure, which hold nothing for arrays."""
        return None

    @abstractmethod
    def parameters(self, function: CPUDispatcher) -> inspect.Signature:
        """The signature of the transformed function."""

    @abstractmethod
    def write(self, function: CPUDispatcher, arguments: tuple[types.Type, ...]) -> Callable:
        """The implementation for these argument types."""
