"""All functions that one derivative consists of: the root, and pairs or forward forms of what it calls.

    reverse   @diffe_f = forward sweep + reverse sweep;   @g.augmented and @g.reverse for calls that were not inlined
    forward   @diffe_f;                                 @g.forward
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files

from ..ir.attributes import attribute_texts
from ..ir.functions import Argument, Function, Module, replace_uses_in_module
from ..ir.metadata import APART
from ..ir.parser import parse_module
from ..ir.types import PTR, VOID, FunctionType, StructType, Type
from ..ir.values import GlobalValue, Value
from ..request import Mode
from .chunk_calls import ChunkTapes, builder_at_entry, quoted
from .context import Context
from .debug_locations import DebugLocations
from .failures import FAILURE
from .planning.derivative_plan import DerivativePlan
from .planning.function_plan import FunctionPlan
from .sweep import ShadowGlobals, shadow_name
from .used_rules import used_rules

TARGET_ATTRIBUTE = re.compile(r'"(?:target-cpu|target-features|tune-cpu|frame-pointer)"="[^"]*"')
PERSONALITY = re.compile(r"\bpersonality ptr @\S+")
EXTENSION = re.compile(r"\b(?:signext|zeroext)\b")


@dataclass(eq=False)
class SplitPair:
    """The two halves of a called function.

    ``has_seed``: the reverse takes an adjoint of the result. ``gradients``: types that the reverse returns, one per active
    parameter. ``on_stack``: both take the record of a stack of tapes, last.
    """

    augmented: Function
    reverse: Function
    has_seed: bool
    gradients: tuple[Type, ...]
    on_stack: bool


@dataclass(frozen=True, slots=True)
class BodyBuilders:
    """Who makes the bodies of what the root calls, given the family, a plan or context, and the function to fill."""

    pair: Callable[[DerivativeFamily, FunctionPlan, SplitPair], None]
    abandon: Callable[[DerivativeFamily, FunctionPlan, Function], None]
    forward: Callable[[DerivativeFamily, Context, Function], None]


class DerivativeFamily:
    """Makes the functions of one derivative; bodies of called functions are made when the root is done."""

    def __init__(self, plan: DerivativePlan, contexts: dict[Function, Context], bodies: BodyBuilders) -> None:
        self.facts = facts = next(iter(contexts.values())).facts
        self.bodies = bodies
        self.module: Module = facts.module
        self.contexts = contexts
        self.globals = ShadowGlobals(self.module)
        self.width = facts.width
        self.locations = DebugLocations(self.module)
        self.plans = plan.functions
        self.made: list[Function] = []
        self._pairs: dict[Function, SplitPair] = {}
        self._forwards: dict[Function, Function] = {}
        self._abandons: dict[Function, Function] = {}
        self._pending: list = []
        rules = bool(used_rules(contexts[facts.root]))  # their functions may raise, in either sweep
        self.frees_late = any(c.late_frees for c in contexts.values())
        self.may_fail = rules or (facts.request.target.status_return and facts.snapshots.reruns(facts.root))

    # ---- helpers that come as IR text

    def helper(self, name: str) -> Function:
        found = self.module.functions.get(name)
        if found is None:
            text = files(__spec__.parent).joinpath("runtime_ir", f"{name}.ll").read_text(encoding="utf-8")
            merge_functions(self.module, parse_module(text))
            found = self.module.functions[name]
        return found

    # ---- signatures

    def plan(self, function: Function) -> FunctionPlan:
        return self.plans[function]

    def shadowed(self, argument: Argument) -> bool:
        """Whether a parameter of a called function is followed by a shadow."""
        c = self.contexts[self.facts.root]
        if c.has_shadow(argument):
            return True
        return self.facts.request.mode is Mode.FORWARD and c.active(argument)

    def new_function(
        self, name: str, result: Type, parameters: list[tuple[Type, str, str]], like: Function, prefix: str = "internal"
    ) -> Function:
        """``parameters``: (type, name, attributes)."""
        type_ = FunctionType(result, tuple(t for t, _, _ in parameters))
        arguments = [Argument(t, n, i, a) for i, (t, n, a) in enumerate(parameters)]
        function = Function(self._fresh(name), type_, arguments, prefix=prefix, suffix=self._attributes(like))
        self.module.functions[function.name] = function
        self.locations.describe(function, like)
        self.made.append(function)
        return function

    def root_function(self, name: str, result: Type, parameters: list[tuple[Type, str, str]]) -> Function:
        """The derivative that was asked for. A declaration of its name, for callers in the module, becomes its definition."""
        declared = self.module.functions.pop(name, None)
        function = self.new_function(name, result, parameters, self.facts.root, prefix="")
        if declared is not None:
            replace_uses_in_module(self.module, {declared: function})
        return function

    def _fresh(self, name: str) -> str:
        if self.module.symbol(name) is None:
            return name
        n = 1
        while self.module.symbol(f"{name}.{n}") is not None:
            n += 1
        return f"{name}.{n}"

    def _attributes(self, like: Function) -> str:
        """What the back end must know of a function: its processor. Everything else is no longer true of a derivative."""
        texts = attribute_texts(like.suffix, self.module)
        found = dict.fromkeys(m for text in texts for m in TARGET_ATTRIBUTE.findall(text))
        personality = PERSONALITY.findall(like.suffix)  # for the landing pads that are copied
        return " ".join([*found, *personality])

    def parameters_with_shadows(
        self, function: Function, shadowed: Callable[[Argument], bool]
    ) -> tuple[list[tuple[Type, str, str]], list[int], dict[int, list[int]]]:
        """Parameters of a derivative, and where primals and shadows stand among them."""
        parameters: list[tuple[Type, str, str]] = []
        primal_at: list[int] = []
        shadow_at: dict[int, list[int]] = {}
        for argument in function.arguments:
            kept = [w for w in ("noalias", APART) if w in argument.attributes.split()] + EXTENSION.findall(argument.attributes)
            name = argument.name or f"a{argument.index}"
            primal_at.append(len(parameters))
            parameters.append((argument.type, name, " ".join(kept)))
            if shadowed(argument):
                shadow_at[argument.index] = list(range(len(parameters), len(parameters) + self.width))
                parameters += [(argument.type, shadow_name(name), " ".join(kept))] * self.width
        return parameters, primal_at, shadow_at

    # ---- called functions

    def split_pair(self, function: Function) -> SplitPair:
        found = self._pairs.get(function)
        if found is not None:
            return found
        c = self.contexts[function]
        parameters, _, _ = self.parameters_with_shadows(function, self.shadowed)
        results: list[Type] = [PTR]
        returned = function.function_type.result
        if returned != VOID:
            results.append(returned)
            if returns_shadow(c):
                results.append(returned)
        has_seed = returns_active(c)
        reverse_parameters = list(parameters)
        if has_seed:
            reverse_parameters.append((returned, "seed", ""))
        on_stack = self.plan(function).storage.on_stack
        reverse_parameters += [(PTR, "tape", "")] + [(PTR, "freed", "")] * self.frees_late + [(PTR, "stack", "")] * on_stack
        parameters += [(PTR, "stack", "")] * on_stack
        gradients = tuple(a.type for a in function.arguments if c.active(a))
        returns = gradients + FAILURE * self.may_fail
        name = function.name.strip('"')
        pair = SplitPair(
            self.new_function(quoted(f"ne.augmented.{name}"), StructType(tuple(results)), parameters, function),
            self.new_function(
                quoted(f"ne.reverse.{name}"), StructType(returns) if returns else VOID, reverse_parameters, function
            ),
            has_seed,
            gradients,
            on_stack,
        )
        self._pairs[function] = pair
        self._pending.append(lambda: self.bodies.pair(self, self.plan(function), pair))
        return pair

    def abandon_of(self, function: Function) -> Function:
        """What frees the tape of a called function when its caller fails."""
        made = self._abandons.get(function)
        if made is None:
            name = quoted(f"ne.abandon.{function.name.strip(chr(34))}")
            made = self._abandons[function] = self.new_function(name, VOID, [(PTR, "tape", "")], function)
            self._pending.append(lambda: self.bodies.abandon(self, self.plan(function), made))
        return made

    def abandon_of_chunks(self, chunk: Function) -> Function:
        """What frees the tapes of all chunks of a parallel loop when its function fails."""
        name = quoted(f"ne.abandon.chunks.{chunk.name.strip(chr(34))}")
        made = self.module.functions.get(name)
        if made is None:
            made = self.new_function(name, VOID, [(PTR, "tapes", "")], chunk)
            b = builder_at_entry(self, made)
            tapes = ChunkTapes(b, made.arguments[0])
            b.call(self.helper("ne.tape.abandon"), [tapes.first(), tapes.chunks(), self.abandon_of(chunk)])
            b.call_named("free", VOID, [made.arguments[0]])
            b.ret()
        return made

    def forward_of(self, function: Function) -> Function:
        found = self._forwards.get(function)
        if found is not None:
            return found
        c = self.contexts[function]
        parameters, _, _ = self.parameters_with_shadows(function, self.shadowed)
        returned = function.function_type.result
        results: list[Type] = []
        if returned != VOID:
            results.append(returned)
            if returns_shadow(c) or returns_active(c):
                results += [returned] * self.width
        results += FAILURE * self.may_fail
        result: Type = StructType(tuple(results)) if results else VOID
        made = self.new_function(quoted(f"ne.forward.{function.name.strip(chr(34))}"), result, parameters, function)
        self._forwards[function] = made
        self._pending.append(lambda: self.bodies.forward(self, self.contexts[function], made))
        return made

    def finish(self) -> None:
        """Make the bodies of all called functions."""
        while self._pending:
            self._pending.pop()()


def returned_values(c: Context) -> list[Value]:
    return [b.terminator.operands[0] for b in c.shape.returns if b.terminator.operands]


def returns_active(c: Context) -> bool:
    """Whether a called function's result carries a derivative."""
    return any(c.active(v) for v in returned_values(c))


def returns_shadow(c: Context) -> bool:
    return any(c.has_shadow(v) for v in returned_values(c))


def merge_functions(module: Module, more: Module) -> None:
    """Add the functions and globals of another module; what both have is that of the first."""
    for variable in more.globals.values():
        module.globals.setdefault(variable.name, variable)
    for function in more.functions.values():
        present = module.functions.get(function.name)
        if present is None or (present.is_declaration and not function.is_declaration):
            if present is not None:
                present.blocks = function.blocks
                present.arguments = function.arguments
                present.prefix, present.suffix = function.prefix, function.suffix
                for block in present.blocks:
                    block.function = present
            else:
                module.functions[function.name] = function
    for function in more.functions.values():
        for instruction in function.instructions():
            instruction.operands = [
                (module.symbol(o.name) or o) if isinstance(o, GlobalValue) else o for o in instruction.operands
            ]
