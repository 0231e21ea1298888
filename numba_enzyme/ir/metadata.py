"""Metadata of a module: nodes by number, and what of an instruction's own goes with its copies.

    append_node(module, "!{}")     ->     "!7", and the line "!7 = !{}" in the module
"""

from __future__ import annotations

from .functions import Instruction, Module

INVARIANT = "invariant.load"
PRIMAL = "ne.primal"  # of what the primal computes, to tell it from what a derivative adds; never printed for LLVM
LASTING = ("tbaa", INVARIANT, PRIMAL)
APART = '"ne-apart"'
"""On a parameter: no other one reaches its memory, but threads that share it may write there whenever they meet.

LLVM's `noalias` says more: that no call which is not given the pointer changes the memory, a barrier neither.
"""


def lasting_metadata(instruction: Instruction) -> dict[str, str]:
    """What was said of an instruction and is true of its copies wherever they stand."""
    return {key: text for key, text in instruction.metadata.items() if key in LASTING}


def first_free_number(module: Module) -> int:
    """The number of the next node."""
    tags = (line.partition(" = ")[0][1:] for line in module.metadata)
    return 1 + max((int(tag) for tag in tags if tag.isdecimal()), default=-1)


def append_node(module: Module, text: str) -> str:
    """Add a node and return its tag."""
    tag = f"!{first_free_number(module)}"
    module.metadata.append(f"{tag} = {text}")
    return tag


def describe_loop(module: Module, latch: Instruction, how: str) -> None:
    """Tell LLVM, at the branch back to its header, what the node ``how`` says of a loop."""
    latch.metadata["llvm.loop"] = append_node(module, f"distinct !{{!{first_free_number(module)}, {how}}}")
