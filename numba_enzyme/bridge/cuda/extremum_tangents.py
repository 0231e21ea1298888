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
from ...ir.model import Module
from ...ir.parser import parse_module
from ...transform.derivative import merge_functions
from ...transform.instructions.atomics import IN_TURN

TYPES = ("double", "float")
BETTER = {"max": "ogt", "min": "olt", "nanmax": "ugt", "nanmin": "ult"}
LOCK = f"@{TANGENT}lock = internal addrspace(1) global i32 0, align 4"
HOST = """\
define internal {{ {type}, {type} }} @{tangent}{name}.{type}(ptr %p, {type} %v, ptr %p.d, {type} %v.d, i1 %used) alwaysinline {{
  call void @{in_turn}()
  %old = load {type}, ptr %p
  %old.d = load {type}, ptr %p.d
  %better = fcmp {better} {type} %v, %old
  %number = fcmp ord {type} %v, %v
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
        text = "".join(HOST.format(tangent=TANGENT, name=name, type=type_, better=BETTER[name], in_turn=IN_TURN)
                       for name, type_ in wanted)  # fmt: skip
        merge_functions(module, parse_module(f"declare void @{IN_TURN}()\n{text}"))


@cache
def device_tangents() -> str:
    """The definitions for a device, beside those of the operations themselves."""
    largest = (files(__package__) / "device_ir" / "extremum_tangents.ll").read_text(encoding="utf-8")
    made = [
        largest.replace("_max", f"_{name}").replace(".max.", f".{name}.").replace("ogt", better).replace("double", type_)
        for name, better in BETTER.items() for type_ in TYPES
    ]  # fmt: skip
    operations = [f"declare {type_} @___numba_atomic_{type_}_{name}(ptr, {type_})" for name in BETTER for type_ in TYPES]
    return "\n".join([LOCK, *operations, *made])
