"""Tuples of the interpreter, which may be named: `tuple_like(Point(1.0, 2.0), [3.0, 4.0])` is `Point(3.0, 4.0)`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def tuple_like(value: Any, parts: Iterable[Any]) -> Any:
    """The parts as a tuple of the class of *value*."""
    return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
