"""The caller sees the shadows even if the call fails: a sweep that meets its tests in the reverse sweep adds to copies of them.

    @diffe_f(x, x.d):   little = bytes of x.d <= work;  little and there is memory:  copy = x.d;  r = @diffe_f.tried(x, copy)
                                                                                     r.status == 0:  x.d = copy;   ret r
                        otherwise:  status = @f(x);  failed: ret status;             r = @diffe_f.tried(x, x.d);   ret r

The copies are bit for bit what the shadows would be. They cost time with the length of the shadows, the forward sweep that they
save with the work of the function: both are known when it is called (the work roughly), and decide. Where nothing is to be
gained, the function itself is called for its tests, as the forward sweep would be.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...ir.builder import Builder, zero
from ...ir.clone import copy_instruction
from ...ir.functions import Argument, Function, Instruction
from ...ir.instructions import Binary, Call, Cast, Compare, Select
from ...ir.types import I1, PTR, VOID
from ...ir.values import Constant, ConstantInt, Value
from ...request import Activity
from ..chunk_calls import builder_at_entry
from ..derivative import DerivativeFamily

ALIGNED = 64  # bytes, of each copy: that of single precision is no odd place for one of double precision to begin
REPETITIONS = 8  # of a loop whose length is not known when the function is called
COUNTING = (Binary, Cast, Compare, Select)


def work_on_copies(family: DerivativeFamily, tried: Function) -> Function:
    """The derivative around ``tried``, which may leave anything in its shadows where it fails; takes its name."""
    request, root = family.facts.request, family.facts.root
    name = tried.name
    del family.module.functions[name]
    tried.name = f'"{name.strip(chr(34))}.tried"'
    tried.prefix = "internal"
    family.module.functions[tried.name] = tried
    parameters, primal_at, shadow_at = family.parameters_with_shadows(root, lambda a: request.activities[a.index].has_shadow)
    made = family.root_function(name, tried.function_type.result, parameters)
    b = builder_at_entry(family, made)
    primals = {argument: made.arguments[primal_at[argument.index]] for argument in root.arguments}
    acquire, release = ("ne.tape.acquire", "ne.tape.release") if request.target.pooled_tape else ("malloc", "free")

    sizes: dict[int, Value] = {}  # of shadows, by their place among the parameters
    for array in request.copied_shadows:
        items = primals[root.arguments[array.place - 2]]
        sizes[shadow_at[array.place][0]] = b.binary("mul", items, b.i64(array.item), "bytes")
    places: dict[int, Value] = {}  # of copies, from where the first begins
    total: Value = b.i64(0)
    for place, size in sizes.items():
        places[place] = total
        whole = b.binary("and", b.binary("add", size, b.i64(ALIGNED - 1)), b.i64(-ALIGNED))
        total = b.binary("add", total, whole)
    copying, copied, testing, run, after = (b.new_block(n) for n in ("copying", "copied", "testing", "run", "after"))
    b.cond_br(b.icmp("ule", total, _work(family, b, primals), "little"), copying, testing)

    copies = b.at(copying).call_named(acquire, PTR, [total], "copies")
    b.cond_br(b.icmp("ne", copies, zero(PTR)), copied, testing)
    b.at(copied)
    for place, size in sizes.items():
        places[place] = b.byte_offset(copies, places[place], "copy")
        _copy(b, places[place], made.arguments[place], size)
    b.br(run)

    b.at(testing)
    status = b.call(root, list(primals.values()), "status")
    failed = b.new_block("failed")
    b.cond_br(b.icmp("eq", status, zero(status.type)), run, failed)
    active = [a for a in root.arguments if request.activities[a.index] is Activity.ACTIVE]
    b.at(failed).ret(b.struct([status, *(zero(a.type) for a in active)]))

    b.at(run)
    held = b.phi(PTR, [(copies, copied), (zero(PTR), testing)], "held")
    given = [b.phi(PTR, [(places[i], copied), (a, testing)], "given") if i in places else a for i, a in enumerate(made.arguments)]
    result = b.call(tried, given, "result")
    with_copies, kept = b.new_block("with.copies"), b.new_block("kept")
    b.cond_br(b.icmp("ne", held, zero(PTR)), with_copies, after)
    b.at(with_copies)
    succeeded = b.new_block("succeeded")
    b.cond_br(b.icmp("eq", b.extract_value(result, (0,)), zero(status.type)), succeeded, kept)
    b.at(succeeded)
    for place, size in sizes.items():
        _copy(b, made.arguments[place], given[place], size)
    b.br(kept)
    b.at(kept).call_named(release, VOID, [held])
    b.br(after)
    b.at(after).ret(result)
    return made


def _copy(b: Builder, target: Value, source: Value, size: Value) -> None:
    b.call_named("llvm.memcpy.p0.p0.i64", VOID, [target, source, size, ConstantInt(I1, 0)])


def _work(family: DerivativeFamily, b: Builder, primals: Mapping[Argument, Value]) -> Value:
    """About how many instructions the forward sweep would run."""
    shape = family.contexts[family.facts.root].shape
    known: dict[Value, Value | None] = {**primals}
    total: Value = b.i64(0)
    for loop in shape.shapes:
        own = sum(len(block.instructions) for block in loop.blocks if block in shape.live and shape.loop_of(block) is loop)
        runs: Value = b.i64(own)
        for around in loop.nest:
            count = shape.shapes[around].count if around in shape.shapes else None
            repeated = _counted(count, b, known) if count is not None else None
            runs = b.binary("mul", runs, repeated or b.i64(REPETITIONS))
        total = b.binary("add", total, runs) if own else total
    return total


def _counted(value: Value, b: Builder, known: dict[Value, Value | None]) -> Value | None:
    """A number that is made of arguments, made again; None if it is made of anything else."""
    if isinstance(value, Constant):
        return value
    if value not in known:
        known[value] = None
        pure = isinstance(value, COUNTING) and value.opcode not in ("udiv", "sdiv", "urem", "srem")
        larger = isinstance(value, Call) and (value.callee_name or "").startswith(("llvm.smax.", "llvm.umax."))
        if isinstance(value, Instruction) and (pure or larger):
            operands = value.arguments if isinstance(value, Call) else value.operands
            parts = {o: part for o in operands if (part := _counted(o, b, known)) is not None}
            if all(o in parts for o in operands):
                known[value] = b.append(_cleared(copy_instruction(value, lambda o: parts.get(o, o))), "count")
    return known[value]


def _cleared(instruction: Instruction) -> Instruction:
    instruction.metadata = {}
    return instruction
