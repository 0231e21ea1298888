"""Products of the Jacobian with a vector, from both sides, and of the Hessian with a vector.

    jvp(f, (x,), (dx,))   ->   value, tangent = call_forward(f, (x,), (copy of dx,))
    vjp(f, x)             ->   f(x), and a pullback that runs   writer(buffer, copy of x)   in reverse,
                               where  def writer(out, x): out[...] = f(x)   and the shadow of `out` is the cotangent
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from numba.core import types
from numba.core.registry import CPUDispatcher

from ..bridge.cpu.layout import carries_derivative, lacks_shadow
from ..bridge.cpu.row_types import has_columns
from ..bridge.cpu.wrap import writes_argument
from ..bridge.cpu.written import may_draw, refuse_changes
from ..bridge.function_text import tuple_text
from ..errors import EnzymeError
from . import trees
from .abstract_transform import Transform
from .differentiable import transformed
from .gradients import Gradient, check_arguments_apart, helper_dispatcher, normal_argnums, optional_hint, return_type
from .list_patterns import gradient_pattern, holds_rows, pattern_of, tuple_pattern
from .lists_of_rows import holds_dictionary, refuse_shared
from .optional_parts import apart, holds_optional, is_optional_part, together, without_optional
from .optional_results import not_none
from .source import Source


def _signature(*names: str) -> inspect.Signature:
    return inspect.Signature([inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD) for name in names])


def _tuple_of(type_: types.Type, what: str) -> tuple[types.Type, ...]:
    if not isinstance(type_, types.BaseTuple):
        raise EnzymeError(f"{what} must be a tuple with one entry per argument, got {type_}")
    return tuple(type_.types)


@dataclass(frozen=True)
class ForwardProduct(Transform):
    """Forward mode along one tangent."""

    name = "jvp"
    copied = ("tangents",)

    def primals(self, arguments: tuple[types.Type, ...]) -> tuple[types.Type, ...]:
        return _tuple_of(arguments[0], "primals")

    def result_pattern(self, primals: tuple[types.Type, ...], restype: types.Type) -> types.Type | None:
        found = pattern_of(restype)
        return tuple_pattern(found, found)

    def parameters(self, function: CPUDispatcher) -> inspect.Signature:
        return _signature("primals", "tangents")

    def write(self, function: CPUDispatcher, arguments: tuple[types.Type, ...]) -> Callable:
        source = Source(f"jvp of {function.__name__}", function.py_func.__module__)
        source.knows(["arg_primals", "arg_tangents"], arguments)
        primals = _tuple_of(arguments[0], "primals")
        restype = return_type(function, primals)
        if not holds_optional(restype):
            emit_forward(source, function, primals, _tuple_of(arguments[1], "tangents"))
            return source.build(["arg_primals", "arg_tangents"], "(value, tangent)")
        emit_forward(source, apart(function, restype, len(primals)), primals, _tuple_of(arguments[1], "tangents"))
        value, tangent = (together(source, restype, "value", part) for part in ("value", "tangent"))
        return source.build(["arg_primals", "arg_tangents"], f"({value}, {tangent})")


def emit_forward(source: Source, function: CPUDispatcher, primals: Sequence[types.Type], tangents: Sequence[types.Type]) -> None:
    """Lines that set `value` and `tangent` from `arg_primals` and `arg_tangents`."""
    if len(primals) != len(tangents):
        raise EnzymeError(f"jvp of {function.__name__}: {len(primals)} primals but {len(tangents)} tangents")
    check_arguments_apart(source, function, primals, [f"arg_primals[{i}]" for i in range(len(primals))])
    epilogue: list[tuple[str, str, int]] = []
    primal_names, tangent_trees = [], []
    arguments = list(inspect.signature(function.py_func).parameters)
    for i, (primal, tangent) in enumerate(zip(primals, tangents, strict=True)):
        name = trees.laid_out(source, primal, f"arg_primals[{i}]", epilogue)
        primal_names.append(name)
        argument = arguments[i] if i < len(arguments) else str(i)
        tangent_trees.append(trees.tangent(source, primal, name, tangent, f"arg_tangents[{i}]", argument))
    forward_line(source, function, primal_names, tangent_trees)
    trees.copy_over(source, epilogue)


def forward_line(source: Source, function: CPUDispatcher, primals: Sequence[str], tangents: Sequence[trees.Tree]) -> None:
    """The line that sets `value` and `tangent`."""
    primal_text = "".join(f"{primal}, " for primal in primals)
    tangent_text = "".join(f"{trees.render(tangent)}, " for tangent in tangents)
    callee = source.constant(function, "function")
    source.add(f"status, value, tangent = call_forward({callee}, ({primal_text}), ({tangent_text}))")
    source.raise_if_failed()


@dataclass(frozen=True)
class HessianProduct(Transform):
    """Forward over reverse: the tangent of the gradient. One primal gives a bare result, several give a tuple."""

    name = "hvp"
    copied = ("tangents",)

    def primals(self, arguments: tuple[types.Type, ...]) -> tuple[types.Type, ...]:
        return _tuple_of(arguments[0], "primals")

    def result_pattern(self, primals: tuple[types.Type, ...], restype: types.Type) -> types.Type | None:
        found = [gradient_pattern(primal) for primal in primals]
        return found[0] if len(found) == 1 else tuple_pattern(*found)

    def parameters(self, function: CPUDispatcher) -> inspect.Signature:
        return _signature("primals", "tangents")

    def write(self, function: CPUDispatcher, arguments: tuple[types.Type, ...]) -> Callable:
        primals = _tuple_of(arguments[0], "primals")
        wanted = tuple(i for i, primal in enumerate(primals) if carries_derivative(primal))
        inner = transformed(function, Gradient(wanted))
        source = Source(f"hvp of {function.__name__}", function.py_func.__module__)
        source.knows(["arg_primals", "arg_tangents"], arguments)
        emit_forward(source, inner, primals, _tuple_of(arguments[1], "tangents"))
        parts = [f"tangent[{wanted.index(i)}]" if i in wanted else "None" for i in range(len(primals))]
        return source.build(["arg_primals", "arg_tangents"],
                            parts[0] if len(parts) == 1 else tuple_text(parts))


@dataclass(frozen=True)
class PullbackCheck(Transform):
    """Refuses primals, before they are copied, that share memory which the function writes, or that it changes for good.

    ``draws``: random numbers as well, which are others when the pullback runs the function again. The result: whether it may draw
    some.
    """

    draws: bool = True
    name = "check"

    def primals(self, arguments: tuple[types.Type, ...]) -> tuple[types.Type, ...]:
        return _tuple_of(arguments[0], "primals")

    def parameters(self, function: CPUDispatcher) -> inspect.Signature:
        return _signature("primals")

    def write(self, function: CPUDispatcher, arguments: tuple[types.Type, ...]) -> Callable:
        source = Source(f"check of {function.__name__}", function.py_func.__module__)
        source.knows(["arg_primals"], arguments)
        primals = _tuple_of(arguments[0], "primals")
        rows = [i for i, primal in enumerate(primals) if has_columns(primal)]  # the pullback works on copies of those
        refuse_changes("vjp", function, primals, draws=self.draws, copied=rows)
        paths = [f"arg_primals[{i}]" for i in range(len(primals))]
        check_arguments_apart(source, function, primals, paths)
        if any(map(holds_rows, primals)) or holds_dictionary(primals):
            refuse_shared(source, function, primals, paths)
        return source.build(["arg_primals"], str(may_draw(function, primals)))


@dataclass(frozen=True)
class Pullback(Transform):
    """Reverse mode for any result; ``argnums`` None means every floating primal. Leaves its arguments as they are."""

    argnums: tuple[int, ...] | None = None
    name = "pullback"
    copied = ("cotangent",)

    def primals(self, arguments: tuple[types.Type, ...]) -> tuple[types.Type, ...]:
        return _tuple_of(arguments[0], "primals")

    def result_pattern(self, primals: tuple[types.Type, ...], restype: types.Type) -> types.Type | None:
        wanted = range(len(primals)) if self.argnums is None else normal_argnums(self.argnums, len(primals))
        return tuple_pattern(*(gradient_pattern(primal) if i in wanted else None for i, primal in enumerate(primals)))

    def parameters(self, function: CPUDispatcher) -> inspect.Signature:
        return _signature("primals", "cotangent")

    def write(self, function: CPUDispatcher, arguments: tuple[types.Type, ...]) -> Callable:
        primals = _tuple_of(arguments[0], "primals")
        restype = return_type(function, primals)
        wanted = (tuple(i for i, primal in enumerate(primals) if carries_derivative(primal)) if self.argnums is None
                  else normal_argnums(self.argnums, len(primals)))
        if not wanted:
            for primal in primals:
                trees.check_supported(primal)
        source = Source(f"vjp of {function.__name__}", function.py_func.__module__)
        source.knows(["arg_primals", "arg_cotangent"], arguments)
        buffers, adjoints, seeds = _cotangents(source, function, restype, arguments[1])
        copies = [trees.copied(source, primal, f"arg_primals[{i}]")
                  if writes_argument(function, primals, i) or trees.holds_strided(primal) else f"arg_primals[{i}]"
                  for i, primal in enumerate(primals)]
        shadows = [(trees.zero_shadow if i in wanted else trees.zero_tangent)(source, primal, copy)
                   for i, (primal, copy) in enumerate(zip(primals, copies, strict=True))]
        writer = source.constant(result_writer(function, restype, arguments[1], len(primals)), "writer")
        primal_text = "".join(f"{name}, " for name in [*buffers, *copies])
        shadow_text = "".join(f"{trees.render(tree)}, " for tree in [*adjoints, *shadows])
        seed_text = tuple_text(seeds) if seeds else "0.0"
        source.add(f"status, value, scalars = call_gradient({writer}, ({primal_text}), ({shadow_text}), {seed_text})")
        source.raise_if_failed()
        results = [trees.gradient(source, primal, shadow if i in wanted else None, f"scalars[{len(buffers) + i}]")
                   for i, (primal, shadow) in enumerate(zip(primals, shadows, strict=True))]
        return source.build(["arg_primals", "arg_cotangent"], tuple_text(results))


def _cotangents(source: Source, function: CPUDispatcher, restype: types.Type,
                given: types.Type) -> tuple[list[str], list[trees.Tree], list[str]]:
    """Buffers for the arrays of the result, their shadows (the cotangent), and seeds for the scalars of the result."""
    if not carries_derivative(without_optional(restype)):
        raise EnzymeError(f"{function.__name__} returns {restype}, {optional_hint(restype) or 'which has no derivative'}")
    buffers: list[str] = []
    adjoints: list[trees.Tree] = []
    seeds: list[str] = []
    if lacks_shadow(without_optional(restype)):
        raise EnzymeError(f"{function.__name__} returns {restype}, whose numbers have no cotangents: return arrays of numbers")
    for (leaf, _), (given_leaf, path) in _paired_leaves(function, restype, given, "arg_cotangent"):
        if isinstance(leaf, types.Array):
            given_leaf, path = trees.without_axes(source, leaf, given_leaf, path)
            if not (isinstance(given_leaf, types.Array) and given_leaf.ndim == leaf.ndim
                    and _holds(leaf.dtype, given_leaf.dtype)):  # fmt: skip
                raise EnzymeError(f"{function.__name__} returns {leaf}: its cotangent must be an array of the same shape, "
                                  f"got {given_leaf}")
            trees.check_records(leaf, given_leaf, "cotangent")
            dtype = source.constant(trees.scalar_class(leaf.dtype), "dtype")
            buffers.append(source.bind(f"np.zeros({path}.shape, dtype={dtype})", "buffer"))
            adjoint = source.bind(f"np.empty({path}.shape, dtype={dtype})", "cotangent")
            with source.loops(adjoint, leaf.ndim) as index:
                element = f"{path}[{index}]"
                source.add(f"{adjoint}[{index}] = {_conjugate(element) if _both_complex(leaf, given_leaf) else element}")
            trees.conjugate_records(source, leaf, adjoint)
            adjoints.append(adjoint)
        else:
            given_leaf, path = trees.number(given_leaf, path)
            if not _holds(leaf, given_leaf):
                raise EnzymeError(f"{function.__name__} returns {leaf}: its cotangent must be such a number, got {given_leaf}")
            value = _conjugate(path) if _both_complex(leaf, given_leaf) else path
            seeds.append(f"{source.constant(trees.scalar_class(leaf), 'scalar')}({value})")
    return buffers, adjoints, seeds


def _holds(type_: types.Type, given: types.Type) -> bool:
    """Whether a number of the type may be made of the given one; records are compared elsewhere."""
    if isinstance(type_, types.Record):
        return True
    return isinstance(given, (types.Number, types.Boolean)) and (
        isinstance(type_, types.Complex) or not isinstance(given, types.Complex))


def _both_complex(leaf: types.Type, given: types.Type) -> bool:
    kinds = [type_.dtype if isinstance(type_, types.Array) else type_ for type_ in (leaf, given)]
    return all(isinstance(kind, types.Complex) for kind in kinds)


def _conjugate(element: str) -> str:
    """JAX's cotangents of complex values are the conjugates of the adjoints of real and imaginary part."""
    return f"{element}.conjugate()"


def _paired_leaves(function: CPUDispatcher, restype: types.Type, given: types.Type, path: str):
    if is_optional_part(restype):
        if not isinstance(given, types.NoneType):
            yield from _paired_leaves(function, restype.type, given, path)
    elif isinstance(restype, types.BaseTuple):
        if not isinstance(given, types.BaseTuple) or len(given.types) != len(restype.types):
            raise EnzymeError(f"{function.__name__} returns {restype}: its cotangent must be a tuple like it, got {given}")
        for i, (part, given_part) in enumerate(zip(restype.types, given.types, strict=True)):
            yield from _paired_leaves(function, part, given_part, f"{path}[{i}]")
    elif carries_derivative(restype):
        yield (restype, path), (given, path)


def result_writer(function: CPUDispatcher, restype: types.Type, given: types.Type, count: int) -> CPUDispatcher:
    """`def writer(out0, ..., arguments): result = f(arguments); out0[...] = result; return scalars of the result`.

    ``given``: the type of the cotangent, which is None for what may be None.
    """
    source = Source(f"result writer of {function.__name__}", function.py_func.__module__)
    names = [f"arg_{i}" for i in range(count)]
    source.add(f"result = {source.constant(function, 'function')}({', '.join(names)})")
    buffers, scalars = [], []
    for leaf, path in _present_leaves(source, function, restype, given, "result"):
        if isinstance(leaf, types.Array):
            buffers.append(f"out_{len(buffers)}")
            with source.block(f"if {buffers[-1]}.shape != {path}.shape:"):
                source.add("raise ValueError('a cotangent must have the shape of the result')")
            with source.loops(buffers[-1], leaf.ndim) as index:
                source.add(f"{buffers[-1]}[{index}] = {path}[{index}]")
        else:
            scalars.append(path)
    result = tuple_text(scalars) if scalars else "None"
    return helper_dispatcher(function, source.build([*buffers, *names], result))


def _present_leaves(source: Source, function: CPUDispatcher, type_: types.Type, given: types.Type, path: str):
    """Floating leaves of a result; lines that raise where what may be None is not as the cotangent says."""
    if is_optional_part(type_):
        missing = isinstance(given, types.NoneType)
        text = (f"{function.__name__} returns None only elsewhere: give a cotangent for every part of its result that is there"
                if missing else f"{function.__name__} has returned None where the cotangent is not None")
        with source.block(f"if {path} is {'not ' if missing else ''}None:"):
            source.add(f"raise {source.constant(EnzymeError, 'EnzymeError')}({text!r})")
        if not missing:
            held = source.bind(f"{source.constant(not_none, 'not_none')}({path})", "held")
            yield from _present_leaves(source, function, type_.type, given, held)
    elif isinstance(type_, types.BaseTuple):
        for i, (part, given_part) in enumerate(zip(type_.types, given.types, strict=True)):
            yield from _present_leaves(source, function, part, given_part, f"{path}[{i}]")
    elif carries_derivative(type_):
        yield type_, path
