"""Read what a program asks for from the comment lines at its top.

    //! f(dup d(1, 2, 3); active 2.5; const 3) -> active       one case: activity and value of each LLVM parameter
    //! gradient: [1, 2, 3, 4]                                  optional: the gradient of the returned value, in Python

Lines that begin with ``//!`` (C, C++, Rust), ``!!`` (Fortran) or ``;!`` (IR)
are either cases or options; an option belongs to the case above it, or to
all cases if it stands before the first. Options:

``expect``    ``ok`` (the default), ``refused`` (must raise NotDifferentiable), ``any`` (right or refused), ``invalid`` (must
              raise ValueError or another EnzymeError)
``refused``   levels, like ``O1``, at which the request must be refused whatever ``expect`` says
``modes``     ``reverse`` and/or ``forward``; forward mode turns ``active`` into ``dup``
``levels``    optimisation levels of clang, like ``O0 O1 O2`` (IR is judged with and without optimising the answer);
              ``flags``: more words for its command line; ``library``: whose headers it needs, by pkg-config's name
``gradient``  closed form of the gradient of the returned value, all inputs in order; ``within``: how close to it an instruction
              comes that the processor only approximates (else to rounding); ``tol``, ``step``: tolerance and first step of
              finite differences
``reset``     a function without parameters that is called before every run (for programs with mutable globals)
``entry``     further keyword arguments of ``differentiate``, as a Python dict; ``returned``: how many doubles a returned pointer
              points to
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from .memory import VALUE_WORDS

SOURCES = Path(__file__).parent / "source"
STORED_IR = Path(__file__).parent / "ir"
LEVELS = ("O0", "O1", "O2")
LEVELS_OF = {".rs": ("O2", "O3"), ".f90": ("O1", "O2", "O3"), ".ll": ("ir", "ir-O3")}  # below, much is left to libraries
OPTIONS = ("expect", "refused", "modes", "levels", "flags", "gradient", "within", "tol", "step", "reset", "entry", "returned",
           "library")  # fmt: skip
OF_PROGRAM = ("levels", "flags", "library")
LANGUAGES = (".c", ".cpp", ".rs", ".f90", ".ll")
MARK = re.compile(r"^(?://!|;!|!!)")
CASE = re.compile(r"^([\w.$]+)\((.*)\)\s*->\s*(\w+)$")


@dataclass(frozen=True)
class Argument:
    activity: str
    value: object

    @property
    def has_shadow(self) -> bool:
        return self.activity in ("dup", "dupnoneed")


@dataclass
class Case:
    """One request: a function, its arguments, what is returned, and how to judge the answer."""

    name: str
    function: str
    arguments: list[Argument]
    returns: str
    options: dict[str, str] = field(default_factory=dict)

    @property
    def expect(self) -> str:
        return self.options.get("expect", "ok")

    def expected_at(self, level: str) -> str:
        """``expect``, or "refused" at the levels that say so."""
        return "refused" if level in self.options.get("refused", "").split() else self.expect

    @property
    def modes(self) -> tuple[str, ...]:
        return tuple(self.options.get("modes", "reverse forward").split())

    @property
    def entry(self) -> dict[str, object]:
        return eval(self.options.get("entry", "{}"), {})  # the corpus is part of the repository

    @property
    def gradient(self) -> list[float] | None:
        text = self.options.get("gradient")
        return None if text is None else [float(part) for part in eval(text, {"math": __import__("math")})]


@dataclass(frozen=True)
class Program:
    """One source file; its name begins with its family: ``loops_triangular.c``."""

    path: Path
    cases: tuple[Case, ...]
    levels: tuple[str, ...]
    flags: tuple[str, ...]
    library: str = ""

    @property
    def name(self) -> str:
        return self.path.stem

    @property
    def family(self) -> str:
        return self.path.stem.split("_")[0]


def parse_argument(text: str) -> Argument:
    activity, _, value = text.strip().partition(" ")
    return Argument(activity, eval(value, dict(VALUE_WORDS)))  # the corpus is part of the repository


def read_program(path: Path) -> Program:
    shared: dict[str, str] = {}
    cases: list[Case] = []
    for line in path.read_text().splitlines():
        mark = MARK.match(line)
        if mark is None:
            continue
        text = line[mark.end() :].strip()
        key, _, value = text.partition(":")
        if key in OPTIONS:
            (cases[-1].options if cases and key not in OF_PROGRAM else shared)[key] = value.strip()
            continue
        match = CASE.match(text)
        if match is None:
            raise ValueError(f"{path.name}: not a case and not an option: {text}")
        arguments = [parse_argument(part) for part in match[2].split(";") if part.strip()]
        name = path.stem if not cases else f"{path.stem}.{len(cases) + 1}"
        cases.append(Case(name, match[1], arguments, match[3], dict(shared)))
    if not cases:
        raise ValueError(f"{path.name}: no case")
    levels = tuple(shared["levels"].split()) if "levels" in shared else LEVELS_OF.get(path.suffix, LEVELS)
    levels = levels if "levels" in shared or "library" not in shared else levels[1:]  # unoptimised templates take their time
    return Program(path, tuple(cases), levels, tuple(shared.get("flags", "").split()), shared.get("library", ""))


def read_programs(pattern: str = "") -> list[Program]:
    paths = sorted(path for path in SOURCES.iterdir() if path.suffix in LANGUAGES)
    return [read_program(path) for path in paths if re.search(pattern, path.stem)]
