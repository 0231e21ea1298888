"""Functions that bring their own derivative: rules written as @njit functions.

    forward(*args) -> (out, residuals)                          runs in the place of the function, inside derivatives
    backward(residuals, cotangent) -> one entry per argument     None where there is no derivative
    tangent(residuals, primals, tangents) -> tangent of out      for forward mode
    begin(*args) -> (shape of out, residuals), fill(residuals, out)     instead of forward: out is computed in its place

    ruled = with_rule(implementation, forward=forward, backward=backward, tangent=tangent)
    substitute(np.linalg.solve, ruled)                           for a function of Numba's own

While a caller is lowered for differentiation, its call becomes two calls of functions that are only declared (see
rules.function_rules), and :class:`Instance` stands for them. What they do is compiled when a derivative is linked: the
functions that the derivative itself uses up, for a caller that is differentiated in turn, as IR; all of them, for execution, by
Numba's ordinary means, where no rule is known of what they call (so forward may call the function whose rule it is).
"""

from __future__ import annotations

import itertools
import re
import uuid
import weakref
from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from numba.core import types
from numba.core.base import BaseContext
from numba.core.registry import CPUDispatcher
from numba.core.typing import Signature

from ...errors import EnzymeError
from ...rules import FunctionRule, LinkParameter, RuleBook
from .layout import leaf_data_parameters
from .primal import UNSEEN_PREFIX, only_read
from .rule_bodies import Bodies
from .rule_calls import caller
from .rule_symbols import OPAQUE, START_PLACES, build_library

SYMBOL = re.compile(r"@(ne\.rule\.\w+\.\w+)\.(start\.open|start|link\.open|link|augmented|reverse|tangent)\b")
DECLARED = re.compile(r"^(?P<head>declare [^\n]*@(?P<symbol>ne\.rule\.\w+\.\w+)\.(?P<part>start|link)\()"
                      r"(?P<types>[^()\n]*)\)(?P<tail>.*)$", re.MULTILINE)  # fmt: skip
UNSEEN = re.compile(rf"^(?P<head>declare [^\n]*@{re.escape(UNSEEN_PREFIX)}(?P<name>\w+)\()"
                    r"(?P<types>[^()\n]*)\)(?P<tail>.*)$", re.MULTILINE)  # fmt: skip
READS = "readonly captures(none)"  # what the handle keeps is not used until the next call that is given it, too
_PROCESS = uuid.uuid4().hex[:8]  # no symbol of this process is one of another, whose machine code may lie in a cache
_SERIAL = itertools.count()


@dataclass(frozen=True, eq=False)
class Rule:
    """A rule. ``public``: given by `defvjp` and `defjvp`, which follow JAX's conventions: complex cotangents are conjugates
    of what shadows hold, and ``tangent(primals, tangents)`` returns ``(out, tangent of out)``. ``inactive``: there is no
    derivative. ``check(argument types)`` refuses what can't have a rule. ``adding``, for executed derivatives: one function per
    argument, ``add(residuals, cotangent, shadow)``, that does what ``backward`` says, in place. ``filling``: begin and fill,
    which must not raise, of a function whose result is one array."""

    name: str
    primal: CPUDispatcher
    forward: CPUDispatcher | None = None
    backward: CPUDispatcher | None = None
    tangent: CPUDispatcher | None = None
    public: bool = False
    inactive: bool = False
    check: Callable[[tuple[types.Type, ...]], None] | None = None
    adding: tuple[CPUDispatcher, ...] = ()
    filling: tuple[CPUDispatcher, ...] = ()


Choice = Rule | Callable[[Signature], Rule | CPUDispatcher | None]
_SUBSTITUTES: dict[object, Choice] = {}
EXTERNAL: dict[str, CPUDispatcher] = {}
"""What is differentiated in the place of a function of Numba's that programs call by its symbol."""
_LATER: dict[str, Callable[[], None]] = {}
_INSTANCES: dict[tuple[Rule, tuple[types.Type, ...], types.Type], Instance] = {}
_BY_SYMBOL: dict[str, Instance] = {}
_EXTRACTED_FUNCTIONS = weakref.WeakSet[object]()
"""Functions that have been compiled for differentiation as they stand, and rules that others stand for."""


def with_rule(implementation: CPUDispatcher, *, forward: CPUDispatcher, backward: CPUDispatcher | None = None,
              tangent: CPUDispatcher | None = None, adding: tuple[CPUDispatcher, ...] = ()) -> Rule:  # fmt: skip
    """A rule for *implementation*, whose name it bears; in the convention of shadows: out = A @ b has ct_b = A^H @ ct."""
    return Rule(implementation.__name__, implementation, forward, backward, tangent, adding=adding)


def substitute(function: object, choice: Choice) -> None:
    """Let calls of a function that Numba implements follow a rule: always, or as ``choice(signature)`` says.

    The choice may also fall on an @njit function, which is then differentiated in the place of Numba's own.
    """
    _SUBSTITUTES[function] = choice


def substitute_later(package: str, follow_rules: Callable[[], None]) -> None:
    """Let functions of a package that need not be there follow rules, which are made when the first of them is met."""
    _LATER[package] = follow_rules


def substituted(fn: types.Callable, signature: Signature) -> Rule | CPUDispatcher | None:
    """The rule that calls of one of Numba's functions follow, or what is called instead, if anything."""
    key = getattr(fn, "typing_key", None) if isinstance(fn, types.Function) else None
    for package in [package for package in _LATER if f"{getattr(key, '__module__', '')}.".startswith(f"{package}.")]:
        _LATER.pop(package)()
    choice = _SUBSTITUTES.get(key)
    return choice if choice is None or isinstance(choice, Rule) else choice(signature)


def note_used(function: CPUDispatcher | Rule) -> None:
    """A function without a rule is compiled for differentiation, or a rule in the words of another one."""
    _EXTRACTED_FUNCTIONS.add(function)


def rule_of(dispatcher: CPUDispatcher) -> Rule | None:
    """The rule of a function that brings its own."""
    return getattr(dispatcher, "enzyme_rule", None)


class Instance:
    """A rule for arguments of certain types. ``facts``: what the compiler core knows of it."""

    def __init__(self, rule: Rule, arguments: tuple[types.Type, ...], result: types.Type, context: BaseContext) -> None:
        self.rule, self.context = rule, context
        self.bodies = Bodies(rule, arguments, result, context.returned_type)
        readable = re.sub(r"\W", "_", rule.name, flags=re.ASCII)
        self.facts = FunctionRule(rule.name, f"ne.rule.{readable}.{_PROCESS}_{next(_SERIAL)}", tuple(self._parameters()),
                                  rule.backward is not None, rule.tangent is not None)  # fmt: skip
        self._libraries: dict[tuple[str, bool], object] = {}
        self._compiled: dict[tuple[str, bool], object] = {}

    def _parameters(self) -> Iterator[LinkParameter]:
        for leaf in self.bodies.inputs:
            if leaf.is_array:
                yield LinkParameter("read" if leaf.floats else "watch", leaf.word if leaf.floats else "")
            elif leaf.floats:
                yield from [LinkParameter("value", leaf.word)] * (2 if leaf.is_complex else 1)
        for leaf in self.bodies.outputs:
            differentiated = leaf.floats and not self.rule.inactive
            yield LinkParameter("write" if differentiated else "fill", leaf.word if leaf.floats else "")

    def read_parameters(self, part: str) -> set[int]:
        """Which parameters of `start` or `link` point to the data of arrays among the arguments."""
        if part == "link":
            return set(self.facts.places("read", "watch"))
        return {place - 2 + START_PLACES for place in leaf_data_parameters(self.context, self.bodies.plain)}

    @cached_property
    def caller(self) -> Callable:
        """The function that is called instead of the primal in what is to be differentiated."""
        return caller(self.bodies, self.facts)

    def compiled(self, name: str, executed: bool) -> object:
        """One of the bodies: compiled for execution, or so that it can be differentiated."""
        if (name, executed) not in self._compiled:
            self._compiled[name, executed] = self.context.compile_glue(*getattr(self.bodies, name)(), ordinary=executed)
        return self._compiled[name, executed]

    def library(self, part: str, executed: bool) -> object:
        """The library that defines one of the rule's symbols: for execution, or so that it can be differentiated."""
        if self.rule.check is not None and not self._libraries:
            self.rule.check(self.bodies.plain)  # not before: the functions may call the one whose rule they are
        if (part, executed) not in self._libraries:
            self._libraries[part, executed] = build_library(self, part, executed)
        return self._libraries[part, executed]


def is_used(rule: object) -> bool:
    """Whether a rule, or a function that has none yet, has gone into a derivative."""
    return any(key[0] is rule for key in _INSTANCES) or rule in _EXTRACTED_FUNCTIONS


def instance_of(rule: Rule, arguments: tuple[types.Type, ...], result: types.Type, context: BaseContext) -> Instance:
    """The instance of a rule for these types, made once."""
    key = rule, arguments, result
    if key not in _INSTANCES:
        made = _INSTANCES[key] = Instance(rule, arguments, result, context)
        _BY_SYMBOL[made.facts.symbol] = made
    return _INSTANCES[key]


def with_rules_of(book: RuleBook, text: str) -> RuleBook:
    """A book that knows the rules whose symbols occur in the text of a module."""
    for symbol in {match[1] for match in SYMBOL.finditer(text)}:
        book = book.with_function_rule(_instance(symbol).facts)
    return book


def with_reading_declared(text: str) -> str:
    """The text of a module in which LLVM is told that functions with rules only read the arrays that they are given, and what
    Numba's own that derivatives do not see only read.

    So it finds out which arguments of their callers nobody writes to.
    """
    def told(line: re.Match[str], places: Container[int]) -> str:
        types_ = [f"{word} {READS}" if i in places else word for i, word in enumerate(line["types"].split(", "))]
        return f"{line['head']}{', '.join(types_)}){line['tail']}"

    text = DECLARED.sub(lambda line: told(line, _instance(line["symbol"]).read_parameters(line["part"])), text)
    return UNSEEN.sub(lambda line: told(line, only_read(line["name"])), text)


def open_libraries(names: Iterable[str]) -> list[object]:
    """Definitions of the symbols that a derivative uses up; they can be differentiated."""
    return [_instance(symbol).library(part, False) for symbol, part in _parts(names) if part not in OPAQUE]


def executed_libraries(names: Iterable[str]) -> list[object]:
    """Definitions of all symbols, as Numba compiles for execution: no rule is known of what they call."""
    return [_instance(symbol).library(part, True) for symbol, part in _parts(names)]


def _parts(names: Iterable[str]) -> Iterator[tuple[str, str]]:
    for name in names:
        if match := SYMBOL.fullmatch("@" + name):
            yield match[1], match[2]


def _instance(symbol: str) -> Instance:
    if symbol not in _BY_SYMBOL:
        raise EnzymeError(f"nothing is known of the rule {symbol}: it belongs to another process")
    return _BY_SYMBOL[symbol]
