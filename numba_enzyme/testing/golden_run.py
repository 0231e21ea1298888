"""Executes a derivative on the arguments of a golden file and compares it with the oracle, before any text is compared.

    ; run: f([2.0, 3.0], 4.0, 2)            two doubles in memory, a number, an integer
    ; run: f(f32[1.0, 2.0], record(1.5, 7, pointer([2.0])))
    ; run: f(x := [1.0, 2.0], x)            one array behind both pointers

The derivative runs twice: interpreted, where every access is checked and every leak is seen, and as machine code.
"""

from __future__ import annotations

import ast
import zlib
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..ir.data_layout import DataLayout
from ..ir.functions import Module
from ..ir.parser import parse_module
from ..ir.types import ArrayType, NamedStruct, StructType, Type, VectorType
from ..request import GradientRequest, Mode, Returns
from .memory_tree import Tree, as_trees, float_leaves, reachable, shadow_tree
from .native import run_native
from .oracle import Oracle
from .oracle_gradient import OracleGradient, oracle_gradient
from .oracle_scalars import Dual
from .tolerance import difference, tolerance_of

DTYPES = {"f32": np.float32, "f64": np.float64, "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64}
SEED_OF_RESULT = 0.75


# ------------------------------------------------------------------------------------------------------ the run line


def parse_arguments(call: str) -> list:
    """The arguments of a ``f(...)`` line: numbers, tuples, and a :class:`Tree` for everything in memory."""
    parsed = ast.parse(call.strip(), mode="eval").body
    if not isinstance(parsed, ast.Call):
        raise ValueError(f"a run line is a call, not `{call}`")
    names: dict[str, object] = {}
    return [_value(node, names) for node in parsed.args]


def _value(node: ast.expr, names: dict[str, object]):
    if isinstance(node, ast.NamedExpr):
        names[node.target.id] = _value(node.value, names)
        return names[node.target.id]
    if isinstance(node, ast.Name):
        return names[node.id]
    if isinstance(node, ast.List):
        return Tree(np.array(ast.literal_eval(node)))
    if isinstance(node, ast.Subscript):
        return Tree(np.array(ast.literal_eval(node.slice), dtype=DTYPES[ast.unparse(node.value)]).reshape(-1))
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "record":
        return _record(node.args, names)
    if isinstance(node, ast.Tuple):
        return tuple(_value(part, names) for part in node.elts)
    return ast.literal_eval(node)


def _record(nodes: list[ast.expr], names: dict[str, object]) -> Tree:
    """Fields in C's layout: doubles, 64-bit integers, ``f32(1.0)`` and the like, ``pointer(...)``."""
    formats, values, children = [], [], {}
    for i, node in enumerate(nodes):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pointer":
            children[f"f{i}"] = _value(node.args[0], names)
            formats.append(np.int64)
            values.append(0)
        elif isinstance(node, ast.Call):
            formats.append(DTYPES[ast.unparse(node.func)])
            values.append(ast.literal_eval(node.args[0]))
        else:
            values.append(ast.literal_eval(node))
            formats.append(np.float64 if isinstance(values[-1], float) else np.int64)
    dtype = np.dtype([(f"f{i}", f) for i, f in enumerate(formats)], align=True)
    pointers = {field[1]: children[name] for name, field in (dtype.fields or {}).items() if name in children}
    return Tree(np.array([tuple(values)], dtype=dtype), pointers=pointers)


# --------------------------------------------------------------------------------------------------------- execution


@dataclass
class Execution:
    """One primal call and its exact derivative."""

    request: GradientRequest
    arguments: list
    exact: OracleGradient
    scalar_tangents: list
    seed: object


def prepare(text: str, request: GradientRequest, call: str) -> Execution:
    """Parses the call, gives every active memory a random shadow and every active number a tangent, asks the oracle."""
    arguments = parse_arguments(call)
    random = np.random.default_rng(zlib.crc32(call.encode()))
    for given, activity in zip(arguments, request.activities, strict=True):
        for tree in reachable([given]) if isinstance(given, Tree) else []:
            if activity.has_shadow and tree.shadow is None:
                tree.shadow = _random_shadow(tree, random)
    forward = request.mode is Mode.FORWARD
    tangents, for_oracle = [], []
    for given, activity in zip(arguments, request.activities, strict=True):
        scalar = forward and activity.has_shadow and not isinstance(given, Tree)
        tangents.append(_random_like(given, random) if scalar else None)
        for_oracle.append((given, tangents[-1]) if scalar else given)
    module = parse_module(text)
    seed = _seed(module, module.functions[request.function].function_type.result)
    exact = oracle_gradient(
        text,
        request.function,
        for_oracle,
        [a.value for a in request.activities],
        mode=request.mode.value,
        returns="active" if request.returns is Returns.ACTIVE and not forward else "const",
        seed=seed,
    )
    return Execution(request, arguments, exact, tangents, seed)


def _seed(module: Module, type_: Type, position: float = 1.0):
    """A weight for every number of the result, nested as the result is; no two are equal."""
    if isinstance(type_, (StructType, NamedStruct)):
        fields = DataLayout.of(module).struct_fields(type_)
        return tuple(_seed(module, field, position + i) for i, field in enumerate(fields))
    if isinstance(type_, (ArrayType, VectorType)):
        return tuple(_seed(module, type_.element, position + i) for i in range(type_.count))
    return SEED_OF_RESULT * position


def _random_shadow(tree: Tree, random: np.random.Generator) -> np.ndarray:
    shadow = tree.contents.copy()
    flat = shadow.reshape(-1).view(np.uint8)
    for offset, kind in float_leaves(tree.contents):
        value = np.array(random.uniform(-1, 1), dtype={"half": "f2", "float": "f4", "double": "f8"}[kind])
        flat[offset : offset + value.nbytes] = np.frombuffer(value.tobytes(), dtype=np.uint8)
    return shadow


def _random_like(value: object, random: np.random.Generator):
    if isinstance(value, tuple):
        return tuple(_random_like(v, random) for v in value)
    return float(np.float32(random.uniform(-1, 1)))


def check_execution(execution: Execution, derivative: str) -> None:
    """Runs the derivative interpreted and compiled; AssertionError where it differs from the oracle's exact one."""
    name = execution.request.derivative_name
    arguments = _derivative_arguments(execution)
    oracle = Oracle(derivative)
    result, contents = _interpret(oracle, name, arguments)
    _compare(execution, "interpreted", result, contents)
    leaks = oracle.memory.leaks()
    if len(leaks) > len(execution.exact.leaks):
        raise AssertionError(f"the derivative leaks {', '.join(map(str, leaks))}")
    native = run_native(derivative, name, arguments)
    _compare(execution, "compiled", native.result, native.contents)


def _derivative_arguments(execution: Execution) -> list:
    request, known, found = execution.request, {}, []
    shadows: dict[int, Tree] = {}
    for given, activity, tangent in zip(execution.arguments, request.activities, execution.scalar_tangents, strict=True):
        found.append(known.setdefault(id(given), given))
        if isinstance(given, Tree) and activity.has_shadow:
            found.append(shadow_tree(given, shadows))
        elif tangent is not None:
            found.append(tangent)
    if request.mode is Mode.REVERSE and request.returns is Returns.ACTIVE:
        found.append(execution.seed)
    return found


def _interpret(oracle: Oracle, name: str, arguments: list) -> tuple[object, list]:
    memory = oracle.memory
    addresses: dict[int, int] = {}

    def place(tree: Tree) -> int:
        if id(tree) not in addresses:
            data = tree.contents.tobytes()
            address = addresses[id(tree)] = memory.allocate(len(data), "argument", f"argument {len(addresses)}")
            memory.write(address, data)
            for offset, child in tree.pointers.items():
                memory.write(address + offset, place(child).to_bytes(8, "little"))
        return addresses[id(tree)]

    result = oracle.call(name, [place(a) if isinstance(a, Tree) else a for a in arguments])
    contents = []
    for given, tree in zip(arguments, as_trees(arguments), strict=True):
        members = reachable([tree]) if tree is not None else []
        arrays = [np.frombuffer(memory.read(addresses[id(t)], t.contents.nbytes)[0], dtype=t.contents.dtype) for t in members]
        contents.append(arrays if isinstance(given, Tree) else None)
    return _plain(result), contents


def _plain(value: object):
    if isinstance(value, tuple):
        return tuple(_plain(v) for v in value)
    return float(value.value) if isinstance(value, Dual) else value


def _compare(execution: Execution, how: str, result, contents: list) -> None:
    """Gradients or tangent, shadows and primal memory of one run against the exact ones."""
    exact, request = execution.exact, execution.request
    derivatives: list[tuple[str, object, object]] = []
    memory: list[tuple[str, Sequence, Sequence]] = []
    position = 0
    for index, (given, activity) in enumerate(zip(execution.arguments, request.activities, strict=True)):
        if isinstance(given, Tree):
            memory.append((f"memory of argument {index}", contents[position], exact.contents[index]))
            if activity.has_shadow:
                position += 1
                pairs = zip(reachable([given]), contents[position], exact.shadows[index], strict=True)
                derivatives += [(f"shadow of argument {index}", _floats(g, t), _floats(w, t)) for t, g, w in pairs]
        elif execution.scalar_tangents[index] is not None:
            position += 1
        position += 1
    wanted = [exact.result] if request.primal else []
    wanted += list(exact.gradients) if request.mode is Mode.REVERSE else []
    if request.mode is Mode.FORWARD and request.returns is Returns.DUP:
        wanted.append(exact.tangent)
    for index, (got, want) in enumerate(zip(result or (), wanted, strict=True)):
        derivatives.append((f"result {index}", _flat(got), _flat(want)))
    _judge(execution, how, derivatives, memory)


def _judge(execution: Execution, how: str, derivatives: list, memory: list) -> None:
    scale = max([execution.exact.scale, *(float(np.abs(w).max(initial=0.0)) for _, _, w in derivatives)])
    for what, got, want in derivatives:
        narrow = any(t.contents.dtype == np.float32 for t in as_trees(execution.arguments) if t is not None)
        found = difference(got, want, scale)
        if not found <= tolerance_of(np.float32 if narrow else np.float64):
            raise AssertionError(f"{how}: {what} is {got}, exactly {want}")
    for what, got, want in memory:
        for a, b in zip(got, want, strict=True):
            if not np.array_equal(_numbers(a), _numbers(b)):
                raise AssertionError(f"{how}: {what} is {a}, after the function itself {b}")


def _numbers(array: np.ndarray) -> np.ndarray:
    """Everything but addresses, which differ from run to run: fields of records that are no pointers have small values."""
    if array.dtype.names is None:
        return array
    columns = [array[name].astype(np.float64) for name in array.dtype.names]
    return np.array([c if np.abs(c).max() < 1 << 16 else np.zeros_like(c) for c in columns])


def _floats(array: np.ndarray, like: Tree) -> np.ndarray:
    data = array.tobytes()
    types = {"half": "f2", "float": "f4", "double": "f8"}
    return np.array([np.frombuffer(data, types[k], 1, at)[0] for at, k in float_leaves(like.contents)], dtype=np.float64)


def _flat(value: object) -> np.ndarray:
    if isinstance(value, (tuple, list)):
        return np.concatenate([_flat(v) for v in value]) if value else np.zeros(0)
    return np.array([value], dtype=np.float64)
