"""What every analysis says about one instruction or block, as one short line of text: the annotations of golden files.

    describe = Descriptions(text, request)
    describe.of("points-to", gep)       ->  "argument x+8k"
    describe.of("activity", fmul)       ->  "active"
    describe.of("loop", block)          ->  "header, depth 1, exactly %loop.count computed in %entry"

One text per question and place, so that a golden file can state the answer beside the instruction and compare it as text.
"""

from __future__ import annotations

from collections.abc import Callable

from numba_enzyme import steps
from numba_enzyme.analysis.memory.kinds import Lanes
from numba_enzyme.analysis.memory.objects import ANYWHERE, MemoryObject, ObjectKind, Offset
from numba_enzyme.analysis.planning.cache_plan import Decision, Strategy
from numba_enzyme.analysis.planning.recompute import Need, RecipeKind
from numba_enzyme.errors import NotDifferentiable
from numba_enzyme.ir import llvm_io
from numba_enzyme.ir.functions import Block, Function, Instruction
from numba_enzyme.ir.instructions import Call, Load, Store
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_instruction
from numba_enzyme.ir.types import FloatType, PointerType, scalar_type
from numba_enzyme.ir.values import Constant, ConstantInt, Value
from numba_enzyme.passes import Unit
from numba_enzyme.request import GradientRequest
from numba_enzyme.rules import default_book
from numba_enzyme.transform.prepare.fixed_addresses import mark_fixed_addresses
from numba_enzyme.transform.prepare.signature import plainest_request

KIND_NAMES = {"double": "f64", "float": "f32", "half": "f16", "bfloat": "bf16"}
STAGES = {
    "cfg": ("cfg",),
    "dominators": ("dominators",),
    "loops": ("loop", "trips"),
    "points-to": ("points-to", "stored"),
    "alias": ("alias",),
    "layout": ("layout",),
    "activity": ("activity",),
    "needed": ("needed",),
    "plan": ("plan", "reverse"),
    "legal": ("refused",),
}


class Descriptions:
    """Analyses of the module as it is written: no pass of LLVM runs before them.

    ``instructions`` and ``blocks`` are those of the text, per function and in its order (analyses insert more).
    """

    def __init__(self, text: str, request: GradientRequest) -> None:
        book = default_book()
        normal = llvm_io.normalize(text)
        request = plainest_request(parse_module(normal).functions.get(request.function), request)
        self.unit = Unit(normal, request, book)
        mark_fixed_addresses(self.unit.module, book)
        if steps.is_checkpointed(request):
            steps.checkpoint_loops(self.unit)
        defined = [f for f in self.unit.module.functions.values() if not f.is_declaration]
        self.blocks: dict[str, list[Block]] = {f.name: list(f.blocks) for f in defined}
        self.instructions: dict[str, list[list[Instruction]]] = {
            f.name: [list(b.instructions) for b in f.blocks] for f in defined
        }
        steps.shape(self.unit)
        steps.analyze(self.unit)
        self._problems: dict[str, list[str]] = {}
        self._planned = False
        try:
            steps.check_legality(self.unit)
            steps.plan(self.unit)
            self._planned = True
        except NotDifferentiable as refusal:
            for problem in refusal.problems:
                self._problems.setdefault(problem.instruction, []).append(problem.code)
        self._questions: dict[str, Callable] = {
            "cfg": self._cfg,
            "dominators": self._dominators,
            "loop": self._loop,
            "trips": self._trips,
            "points-to": self._points_to,
            "stored": self._stored,
            "alias": self._alias,
            "layout": self._layout,
            "activity": self._activity,
            "needed": self._needed,
            "plan": self._plan,
            "reverse": self._reverse,
            "refused": self._refused,
        }

    def of(self, key: str, item: Instruction | Block) -> str:
        """The canonical answer of one analysis."""
        if key not in self._questions:
            raise ValueError(f"no analysis answers `{key}`; known are {', '.join(self._questions)}")
        return self._questions[key](item)

    def _context(self, item: Instruction | Block):
        block = item if isinstance(item, Block) else item.block
        return self.unit.contexts[block.function]

    # ---- control flow

    def _cfg(self, block: Block) -> str:
        cfg = self._context(block).shape.cfg
        if block not in cfg.number:
            return "unreachable"
        before = ", ".join(b.name for b in cfg.predecessors[block]) or "nowhere"
        after = ", ".join(b.name for b in cfg.successors[block]) or "nowhere"
        return f"from {before}, to {after}"

    def _dominators(self, block: Block) -> str:
        shape = self._context(block).shape
        if block not in shape.cfg.number:
            return "unreachable"
        parent = shape.dominators.immediate.get(block)
        return f"below {parent.name}" if parent is not None else "root"

    def _loop(self, block: Block) -> str:
        forest = self._context(block).shape.loops
        if block in forest.irreducible:
            return "entry of an irreducible cycle"
        loop = forest.innermost(block)
        if loop is None:
            return "none"
        if loop.header is not block:
            return f"in {loop.header.name}"
        exits = ", ".join(f"{a.name}->{b.name}" for a, b in loop.exits) or "none"
        return f"header, depth {loop.depth}, {len(loop.blocks)} blocks, exits {exits}"

    def _trips(self, block: Block) -> str:
        shape = self._context(block).shape
        loop = shape.loops.by_header.get(block)
        found = shape.shapes.get(loop) if loop is not None else None
        if found is None:
            return "no simple loop"
        if found.count is None:
            return "counted"
        how = "exactly" if found.exact else "at most"
        if found.constant is not None:
            return f"{how} {found.constant}"
        return f"{how} a number known in {found.count.block.name}"

    # ---- memory

    def _points_to(self, instruction: Instruction) -> str:
        return pointees(self.unit.facts.points_to.of(instruction))

    def _stored(self, store: Store) -> str:
        """What memory behind a store's or load's pointer may hold afterwards, as pointers."""
        points_to = self.unit.facts.points_to
        found: dict[MemoryObject, Offset] = {}
        for target, offset in points_to.of(store.pointer).items():
            for inner, place in points_to.loaded(target, offset, 8).items():
                found[inner] = place if inner not in found else found[inner].join(place)
        return pointees(found)

    def _alias(self, instruction: Instruction) -> str:
        """For a load: may it be repeated later? For a write: which loads of the function it spoils."""
        c = self._context(instruction)
        if isinstance(instruction, Load):
            found = self._clobber(c, instruction, None)
            if found is None:
                return "unchanged"
            return found if isinstance(found, str) else f"overwritten by {label(found)}"
        spoiled = []
        for load in c.function.instructions():
            if isinstance(load, Load) and self._clobber(c, load, lambda w: w is not instruction) is instruction:
                spoiled.append(label(load))
        return f"overwrites {', '.join(spoiled)}" if spoiled else "overwrites nothing"

    def _clobber(self, c, load: Load, ignore):
        return c.overwrites.clobber(load, load.pointer, c.layout.store_size(load.type), ignore)

    def _layout(self, instruction: Instruction) -> str:
        layout = self.unit.facts.layout
        sizes = layout.layout
        if isinstance(instruction, Load):
            return lanes(layout.at(instruction.pointer, sizes.store_size(instruction.type)))
        if isinstance(instruction, Store):
            return lanes(layout.at(instruction.pointer, sizes.store_size(instruction.value.type)))
        if isinstance(instruction, Call) and instruction.type == scalar_type(instruction.type) and not instruction.name:
            size = instruction.arguments[2]
            bytes_ = size.value if isinstance(size, ConstantInt) else 64
            return lanes(layout.at(instruction.arguments[0], bytes_))
        return lanes(layout.carried(instruction))

    # ---- derivatives

    def _activity(self, instruction: Instruction) -> str:
        c = self._context(instruction)
        activity = self.unit.facts.activity
        if isinstance(scalar_type(instruction.type), PointerType):
            if not c.has_shadow(instruction):
                return "no shadow"
            return "shadow, and memory without one" if activity.mixed_pointer(instruction) else "shadow"
        if isinstance(instruction, Store):
            return f"to memory {'with' if c.has_shadow(instruction.pointer) else 'without'} shadow"
        if c.active(instruction):
            return "active"
        if instruction in activity.varies:
            return "varies, useless"
        return "useful, constant" if instruction in activity.useful else "constant"

    def _needed(self, instruction: Instruction) -> str:
        found = self._function_plan(instruction)
        texts = []
        for shadow in (False, True):
            need = Need(instruction, shadow)
            if found is not None and need in found.needs:
                user = found.needs[need]
                texts.append(f"{'shadow ' if shadow else ''}by {label(user) if user is not None else 'control'}")
        return ", ".join(texts) or "no"

    def _plan(self, instruction: Instruction) -> str:
        found = self._function_plan(instruction)
        texts = []
        for shadow in (False, True):
            decision = found.cache.decisions.get(Need(instruction, shadow)) if found is not None else None
            if decision is not None:
                texts.append(("shadow " if shadow else "") + self._decision(decision, found))
        return "; ".join(texts).replace(";", ",") or "not needed"

    def _decision(self, decision: Decision, found) -> str:
        if decision.strategy is Strategy.FREE:
            return "free"
        if decision.strategy is Strategy.RECOMPUTE:
            return "recompute" if decision.recipe.how == RecipeKind.CLONE else f"recompute as {decision.recipe.how}"
        source = f" by {label(decision.recipe.source)}" if decision.recipe.source is not None else ""
        reason = f"{decision.bytes} B, {decision.reason}{source}"
        if decision.strategy is Strategy.KEEP:
            return f"keep {reason}"
        group = found.tape.slot_of[decision.need].group
        anchor = "" if group.anchor in (None, group.loop) else f" from {group.anchor.header.name}"
        same = "".join(f", same in {loop.header.name}" for loop in group.loop.nest if loop in group.same_in)
        first = "".join(f", in the first of {loop.header.name}" for loop in found.tape.slot_of[decision.need].first_in)
        return f"store per {group.loop.header.name} ({group.kind}{anchor}{same}{first}) {reason}"

    def _reverse(self, block: Block) -> str:
        """Where the mirror of a block goes on to, and how it knows."""
        found = self.unit.family.plans.get(block.function) if self._planned else None
        way = found.reverse_edges.get(block) if found is not None else None
        if way is None:
            return "skipped"
        targets = ", ".join(t.name for t in way.targets) or "the end"
        if way.condition is not None:
            return f"to {targets} by {label(way.condition)}"
        return f"to {targets} by a choice" if way.selector is not None else f"to {targets}"

    def _refused(self, instruction: Instruction) -> str:
        return ", ".join(dict.fromkeys(self._problems.get(print_instruction(instruction).strip(), []))) or "no"

    def _function_plan(self, instruction: Instruction):
        family = self.unit.family
        return family.plans.get(instruction.block.function) if family is not None else None


def label(value: Value) -> str:
    """How a line of a golden file names an instruction."""
    if isinstance(value, Constant):
        return f"@{value.name}" if value.name else str(value)
    if value.name:
        return f"%{value.name}"
    if isinstance(value, Store):
        return f"store of {label(value.value)} to {label(value.pointer)}"
    if isinstance(value, Call) and isinstance(value.callee, Function):
        return f"call of @{value.callee.name}"
    return getattr(value, "opcode", "value")


def pointees(found: dict[MemoryObject, Offset]) -> str:
    """``argument x+8k, alloca a`` in alphabetical order; ``+?`` is any byte."""
    if not found:
        return "nothing"
    texts = []
    for target, offset in found.items():
        name = "outside" if target.kind == ObjectKind.EXTERNAL else f"{target.kind} {target.name}"
        if offset == ANYWHERE:
            name += "+?"
        elif offset.stride:
            name += f"+{offset.base}+{offset.stride}k" if offset.base else f"+{offset.stride}k"
        elif offset.base:
            name += f"+{offset.base}"
        texts.append(name)
    return ", ".join(sorted(texts))


def lanes(found: Lanes | None) -> str:
    """``f64`` or ``0 f64, 8 integer``; ``contradiction`` and ``unknown`` as they say."""
    if found is None:
        return "contradiction"
    if not found:
        return "unknown"
    names = {k: KIND_NAMES.get(k.kind, k.kind) if isinstance(k, FloatType) else k for k in found.values()}
    texts = [(byte, names[kind]) for byte, kind in found.items()]
    if len(texts) == 1 and texts[0][0] == 0:
        return str(texts[0][1])
    return ", ".join(f"{byte} {kind}" for byte, kind in sorted(texts, key=lambda t: t[0]))


