"""What is true of those parts of Numba that this package uses, for the type checker; the other modules are read as they are.

Numba decides at run time what most of its objects have: what `__getattr__` stands for is not checked.
"""

from typing import Any

def __getattr__(name: str) -> Any: ...
