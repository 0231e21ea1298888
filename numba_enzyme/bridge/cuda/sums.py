"""Additions that threads do together: one atomic operation for a warp or a block, where every thread would have its own.

    call void @ne.warp.add.f64(ptr %p, double %v)       on a device: the lanes that are here add up, the lowest of them adds to *p
    call void @ne.lanes.add.f64(ptr %p, double %v, ...) the same for lanes that are known by the shape of the block
    call void @ne.block.add.f64(ptr %p, double %v)      the same for all threads of the block, which all come here
    if (v != 0) atomicrmw fadd ptr %p, double %v        what the host makes of them, whose threads come one after the other

Where not all threads of a block come to the same barriers, warps add for themselves: threads that have left would wait for the
sum where others wait for a barrier. A block's sum of zero is not added: then it may be that no thread has come to the place, and
that there is none. The device's part is :file:`device_ir/sums.ll`, :mod:`.sums_of_groups` for several sums at a time, and
:file:`device_ir/shuffles.ll` for sums that are adjoints of shuffles.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from ...analysis.threads.barrier_divergence import may_miss_barriers
from ...analysis.threads.phases import is_block_barrier
from ...ir.builder import Builder
from ...ir.functions import Module, replace_uses_in_module
from ...ir.instructions import AtomicRMW
from ...ir.parser import parse_module
from ...ir.values import Value
from ...rules.book import kernel_book
from ...transform.derivative import merge_functions
from ...transform.instructions.shared_updates import BLOCK_ADD, KINDS, LANES_ADD, ORDER, WARP_ADD, add_together
from ...transform.prepare.lane_sums import take_apart
from .kernel import Kernel

FILES = ("sums.ll", "shuffles.ll")
SCRATCH_BYTES = 256  # of shared memory: a number for every warp of the largest block
HOST = """\
define internal void @{name}(ptr %p, {type} %v{told}) alwaysinline {{
  %any = fcmp une {type} %v, 0.0
  br i1 %any, label %add, label %done
add:
  %old = atomicrmw fadd ptr %p, {type} %v monotonic
  br label %done
done:
  ret void
}}
"""


def add_for_block(b: Builder, place: Value, amount: Value) -> None:
    """``*place += amount`` by every thread of a block; all come here."""
    if amount.type in KINDS:
        add_together(b, BLOCK_ADD, place, amount)
    else:
        b.append(AtomicRMW(amount.type, "fadd", place, amount, suffix=ORDER))


def settle_sums(kernel: Kernel, module: Module) -> Module:
    """The module, in which warps add where a thread of the block might come to its sum while others are at a barrier."""
    sums = [f for name, f in module.functions.items() if name.startswith(BLOCK_ADD)]
    if sums and _may_miss_barriers(kernel):
        for function in sums:
            del module.functions[function.name]
            name = function.name.replace(BLOCK_ADD, WARP_ADD)
            known = module.functions.setdefault(name, function)
            function.name = known.name = name
            replace_uses_in_module(module, {function: known})
    return module


@cache
def _may_miss_barriers(kernel: Kernel) -> bool:
    module, book = parse_module(kernel.text), kernel_book()
    others = (f for name, f in module.functions.items() if name != kernel.name)
    return any(is_block_barrier(i, book) for f in others for i in f.instructions()) or may_miss_barriers(
        module.functions[kernel.name], book)


def add_one_by_one(module: Module) -> None:
    """Every thread adds for itself, in place."""
    told = {WARP_ADD: "", BLOCK_ADD: "", LANES_ADD: ", i32 %first, i32 %after, i32 %owner, i1 %searched"}
    wanted = [(f"{how}{kind}", type_, told[how]) for how in told for type_, kind in KINDS.items()]
    take_apart(module)
    text = "".join(HOST.format(name=name, type=type_, told=more) for name, type_, more in wanted if name in module.functions)
    if text:
        merge_functions(module, parse_module(text))


@cache
def device_sums(barrier: str, sums: str) -> str:
    """The definitions for a device. ``barrier``: the call that lets a block wait; ``sums``: the address of the scratch."""
    folder = files(__spec__.parent) / "device_ir"
    lines = [line for name in FILES for line in (folder / name).read_text(encoding="utf-8").splitlines()]
    declarations = [line for line in lines if line.startswith("declare ")]
    double = "\n".join(line for line in lines if not line.startswith("declare ")).replace("call void @ne.barrier()", barrier)
    entries = "".join(
        f"define void @{BLOCK_ADD}{kind}(ptr %p, {type_} %v) alwaysinline convergent {{\n"
        f"  call void @{BLOCK_ADD}{kind}.by(ptr {sums}, ptr %p, {type_} %v)\n  ret void\n}}\n"
        for type_, kind in KINDS.items()
    )  # fmt: skip
    return "\n".join([*dict.fromkeys([*declarations, *map(_of_floats, declarations)]), double, _of_floats(double), entries])


def _of_floats(text: str) -> str:
    """The functions of floating-point numbers, for the narrower ones."""
    functions = re.split(r"^(?=define )", text, flags=re.MULTILINE)
    return "".join(f for f in functions if "double" in f).replace("double", "float").replace("f64", "f32")
