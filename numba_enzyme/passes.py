"""Passes, and how a list of them is run over one module.

    Pass("loop-interchange", lambda u: interchange_sums(u.module, u.root, u.book), "sums down columns become loops along rows",
         when=on_the_host, switch="loop-interchange")

A pass gets the `Unit` and returns whether it has changed the module; it leaves valid IR. Between passes the module is a model of
ours; LLVM's pipelines are passes too, and the only ones that go through text (`Unit.through`). After each pass the module can
be verified (it is once, when the derivative has been emitted), dumped (NUMBA_ENZYME_DUMP), or be the end (``until``).
"""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from . import config, progress
from .analysis.control.shape import Shape
from .analysis.facts import ModuleFacts
from .diagnostics import Remark
from .ir import llvm_io
from .ir.functions import Function, Module
from .ir.parser import parse_module
from .ir.printer import print_module
from .ir.verifier import verify
from .request import GradientRequest, Mode
from .result import Derivative
from .rules import RuleBook
from .transform.checkpoint_loops import CheckpointedLoop
from .transform.context import Context
from .transform.derivative import DerivativeFamily


class Unit:
    """What passes hand on: one module, what is asked of it, and from `ANALYZE` on what is known and decided."""

    def __init__(self, text: str, request: GradientRequest, book: RuleBook, derivative: Derivative | None = None) -> None:
        self.request = request
        self.book = book
        self.derivative = derivative or Derivative(request, request.derivative_name)
        self.tidy = True
        self.keeps_functions = False
        self.bodies: dict[str, str] = {}  # names of functions whose bodies are elsewhere for now, and how those are linked
        self.remarks: list[Remark] = []
        self.checkpointed: dict[Function, CheckpointedLoop] = {}
        self.shapes: dict[Function, Shape] = {}
        self.contexts: dict[Function, Context] = {}
        self.facts: ModuleFacts
        self.family: DerivativeFamily
        self.made: Function
        self._text: str | None = text
        self._module: Module | None = None

    @property
    def module(self) -> Module:
        """The model; what changes it says so by `changed` (`run_passes` does it for passes)."""
        if self._module is None:
            self._module = parse_module(self.text)
        return self._module

    @property
    def text(self) -> str:
        if self._text is None:
            self._text = print_module(self.module)
        return self._text

    @property
    def root(self) -> Function:
        return self.module.functions[self.request.function]

    @property
    def parsed(self) -> bool:
        """Whether the module is there as a model (it is not directly after a pass of LLVM's)."""
        return self._module is not None

    def changed(self) -> None:
        """The model is another one than its text says."""
        self._module = self.module
        self._text = None

    def through(self, llvm: Callable[[str], str]) -> None:
        """Replace the module by what LLVM makes of its text."""
        self.become(llvm(self.text))

    def become(self, text: str, module: Module | None = None) -> None:
        """Replace the module; ``module``: the same, parsed, where that has been done."""
        self._text, self._module = text, module

    def verify(self, *, llvm: bool = True) -> None:
        """The model, and by LLVM its text, unless this process has found the same text valid before; raises ValueError."""
        verify(self.module)
        digest = hash(self.text) if llvm else None
        if digest is not None and digest not in VALID:
            llvm_io.verify(self.text)
            VALID.add(digest)

    def off(self, switch: str) -> bool:
        """Whether an optimisation is turned off."""
        return switch in self.request.switches


@dataclass(frozen=True)
class Pass:
    """``run``: returns whether it has changed the module, or the places where it has. ``does``: what holds afterwards, in one
    line. ``when``: the requests that it is for. ``switch``: the word of `config.OPTIMISATIONS` that disables it. ``remark``: code
    and text of what `explain()` says of each place. ``shows``: the text of its stage."""

    name: str
    run: Callable[[Unit], object]
    does: str
    when: Callable[[GradientRequest], bool] = lambda request: True
    switch: str = ""
    remark: tuple[str, str] | None = None
    shows: Callable[[Unit], str] = lambda unit: unit.text

    def applies(self, request: GradientRequest) -> bool:
        return self.when(request) and not (self.switch and self.switch in request.switches)


@dataclass(frozen=True)
class PassGroup:
    """Passes after which the module is brought back into form by ``then``, if one of them has changed it; ``rounds``: how often,
    as long as one does."""

    passes: tuple[Pass, ...]
    then: Pass
    rounds: int = 1


Stage = Pass | PassGroup
VALID: set[int] = set()
"""Hashes of texts in which LLVM has found no fault."""

VERIFIED_PHASES = ("emit",)
"""After which the module is always verified; with NUMBA_ENZYME_VERIFY it is after every pass that changes it, and after every
phase by LLVM, too: its text costs more to print and to parse than the pass that it comes from."""


def on_the_host(request: GradientRequest) -> bool:
    """Functions of one thread: what another thread writes is not invariant."""
    return not request.target.threads


def of_threads(request: GradientRequest) -> bool:
    return request.target.threads


def in_reverse(request: GradientRequest) -> bool:
    return request.mode is Mode.REVERSE


@dataclass(eq=False)
class Runner:
    """Runs passes over one unit, up to ``until``; ``done``: it has come to it."""

    unit: Unit
    until: str = ""
    names: tuple[str, ...] = ()
    dumped: frozenset[str] = frozenset()
    verifies: bool = False
    done: bool = field(default=False, init=False)
    shown: str | None = field(default=None, init=False)

    def run(self, stages: tuple[Stage, ...]) -> None:
        for stage in stages:
            if isinstance(stage, Pass):
                self.one(stage)
            else:
                self._group(stage)

    def _group(self, group: PassGroup) -> None:
        for _ in range(group.rounds):
            changed = [self.one(member) for member in group.passes]
            if self.done or not any(changed):
                break
            self.one(group.then)
        self.done |= group.then.name == self.until

    def one(self, entry: Pass) -> bool:
        """Run one pass if it applies; whether it has changed the module."""
        unit = self.unit
        if self.done or not entry.applies(unit.request):
            self.done |= entry.name == self.until
            return False
        start = time.perf_counter()
        result = entry.run(unit)
        changed = bool(result)
        if entry.remark is not None and isinstance(result, list):
            unit.remarks += [Remark(*entry.remark, place) for place in result]
        seconds = unit.derivative.trace.seconds
        seconds[entry.name] = seconds.get(entry.name, 0.0) + time.perf_counter() - start
        if changed and unit.parsed:
            unit.changed()
            if self.verifies:
                unit.verify(llvm=False)
        if self.dumped & {entry.name, "all"}:
            dump(unit.derivative.name, entry.name, entry.shows(unit), self.names)
        if entry.name == self.until:
            self.done, self.shown = True, entry.shows(unit)
        return changed


def names_of(stages: tuple[Stage, ...]) -> Iterator[str]:
    """The names of passes in the order in which they first run."""
    seen: dict[str, None] = {}
    for stage in stages:
        for entry in (stage,) if isinstance(stage, Pass) else (*stage.passes, stage.then):
            seen.setdefault(entry.name)
    return iter(seen)


def run_phases(unit: Unit, phases: dict[str, tuple[Stage, ...]], until: str = "") -> None:
    """Run all phases, or up to the pass ``until``; the result is ``unit.derivative.text``.

    Raises ValueError if ``until`` or NUMBA_ENZYME_DUMP names no pass.
    """
    names = tuple(names_of(tuple(stage for stages in phases.values() for stage in stages)))
    dumped = config.words("NUMBA_ENZYME_DUMP")
    for option, asked, known in (("until", {until} - {""}, ""), ("NUMBA_ENZYME_DUMP", dumped - {"all"}, "all, ")):
        if unknown := asked - set(names):
            raise ValueError(f"{option}: {', '.join(sorted(unknown))}; known are {known}{', '.join(names)}")
    runner = Runner(unit, until, names, dumped, config.verify_stages())
    for phase, stages in phases.items():
        progress.step(phase)
        runner.run(stages)
        if unit.parsed and (phase in VERIFIED_PHASES or runner.verifies):
            unit.verify(llvm=runner.verifies or runner.done)  # which it does anyway before the next phase optimises the text
    unit.derivative.text = unit.text if runner.shown is None else runner.shown


def dump(derivative: str, stage: str, content: str, names: tuple[str, ...]) -> None:
    """Show the text of a stage on stderr, or as a numbered file of NUMBA_ENZYME_DUMP_DIR.

    The first derivative that is dumped into a directory lies in it, each further one in a directory of its own name there.
    """
    text = f"; {stage} of {derivative}\n{content}"
    directory = os.environ.get("NUMBA_ENZYME_DUMP_DIR", "")
    if not directory:
        print(text, file=sys.stderr)
        return
    place = Path(directory)
    first_lines = [old.read_text(encoding="utf-8").partition("\n")[0] for old in place.glob("[0-9]*_*.*")]
    if not all(line.endswith(f" of {derivative}") for line in first_lines):
        place = place / re.sub(r"[^\w.]", "_", derivative)
    place.mkdir(parents=True, exist_ok=True)
    suffix = "txt" if stage == "plan" else "ll"
    (place / f"{10 * (names.index(stage) + 1):03}_{stage}.{suffix}").write_text(text, encoding="utf-8")
