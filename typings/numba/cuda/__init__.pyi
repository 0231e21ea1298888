"""`numba.cuda` of the package numba-cuda, and the one that Numba brings along: both have these."""

from typing import Any

cgutils: Any

def __getattr__(name: str) -> Any: ...
