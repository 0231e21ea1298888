"""Exact gradients of a function of the IR, by one forward sweep of the oracle over all inputs at once.

    oracle_gradient(text, "f", [(x, dy_after), 2.0, 8], ["dup", "active", "const"])
    -> .result, .gradients == [ds], .shadows == [dx_before, None, None]

Activities mean what they mean in the LLVM IR entry: in reverse mode a shadow on entry is the adjoint of the memory after the
call, on return the adjoint of the memory before it:  before_i = sum over outputs  after_o * d(out_o) / d(in_i),  the returned
value with its seed among the outputs. In forward mode shadows are tangents before and tangents after.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from ..ir.functions import Module
from ..ir.types import FloatType, PointerType, Type
from .memory_tree import Tree, as_trees, float_leaves, reachable
from .oracle import Oracle
from .oracle_kernel import run_kernel
from .oracle_scalars import FORMATS, Dual, Number, decode, encode, mpf, round_to

DUPLICATED = frozenset({"dup", "dupnoneed"})


@dataclass
class OracleGradient:
    """What the call and its derivative leave behind.

    ``result``: primal result (floats rounded to double, nested tuples). ``contents``: per argument its memory after the
    call. ``gradients``: per active parameter, in order. ``shadows``: per argument the shadow after the derivative; for a
    :class:`Tree` a list in the order of :func:`reachable`. ``tangent``: forward mode, of the result. ``leaks``: memory that
    the function did not free. ``scale``: the largest magnitude that was summed, for judging cancellation.
    """

    result: object = None
    contents: list = field(default_factory=list)
    gradients: list = field(default_factory=list)
    shadows: list = field(default_factory=list)
    tangent: object = None
    leaks: list = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    scale: float = 0.0
    steps: int = 0


class _Sweep:
    """One run: places arguments, hands out directions, collects."""

    def __init__(self, oracle: Oracle, mode: str) -> None:
        self.oracle = oracle
        self.mode = mode
        self.directions = 0
        self.addresses: dict[int, int] = {}
        self.leaves: dict[int, list[tuple[int, str, int]]] = {}  # of a duplicated tree: offset, kind, direction
        self.scale = mpf(0)

    def fresh(self) -> int:
        self.directions += 1
        return self.directions - 1

    # ------------------------------------------------------------------------------------------------- placing

    def place(self, tree: Tree, active: bool) -> int:
        """Copies a tree into the oracle's memory (once) and makes its floats inputs if it is active."""
        if id(tree) in self.addresses:
            return self.addresses[id(tree)]
        memory = self.oracle.memory
        data = tree.contents.tobytes()
        address = self.addresses[id(tree)] = memory.allocate(len(data), "argument", f"argument {len(self.addresses)}")
        memory.write(address, data)
        for offset, child in tree.pointers.items():
            memory.store(address + offset, PointerType(), self.place(child, active))
        if active:
            self._activate(tree, address)
        return address

    def _activate(self, tree: Tree, address: int) -> None:
        memory, leaves = self.oracle.memory, []
        shadow = None if tree.shadow is None else tree.shadow.tobytes()
        for offset, kind in float_leaves(tree.contents):
            value = memory.load(address + offset, FloatType(kind))
            direction = self.fresh() if self.mode == "reverse" else 0
            tangent = mpf(1) if self.mode == "reverse" else _read(kind, shadow, offset)
            memory.store(address + offset, FloatType(kind), Dual(value.value, {direction: tangent} if tangent else None))
            leaves.append((offset, kind, direction))
        self.leaves[id(tree)] = leaves

    def activate_scalar(self, type_: Type, value):
        """An active by-value argument as duals in directions of its own, and those directions in the same nesting."""
        if isinstance(type_, FloatType):
            direction = self.fresh()
            return Dual(self.oracle.arithmetic.number(type_.kind, value), {direction: mpf(1)}), direction
        if isinstance(value, (tuple, list)):
            parts = [self.activate_scalar(t, v) for (_, t), v in zip(self.oracle.memory.elements(type_), value, strict=True)]
            return tuple(p[0] for p in parts), tuple(p[1] for p in parts)
        return value, None

    # ---------------------------------------------------------------------------------------------- collecting

    def tangents_after(self, tree: Tree) -> list[tuple[int, str, dict]]:
        """Offset, kind and tangent of every float of a tree after the call."""
        memory, found = self.oracle.memory, []
        for offset, kind, _ in self.leaves[id(tree)]:
            dual = memory.load(self.addresses[id(tree)] + offset, FloatType(kind))
            found.append((offset, kind, dual.tangent or {}))
        return found

    def adjoints(self, trees: list[Tree], result: object, seed: float | tuple | None) -> list[mpf]:
        """The adjoint of every direction: the sum over all outputs."""
        total = [mpf(0)] * self.directions

        def add(weight: Number, tangent: dict) -> None:
            for direction, partial in tangent.items():
                term = mpf(weight) * partial
                total[direction] += term
                self.scale = max(self.scale, abs(term))

        for tree in trees:
            shadow = None if tree.shadow is None else tree.shadow.tobytes()
            for offset, kind, tangent in self.tangents_after(tree):
                weight = _read(kind, shadow, offset)
                if weight:
                    add(weight, tangent)
        if seed is not None:
            for dual, weight in zip(_flat(result), _flat(seed), strict=True):
                if isinstance(dual, Dual) and dual.tangent:
                    add(weight, dual.tangent)
        return total

    def shadow_array(self, tree: Tree, values: list) -> np.ndarray:
        """A shadow with the given floats, one per leaf, and the bytes of the contents elsewhere."""
        start = tree.contents if tree.shadow is None else tree.shadow
        data = bytearray(start.tobytes())
        for (offset, kind, _), value in zip(self.leaves[id(tree)], values, strict=True):
            part = encode(kind, value)
            data[offset : offset + len(part)] = part
        return np.frombuffer(bytes(data), dtype=tree.contents.dtype).reshape(tree.contents.shape)

    def contents(self, tree: Tree) -> np.ndarray:
        data, _ = self.oracle.memory.read(self.addresses[id(tree)], tree.contents.nbytes)
        return np.frombuffer(data, dtype=tree.contents.dtype).reshape(tree.contents.shape)


def _read(kind: str, data: bytes | None, offset: int) -> mpf:
    return mpf(0) if data is None else mpf(decode(kind, data[offset : offset + FORMATS[kind].size]))


def _flat(value: object) -> list:
    if isinstance(value, (tuple, list)):
        return [leaf for part in value for leaf in _flat(part)]
    return [value]


def _plain(value: object, kind: str = "double"):
    """Duals and mpf as Python floats, in their nesting."""
    if isinstance(value, tuple):
        return tuple(_plain(v) for v in value)
    if isinstance(value, Dual):
        return round_to(kind, value.value)
    return round_to(kind, value) if isinstance(value, mpf) else value


def _tangent(value: object):
    """The tangent of a result in direction 0, zero for integers."""
    if isinstance(value, tuple):
        return tuple(_tangent(v) for v in value)
    if isinstance(value, Dual):
        return round_to("double", (value.tangent or {}).get(0, mpf(0)))
    return None if value is None else 0


def _pick(directions: int | tuple | None, adjoints: list[mpf]):
    if isinstance(directions, tuple):
        return tuple(_pick(d, adjoints) for d in directions)
    return 0 if directions is None else round_to("double", adjoints[directions])


def oracle_gradient(
    module: Module | str,
    function: str,
    arguments: Sequence,
    activities: Sequence[str],
    *,
    mode: str = "reverse",
    returns: str = "active",
    seed: float | tuple = 1.0,
    precision: str = "double",
    step_limit: int = 20_000_000,
    launch: tuple | None = None,
) -> OracleGradient:
    """The exact derivative of ``@function`` at the arguments.

    An argument is a number (a nested tuple for vectors and structures), an array, an ``(array, shadow)`` pair or a
    :class:`Tree`; in forward mode a duplicated float is ``(value, tangent)``. ``seed`` weighs the result if ``returns`` is
    "active" (nested as the result is). ``launch`` is ``(grid, block)`` or ``(grid, block, shared bytes)`` for a kernel.
    Nothing that the caller passed is changed.
    """
    if mode not in ("reverse", "forward"):
        raise ValueError(f"mode is 'reverse' or 'forward', not {mode!r}")
    if mode == "reverse" and returns == "dup":
        raise ValueError("a returned pointer has no exact adjoint here: pass the memory as an argument")
    oracle = Oracle(module, precision=precision, step_limit=step_limit)
    sweep = _Sweep(oracle, mode)
    parameters = oracle.module.functions[function].arguments
    values, trees, active = [], as_trees(arguments), []
    for parameter, given, tree, activity in zip(parameters, arguments, trees, activities, strict=True):
        if tree is not None:
            values.append(sweep.place(tree, activity in DUPLICATED))
        elif activity == "active":
            value, directions = sweep.activate_scalar(parameter.type, given)
            values.append(value)
            active.append(directions)
        elif activity in DUPLICATED:
            if mode == "reverse":
                raise ValueError(f"argument {parameter.index}: in reverse mode only memory is duplicated")
            values.append(_with_tangent(oracle, parameter.type, *given))
        else:
            values.append(given)
    if launch is None:
        result = oracle.call(function, values)
    else:
        grid, block, *shared = launch
        result = run_kernel(oracle, function, values, grid, block, shared_bytes=shared[0] if shared else 0)
    return _collect(sweep, result, seed if returns == "active" else None, arguments, activities, trees, active)


def _with_tangent(oracle: Oracle, type_: Type, value, tangent):
    if isinstance(type_, FloatType):
        return Dual(oracle.arithmetic.number(type_.kind, value), {0: mpf(tangent)})
    parts = zip(oracle.memory.elements(type_), value, tangent, strict=True)
    return tuple(_with_tangent(oracle, t, v, d) for (_, t), v, d in parts)


def _collect(sweep: _Sweep, result: object, seed: float | tuple | None, arguments: Sequence, activities: Sequence[str],
             trees: list[Tree | None], active: list[int | tuple | None]) -> OracleGradient:  # fmt: skip
    oracle = sweep.oracle
    duplicated = reachable(t for t, a in zip(trees, activities, strict=True) if t is not None and a in DUPLICATED)
    answer = OracleGradient(result=_plain(result), leaks=oracle.memory.leaks(), notes=oracle.notes, steps=oracle.steps)
    shadows: dict[int, np.ndarray] = {}
    if sweep.mode == "reverse":
        adjoints = sweep.adjoints(duplicated, result, seed)
        answer.gradients = [_pick(directions, adjoints) for directions in active]
        for tree in duplicated:
            shadows[id(tree)] = sweep.shadow_array(tree, [adjoints[d] for _, _, d in sweep.leaves[id(tree)]])
    else:
        answer.tangent = _tangent(result)
        for tree in duplicated:
            shadows[id(tree)] = sweep.shadow_array(tree, [t.get(0, mpf(0)) for _, _, t in sweep.tangents_after(tree)])
    for given, tree, activity in zip(arguments, trees, activities, strict=True):
        nested = isinstance(given, Tree)
        members = [] if tree is None else reachable([tree])
        after = [sweep.contents(t) for t in members]
        answer.contents.append(None if tree is None else after if nested else after[0])
        has_shadow = tree is not None and activity in DUPLICATED
        answer.shadows.append(None if not has_shadow else [shadows[id(t)] for t in members] if nested else shadows[id(tree)])
    answer.scale = float(sweep.scale)
    return answer


__all__ = ["OracleGradient", "Tree", "oracle_gradient"]
