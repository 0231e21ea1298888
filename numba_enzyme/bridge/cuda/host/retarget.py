"""From what a thread runs on a GPU to what it runs on the host.

    call i32 @llvm.nvvm.read.ptx.sreg.tid.x()        the parameter %tid.x
    call void @llvm.nvvm.barrier...(i32 0)           leave the coroutine; go on when the others have come
    atomicrmw fadd ptr %p, double %v                 load, add, store (one host thread runs all blocks)
    call double @__nv_sin(double %x)                 call double @llvm.sin.f64(double %x)

The kernel is inlined into one function before. ``@ne.entry`` becomes ``@ne.thread``, with a thread's place in front of its
arguments; :mod:`.launch` adds the loops over blocks and threads.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field

import llvmlite.binding as ll

from ....analysis.threads.phases import GRID_SYNC
from ....errors import EnzymeError
from ....ir import llvm_io
from ....ir.builder import Builder
from ....ir.extrema import as_calls, is_extremum, wins
from ....ir.functions import Argument, Block, DebugRecord, Function, Module, Phi, replace_uses, replace_uses_in_module, users
from ....ir.instructions import Alloca, AtomicRMW, Call, GetElementPtr
from ....ir.parser import parse_module
from ....ir.printer import print_module
from ....ir.types import I32, PTR, VOID, FunctionType, is_floating
from ....ir.values import ConstantInt, Value
from ....rules import HOST
from ....rules.book import INSTRUCTION_ROWS
from ....rules.runtime import is_runtime_symbol, runtime_module_text
from ....rules.spellings import split_spelling
from ....transform.derivative import merge_functions
from ....transform.instructions.atomics import IN_TURN
from ..entry import ENTRY
from ..extremum_tangents import add_in_turn
from ..own_arrays import DEFINED
from ..reshapes import RESHAPE
from ..sums import add_one_by_one
from .meetings import MEETINGS, PLAIN, TURNING, Meeting, post
from .printed import call_python
from .race_instrument import FENCES, Site, instrument

THREAD = "ne.thread"
PLACE = ("tid.x", "tid.y", "tid.z", "ctaid.x", "ctaid.y", "ctaid.z", "ntid.x", "ntid.y", "ntid.z",
         "nctaid.x", "nctaid.y", "nctaid.z", "laneid", "dynamic_bytes")  # fmt: skip
REGISTER = "llvm.nvvm.read.ptx.sreg."
WARP = 32
COMPILER_RUNTIME = "llvm.powi."  # code generation makes a call of it that the process does not have
NOTHING = ("llvm.nvvm.membar.", "llvm.nvvm.fence", "ne.sleep", IN_TURN)  # one host thread at a time sees its own writes
MEMBAR = re.compile(r"(?:tail )?call void @llvm\.nvvm\.membar\.\w+\(\)(?: #\d+)?")  # other host threads see them in order
DEVICE_SYMBOLS = ("llvm.nvvm.", "ne.shfl.", "ne.vote.", "ne.match.", "ne.active.", "ne.lanes.", "ne.grid.",
                  "ne.dynamic_shared_bytes")  # fmt: skip
OURS = ("llvm.", "ne.", "__nv_", "___numba_atomic_")
HEAP = frozenset({"malloc", "calloc", "realloc", "free", "malloc_usable_size", "memset", "memcpy", "memmove"})
SUSPENSION = re.compile(r"^  call void @ne\.suspend\(i32 (\d+)\)[^\n]*\n  br label %(\S+)\n", re.MULTILINE)
ATTRIBUTES = re.compile(r'"(?:target-cpu|target-features)"="[^"]*"')


@dataclass(frozen=True)
class HostThread:
    """Text of the module for the host; ``waits``: whether threads meet, so that ``@ne.thread`` is a coroutine.

    ``asks``: whether there are meetings other than a barrier of all threads; ``in_turn``: whether blocks must come one by one;
    ``meets_all``: whether blocks wait for each other; ``sites``: what the race check watches.
    """

    text: str
    waits: bool
    asks: bool
    in_turn: bool
    parameters: tuple[str, ...]
    meets_all: bool = False
    sites: list[Site] = field(default_factory=list)


def retarget(module: Module, own: Collection[int] = (), *, parallel: bool = False, check: bool = False,
             finite: bool = False) -> HostThread:  # fmt: skip
    """The module of :func:`..entry.add_entry` for the host.

    ``own``: parameters whose memory only the threads of a block share. ``parallel``: other blocks run at the same time, so that
    updates of all other memory stay atomic. ``check``: every access is told to the race check. ``finite``: so is
    every operation that makes a number which is not finite of such as are.
    """
    add_one_by_one(module)
    add_in_turn(module)
    text = llvm_io.optimize(print_module(module), inline=llvm_io.INLINE_FIRST)
    module = parse_module(MEMBAR.sub("fence seq_cst", text) if parallel else text)
    module.triple, module.data_layout = ll.get_default_triple(), _host_layout()
    entry = module.functions.pop(ENTRY)
    thread = _with_place(module, entry)
    _refuse_the_unknown(module, thread)
    in_turn = any(isinstance(i, Call) and i.callee_name == IN_TURN for i in thread.instructions())
    _read_place(module, thread, FENCES if check else ())
    asks = any(isinstance(i, Call) and MEETINGS.get(i.callee_name or "", PLAIN) not in (PLAIN, TURNING)
               for i in thread.instructions())
    meets_all = any(isinstance(i, Call) and i.callee_name == GRID_SYNC for i in thread.instructions())
    sites = instrument(module, thread, finite=finite) if check else []
    for block in thread.blocks:
        block.instructions = [i for i in block.instructions if not isinstance(i, DebugRecord)]
    waits = _wait(module, thread)
    blocks_own = {thread.arguments[len(PLACE) + 1 + slot] for slot in own}
    for function in module.functions.values():
        if not function.is_declaration:
            function.suffix = ""
            _make_plain(module, function, blocks_own if parallel else None)
    _drop_unused(module)
    call_python(module)
    _refuse_strangers(module)
    _call_host_library(module)
    _drop_unused(module)
    text = as_calls(ATTRIBUTES.sub("", print_module(module)))
    if waits:
        text = _as_coroutine(text)
    return HostThread(text, waits, asks, in_turn, tuple(str(a.type) for a in entry.arguments), meets_all, sites)


def _host_layout() -> str:
    return str(ll.Target.from_default_triple().create_target_machine().target_data)


def _with_place(module: Module, entry: Function) -> Function:
    place = [Argument(I32, name, i) for i, name in enumerate(PLACE)] + [Argument(PTR, "state", len(PLACE))]
    for argument in entry.arguments:
        argument.index += len(place)
        argument.attributes = "noalias" if "noalias" in argument.attributes.split() else ""
    arguments = [*place, *entry.arguments]
    thread = Function(THREAD, FunctionType(entry.function_type.result, tuple(a.type for a in arguments)), arguments,
                      prefix="internal")  # fmt: skip
    thread.blocks = entry.blocks
    for block in thread.blocks:
        block.function = thread
    module.functions[THREAD] = thread
    return thread


def _is_device_symbol(name: str) -> bool:
    return name.startswith(DEVICE_SYMBOLS)


def _refuse_the_unknown(module: Module, thread: Function) -> None:
    """A thread's place and its meetings are known in the kernel only, so every function must have been inlined."""
    for function in module.functions.values():
        for instruction in function.instructions() if function is not thread else ():
            if isinstance(instruction, Call) and _is_device_symbol(instruction.callee_name or ""):
                raise EnzymeError(f"{function.name} is recursive and asks for the thread's index or waits for other threads: "
                                  "that is not supported")  # fmt: skip
    for instruction in thread.instructions():
        if isinstance(instruction, Call) and not isinstance(instruction.callee, Function):
            raise EnzymeError("inline assembly can't run on the host: use target='cuda'")


# ------------------------------------------------------------------------------------------------------- places


def _read_place(module: Module, thread: Function, kept: Collection[str]) -> None:
    known = {a.name: a for a in thread.arguments[: len(PLACE)]}
    found: dict[Value, Value] = {}
    for block in thread.blocks:
        for instruction in list(block.instructions):
            if not isinstance(instruction, Call):
                continue
            name = instruction.callee_name or ""
            if name.startswith(REGISTER):
                register = name.removeprefix(REGISTER)
                value = ConstantInt(I32, WARP) if register == "warpsize" else known.get(register)
                if value is None:
                    raise EnzymeError(f"the register {register} is not known on the host")
                found[instruction] = value
                block.instructions.remove(instruction)
            elif name == "ne.dynamic_shared_bytes":
                found[instruction] = known["dynamic_bytes"]
                block.instructions.remove(instruction)
            elif name == "ne.lanes.below":
                b = Builder(module, Block("detached", thread))
                below = b.binary("sub", b.binary("shl", ConstantInt(I32, 1), known["laneid"]), ConstantInt(I32, 1))
                at = block.instructions.index(instruction)
                for made in b.block.instructions:
                    made.block = block
                block.instructions[at : at + 1] = b.block.instructions
                found[instruction] = below
            elif name.startswith(NOTHING) and name not in kept:
                block.instructions.remove(instruction)
    replace_uses(thread, found)


# ----------------------------------------------------------------------------------------------------- meetings


def _wait(module: Module, thread: Function) -> bool:
    """Every place where threads meet ends a block; whether there is one."""
    calls = [i for i in thread.instructions() if isinstance(i, Call) and i.callee_name in MEETINGS]
    other = [i for i in thread.instructions() if isinstance(i, Call) and _is_device_symbol(i.callee_name or "")
             and i.callee_name not in MEETINGS]  # fmt: skip
    if other:
        raise EnzymeError(f"{other[0].callee_name} can't run on the host yet")
    for alloca in thread.instructions() if calls else ():
        if isinstance(alloca, Alloca) and not (alloca.block is thread.entry and isinstance(alloca.operands[0], ConstantInt)):
            raise EnzymeError("memory of a size that is not known lives on the stack of a thread that waits for others")
    for site, call in enumerate(calls):
        _suspend(module, thread, call, MEETINGS[call.callee_name or ""], site)
    return bool(calls)


def _suspend(module: Module, thread: Function, call: Call, meeting: Meeting, site: int) -> None:
    block = call.block
    at = block.instructions.index(call)
    rest = Block(f"ne.resume.{site}", thread)
    rest.instructions = block.instructions[at + 1 :]
    block.instructions = block.instructions[:at]
    for instruction in rest.instructions:
        instruction.block = rest
    for successor in thread.blocks:
        for phi in successor.instructions:
            if isinstance(phi, Phi):
                phi.incoming_blocks = [rest if b is block else b for b in phi.incoming_blocks]
    thread.blocks.insert(thread.blocks.index(block) + 1, rest)
    state = thread.arguments[len(PLACE)]
    answer = post(module, block, rest, call, meeting, site, state)
    b = Builder(module, block)
    b.call_named("ne.suspend", VOID, [ConstantInt(I32, site)])
    b.br(rest)
    if answer is not None:
        replace_uses(thread, {call: answer})


def _as_coroutine(text: str) -> str:
    """``@ne.thread`` with its suspensions spelled out; it returns its handle."""
    head = re.search(rf"^define internal void @{re.escape(THREAD)}\(.*\) *{{\n(?P<label>\S+):\n", text, re.MULTILINE)
    assert head is not None
    end = text.index("\n}\n", head.end())
    body = text[head.end() : end]
    body = SUSPENSION.sub(
        r"  %ne.woken.\1 = call i8 @llvm.coro.suspend(token none, i1 false)" "\n"
        r"  switch i8 %ne.woken.\1, label %ne.leave [ i8 0, label %\2 i8 1, label %ne.clean ]" "\n",
        body,
    )
    body = body.replace("\n  ret void", "\n  br label %ne.final")
    if body.startswith("  ret void"):
        body = "  br label %ne.final" + body.removeprefix("  ret void")
    start = head[0].replace("define internal void", "define internal ptr").rstrip()
    start = re.sub(r"\) *{\n", ") presplitcoroutine {\n", start)
    return text[: head.start()] + start + "\n" + COROUTINE_BEGIN + body + "\n" + COROUTINE_END + text[end + 1 :]


END_IS_VOID = llvm_io.LLVM_VERSION >= (22,)  # before, the end of a coroutine said whether it is being unwound
COROUTINE_BEGIN = """\
  %ne.id = call token @llvm.coro.id(i32 16, ptr null, ptr null, ptr null)
  %ne.size = call i64 @llvm.coro.size.i64()
  %ne.memory = call ptr @malloc(i64 %ne.size)
  %ne.handle = call ptr @llvm.coro.begin(token %ne.id, ptr %ne.memory)
"""
COROUTINE_END = f"""\
ne.final:
  store i32 -1, ptr %state
  %ne.ended = call i8 @llvm.coro.suspend(token none, i1 true)
  switch i8 %ne.ended, label %ne.leave [ i8 1, label %ne.clean ]
ne.clean:
  %ne.freed = call ptr @llvm.coro.free(token %ne.id, ptr %ne.handle)
  call void @free(ptr %ne.freed)
  br label %ne.leave
ne.leave:
  {"call void" if END_IS_VOID else "%ne.end = call i1"} @llvm.coro.end(ptr %ne.handle, i1 false, token none)
  ret ptr %ne.handle
"""


# ------------------------------------------------------------------------------------------------ plain instructions


def _make_plain(module: Module, function: Function, own: Collection[Value] | None) -> None:
    """Atomic updates become ordinary ones where one host thread does them all: it changes between threads only where they wait.

    ``own``: the memory of which this is so (None: all).
    """
    uses = users(function)
    for block in function.blocks:
        old, block.instructions = block.instructions, []
        b = Builder(module, block)
        found: dict[Value, Value] = {}
        for instruction in old:
            value = None
            if isinstance(instruction, AtomicRMW) and (own is None or _base(instruction.operands[0]) in own):
                value = _plain(b, instruction)
            if value is None:
                block.instructions.append(instruction)
            elif instruction in uses:
                found[instruction] = value
        replace_uses(function, found)


def _base(pointer: Value) -> Value:
    while isinstance(pointer, GetElementPtr):
        pointer = pointer.operands[0]
    return pointer


def _plain(b: Builder, update: AtomicRMW) -> Value | None:
    pointer, value = update.operands
    binary = {"fadd": "fadd", "fsub": "fsub", "add": "add", "sub": "sub", "and": "and", "or": "or", "xor": "xor"}
    if update.operation == "xchg":
        old = b.load(update.type, pointer)
        b.store(value, pointer)
        return old
    if is_extremum(update):
        old = b.load(update.type, pointer)
        b.store(b.select(wins(b, update, value, old), value, old), pointer)
        return old
    if update.operation in binary and (is_floating(update.type) or update.operation[0] != "f"):
        old = b.load(update.type, pointer)
        b.store(b.binary(binary[update.operation], old, value), pointer)
        return old
    return None


def _refuse_strangers(module: Module) -> None:
    """Functions of the device that would be something else on the host, or nothing."""
    for function in module.functions.values():
        name = function.name
        known = name.startswith(OURS) or name in {*HEAP, *DEFINED, RESHAPE} or split_spelling(name) is not None
        if function.is_declaration and not known:
            raise EnzymeError(f"{name} can't run on the host")


def _call_host_library(module: Module) -> None:
    """libdevice's functions under the names that the host has for them; :mod:`.libdevice` defines those it has not."""
    for function in list(module.functions.values()):
        name = function.name
        if not function.is_declaration or not name.startswith("__nv_"):
            continue
        found = split_spelling(name)
        symbol = HOST.symbol(found[0], function.function_type.result) if found is not None else None
        if found is None or symbol is None or found[0] in INSTRUCTION_ROWS or symbol.startswith(COMPILER_RUNTIME):
            continue
        del module.functions[name]
        known = module.functions.get(symbol)
        if known is None:
            known = module.functions[symbol] = Function(symbol, function.function_type)
        replace_uses_in_module(module, {function: known})
    helpers = [f.name for f in module.functions.values() if f.is_declaration and is_runtime_symbol(f.name)]
    if helpers:
        merge_functions(module, parse_module(runtime_module_text(helpers)))


def _drop_unused(module: Module) -> None:
    """Intrinsics of the device that nobody calls any more."""
    used = {o for f in module.functions.values() for i in f.instructions() for o in i.operands if isinstance(o, Function)}
    for function in list(module.functions.values()):
        if function.is_declaration and function not in used:
            del module.functions[function.name]

