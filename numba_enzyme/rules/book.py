"""The rule book: from the name of a callee to its derivative rule and its facts.

    book = default_book()
    book.scalar_rule("llvm.sin.v4f32", VectorType(4, FLOAT))    ScalarRule sin
    book.scalar_rule("sinl", X86_FP80)                          None: refused
    book.facts("malloc").allocates                              "malloc"
    mine = book.with_rule(rule("zeta", function("zeta_prime")(x)), spellings={"zeta": "double"})

A value, handed down as an argument: who extends it works on a copy. Rules hold for functions that are *declared* (or are
ours, ``ne.*``): a module's own definition of ``gamma`` is its own affair, unless the user said otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from ..ir.functions import Function
from ..ir.instructions import Call
from ..ir.types import FloatType, IntType, StructType, Type, scalar_type
from ..ir.values import Value
from .complex_math import COMPLEX
from .effects import ANY, CallFacts, CallKind, FactTable, MemoryAccess, PointerUse
from .external_functions import EXTERNAL_FUNCTIONS, NEVER_RETURNS, REALLOC, plain_rust
from .function_rules import FunctionRule
from .given_values import GIVEN
from .intrinsics import INTRINSIC_FACTS
from .libdevice import LIBDEVICE_FACTS
from .messages import MESSAGE_FACTS
from .numba_runtime import NUMBA_RUNTIME
from .nvvm import NVVM_FACTS
from .registered import REGISTERED, RegisteredRule
from .rule import ScalarRule
from .scalar_math import ROWS
from .spellings import LIBM_SPELLINGS, STORING_SPELLINGS, Storing, split_spelling
from .symbols import HOST, NVPTX, SymbolTable, words

SUPPORTED_KINDS = frozenset(words("half bfloat float double"))
SHADOW_TABLES = {f"ne.shadow.{name}": CallFacts(reads=ANY, writes=ANY, pointers=does)
                 for name, does in (("find", PointerUse.FIND), ("keep", PointerUse.KEEP), ("release", PointerUse.NONE),
                                    ("drop", PointerUse.NONE))}  # fmt: skip
"""What the helpers of reused shadows do: see ``transform/runtime_ir``."""
COLUMNS = {"ne.tape.resize": replace(REALLOC, pointers=PointerUse.ALLOCATE)}
"""Each column of a tape is memory of its own, though one helper makes them all."""
INSTRUCTION_ROWS = frozenset(words("fneg fadd fsub fmul fdiv frem"))


@dataclass(frozen=True)
class StoringRule:
    """A rule whose call returns only result ``returned`` (or none) and writes the others through pointer arguments.

    ``stored``: (argument, result) pairs. The tangent of a stored result goes to the shadow of the pointer; in reverse the
    shadow's contents are the result's adjoint and become zero. Pointers to integers hold no derivative.
    """

    rule: ScalarRule
    returned: int | None
    stored: tuple[tuple[int, int], ...]

    @property
    def floating_places(self) -> tuple[int, ...]:
        """The pointer arguments through which it writes results that may have a derivative."""
        return tuple(place for place, result in self.stored if result not in self.rule.integer_outputs)


@dataclass(frozen=True)
class RuleBook:
    """See the module's docstring. ``spellings`` are those added to the built-in ones: callee -> (row, kind); ``hidden``
    are names that mean something else in this module."""

    rows: Mapping[str, ScalarRule]
    fact_tables: tuple[FactTable, ...]
    spellings: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    added_facts: Mapping[str, CallFacts] = field(default_factory=dict)
    function_rules: Mapping[str, FunctionRule] = field(default_factory=dict)
    registered: Mapping[str, RegisteredRule] = field(default_factory=dict)
    symbols: SymbolTable = HOST
    hidden: frozenset[str] = frozenset()
    _known: dict[str, CallFacts | None] = field(default_factory=dict, init=False, compare=False, repr=False)

    def row(self, name: str) -> ScalarRule:
        """The row called ``name``; KeyError if there is none."""
        return self.rows[name]

    def _is_unusable(self, row: str) -> bool:
        """Whether the row's formulas call something that the target has not."""
        missing = self.symbols.missing
        return bool(missing and self.rows[row].called() & missing)

    def instruction_rule(self, opcode: str) -> ScalarRule:
        """The row of a floating-point instruction: fneg fadd fsub fmul fdiv frem."""
        return self.rows[opcode]

    def scalar_rule(self, callee: str, type_: Type | None = None) -> ScalarRule | None:
        """The rule of a function whose results are all returned.

        ``type_``: the call's result type; None if it is not known. A name whose floating type differs from it is somebody
        else's function: no rule. Vectors, and structures of several results, count by their elements.
        """
        if callee in self.hidden:
            return None
        found = self.spellings.get(callee) or split_spelling(callee)
        if found is None or found[1] not in SUPPORTED_KINDS:
            return None
        row, kind = found
        if self._is_unusable(row):
            return None
        rule = self.rows[row]
        if type_ is None:
            return rule
        several = len(rule.outputs) > 1
        return rule if kind == _floating_kind(type_) and isinstance(type_, StructType) == several else None

    def storing_rule(self, callee: str) -> StoringRule | None:
        """The rule of a function that writes results through pointers: sincos, modf, frexp, remquo, lgamma_r."""
        form = STORING_SPELLINGS.get(callee) if callee not in self.hidden else None
        return StoringRule(self.rows[form.row], form.returned, form.stored) if form is not None else None

    def facts(self, callee: str) -> CallFacts | None:
        """What is known of the call besides its derivative; None means that nothing may be assumed.

        Rows have facts too: no memory, repeatable; where no partial exists (floor), inactive.
        """
        callee = callee.strip('"')
        if callee not in self._known:
            self._known[callee] = self._find_facts(callee)
        return self._known[callee]

    def facts_of(self, call: Value) -> CallFacts | None:
        """The same of a call of a function that is declared only; None for all else."""
        callee = call.callee if isinstance(call, Call) else None
        return self.facts(callee.name) if isinstance(callee, Function) and callee.is_declaration else None

    def accesses_no_memory(self, callee: str) -> bool:
        """Whether it is known of a function that it accesses no memory: of mathematics, and by its facts."""
        facts = self.facts(callee)
        return (facts is not None and facts.memory is MemoryAccess.NONE) or self.scalar_rule(callee) is not None

    def repeats(self, call: Value) -> bool:
        """Whether a call, of a function that is declared only, does nothing but come to the same result whenever it is made."""
        facts = self.facts_of(call)
        if not isinstance(call, Call) or facts is None:
            return False
        rule = self.scalar_rule(call.callee.name, call.type)
        return rule.pure if rule is not None else facts.recomputable and facts.memory is MemoryAccess.NONE and not facts.noreturn

    def _find_facts(self, callee: str) -> CallFacts | None:
        if callee in self.added_facts:
            return self.added_facts[callee]
        if callee in self.hidden:
            return None
        rule = self.scalar_rule(callee)
        if rule is not None:
            return CallFacts(inactive=rule.inactive, recomputable=rule.pure)
        form = STORING_SPELLINGS.get(callee)
        if form is not None:
            return _storing_facts(form)
        for table in self.fact_tables:
            found = table.lookup(plain_rust(callee))
            if found is not None:
                return found
        return None

    def accepts(self, callee: str, rule: ScalarRule, parameters: tuple[Type, ...]) -> bool:
        """Whether a call with these parameter types is the function that the rule means (arity, floats, integers)."""
        if len(parameters) != rule.arity:
            return False
        return all(
            isinstance(scalar_type(t), IntType if i in rule.integers else FloatType) for i, t in enumerate(parameters)
        )

    def without_strangers(self, functions: Mapping[str, tuple[Type, tuple[Type, ...]]]) -> RuleBook:
        """A copy that knows nothing of functions which bear a row's name but have another signature.

        ``functions``: name -> (result type, parameter types) of what a module declares: somebody's own `y0(double*)`.
        """
        strangers = set()
        for name, (result, parameters) in functions.items():
            rule = self.scalar_rule(name)
            if rule is not None and (self.scalar_rule(name, result) is None or not self.accepts(name, rule, parameters)):
                strangers.add(name)
        return replace(self, hidden=self.hidden | strangers) if strangers else self

    def with_rule(
        self, rule: ScalarRule, spellings: Mapping[str, str] | None = None, facts: CallFacts | None = None
    ) -> RuleBook:
        """A copy with one more row. ``spellings``: callee -> floating kind, by default the row's name on double."""
        names = spellings if spellings is not None else {rule.name: "double"}
        added = {callee: (rule.name, kind) for callee, kind in names.items()}
        more = dict.fromkeys(names, facts) if facts is not None else {}
        return replace(
            self,
            rows={**self.rows, rule.name: rule},
            spellings={**self.spellings, **added},
            added_facts={**self.added_facts, **more},
        )

    def with_facts(self, callee: str, facts: CallFacts) -> RuleBook:
        """A copy that knows one more function, for instance as inactive."""
        return replace(self, added_facts={**self.added_facts, callee: facts})

    def with_failures(self, callees: Iterable[str]) -> RuleBook:
        """A copy that knows of functions, of which nothing else is known, that they do not return (nor go on elsewhere)."""
        names = (name.strip('"') for name in callees)
        more = {callee: NEVER_RETURNS for callee in names if "longjmp" not in callee and self.facts(callee) is None}
        return replace(self, added_facts={**self.added_facts, **more}) if more else self

    def function_rule(self, callee: str) -> FunctionRule:
        """The rule whose `start` or `link` bears this name; ``facts(callee).kind`` tells which."""
        return self.function_rules[callee.strip('"')]

    def with_function_rule(self, rule: FunctionRule) -> RuleBook:
        """A copy that knows a function with a rule of its own."""
        start, link = rule.name("start"), rule.name("link")
        return replace(
            self,
            added_facts={**self.added_facts, start: rule.start_facts, link: rule.link_facts},
            function_rules={**self.function_rules, start: rule, link: rule},
        )

    def with_sweeps(self) -> RuleBook:
        """A copy that knows what sweeps call, too: functions with rules, linked later, tables of shadows, tapes."""
        more = {name: facts for rule in set(self.function_rules.values()) for name, facts in rule.sweep_facts.items()}
        return replace(self, added_facts={**self.added_facts, **more, **SHADOW_TABLES, **COLUMNS})

    def with_registered(self, rule: RegisteredRule) -> RuleBook:
        """A copy that knows a function of the module with a rule there, whatever else its name may mean."""
        return replace(
            self,
            added_facts={**self.added_facts, rule.function: REGISTERED},
            registered={**self.registered, rule.function: rule},
            hidden=self.hidden | {rule.function},
        )

    def with_spelling(self, callee: str, row: str, kind: str) -> RuleBook:
        """A copy in which another function has the derivative of a row."""
        return replace(self, spellings={**self.spellings, callee: (row, kind)})


def _floating_kind(type_: Type) -> str | None:
    while isinstance(type_, StructType) and type_.fields:
        type_ = type_.fields[0]
    element = scalar_type(type_)
    return element.kind if isinstance(element, FloatType) else None


def _storing_facts(form: Storing) -> CallFacts:
    written = tuple(a for a, _ in form.stored)
    return CallFacts(writes=written, recomputable=False, kind=CallKind.STORE_RESULTS)


@lru_cache(maxsize=1)
def default_book() -> RuleBook:
    """The book of everything in this package, for the host."""
    every = ROWS + COMPLEX + GIVEN
    rows = {row.name: row for row in every}
    assert len(rows) == len(every), "a row stands twice"
    return RuleBook(rows, (INTRINSIC_FACTS, EXTERNAL_FUNCTIONS, NUMBA_RUNTIME, MESSAGE_FACTS, LIBDEVICE_FACTS))


def c_names() -> tuple[str, ...]:
    """The names of all functions of C that the book knows."""
    return (*EXTERNAL_FUNCTIONS.exact, *STORING_SPELLINGS, *LIBM_SPELLINGS)


@lru_cache(maxsize=1)
def kernel_book() -> RuleBook:
    """The book for CUDA kernels: formulas call libdevice, and NVVM's intrinsics are known."""
    book = default_book()
    return replace(book, fact_tables=(NVVM_FACTS, *book.fact_tables), symbols=NVPTX)
