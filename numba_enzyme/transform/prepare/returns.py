"""Returns in a form that the reverse sweep can start from: errors apart from success, and one return for success.

    ret i32 (phi [0, %a], [1, %b])        %a: ret i32 0        %b: ret i32 1
"""

from __future__ import annotations

from collections.abc import Callable

from ...analysis.memory.snapshots import is_failure
from ...ir.builder import Builder
from ...ir.functions import Block, Function, Module, Phi
from ...ir.instructions import Branch, Return, Switch
from ...ir.types import VOID, IntType
from ...request import GradientRequest
from .caught_failures import functions_that_are_survived


def bring_returns_into_form(module: Module, root: Function, request: GradientRequest) -> bool:
    """All functions: errors apart from success, one return for success, in place; False if they have that form.

    Where a caller goes on after an error, that is a return like any other.
    """
    changed = False
    defined = [function for function in module.functions.values() if not function.is_declaration]
    statuses = request.target.status_return
    for function in defined if statuses else ():
        changed |= split_status_returns(function)
    survived = functions_that_are_survived(module, root) if statuses else defined
    for function in defined:
        every = function in survived
        changed |= merge_returns(module, function, lambda block, every=every: every or not is_failure(block.terminator))
    return changed


def split_status_returns(function: Function) -> bool:
    """Give every constant status its own return: `ret phi [0, %a], [1, %b]` -> `ret 0` in %a, `ret 1` in %b.

    Blocks that only return then end the ways into them; so error exits are told from success. False if there is none to split.
    """
    changed = False
    for block in list(function.blocks):
        terminator = block.terminator
        if not isinstance(terminator, Return) or not terminator.operands:
            continue
        phi = terminator.operands[0]
        if not isinstance(phi, Phi) or block.instructions != [phi, terminator] or not isinstance(phi.type, IntType):
            continue
        _split_return(function, block, phi)
        changed = True
    return changed


def _split_return(function: Function, block: Block, phi: Phi) -> None:
    for value, predecessor in list(phi.incoming()):
        new = Block(f"{block.name}.status", function)
        new.insert(0, [Return("ret", VOID, [value])])
        function.blocks.append(new)
        branch = predecessor.terminator
        if isinstance(branch, Branch):
            branch.targets = [new if t is block else t for t in branch.targets]
        elif isinstance(branch, Switch):
            branch.default = new if branch.default is block else branch.default
            branch.cases = [(c, new if t is block else t) for c, t in branch.cases]
    function.blocks.remove(block)


def merge_returns(module: Module, function: Function, keep: Callable[[Block], bool]) -> bool:
    """One return for all blocks that ``keep`` accepts, so that the reverse sweep has one start; False if it is so."""
    returns = [b for b in function.blocks if isinstance(b.terminator, Return) and keep(b)]
    if len(returns) < 2:
        return False
    exit_ = Block("return", function)
    values = [b.terminator.operands[0] for b in returns if b.terminator.operands]
    builder = Builder(module, exit_)
    if values:
        phi = builder.append(Phi(values[0].type, values, list(returns)), "returned")
        builder.ret(phi)
    else:
        builder.ret()
    for block in returns:
        block.instructions.pop()
        Builder(module, block).br(exit_)
    function.blocks.append(exit_)
    return True
