"""All cases, in the order of the page."""

from __future__ import annotations

from dataclasses import replace

from . import cases_arrays, cases_random, cases_reductions, cases_ufuncs
from .case import UNEXAMINED, Case
from .unexamined import UNEXAMINED_FORMS

WRITTEN: list[Case] = [*cases_ufuncs.CASES, *cases_arrays.CASES, *cases_reductions.CASES, *cases_random.CASES]
CASES: list[Case] = [replace(case, expected=UNEXAMINED) if case.shown in UNEXAMINED_FORMS else case for case in WRITTEN]
