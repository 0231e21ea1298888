"""The handle of a stream, of whichever library it is.

    stream_handle(0) -> 0        stream_handle(numba.cuda.stream()), stream_handle(cupy.cuda.Stream()) -> its CUstream
"""

from __future__ import annotations

from typing import Any

from ....errors import EnzymeError


def stream_handle(stream: Any) -> int:
    """The CUstream behind streams of Numba, cuda.core, CuPy and PyTorch, or a number that is one."""
    if stream is None:
        return 0
    protocol: Any = getattr(stream, "__cuda_stream__", None)
    if protocol is not None:
        return int((protocol if isinstance(protocol, tuple | list) else protocol())[1])
    for name in ("handle", "ptr", "cuda_stream"):
        stream = getattr(stream, name, stream)
    stream = getattr(stream, "value", stream)  # ctypes says None for the default stream
    try:
        return int(stream or 0)
    except TypeError:
        raise EnzymeError(f"{stream!r} is not a stream: give one of numba.cuda, CuPy or PyTorch, or 0") from None
