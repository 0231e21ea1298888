"""Arrays and records that a function finds in globals and closures are those that Numba has compiled into it.

    K = np.array([2.0]);  f(x)          Numba copies K into the machine code of f: f is 2 x from now on
    K[0] = 50.0;  f.value_and_grad(x)   f is lowered again, now: with the copy that was made then

The copies are kept where Numba keeps a function's other objects, in its environment, which also goes with it into the cache on
disk. What Numba does not copy (arrays that are large or not contiguous) is read anew by both.
"""

from __future__ import annotations

import os
import time
import weakref
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from types import CellType, FunctionType
from typing import Any

import numpy as np
from llvmlite.ir import IRBuilder
from numba.core import cpu, ir, types
from numba.core.compiler import CompileResult
from numba.core.errors import UnsupportedError
from numba.parfors.parfor import Parfor

MARK = "numba_enzyme: an array as it was compiled"
COPIED_BYTES = 10**6  # as much as Numba copies
_PROCESS = (os.getpid(), time.time_ns())
"""By which an object of this process is told from one that was cached by another: their `id` says nothing here."""
Copy = tuple[str, tuple[int, int], int, np.ndarray]
_FROZEN: ContextVar[_Copies | None] = ContextVar("copies in the function that is being lowered again", default=None)


def keep_copies() -> None:
    """From now on, what Numba copies into functions for the CPU is kept with them."""
    lower = cpu.CPUContext.get_constant_generic

    @wraps(lower)
    def get_constant_generic(self: cpu.CPUContext, builder: IRBuilder, ty: types.Type, val: object):
        copied = isinstance(ty, types.Record) or (isinstance(ty, types.Array) and ty.layout in "FC")
        if copied and type(self) is cpu.CPUContext:
            _keep(self.environment, val)
        return lower(self, builder, ty, val)

    cpu.CPUContext.get_constant_generic = get_constant_generic


def _keep(environment: object, value: object) -> None:
    """Note what is in an array or record; the same object is kept once."""
    consts = getattr(environment, "consts", None)
    if consts is None or not isinstance(value, np.ndarray | np.void) or value.nbytes > COPIED_BYTES or value.dtype.hasobject:
        return
    if not any(copy[1:3] == (_PROCESS, id(value)) for copy in copies_in(environment)):
        copy = value.copy(order="A") if isinstance(value, np.ndarray) else np.frombuffer(value.tobytes(), value.dtype)
        consts.append((MARK, _PROCESS, id(value), copy))
        if isinstance(value, np.ndarray):
            _note_version(value, copy)


_VERSIONS: dict[int, list[np.ndarray]] = {}
"""The contents of living arrays that have been compiled into some function, by the array's `id`."""


def _note_version(array: np.ndarray, copy: np.ndarray) -> None:
    if id(array) not in _VERSIONS:
        _VERSIONS[id(array)] = []
        weakref.finalize(array, _VERSIONS.pop, id(array), None).atexit = False
    versions = _VERSIONS[id(array)]
    if not any(copy.tobytes() == other.tobytes() for other in versions):
        versions.append(copy)


def copies_in(environment: object) -> Iterator[Copy]:
    """What is kept in an environment, in the order in which the function was lowered."""
    return (const for const in getattr(environment, "consts", ())
            if type(const) is tuple and len(const) == 4 and isinstance(const[0], str) and const[0] == MARK)  # fmt: skip


def with_bindings(function: FunctionType, cres: CompileResult) -> FunctionType:
    """The Python function with the globals and cells that it was compiled with, whatever its names mean now."""
    blocks = getattr(cres.type_annotation, "blocks", None)  # none of what comes from the cache on disk
    if blocks is None:
        return function
    bound = {found.name: found.value for found in _bindings(blocks.values())
             if found.value is not ir.UNDEFINED}  # a recursive function's own name, in one with a signature  # fmt: skip
    if cres.type_annotation.func_id.is_generator:  # which Numba tells from others by the function itself
        changed = [name for name, value in bound.items() if function.__globals__.get(name, value) is not value]
        if changed:
            raise UnsupportedError(f"the generator {function.__name__} was compiled with another {changed[0]} than the name "
                                   "means now: give it as an argument")
        return function
    closure = tuple(CellType(bound[name]) if name in bound else cell
                    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))  # fmt: skip
    names = {**function.__globals__, **{k: v for k, v in bound.items() if k not in function.__code__.co_freevars}}
    made = FunctionType(function.__code__, names, function.__name__, function.__defaults__, closure or None)
    made.__kwdefaults__, made.__module__, made.__qualname__ = function.__kwdefaults__, function.__module__, function.__qualname__
    return made


def _bindings(blocks: Iterable[ir.Block]) -> Iterator[ir.Global | ir.FreeVar]:
    for block in blocks:
        for statement in block.body:
            if isinstance(statement, Parfor):
                yield from _bindings([statement.init_block, *statement.loop_body.values()])
            elif isinstance(statement, ir.Assign) and isinstance(statement.value, ir.Global | ir.FreeVar):
                yield statement.value


@contextmanager
def frozen_as_in(environment: object) -> Iterator[None]:
    """Inside, what is lowered is the function to which the environment belongs: it finds what was compiled into it."""
    token = _FROZEN.set(_Copies(environment))
    try:
        yield
    finally:
        _FROZEN.reset(token)


def frozen(value: object) -> object:
    """The array or record as it was compiled into the function that is lowered."""
    copies = _FROZEN.get()
    return value if copies is None else copies.of(value)


class _Copies:
    """The copies in one function: found by the object that they were made of; where another process has cached the function, by
    the order of its objects."""

    def __init__(self, environment: object) -> None:
        self._copies = list(copies_in(environment))
        self._next = iter([copy[3] for copy in self._copies if copy[1] != _PROCESS])
        self._seen: dict[int, tuple[object, object]] = {}

    def of(self, value: Any) -> object:
        for _, process, number, copy in self._copies:
            if process == _PROCESS and number == id(value):
                return _like(copy, value)
        versions = _VERSIONS.get(id(value), ())
        if len(versions) == 1:  # the body of a parallel loop has an environment of its own
            return versions[0]
        if versions:
            raise UnsupportedError("it reads a global array in a parallel loop, whose contents have changed since: write "
                                   "them before the first call, or pass the array as an argument")
        if id(value) not in self._seen:
            copy = next(self._next, None)
            if copy is not None and copy.dtype == value.dtype and copy.shape == (value.shape or (1,)):
                self._seen[id(value)] = (value, _like(copy, value))
            else:
                self._seen[id(value)] = (value, value)
        return self._seen[id(value)][1]


def _like(copy: np.ndarray, value: object) -> object:
    return copy[0] if isinstance(value, np.void) else copy


keep_copies()
