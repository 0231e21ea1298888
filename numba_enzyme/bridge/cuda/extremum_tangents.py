"""The number and the tangent of an atomic maximum or minimum, written in one step.

    { double, double } @ne.tangent.max.double(ptr %p, double %v, ptr %p.d, double %v.d, i1 %used)     what lay at %p and %p.d

On the host threads come one after the other, which a call says (:data:`..transform.instructions.atomics.IN_TURN`). On a device a
thread takes a lock of the launch's, changes both, and gives it back. Most threads see beforehand that they can't win, as what
lies there only becomes larger: where nobody has a use for it (``used``), they need no lock. It is given back in the round
of the loop in which it was taken, so that lanes of a warp that wait for it don't keep back the lane that has it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ...ir.extrema import TANGENT
from ...ir.functions import Module
from ...ir.parser import parse_module
from ...transform.derivative import merge_functions
from ...transform.instructions.atomics import IN_TURN

TYPES = ("double", "float")
BETTER = {"max": "ogt", "min": "olt", "nanmax": "ugt", "nanmin": "ult", "maximum": "ugt", "minimum": "ult"}
ASKED = {"maximum": "old", "minimum": "old"}  # what has to be a number; else what is brought
LOCK = f"@{TANGENT}lock = internal addrspace(1) global i32 0, align 4"
HOST = """\
define internal {{ {type}, {type} }} @{tangent}{name}.{type}(ptr %p, {type} %v, ptr %p.d, {type} %v.d, i1 %used) alwaysinline {{
  call void @{in_turn}()
  %old = load {type}, ptr %p
  %old.d = load {type}, ptr %p.d
  %better = fcmp {better} {type} %v, %old
  %number = fcmp ord {type} %{asked}, %{asked}
  %wins = and i1 %better, %number
  %new = select i1 %wins, {type} %v, {type} %old
  %new.d = select i1 %wins, {type} %v.d, {type} %old.d
  store {type} %new, ptr %p
  store {type} %new.d, ptr %p.d
  %first = insertvalue {{ {type}, {type} }} undef, {type} %old, 0
  %both = insertvalue {{ {type}, {type} }} %first, {type} %old.d, 1
  ret {{ {type}, {type} }} %both
}}
"""


def add_in_turn(module: Module) -> None:
    """Threads come one after the other."""
    wanted = [(name, type_) for name in BETTER for type_ in TYPES if f"{TANGENT}{name}.{type_}" in module.functions]
    if wanted:
        text = "".join(HOST.format(tangent=TANGENT, name=name, type=type_, better=BETTER[name], in_turn=IN_TURN,
                                   asked=ASKED.get(name, "v"))
                       for name, type_ in wanted)  # fmt: skip
        merge_functions(module, parse_module(f"declare void @{IN_TURN}()\n{text}"))


def device_tangents(text: str) -> str:
    """The definitions for a device of those that a module calls, beside those of the operations themselves.

    No others: which atomic operations there are is LLVM's affair.
    """
    wanted = [(name, type_) for name in BETTER for type_ in TYPES if f"@{TANGENT}{name}.{type_}(" in text]
    declared = [f"declare {type_} @___numba_atomic_{type_}_{name}(ptr, {type_})" for name, type_ in wanted if name not in ASKED]
    largest = _largest()
    return "\n".join([LOCK, *declared, *(_for_device(largest, name, type_) for name, type_ in wanted)])


@cache
def _largest() -> str:
    return (files(__spec__.parent) / "device_ir" / "extremum_tangents.ll").read_text(encoding="utf-8")


def _for_device(largest: str, name: str, type_: str) -> str:
    """Of the one that is written down, the others."""
    if name in ASKED:
        largest = largest.replace("call double @___numba_atomic_double_max(ptr %p, double %v)",
                                  f"atomicrmw f{name} ptr %p, double %v monotonic")  # fmt: skip
        largest = largest.replace("fcmp ord double %v, %v", "fcmp ord double %seen, %seen")
        largest = largest.replace("%wins = and i1 %better, %number",
                                  "%was = fcmp ord double %before, %before\n  %wins = and i1 %better, %was")  # fmt: skip
    text = largest.replace("_max", f"_{name}").replace(".max.", f".{name}.").replace("ogt", BETTER[name])
    return text.replace("double", type_)
