"""What keeps LLVM's time for large functions in proportion to their size; small ones are left as they are.

Rows of loops. About a loop LLVM asks what the branches say that stand on the only way to it; when loops follow each other
those are the ends of all the loops before, and scalar evolution collects them for each question (`LoopGuards`). Where two ways
meet it stops. So each sixteenth loop of a long row gets a second way in, which is never taken, and nobody but the processor
knows. What is lost is what the seventeenth loop could have learned from the first. The cuts of a function are joined again
before it is differentiated, those of its derivative stay.

    %cut = call i32 asm "${:comment} cut 1", "=r,0"(i32 0)      zero
    %known = icmp eq i32 %cut, 0
    br i1 %known, label %loop17.cut, label %loop17.never        never: a mark, so that LLVM keeps the branch

Variables. Adjoints are variables that start as zero, tapes' addresses start as null, all in one place; each is then alive
through all the blocks up to its loop, and making values of variables takes their number times that of blocks. The first store
moves down to where the variable is used.
"""

from __future__ import annotations

import re
from typing import TypeGuard

from ..analysis.control.cfg import ControlFlow
from ..analysis.control.dominators import Dominators
from ..analysis.control.loops import Loop, LoopForest
from ..ir import llvm_io
from ..ir.builder import Builder, is_zero, zero
from ..ir.functions import Block, Function, Instruction, Module
from ..ir.instructions import Alloca, Branch, Call, Load, Store
from ..ir.parser import parse_module
from ..ir.printer import print_module
from ..ir.types import I32, VOID, FunctionType
from ..ir.values import Constant, InlineAsm

ROW = 16
MANY_LOOPS = 32  # in a row
MANY_BLOCKS = 1_000
MARK = "${:comment} cut"
CUT = f'asm "{MARK} %d", "=r,0"'
NEVER = f'asm sideeffect "{MARK} never", ""'
CUT_LINE = re.compile(rf'^( *%\S+) = (?:tail )?call i32 asm "{re.escape(MARK)} \d+", "=r,0"\(i32 0\).*$', re.MULTILINE)
NEVER_LINE = re.compile(rf"^ *(?:tail )?call void {re.escape(NEVER)}\(\).*\n", re.MULTILINE)
PURE = "nounwind memory(none)"
TIDY = ("sccp", "simplify_cfg")


def split_long_loop_chains(module: Module) -> bool:
    """Prepare the functions of a module, in place, for LLVM's pipeline."""
    for function in module.functions.values():
        if not function.is_declaration:
            cut_long_chains(module, function)
            _sink_first_stores(function)
    return True


def optimized(module: Module, *, eased: bool, inline: int = llvm_io.INLINE_SMALL) -> tuple[str, Module]:
    """What LLVM's default pipeline makes of a module that will be differentiated, as text and parsed.

    ``eased``: large functions are prepared for it.
    """
    if eased:
        split_long_loop_chains(module)
    text = llvm_io.optimize(print_module(module), inline=inline, literal=True)
    if MARK in text:
        text = llvm_io.optimize(joined(text), default_pipeline=False, after=TIDY, literal=True)
    return text, parse_module(text)


def cut_long_chains(module: Module, function: Function) -> bool:
    """Cut, in place, rows of many loops in the same loop, or in none; whether there are some."""
    if len(function.blocks) <= MANY_LOOPS:
        return False
    cfg = ControlFlow(function)
    rows: dict[Loop | None, list[Loop]] = {}
    for loop in LoopForest(cfg).loops:
        rows.setdefault(loop.parent, []).append(loop)
    found = [loop for row in rows.values() if len(row) > MANY_LOOPS for loop in row[ROW::ROW]]
    cuts = [_cut(module, loop, number, cfg) for number, loop in enumerate(found)]
    return any(cuts)


def _cut(module: Module, loop: Loop, number: int, cfg: ControlFlow) -> bool:
    """Put the branch on the only way into a loop; a loop with several is cut off as it is.

    Each has its number in the text: of two calls that are the same LLVM keeps one.
    """
    header = loop.header
    outside = [p for p in cfg.predecessors[header] if p not in loop.blocks]
    branch = outside[0].terminator if len(outside) == 1 else None
    if not isinstance(branch, Branch) or branch.targets.count(header) != 1:
        return False
    asks, never, after = (Block(f"{header.name}.{word}", header.function) for word in ("asks", "never", "cut"))
    place = header.function.blocks.index(header)
    header.function.blocks[place:place] = [asks, never, after]
    branch.targets = [asks if target is header else target for target in branch.targets]
    b = Builder(module, asks)
    cut = Call(FunctionType(I32, (I32,), False), InlineAsm(CUT % number), [zero(I32)], suffix=f" {PURE} willreturn")
    known = b.icmp("eq", b.append(cut, "cut"), zero(I32), "known")
    b.cond_br(known, after, never)
    b.at(never).append(Call(FunctionType(VOID, (), False), InlineAsm(NEVER), [], suffix=f" {PURE}"))
    b.br(after)
    b.at(after).br(header)
    for phi in header.phis():
        phi.rename_incoming(branch.block, after)
    return True


def joined(text: str) -> str:
    """The text of a module without cuts, of here or of an earlier differentiation.

    The branches that they were for are left behind, with a constant to decide them.
    """
    return NEVER_LINE.sub("", CUT_LINE.sub(r"\1 = add i32 0, 0", text)) if MARK in text else text


def _sink_first_stores(function: Function) -> None:
    """Move, in place, what variables have at first down to where all uses are behind: out of loops, or in their one block."""
    if len(function.blocks) <= MANY_BLOCKS:
        return
    cfg = ControlFlow(function)
    dominators = cfg.dominators
    forest = LoopForest(cfg)
    if forest.irreducible:
        return
    moved: set[Store] = set()
    behind: dict[Instruction, list[Store]] = {}
    for variable, (first, *others) in _uses_of_variables(cfg).items():
        if not others or not _is_first(first, variable) or not all(_is_access(user, variable) for user in others):
            continue
        block = others[0].block if _comes_back_to(first, others) else _block_before(others, dominators, forest)
        if forest.depth(first.block) or not dominators.dominates(first.block, block):
            continue
        moved.add(first)
        if block is not others[0].block:
            behind.setdefault(block.terminator, []).append(first)
        elif not _overwrites(others[0], first):
            behind.setdefault(others[0], []).append(first)
    for block in function.blocks if moved else ():
        stay = [i for i in block.instructions if i not in moved]
        block.instructions[:] = [i for user in stay for i in (*behind.get(user, ()), user)]
        for instruction in block.instructions:
            instruction.block = block


def _uses_of_variables(cfg: ControlFlow) -> dict[Alloca, list[Instruction]]:
    """The uses of each variable in order of execution."""
    uses: dict[Alloca, list[Instruction]] = {}
    for block in cfg.order:
        for user in block.instructions:
            for operand in user.operands:
                if isinstance(operand, Alloca):
                    uses.setdefault(operand, []).append(user)
    return uses


def _block_before(users: list[Instruction], dominators: Dominators, forest: LoopForest) -> Block:
    """The last block outside of loops that dominates all users."""
    block = users[0].block
    while (loop := forest.innermost(block)) or not all(dominators.dominates(block, user.block) for user in users):
        block = dominators.immediate[loop.nest[0].header if loop else block]
    return block


def _comes_back_to(first: Store, others: list[Instruction]) -> bool:
    """Whether a single block uses the variable and leaves it as it found it, however often it runs."""
    last = others[-1]
    restored = _overwrites(last, first) and is_zero(last.value) and is_zero(first.value)
    return restored and all(user.block is last.block for user in others)


def _overwrites(user: Instruction, first: Store) -> TypeGuard[Store]:
    """Whether an access of the same variable leaves nothing of what was stored at first."""
    return isinstance(user, Store) and user.value.type == first.value.type


def _is_access(user: Instruction, variable: Alloca) -> bool:
    return isinstance(user, (Load, Store)) and user.pointer is variable and not user.flags and variable not in user.operands[:-1]


def _is_first(user: Instruction, variable: Alloca) -> TypeGuard[Store]:
    return _is_access(user, variable) and isinstance(user, Store) and isinstance(user.value, Constant)
