"""All cases, in the order of the page."""

from __future__ import annotations

from . import cases_arrays, cases_random, cases_reductions, cases_ufuncs
from .case import Case

CASES: list[Case] = [*cases_ufuncs.CASES, *cases_arrays.CASES, *cases_reductions.CASES, *cases_random.CASES]
