"""Shrinks a module whose derivative is wrong, refused or crashes to the few lines that matter.

    python -m numba_enzyme reduce in.ll --function f --activities dup,const --call "f([1.0, 2.0], 2)" -o small.ll

The outcome is what stays the same: the codes of a refusal, the type of an exception, a process that ends, or, with ``--call``, a
derivative that differs from the oracle's. Parts are taken away as long as it does: bodies of functions, edges, instructions in
runs of decreasing length (delta debugging, Zeller and Hildebrandt 2002), at last single operands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..errors import NotDifferentiable
from ..ir import llvm_io
from ..ir.builder import zero
from ..ir.functions import DebugRecord, Function, Instruction, Module, Phi
from ..ir.instructions import Branch, Return, Switch, Unreachable
from ..ir.parser import parse_module
from ..ir.printer import print_module
from ..ir.types import VOID, FloatType, IntType, PointerType
from ..ir.values import Constant, Value
from ..pipeline import differentiate
from ..request import GradientRequest
from .golden_run import check_execution, prepare
from .native import NativeFailure, in_child

PATIENCE = 30.0  # seconds for one derivative and its call
TERMINATORS = (Branch, Return, Switch, Unreachable)
TIDY = ("simplify_cfg", "dead_code_elimination", "global_dead_code_eliminate")
FINE = "right"


def outcome(text: str, request: GradientRequest, call: str = "") -> str:
    """What becomes of a derivative, in a process of its own: "right", "wrong", "refused NE100", an exception's name, "ended".

    Without ``call`` the derivative is made and not run.
    """
    try:
        return in_child(lambda: _outcome(text, request, call), PATIENCE)
    except NativeFailure:
        return "ended"


def _outcome(text: str, request: GradientRequest, call: str) -> str:
    try:
        derivative = differentiate(text, request).text
        if call:
            check_execution(prepare(text, request, call), derivative)
    except NotDifferentiable as refusal:
        return f"refused {' '.join(sorted({problem.code for problem in refusal.problems}))}"
    except AssertionError as difference:
        return "wrong" if call else f"AssertionError: {difference}"
    except Exception as error:  # whatever it is, it shall stay the same
        return type(error).__name__
    return FINE


def reduce(text: str, request: GradientRequest, call: str = "", *, report: Callable[[str], None] = lambda line: None) -> str:
    """The smallest module found whose derivative has the same outcome.

    ``report`` is given a line for each step. Raises ValueError if the derivative is right, or ``text`` is no valid module.
    """
    text = print_module(parse_module(llvm_io.normalize(text)))
    wanted = outcome(text, request, call)
    if wanted == FINE:
        raise ValueError(f"the derivative of {request.function} is right" + ("" if call else "; to compare values, give a call"))
    report(f"outcome: {wanted}; {_size(text)} instructions")
    while True:
        weight = _weight(text)
        smaller = (found for found in _candidates(text, request) if _weight(found) < weight and _is_valid(found))
        found = next((found for found in smaller if outcome(found, request, call) == wanted), None)
        if found is None:
            return text
        text = found
        report(f"{_size(text)} instructions")


def _is_valid(candidate: str) -> bool:
    try:
        llvm_io.normalize(candidate)
    except ValueError:
        return False
    return True


def _size(text: str) -> int:
    return sum(1 for f in parse_module(text).functions.values() for i in f.instructions() if not isinstance(i, DebugRecord))


def _weight(text: str) -> tuple[int, int]:
    return _size(text), len(text)


def _candidates(text: str, request: GradientRequest) -> Iterator[str]:
    """Smaller modules, the largest steps first."""
    yield llvm_io.normalize(_without_debug(text))
    yield _tidied(text)
    functions = parse_module(text).functions
    for name, function in functions.items():
        if function.blocks and name != request.function:
            yield _changed(text, name, _drop_body)
    for smaller in (_with_fewer_edges, _with_fewer_instructions, _with_operands_instead):
        for name, function in functions.items():
            yield from smaller(text, name, function)


def _with_fewer_edges(text: str, name: str, function: Function) -> Iterator[str]:
    edges = [i for i, block in enumerate(function.blocks) if len(set(block.successors)) > 1]
    for index in edges:
        for target in range(len(function.blocks[index].successors)):
            yield _tidied(_changed(text, name, lambda f, i=index, t=target: _follow(f, i, t)))


def _with_fewer_instructions(text: str, name: str, function: Function) -> Iterator[str]:
    """Without the first half of them, the second, the quarters ..."""
    places = [(b, i) for b, block in enumerate(function.blocks) for i, one in enumerate(block.instructions)
              if not isinstance(one, TERMINATORS)]  # fmt: skip
    length = max(1, len(places) // 2)
    while places and length:
        for start in range(0, len(places), length):
            run = places[start : start + length]
            yield _changed(text, name, lambda f, r=run: _remove(f, r))
        length //= 2


def _with_operands_instead(text: str, name: str, function: Function) -> Iterator[str]:
    for b, block in enumerate(function.blocks):
        for i, one in enumerate(block.instructions):
            for o in range(len(one.operands)):
                yield _changed(text, name, lambda f, p=(b, i, o): _take_operand(f, *p))


def _changed(text: str, name: str, change: Callable[[Function], None]) -> str:
    module: Module = parse_module(text)
    change(module.functions[name])
    return print_module(module)


def _tidied(text: str) -> str:
    """Without what nothing uses and no branch reaches; an invalid module as it is."""
    try:
        return llvm_io.optimize(text, default_pipeline=False, after=TIDY)
    except ValueError:
        return text


def _without_debug(text: str) -> str:
    module = parse_module(text)
    for function in module.functions.values():
        for block in function.blocks:
            block.instructions = [i for i in block.instructions if not isinstance(i, DebugRecord)]
            for instruction in block.instructions:
                instruction.metadata = {}
    return print_module(module)


def _drop_body(function: Function) -> None:
    function.blocks = []
    function.prefix = ""


def _follow(function: Function, index: int, target: int) -> None:
    """Make a branch go one way only."""
    block = function.blocks[index]
    goal = block.successors[target]
    others = set(block.successors) - {goal}
    jump = Branch([goal])
    jump.block = block
    block.instructions[-1] = jump
    for other in others:
        for phi in other.phis():
            kept = [(value, source) for value, source in phi.incoming() if source is not block]
            phi.operands = [value for value, _ in kept]
            phi.incoming_blocks = [source for _, source in kept]


def _remove(function: Function, places: list[tuple[int, int]]) -> None:
    """Take instructions away; where their values were used, zero stands."""
    gone: dict[Value, Value] = {}
    for b, i in places:
        instruction = function.blocks[b].instructions[i]
        if instruction.type != VOID:
            gone[instruction] = zero(instruction.type)
    removed = {id(function.blocks[b].instructions[i]) for b, i in places}
    for block in function.blocks:
        kept = (i for i in block.instructions if id(i) not in removed)
        block.instructions = [i for i in kept if not (isinstance(i, DebugRecord) and gone)]
        for instruction in block.instructions:
            instruction.operands = [gone.get(o, o) for o in instruction.operands]


def _take_operand(function: Function, b: int, i: int, o: int) -> None:
    """Put an operand of the same type in the place of an instruction's value, or zero in that of an operand."""
    instruction = function.blocks[b].instructions[i]
    operand = instruction.operands[o]
    replaceable = not isinstance(instruction, (Phi, *TERMINATORS)) and not isinstance(operand, Constant)
    if replaceable and operand.type == instruction.type:
        function.blocks[b].instructions.pop(i)
        for user in function.instructions():
            user.operands = [operand if x is instruction else x for x in user.operands]
    elif isinstance(operand, Instruction) and isinstance(operand.type, (IntType, FloatType, PointerType)):
        instruction.operands[o] = zero(operand.type)
