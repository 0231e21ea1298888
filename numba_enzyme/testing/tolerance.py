"""The one table of tolerances: relative error per dtype, measured against the largest magnitude compared.

    assert_close(gradient, exact)        float64: 1e-10 of the largest entry

Rounding errors of a gradient are errors relative to its intermediates, which the largest entry stands for; entries
that cancel to nearly nothing cannot be asked for digits of their own. Finite differences have a row of their own: they are a
witness for wrong rules, not for rounding.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

RELATIVE = {
    "float16": 1e-2,
    "float32": 2e-5,
    "float64": 1e-10,
    "longdouble": 1e-10,
    "complex64": 2e-5,
    "complex128": 1e-10,
}
FINITE_DIFFERENCES = {"float16": 0.5, "float32": 5e-2, "float64": 1e-4, "complex64": 5e-2, "complex128": 1e-4}


def tolerance_of(dtype: np.dtype | type | str) -> float:
    """The relative tolerance of a floating or complex dtype."""
    name = np.dtype(dtype).name
    return RELATIVE["longdouble" if name in ("float128", "float96", "longdouble") else name]


def difference(actual: ArrayLike, expected: ArrayLike, scale: float = 0.0) -> float:
    """Largest deviation relative to the largest magnitude (at least ``scale``); infinite where finiteness differs."""
    got, want = np.asarray(actual), np.asarray(expected)
    if got.shape != want.shape:
        raise AssertionError(f"shape {got.shape} where {want.shape} was expected")
    if got.size == 0:
        return 0.0
    same = (got == want) | ((got != got) & (want != want))
    if same.all():
        return 0.0
    finite = np.isfinite(got) & np.isfinite(want)
    if not (finite | same).all():
        return float("inf")
    wide = np.clongdouble if np.iscomplexobj(want) or np.iscomplexobj(got) else np.longdouble
    got, want = got[finite].astype(wide), want[finite].astype(wide)
    largest = max(float(np.abs(want).max()), abs(scale), float(np.finfo(np.float64).tiny))
    return float(np.abs(got - want).max() / largest)


def assert_close(actual: ArrayLike, expected: ArrayLike, dtype: np.dtype | type | str | None = None, *, scale: float = 0.0,
                 what: str = "values") -> None:  # fmt: skip
    """AssertionError unless ``actual`` equals ``expected`` within the tolerance of ``dtype`` (of ``actual`` by default)."""
    allowed = tolerance_of(np.asarray(actual).dtype if dtype is None else dtype)
    found = difference(actual, expected, scale)
    if not found <= allowed:
        raise AssertionError(f"{what} differ by {found:.3g} (allowed {allowed:g}): {actual!r} where {expected!r} was expected")
