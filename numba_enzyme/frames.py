"""Room for Python's frames, once per compilation.

CPython keeps the frames of Python functions in chunks of 16 KiB. A call that finds its chunk full maps a new one, and its return
unmaps that: a loop that stands at such an edge does so at each of its calls, which is a tenth of what a derivative's compilation
costs, and more where the edge falls badly. A frame that asks for much more gets a chunk of twice its size, and all that it calls
finds room behind it; memory that nothing touches is never there.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")

SLOTS = 600_000  # of 8 bytes: of the chunk of 8 MiB, 3.4 MiB are left, and Python's default limit of recursion takes less than 1


def with_room_for_frames(function: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """The same function, and below it no frame meets the end of a chunk."""

    def called(*arguments: Parameters.args, **keywords: Parameters.kwargs) -> Result:
        return function(*arguments, **keywords)

    called.__code__ = called.__code__.replace(co_stacksize=SLOTS)
    return wraps(function)(called)
