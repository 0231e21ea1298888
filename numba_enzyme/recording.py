"""A compilation as a file: the module, and above it what was asked of it, to be run again without the program that asked.

    ; replay {"request": {"function": "f", "activities": ["dup", "const"], ...}, "rules": [...]}
    define double @f(ptr %x, i64 %n) { ...

NUMBA_ENZYME_REPLAY names a directory that gets such a file for every derivative, before it is made: also where it is refused
or the compiler fails. `python -m numba_enzyme replay FILE` makes it again. Rules given as Python functions are recorded by
their names and parameters, which is all that the compiler knows of them.
"""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from pathlib import Path
from typing import Any

from .request import Activity, ArrayParameter, GradientRequest, Mode, Returns
from .rules import FunctionRule, LinkParameter, RuleBook, default_book, kernel_book
from .target import Target

HEAD = "; replay "


def record(directory: str, text: str, request: GradientRequest, book: RuleBook) -> Path:
    """Write a numbered file; returns where."""
    place = Path(directory)
    place.mkdir(parents=True, exist_ok=True)
    asked = {**asdict(request), "switches": sorted(request.switches)}
    head = json.dumps({"request": asked, "rules": [asdict(rule) for rule in dict.fromkeys(book.function_rules.values())]})
    name = re.sub(r"[^\w.]+", "_", request.derivative_name)[:80]
    path = place / f"{len(list(place.glob('*.ll'))) + 1:03}_{name}.ll"
    path.write_text(f"{HEAD}{head}\n{text}", encoding="utf-8")
    return path


def recorded(content: str) -> tuple[str, GradientRequest, RuleBook]:
    """Module, request and rule book of a file; ValueError if it is none of `record`'s."""
    head, _, text = content.partition("\n")
    if not head.startswith(HEAD):
        raise ValueError(f"no recorded compilation: the first line does not begin with `{HEAD.strip()}`")
    found = json.loads(head.removeprefix(HEAD))
    request = _request(found["request"])
    book = book_for(request)
    for rule in found["rules"]:
        parameters = tuple(LinkParameter(**parameter) for parameter in rule.pop("parameters"))
        book = book.with_function_rule(FunctionRule(**rule, parameters=parameters))
    return text, request, book


def book_for(request: GradientRequest) -> RuleBook:
    """The rules of where the derivative runs, without those of the user."""
    return kernel_book() if request.target.threads else default_book()


def _request(given: dict[str, Any]) -> GradientRequest:
    asked: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}
    parts = {name: tuple(ArrayParameter(**array) for array in given[name]) for name in ("arrays", "copied_shadows")}
    words = {"mode": Mode(given["mode"]), "returns": Returns(given["returns"]), "target": Target(**given["target"])}
    sets = {"activities": tuple(map(Activity, given["activities"])), "switches": frozenset(given["switches"])}
    asked |= parts | words | sets
    return GradientRequest(**asked)
