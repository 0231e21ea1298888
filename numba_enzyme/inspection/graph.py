"""The control flow of a derivative in Graphviz' language, one line per block and edge, so that it reads as text too.

    subgraph "cluster forward" { "loop" [label="loop  line 21  9 instructions"] }
    subgraph "cluster reverse" { "loop.rev" [label="loop.rev  line 21  12 instructions"] }
    "loop" -> "loop" [label="yes"]
"""

from __future__ import annotations

from collections.abc import Iterator

from ..ir.functions import Block, DebugRecord, Function
from ..ir.instructions import Branch, Switch
from ..ir.parser import parse_module
from ..result import Derivative

CALLED_HALVES = ("ne.augmented.", "ne.reverse.", "ne.forward.")
SWEEPS = ("forward", "reverse")


def control_flow(derivative: Derivative) -> str:
    """Blocks of the forward and of the reverse sweep, as they are emitted: before LLVM tidies them."""
    module = parse_module(derivative.stage("differentiate"))
    lines = _block_lines(derivative)
    made = [f for f in module.functions.values() if _belongs(f, derivative)]
    body = [row for function in made for row in _function(function, lines, alone=len(made) == 1)]
    return "\n".join([f'digraph "{derivative.name}" {{', '  node [shape=box, fontname="monospace"]', *body, "}"]) + "\n"


def _belongs(function: Function, derivative: Derivative) -> bool:
    name = function.name.strip('"')
    return not function.is_declaration and (name == derivative.name or name.startswith(CALLED_HALVES))


def _block_lines(derivative: Derivative) -> dict[str, int]:
    """The first source line of each block of the primal functions, by the name of the block."""
    lines: dict[str, int] = {}
    for plan in derivative.plans.values():
        for block in plan.context.function.blocks:
            found = [plan.context.place(i).line for i in block.instructions if not isinstance(i, DebugRecord)]
            lines.setdefault(block.name, next((line for line in found if line), 0))
    return lines


def _function(function: Function, lines: dict[str, int], *, alone: bool) -> Iterator[str]:
    name = function.name.strip('"')
    prefix = "" if alone else f"{name}/"
    sweeps: dict[str, list[Block]] = {sweep: [] for sweep in SWEEPS}
    for block in function.blocks:
        sweeps[SWEEPS[_is_mirror(block)]].append(block)
    for sweep, blocks in sweeps.items():
        if blocks:
            yield f'  subgraph "cluster {sweep} {name}" {{'
            yield f'    label="{sweep} sweep of {name}"'
            yield from (f'    {_node(prefix, block)} [label="{_label(block, lines)}"]' for block in blocks)
            yield "  }"
    for block in [b for blocks in sweeps.values() for b in blocks]:
        for target, label in _edges(block):
            yield f"  {_node(prefix, block)} -> {_node(prefix, target)}" + (f' [label="{label}"]' if label else "")


def _is_mirror(block: Block) -> bool:
    name = block.name.strip('"')
    return name == "rev" or ".rev" in name


def _node(prefix: str, block: Block) -> str:
    return f'"{prefix}{block.name.strip(chr(34))}"'


def _label(block: Block, lines: dict[str, int]) -> str:
    name = block.name.strip('"')
    count = sum(not isinstance(i, DebugRecord) for i in block.instructions)
    line = lines.get(name.partition(".rev")[0], 0)
    return "\\n".join([name, *([f"line {line}"] if line else []), f"{count} instruction{'s' if count > 1 else ''}"])


def _edges(block: Block) -> list[tuple[Block, str]]:
    terminator = block.terminator
    if isinstance(terminator, Branch) and terminator.condition is not None:
        return list(zip(terminator.targets, ("yes", "no"), strict=True))
    if isinstance(terminator, Switch):
        return [(terminator.default, "else"), *((target, str(value)) for value, target in terminator.cases)]
    return [(target, "") for target in terminator.successors]
