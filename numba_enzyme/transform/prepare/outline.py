"""The body of a loop as a function, and the loop as calls of it that can be checkpointed.

    for t in range(n): body          { status, x } = @ne.steps(i64 %n, i64 %slots, x, memory...)

    @ne.step(x, ...)                 one iteration: { status, x } with what goes round, and what goes out
    @ne.advance(n, s, x, ...)        n iterations
    @ne.steps(n, s, x, ...)          the same, as it is to be reversed: if n > 1, m of them checkpointed, then the others

    m = split(n, s);  x = steps(m, s, x) "ne.checkpoint"="...ne.advance";  steps(n - m, s - 1, x)

That is the binomial schedule of Revolve: derivative rules for calls make the rest. Iterations that fail return their status.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...analysis.memory.snapshots import STATUS_FIRST, MarkedCall
from ...ir.builder import Builder, zero
from ...ir.clone import copy_instruction
from ...ir.functions import Argument, Block, DebugRecord, Function, Instruction, Module, Phi, describes
from ...ir.instructions import Branch, Call, Return
from ...ir.types import I32, I64, PTR, FunctionType, StructType, Type
from ...ir.values import Constant, ConstantAggregate, ConstantInt, Value

SPLIT = "ne.checkpoint.split"


@dataclass(eq=False)
class Outline:
    """What is made of one loop: one iteration, and several under the schedule.

    The last arguments of ``steps`` are so many extents (address, bytes) and anchors.
    """

    step: Function
    steps: Function
    extents: int
    anchors: int


@dataclass(eq=False)
class LoopBody:
    """The blocks of a loop, those in which its failures end, and the block that follows.

    ``tested_first``: it is left from its header, which does nothing else; otherwise from its latch, after each iteration.
    """

    header: Block
    latch: Block
    preheader: Block
    exit: Block
    blocks: list[Block]
    failures: list[Block]
    tested_first: bool = False


@dataclass(eq=False)
class Before:
    """What is computed before the loop: how often it runs, how many states are kept, (address, bytes) of memory, anchors."""

    count: Value
    slots: Value
    extents: list[tuple[Value, Value]]
    anchors: list[Value]


def outline_loop(
    module: Module, root: Function, body: LoopBody, split: Function, settle: Callable[[Builder], Before]
) -> Outline:  # fmt: skip
    """Put a call in the place of a loop. ``settle`` emits what is computed before it."""
    outliner = _Outliner(module, root, body)
    body.preheader.instructions.pop()
    b = Builder(module, body.preheader)
    b.debug = body.latch.terminator.metadata.get("dbg")
    known = settle(b)
    count, extents, anchors = known.count, known.extents, known.anchors
    step = outliner.step()
    advance = outliner.advance(step, len(extents), len(anchors))
    steps = outliner.steps(step, advance, split, len(extents), len(anchors))
    start = [phi.value_from(body.preheader) for phi in outliner.phis]
    pairs = [part for extent in extents for part in extent]
    before = b.block
    done = b.new_block(f"{body.header.name}.done")
    if body.tested_first:  # perhaps there is nothing to do
        some = b.new_block(f"{body.header.name}.some")
        b.cond_br(b.icmp("eq", count, b.i64(0)), done, some)
        b.at(some)
    call = b.call(steps, [count, known.slots, *start, *outliner.inputs, *pairs, *anchors], "steps")
    outliner.leave(b, call, done, (before, start) if body.tested_first else None)
    return Outline(step, steps, len(extents), len(anchors))


def _is_marker(instruction: Instruction) -> bool:
    """Whether it says when memory of the stack begins or ceases to be used: only LLVM's `alloca` itself may be marked so."""
    return isinstance(instruction, Call) and (instruction.callee_name or "").startswith("llvm.lifetime.")


class _Outliner:
    def __init__(self, module: Module, root: Function, body: LoopBody) -> None:
        self.module = module
        self.root = root
        self.body = body
        self.own = [*body.blocks, *body.failures]
        self.phis = body.header.phis()
        inside = {i for block in self.own for i in block.instructions}
        # What an iteration needs from before the loop; what the loop needs to begin is passed in place of its phis.
        inputs: dict[Value, None] = {}
        for block in self.own:
            for instruction in block.instructions:
                if isinstance(instruction, DebugRecord):
                    continue
                operands = instruction.operands
                if isinstance(instruction, Phi) and block in body.failures:
                    operands = [v for v, p in instruction.incoming() if p in self.own]
                elif isinstance(instruction, Phi) and instruction in self.phis:
                    operands = [v for v, p in instruction.incoming() if p is body.latch]
                inputs |= dict.fromkeys(o for o in operands if isinstance(o, (Argument, Instruction)) and o not in inside)
        self.inputs = list(inputs)
        self.following = [phi.value_from(body.latch) for phi in self.phis]
        leaving = (dict(zip(p.incoming_blocks, p.operands, strict=True)).get(body.latch) for p in body.exit.phis())
        self.leaving = list(dict.fromkeys(v for v in leaving if v in inside and v not in self.following))
        if body.tested_first:
            self.leaving = []  # what leaves are the phis, which have gone round
        self.result = StructType((I32, *(v.type for v in [*self.phis, *self.leaving])))

    # ---- the functions

    def _function(self, name: str, leading: list[tuple[Type, str]], extents: int = 0, anchors: int = 0) -> Function:
        own = [(v.type, v.name) for v in [*self.phis, *self.inputs]]
        parameters = [*leading, *own]
        for i in range(extents):
            parameters += [(PTR, f"memory{i}"), (I64, f"bytes{i}")]
        parameters += [(PTR, f"anchor{i}") for i in range(anchors)]
        n = 0
        while self.module.symbol(f"{name}.{n}") is not None:
            n += 1
        type_ = FunctionType(self.result, tuple(t for t, _ in parameters))
        arguments = [Argument(t, word, i, "") for i, (t, word) in enumerate(parameters)]
        function = Function(f"{name}.{n}", type_, arguments, prefix="internal", suffix=STATUS_FIRST)
        self.module.functions[function.name] = function
        return function

    def step(self) -> Function:
        """One iteration."""
        function = self._function("ne.step", [])
        values: dict[Value, Value] = dict(zip([*self.phis, *self.inputs], function.arguments, strict=True))
        blocks = {block: Block(block.name, function) for block in self.own}
        end = Block("next", function)
        function.blocks = [*blocks.values(), end]
        copied: list[Instruction] = []
        for block, new in blocks.items():
            for instruction in block.instructions:
                if isinstance(instruction, DebugRecord) or instruction in self.phis or _is_marker(instruction):
                    continue
                if instruction is block.terminator and block in (self.body.latch, self.body.header):
                    made = self._end(block, blocks, end)
                else:
                    made = copy_instruction(instruction, lambda o: o, lambda b: blocks.get(b, b))
                if isinstance(made, Phi):
                    made.keep_incoming(lambda b: b.function is function)
                new.insert(len(new.instructions), [made])
                values[instruction] = made
                copied.append(made)

        def final(value: Value) -> Value:
            return value if isinstance(value, (Constant, Block)) else values[value]

        for made in copied:
            made.operands = [final(o) for o in made.operands]
            if isinstance(made, Return) and isinstance(status := made.operands[0], Constant):
                rest = [zero(t) for t in self.result.fields[1:]]
                made.operands[0] = ConstantAggregate(self.result, [status, *rest])
        b = Builder(self.module, end)
        b.debug = self.body.latch.terminator.metadata.get("dbg")
        b.ret(b.struct([ConstantInt(I32, 0), *(final(v) for v in [*self.following, *self.leaving])]))
        return function

    def _end(self, block: Block, blocks: dict[Block, Block], end: Block) -> Instruction:
        """The terminator of header or latch in one iteration: nobody asks whether to go on, and who goes round is done."""
        old = block.terminator
        kept = [t for t in dict.fromkeys(old.successors) if t is not self.body.exit]
        targets = {t: end if t is self.body.header else blocks[t] for t in kept}
        if len(kept) == 1:
            made = Branch([targets[kept[0]]])
            made.metadata = dict(old.metadata)
            return made
        return copy_instruction(old, lambda o: o, lambda b: targets[b])

    def advance(self, step: Function, extents: int, anchors: int) -> Function:
        """Several iterations, one after the other."""
        function = self._function("ne.advance", [(I64, "n"), (I64, "s")], extents, anchors)
        entry, loop, go_on, leave = (Block(name, function) for name in ("entry", "loop", "go_on", "leave"))
        function.blocks = [entry, loop, go_on, leave]
        state, inputs = self._split_arguments(function)
        b = Builder(self.module, entry)
        b.br(loop)
        b.at(loop)
        i = b.phi(I64, [(b.i64(0), entry)], "i")
        phis = [b.phi(a.type, [(a, entry)]) for a in state]
        made = b.call(step, [*phis, *inputs], "made")
        b.cond_br(b.icmp("eq", b.extract_value(made, (0,)), ConstantInt(I32, 0)), go_on, leave)
        b.at(go_on)
        following = b.binary("add", i, b.i64(1))
        for phi, value in zip([i, *phis], [following, *self._state_of(b, made)], strict=True):
            phi.add_incoming(value, go_on)
        b.cond_br(b.icmp("ult", following, function.arguments[0]), loop, leave)
        b.at(leave).ret(made)
        return function

    def steps(self, step: Function, advance: Function, split: Function, extents: int, anchors: int) -> Function:
        """The same under the schedule."""
        function = self._function("ne.steps", [(I64, "n"), (I64, "s")], extents, anchors)
        entry, one, several, rest, leave = (Block(name, function) for name in ("entry", "one", "several", "rest", "leave"))
        function.blocks = [entry, one, several, rest, leave]
        state, inputs = self._split_arguments(function)
        n, s = function.arguments[:2]
        others = function.arguments[2 + len(state) :]
        b = Builder(self.module, entry)
        b.cond_br(b.icmp("ult", n, b.i64(2)), one, several)
        b.at(one)
        single = b.call(step, [*state, *inputs], "single")
        b.br(leave)
        b.at(several)
        m = b.call(split, [n, s], "m")
        first = b.call(function, [m, s, *state, *others], "first")
        start = 2 + len(state) + len(inputs)
        first.suffix = f" {MarkedCall(start, start + 2 * extents, advance.name)}"
        b.cond_br(b.icmp("eq", b.extract_value(first, (0,)), ConstantInt(I32, 0)), rest, leave)
        b.at(rest)
        left, fewer = b.binary("sub", n, m), b.binary("sub", s, b.i64(1))
        last = b.call(function, [left, fewer, *self._state_of(b, first), *others], "last")
        b.br(leave)
        b.at(leave).ret(b.phi(self.result, [(single, one), (first, several), (last, rest)]))
        return function

    def _split_arguments(self, function: Function) -> tuple[list[Argument], list[Argument]]:
        state = function.arguments[2 : 2 + len(self.phis)]
        return state, function.arguments[2 + len(state) : 2 + len(state) + len(self.inputs)]

    def _state_of(self, b: Builder, made: Value) -> list[Value]:
        return [b.extract_value(made, (i + 1,)) for i in range(len(self.phis))]

    # ---- the rest of the root

    def leave(self, b: Builder, call: Call, done: Block, without: tuple[Block, list[Value]] | None) -> None:
        """Go on behind the loop, or fail as the iteration has. ``without``: from where it is jumped over, and the state there."""
        codes = dict.fromkeys(
            code.value for block in self.body.failures if isinstance(block.terminator, Return)
            and isinstance(code := block.terminator.operands[0], ConstantInt)
        )
        status = b.extract_value(call, (0,))
        for code in codes:
            failed, other = b.new_block("failed"), b.new_block("no.failure")
            b.cond_br(b.icmp("eq", status, ConstantInt(I32, code)), failed, other)
            b.at(failed).ret(ConstantInt(self.root.function_type.result, code))
            b.at(other)
        values: list[Value] = [*self.phis] if without is not None else [*self.following, *self.leaving]
        last = self.body.header if without is not None else self.body.latch
        wanted = dict.fromkeys(v for p in self.body.exit.phis() for v, block in p.incoming() if block is last and v in values)
        made: dict[Value, Value] = {v: b.extract_value(call, (1 + values.index(v),), v.name)
                                    for v in wanted if isinstance(v, Instruction)}  # fmt: skip
        end = b.block
        b.br(done)
        b.at(done)
        if without is not None:
            before, start = without
            made = {v: b.phi(v.type, [(start[values.index(v)], before), (value, end)], v.name) for v, value in made.items()}
        for phi in self.body.exit.phis():
            for position, block in enumerate(phi.incoming_blocks):
                if block is last:
                    value = phi.operands[position]
                    inside = isinstance(value, Instruction) and value.block in self.own
                    phi.operands[position] = made[value] if inside else value
                    phi.incoming_blocks[position] = done
        b.append(Branch([self.body.exit]))
        gone = set(self.body.blocks)
        self.root.blocks = [block for block in self.root.blocks if block not in gone]
        lost = {i for block in gone for i in block.instructions}
        for block in self.root.blocks:
            block.instructions = [i for i in block.instructions if not (isinstance(i, DebugRecord) and describes(i, lost))]
            for phi in block.phis():
                phi.keep_incoming(lambda block: block not in gone)
