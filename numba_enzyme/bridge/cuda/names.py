"""Names of kernels and device functions in the IR."""

from __future__ import annotations

import re


def readable_name(py_func: object) -> str:
    """Module and qualified name; the dot keeps it apart from every C function."""
    qualified = f"{py_func.__module__}.{py_func.__qualname__}".replace("<locals>.", "").replace("<lambda>", "lambda")
    return re.sub(r"[^\w.]", "_", qualified, flags=re.ASCII)
