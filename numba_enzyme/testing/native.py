"""Runs a function of a module as machine code, in a forked child that may crash or hang without harm.

    run_native(text, "diffe_f", [x, dx, 2.0, 8, 1.0])   ->   NativeRun(result=(0.25,), contents=[x after, dx after, None, ...])

A wrapper that takes all arguments from one block of memory and stores the result to another is added to the module, so
that no C calling convention has to be known here.
"""

from __future__ import annotations

import ctypes
import os
import pickle
import re
import select
import signal
import struct
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import llvmlite.binding as llvm
import numpy as np

from ..ir.data_layout import DataLayout
from ..ir.functions import Module
from ..ir.parser import parse_module
from ..ir.types import Type, VoidType, float_kind
from .memory_tree import Tree, as_trees, reachable
from .oracle_memory import Memory
from .oracle_scalars import Arithmetic, Dual

WRAPPER = "native_entry_of_tests"
SLOT = 64  # bytes of one argument's place; larger by-value arguments take several


class NativeFailure(Exception):
    """The child crashed, hung or could not compile the module."""


@dataclass
class NativeRun:
    """``result``: numbers in nested tuples; ``contents``: per argument its memory afterwards (a list for a Tree)."""

    result: object
    contents: list


def _without_bodies(text: str) -> str:
    """The module with empty functions, unless something asks for a place in them: only their types are of interest here."""
    if "blockaddress(" in text:
        return text
    return re.sub(r"^(define .*\{)\n(?:.*\n)*?\}$", r"\1\n  unreachable\n}", text, flags=re.MULTILINE)


def _slots(layout: DataLayout, types: Sequence[Type]) -> list[int]:
    """Offsets of the arguments in the block of memory."""
    offsets, end = [], 0
    for type_ in types:
        offsets.append(end)
        end += -(-layout.size_of(type_) // SLOT) * SLOT
    return [*offsets, end]


def _wrapper(module: Module, function: str, offsets: list[int]) -> str:
    callee = module.functions[function]
    lines, operands = [f"define void @{WRAPPER}(ptr %arguments, ptr %result) {{"], []
    for argument, offset in zip(callee.arguments, offsets, strict=False):
        i = argument.index
        lines.append(f"  %p{i} = getelementptr i8, ptr %arguments, i64 {offset}")
        lines.append(f"  %a{i} = load {argument.type}, ptr %p{i}, align 1")
        by_value = [w for w in argument.attributes.split(" align") if "byval(" in w]
        operands.append(f"{argument.type} {by_value[0] + ' ' if by_value else ''}%a{i}")
    convention = "fastcc " if "fastcc" in callee.prefix.split() else ""
    result = callee.function_type.result
    call = f"call {convention}{result} @{function}({', '.join(operands)})"
    if isinstance(result, VoidType):
        lines.append(f"  {call}")
    else:
        lines += [f"  %r = {call}", f"  store {result} %r, ptr %result, align 1"]
    return "\n".join([*lines, "  ret void", "}", ""])


def _plain(value: object):
    if isinstance(value, tuple):
        return tuple(_plain(v) for v in value)
    return float(value.value) if isinstance(value, Dual) else value


class _Place:
    """Arguments of one run in this process's memory."""

    def __init__(self, layout: DataLayout, types: Sequence[Type], offsets: list[int]) -> None:
        self.codec = Memory(layout, Arithmetic("double"))
        self.types, self.offsets = types, offsets
        self.buffers: dict[int, ctypes.Array] = {}
        self.block = ctypes.create_string_buffer(offsets[-1] + SLOT)

    def fill(self, arguments: Sequence, trees: Sequence[Tree | None]) -> None:
        for type_, offset, given, tree in zip(self.types, self.offsets, arguments, trees, strict=False):
            data = struct.pack("<Q", self.address(tree)) if tree is not None else self._scalar(type_, given)
            self.block[offset : offset + len(data)] = data

    def _scalar(self, type_: Type, given) -> bytes:
        return self.codec.to_bytes(type_, self._dual(type_, given))[0]

    def _dual(self, type_: Type, given):
        if isinstance(given, (tuple, list)):
            return tuple(self._dual(t, v) for (_, t), v in zip(self.codec.elements(type_), given, strict=True))
        if isinstance(given, (float, np.floating)) or str(type_) in ("double", "float", "half", "bfloat"):
            return self.codec.arithmetic.dual(float_kind(type_), float(given))
        return int(given)

    def address(self, tree: Tree) -> int:
        """The address of a tree's copy, made on first use; pointers in it lead to copies."""
        if id(tree) not in self.buffers:
            data = tree.contents.tobytes()
            buffer = self.buffers[id(tree)] = ctypes.create_string_buffer(len(data) + 64)
            buffer[: len(data)] = data
            for offset, child in tree.pointers.items():
                buffer[offset : offset + 8] = struct.pack("<Q", self.address(child))
        return ctypes.addressof(self.buffers[id(tree)])

    def after(self, tree: Tree) -> bytes:
        return self.buffers[id(tree)].raw[: tree.contents.nbytes]


def _compile_and_call(text: str, module: Module, function: str, place: _Place, result_size: int) -> bytes:
    """Machine code without optimisation that could reassociate: the program's roundings are the IR's."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    context = llvm.create_context()
    parsed = llvm.parse_assembly(text + "\n" + _wrapper(module, function, place.offsets), context)
    parsed.verify()
    machine = llvm.Target.from_default_triple().create_target_machine(opt=1, codemodel="jitdefault", jit=True)
    with llvm.create_mcjit_compiler(parsed, machine) as engine:
        engine.finalize_object()
        result = ctypes.create_string_buffer(result_size + 64)
        entry = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(engine.get_function_address(WRAPPER))
        entry(ctypes.addressof(place.block), ctypes.addressof(result))
        return result.raw[:result_size]


def run_native(
    text: str, function: str, arguments: Sequence, *, timeout: float = 10.0, isolated: bool = True
) -> NativeRun:
    """Compiles and calls ``@function``; arguments are numbers, arrays or :class:`Tree`, one per parameter.

    ``isolated``: in a forked child; otherwise a crash ends this process, and there is no time limit.

    Raises NativeFailure when the child dies, does not answer within ``timeout`` seconds, or cannot compile.
    """
    module = parse_module(_without_bodies(text))
    layout = DataLayout.of(module)
    callee = module.functions[function]
    types = [a.type for a in callee.arguments]
    if len(types) != len(arguments):
        raise ValueError(f"@{function} takes {len(types)} arguments, not {len(arguments)}")
    place = _Place(layout, types, _slots(layout, types))
    result_type = callee.function_type.result
    size = 0 if isinstance(result_type, VoidType) else layout.size_of(result_type)
    trees = as_trees(arguments)
    members = [[] if t is None else reachable([t]) for t in trees]

    def work() -> tuple[bytes, list[list[bytes]]]:
        place.fill(arguments, trees)
        answer = _compile_and_call(text, module, function, place, size)
        return answer, [[place.after(t) for t in group] for group in members]

    answer, after = in_child(work, timeout) if isolated else work()
    contents = []
    for given, group, blobs in zip(arguments, members, after, strict=True):
        pairs = zip(group, blobs, strict=True)
        arrays = [np.frombuffer(b, dtype=t.contents.dtype).reshape(t.contents.shape) for t, b in pairs]
        contents.append(None if not group else arrays if isinstance(given, Tree) else arrays[0])
    result = None if size == 0 else _plain(place.codec.from_bytes(result_type, answer, None))
    return NativeRun(result, contents)


def in_child(work: Callable, timeout: float):
    """The result of ``work()`` computed in a forked child."""
    receive, send = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(receive)
        signal.alarm(int(timeout) + 2)  # should the parent be gone by then
        try:
            message = pickle.dumps((True, work()))
        except BaseException:
            message = pickle.dumps((False, traceback.format_exc(limit=4)))
        with os.fdopen(send, "wb") as pipe:
            pipe.write(message)
        os._exit(0)
    os.close(send)
    try:
        message = _receive(receive, timeout)
    finally:
        os.close(receive)
        if not _ended(child):
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
    if message is None:
        raise NativeFailure(f"no answer within {timeout} seconds")
    if not message:
        raise NativeFailure("the child crashed")
    success, value = pickle.loads(message)
    if not success:
        raise NativeFailure(value)
    return value


def _receive(pipe: int, timeout: float) -> bytes | None:
    """Everything the child writes until it closes the pipe; None if it stays silent for too long."""
    parts = []
    while True:
        ready, _, _ = select.select([pipe], [], [], timeout)
        if not ready:
            return None
        part = os.read(pipe, 1 << 16)
        if not part:
            return b"".join(parts)
        parts.append(part)


def _ended(child: int) -> bool:
    """Whether the child has gone by itself; after its last word it gets a moment."""
    for _ in range(100):
        done, _ = os.waitpid(child, os.WNOHANG)
        if done:
            return True
        if select.select([], [], [], 0.002) != ([], [], []):
            break
    return False
