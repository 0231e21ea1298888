"""Rounding errors from adjoints: what every variable of a function contributes, and which could do with less precision."""

from .estimate import ErrorEstimate, estimate_error

__all__ = ["ErrorEstimate", "estimate_error"]
