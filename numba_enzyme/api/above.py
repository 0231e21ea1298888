"""Methods of differentiable functions that are made of such functions themselves: by name, entered when all is imported.

    ABOVE["grad"](f)       ->     f.grad
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

ABOVE: dict[str, Callable[..., Any]] = {}
