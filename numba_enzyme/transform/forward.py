"""Forward mode: one copy of the function in which every value has its tangent beside it.

    %y = fmul double %x, %x          %y   = fmul double %x, %x
                                     %y.d = fadd double (fmul %x, %x.d), (fmul %x, %x.d)
"""

from __future__ import annotations

from ..ir.builder import Builder, zero
from ..ir.functions import Block, Function, Instruction, Module
from ..ir.instructions import Return
from ..ir.types import VOID, StructType, Type
from ..ir.values import ConstantInt, Value
from ..request import OUT_OF_MEMORY, Returns
from .context import Context
from .derivative import DerivativeFamily, returns_active, returns_shadow
from .failures import Failures
from .instructions import family_of
from .sweep import ShadowGlobals, Sweep, bind_arguments


class TangentSweep(Sweep):
    def __init__(self, context: Context, target: Function, module: Module, globals_: ShadowGlobals,
                 family: DerivativeFamily) -> None:  # fmt: skip
        super().__init__(context, target, module, globals_)
        self.family = family
        self.lanes = [{} for _ in range(family.width)]
        self.locate(family.locations.of(target))
        self.on_return = lambda terminator: None
        self.failures = Failures(self) if family.may_fail else None

    def wants_shadow(self, value: Value) -> bool:
        return self.context.has_shadow(value) or self.context.active(value)

    def step(self, instruction: Instruction) -> None:
        if isinstance(instruction, Return):
            self.on_return(instruction)
            return
        family = family_of(instruction, self.context)
        if family is None:
            self.copy(instruction)
        else:
            self.in_every_lane(lambda: family.tangent(instruction, self))

    def tangents(self, value: Value) -> list[Value]:
        """The tangents of a value in all lanes."""
        found: list[Value] = []
        self.in_every_lane(lambda: found.append(self.shadow(value)))
        return found


def build_forward(family: DerivativeFamily, name: str) -> Function:
    """The forward derivative of the root, with the parameters and results of the LLVM IR entry."""
    request = family.facts.request
    root = family.facts.root
    activities = request.activities
    parameters, primal_at, shadow_at = family.parameters_with_shadows(root, lambda a: activities[a.index].has_shadow)
    returned = root.function_type.result
    results: list[Type] = []
    if returned != VOID:
        results += [returned] * request.primal + [returned] * (family.width * (request.returns is not Returns.CONST))
    target = family.root_function(name, StructType(tuple(results)) if results else VOID, parameters)
    sweep = TangentSweep(family.contexts[root], target, family.module, family.globals, family)
    bind_arguments(sweep, primal_at, shadow_at)

    def on_return(terminator: Return) -> None:
        values: list[Value] = []
        if terminator.operands:
            value = terminator.operands[0]
            if request.primal:
                values.append(_status(sweep, sweep.primal(value)) if request.target.status_return else sweep.primal(value))
            if request.returns is not Returns.CONST:
                values += sweep.tangents(value)
        sweep.b.ret(sweep.b.struct(values) if values else None)

    sweep.on_return = on_return
    if request.target.status_return and request.primal:
        nothing = [ConstantInt(returned, OUT_OF_MEMORY), *map(zero, results[1:])]
        sweep.on_no_memory = lambda: sweep.b.ret(sweep.b.struct(nothing))
    _finish(sweep)
    return target


def _status(sweep: TangentSweep, status: Value) -> Value:
    """The status that the root returns: its own, or that of a rule's function that has failed."""
    if sweep.failures is None:
        return status
    b, request = sweep.b, sweep.context.facts.request
    succeeded = b.icmp("eq", status, zero(status.type))
    if request.target.failure_parameter >= 0 and not (isinstance(status, ConstantInt) and status.value):
        sweep.failures.tell(b, sweep.primal(sweep.context.function.arguments[request.target.failure_parameter]))
    return b.select(succeeded, sweep.failures.status(b), status)


def build_called_forward(family: DerivativeFamily, c: Context, target: Function) -> None:
    """The forward form of a function that the root calls: { primal result, tangent }."""
    _, primal_at, shadow_at = family.parameters_with_shadows(c.function, family.shadowed)
    sweep = TangentSweep(c, target, family.module, family.globals, family)
    bind_arguments(sweep, primal_at, shadow_at)
    with_shadow = returns_shadow(c) or returns_active(c)

    def on_return(terminator: Return) -> None:
        values: list[Value] = []
        if terminator.operands:
            values.append(sweep.primal(terminator.operands[0]))
            if with_shadow:
                values += sweep.tangents(terminator.operands[0])
        if sweep.failures is not None:
            values += sweep.failures.results(sweep.b)
        sweep.b.ret(sweep.b.struct(values) if values else None)

    sweep.on_return = on_return
    _finish(sweep)


def _finish(sweep: TangentSweep) -> None:
    sweep.run()
    sweep.finish(sweep.blocks[sweep.context.function.entry])


def zero_globals(family: DerivativeFamily, target: Function) -> None:
    """Shadows of globals are zero when a derivative begins: the adjoint of what is in them after the call."""
    block = Block("zero", target)
    b = Builder(family.module, block)
    layout = family.contexts[family.facts.root].layout
    for shadow in (s for (variable, _), s in family.globals.made.items() if not variable.constant):
        b.memset_zero(shadow, b.i64(layout.size_of(shadow.value_type)))
    target.entry.insert(0, block.instructions)

