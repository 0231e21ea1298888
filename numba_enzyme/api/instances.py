"""Transforms of functions of jitclass instances: the derivative is that of a function of their fields.

    grad(f)(m)      ->      def of_fields(fields):                    fields: views of the numbers in m, and its arrays
                                inner = a new instance with these fields; no __init__ runs
                                value = f(inner)
                                put what inner holds then into fields; return value
                            return M(gradients by the fields)         a named tuple, None for what is not floating

So the instance that `f` works on is made inside. An array that takes the place of another one in a field is copied into that
one's memory, where its derivatives are looked for; afterwards the field gets an array of its own, and that memory its contents.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from typing import Any

import numba
from numba.core import types
from numba.core.registry import CPUDispatcher

from ..bridge.cpu.instances import NUMBER, same
from ..bridge.cpu.kept import kept_with
from ..bridge.cpu.layout import count_arrays
from ..bridge.cpu.row_types import holds_instance, is_floating_somewhere, takes_apart
from ..bridge.cpu.status import attempted
from ..bridge.cpu.written import may_move_arrays
from ..bridge.function_text import tuple_text
from ..errors import ActivityError, EnzymeError
from . import trees
from .abstract_transform import Transform
from .annotations import Active, Const, Duplicated, DuplicatedNoNeed, annotation_of
from .differentiable import Transformed, transformed
from .gradients import Gradient, normal_argnums, return_type
from .instance_fields import Leaf, copied_value, leaves, movable, put_together, refuse, take_apart
from .jacobian_structure import mapped, of_outputs
from .jacobians import Jacobian
from .list_patterns import Pattern
from .shadow_check import overlap_test
from .source import Source
from .stand_in import parameter_names, stand_in

WHERE = "a function that is differentiated gives the field `{}` of a jitclass instance, which is its argument, "
REPLACED = WHERE + "another object: only numbers and arrays can be replaced"
RESHAPED = WHERE + "an array of another shape: give the field one of its final shape before"
SHARED = ("a field of a jitclass instance shares memory with another field or argument, and the function may give it another "
          "array: pass copies")
SAME = "two arguments, or an argument and a shadow, are or hold the same jitclass instance: pass copies"


def write_for_fields(function: CPUDispatcher, transform: Transform, arguments: tuple[types.Type, ...]) -> Callable | None:
    """The specialisation of a transform where primals hold instances; else None."""
    primals = tuple(map(types.unliteral, transform.primals(arguments)))
    if not any(map(holds_instance, primals)):
        return None
    if transform.name == "autodiff":
        _refuse_without_shadow(function, arguments[0])
    inner, outputs = _inner(function, transform, primals)
    source = Source(f"{transform.name} of {function.__name__} by fields", function.py_func.__module__)
    parameters = list(transform.parameters(function).parameters)
    names = [f"arg_{name}" for name in parameters]
    packing = _Packing(source, may_move=may_move(function, primals))
    packed = [packing.tangents(types.Tuple(primals), type_, name) if parameter == "tangents" else
              name if parameter in transform.copied else packing.argument(type_, name)
              for parameter, type_, name in zip(parameters, arguments, names, strict=True)]
    packing.refuse_same()
    attempted(source, source.constant(transformed(inner, transform), "inner"), packed, "result")
    packing.give_back()
    if outputs is not None:
        assert isinstance(transform, Jacobian)
        return source.build(names, of_outputs(source, transform, outputs, primals))
    pattern = transform.result_pattern(primals, return_type(function, primals))
    return source.build(names, _unpacked(source, pattern, "result"))


def _inner(function: CPUDispatcher, transform: Transform,
           primals: tuple[types.Type, ...]) -> tuple[CPUDispatcher, types.Type | None]:
    """The function of fields that is transformed; of a Jacobian with instances also the type whose structure its result has."""
    by_instance = isinstance(transform, Jacobian) and _is_by_instance(transform, primals)
    gradient = function.transform if isinstance(function, Transformed) and isinstance(transform, Jacobian) else None
    if isinstance(gradient, Gradient) and _is_by_instance(gradient, primals) and (gradient.value or gradient.has_aux):
        if by_instance:
            raise EnzymeError(f"the Jacobian of {gradient.name} of {function.function.__name__} by jitclass instances is not "
                              "supported: take that of grad")
    elif isinstance(gradient, Gradient) and _is_by_instance(gradient, primals):
        return transformed(of_fields(function.function, primals), gradient), _structure_of(gradient, primals)
    return of_fields(function, primals), return_type(function, primals) if by_instance else None


def _structure_of(gradient: Gradient, primals: tuple[types.Type, ...]) -> types.Type:
    chosen = [primals[i] for i in normal_argnums(gradient.argnums, len(primals))]
    return chosen[0] if isinstance(gradient.argnums, int) else types.BaseTuple.from_types(chosen)


def _refuse_without_shadow(function: CPUDispatcher, arguments: types.Type) -> None:
    """Refuses arguments of `autodiff` that are or hold instances and have neither a shadow nor are Const."""
    names = inspect.signature(function.py_func).parameters
    for name, type_ in zip(names, arguments.types, strict=False):
        annotation = annotation_of(type_)
        without = annotation in (Duplicated, DuplicatedNoNeed) and isinstance(type_.types[1], types.NoneType)
        if holds_instance(type_) and (without or annotation in (None, Active)):
            what = ("is Duplicated without a shadow" if without else "needs an annotation" if annotation is None
                    else "is Active, which is for scalars")
            raise ActivityError(f"argument `{name}` is or holds a jitclass instance and {what}: write Duplicated({name}, "
                                f"d{name}) with another instance of the class as shadow, or Const({name})")


class _Packing:
    """Lines that take the instances in the arguments of a transform apart; notes what is to be put back into them."""

    def __init__(self, source: Source, *, may_move: bool) -> None:
        self.source, self.may_move = source, may_move
        self.instances: list[tuple[types.Type, str]] = []
        self.others: list[str] = []  # arrays that are no fields
        self.moved: list[tuple[str, str, str]] = []  # whether it has been replaced, the field, its contents before

    def argument(self, type_: types.Type, path: str) -> str:
        """Tuples of fields in the place of instances; annotated ones with their shadows."""
        if isinstance(type_, types.BaseTuple) and holds_instance(type_):
            shadowed = annotation_of(type_) in (Duplicated, DuplicatedNoNeed)
            parts = [self.shadow(type_.types[0], part, f"{path}[1]") if shadowed and i == 1 else
                     self.argument(part, f"{path}[{i}]") for i, part in enumerate(type_.types)]
            return trees.construct(self.source, type_, parts)
        if not takes_apart(type_):
            self.others += [inner for leaf, inner in trees.leaves(type_, path) if isinstance(leaf, types.Array)]
            return path
        fields = take_apart(self.source, type_, path, self.instances)
        arrays = movable(type_)
        flags = self.source.bind(f"np.zeros({len(arrays)}, np.int64)", "moved")
        for i, leaf in enumerate(arrays if self.may_move else ()):
            field = path + leaf.value
            self.moved.append((f"{flags}[{i}]", field, self.source.bind(f"{field}.copy()", "before")))
        return tuple_text([*fields, flags])

    def shadow(self, type_: types.Type, given: types.Type, path: str) -> str:
        """The shadow of such an argument, with None for what is not floating."""
        if isinstance(given, types.NoneType) or not holds_instance(type_):
            return path
        if isinstance(type_, types.BaseTuple):
            if not isinstance(given, types.BaseTuple) or len(given.types) != len(type_.types):
                raise ActivityError(f"the shadow of a tuple of type {type_} must be a tuple like it, got {given}")
            return tuple_text([self.shadow(*pair, f"{path}[{i}]")
                               for i, pair in enumerate(zip(type_.types, given.types, strict=True))])
        if given != type_:
            raise ActivityError(f"the shadow of an instance of {type_.class_type.class_name} must be another instance of the "
                                f"class, got {given}")
        assert takes_apart(type_), type_
        fields = take_apart(self.source, type_, path, self.instances)
        return tuple_text([*(field if is_floating_somewhere(kind) else "None"
                             for field, kind in zip(fields, type_.struct.values(), strict=True)), "None"])

    def tangents(self, type_: types.Type, given: types.Type, path: str) -> str:
        """Tangents of primals: instances, and named tuples of fields, as tuples of fields."""
        if not holds_instance(type_) or annotation_of(given) is Const:
            return path
        if isinstance(type_, types.BaseTuple):
            if not isinstance(given, types.BaseTuple) or len(given.types) != len(type_.types):
                raise EnzymeError(f"{len(type_.types)} tangents are needed, for {type_}, got {given}")
            return tuple_text([self.tangents(*pair, f"{path}[{i}]")
                               for i, pair in enumerate(zip(type_.types, given.types, strict=True))])
        assert takes_apart(type_), type_
        return tuple_text([*self._tangents_of_fields(type_, given, path), "None"])

    def _tangents_of_fields(self, type_: types.ClassInstanceType, given: types.Type, path: str) -> list[str]:
        names, kinds = list(type_.struct), list(type_.struct.values())
        if given == type_:
            parts, paths = kinds, [f"{path}.{name}" for name in names]
        elif isinstance(given, types.BaseTuple) and len(given.types) == len(kinds):
            parts, paths = given.types, [f"{path}[{i}]" for i in range(len(kinds))]
        else:
            raise EnzymeError(f"the tangent of an instance of {type_.class_type.class_name} must be another instance of the "
                              f"class or a tuple of its fields ({', '.join(names)}), got {given}")
        return [self._tangent(*field) for field in zip(kinds, parts, paths, strict=True)]

    def _tangent(self, type_: types.Type, given: types.Type, path: str) -> str:
        """The tangent of a field."""
        if not is_floating_somewhere(type_):
            return "None"
        if isinstance(type_, types.ClassInstanceType):
            return tuple_text(self._tangents_of_fields(type_, given, path))
        if isinstance(type_, types.BaseTuple) and isinstance(given, types.BaseTuple) and len(given.types) == len(type_.types):
            return tuple_text([self._tangent(*pair, f"{path}[{i}]")
                               for i, pair in enumerate(zip(type_.types, given.types, strict=True))])
        if isinstance(type_, NUMBER):
            if not isinstance(given, types.Number):
                raise EnzymeError(f"the tangent of a field of type {type_} must be a number, got {given}")
            return f"np.full(1, {self.source.constant(trees.scalar_class(type_), 'scalar')}({path}))"
        return path

    def refuse_same(self) -> None:
        """Lines that refuse an instance which is passed twice: inside they would be two. So would arrays that are replaced."""
        for (type_, first), (other, second) in combinations(self.instances, 2):
            if type_ == other:
                with self.source.block(f"if {self.source.constant(same, 'same')}({first}, {second}):"):
                    refuse(self.source, SAME)
        fields = [field for _, field, _ in self.moved]
        if fields and len(fields) + len(self.others) > 1:
            with self.source.block(f"if {overlap_test(self.source, fields, self.others)}:"):
                refuse(self.source, SHARED)

    def give_back(self) -> None:
        """Lines that give a field whose array has been replaced an array of its own, and the old one its contents."""
        for moved, field, before in self.moved:
            with self.source.block(f"if {moved}:"):
                self.source.add(f"old = {field}")
                self.source.add(f"{field} = old.copy()")
                self.source.add(f"old[...] = {before}")


def may_move(function: CPUDispatcher, primals: tuple[types.Type, ...]) -> bool:
    """Whether the function may give a field another array; a gradient does what its function does."""
    while isinstance(function, Transformed) and function.transform.primals(primals) == primals:
        function = function.function
    known = kept_with(function, "may_move")
    if primals not in known:
        known[primals] = may_move_arrays(function, primals)
    return known[primals]


def _cells(primals: Sequence[types.Type]) -> frozenset[int]:
    """Which of the arrays among the packed arguments are cells, or ``moved``."""
    apart, count = [], 0
    for type_ in _spread(primals):
        if not takes_apart(type_):
            count += count_arrays((type_,))
            continue
        for leaf in leaves(type_):
            if isinstance(leaf.type_, NUMBER):
                apart.append(count)
            count += isinstance(leaf.type_, types.Array | NUMBER)
        apart.append(count)
        count += 1
    return frozenset(apart)


def _spread(primals: Sequence[types.Type]) -> list[types.Type]:
    """The parts of tuples."""
    return [part for type_ in primals for part in (_spread(type_.types) if isinstance(type_, types.BaseTuple) else [type_])]


def of_fields(function: CPUDispatcher, primals: tuple[types.Type, ...]) -> CPUDispatcher:
    """The function of tuples of fields in the place of instances. Its attribute ``apart``: see check_arguments_apart."""
    known = kept_with(function, "of_fields")
    if primals not in known:
        by_others = isinstance(function, Transformed) and not _is_by_instance(function.transform, primals)
        known[primals] = (transformed(of_fields(function.function, primals), function.transform) if by_others
                          else _write_of_fields(function, primals))
    return known[primals]


def _is_by_instance(transform: Transform, primals: Sequence[types.Type]) -> bool:
    """Whether the result of a transform may have the structure of an instance."""
    argnums = getattr(transform, "argnums", range(len(primals)))
    chosen = (argnums,) if isinstance(argnums, int) else argnums
    return any(holds_instance(primals[i]) for i in chosen if -len(primals) <= i < len(primals))


def _write_of_fields(function: CPUDispatcher, primals: tuple[types.Type, ...]) -> CPUDispatcher:
    source = Source(f"{function.__name__} of fields", function.py_func.__module__)
    names = parameter_names(source, function)[:len(primals)]
    made: dict[str, str] = {}
    found: list[tuple[types.ClassInstanceType, str]] = []
    inner = [_with_instances(source, type_, name, made, found) for type_, name in zip(primals, names, strict=True)]
    value = attempted(source, source.constant(function, "function"), inner)
    moves = may_move(function, primals)
    if moves:  # a result may be an array that is written below
        value = trees.copied(source, return_type(function, primals), value)
    _put_back(source, found, made, moves=moves)
    result = stand_in(function, source.build(names, value))
    result.apart = _cells(primals)
    if all(isinstance(leaf.type_, NUMBER) for type_, _ in found for leaf in leaves(type_)):
        result.written_at_end = frozenset(i for i, type_ in enumerate(primals) if takes_apart(type_))
    return result


def _with_instances(source: Source, type_: types.Type, path: str, made: dict[str, str],
                    found: list[tuple[types.ClassInstanceType, str]]) -> str:
    """The argument with new instances in the place of tuples of fields; they are noted."""
    if isinstance(type_, types.BaseTuple) and holds_instance(type_):
        return trees.construct(source, type_, [_with_instances(source, part, f"{path}[{i}]", made, found)
                                               for i, part in enumerate(type_.types)])
    if not takes_apart(type_):
        return path
    found.append((type_, path))
    return put_together(source, type_, path, made)


def _put_back(source: Source, found: Sequence[tuple[types.ClassInstanceType, str]], made: dict[str, str], *,
              moves: bool) -> None:
    """Lines that put what the instances hold at the end back into the fields. ``moves``: arrays may be others than they were."""
    is_same = source.constant(same, "same")
    arrays: list[tuple[str, str, Leaf, str]] = []
    for type_, packed in found:
        flags = f"{packed}[{len(type_.struct)}]"
        count = 0
        for leaf in leaves(type_):
            given, now = packed + leaf.packed, made[packed] + leaf.value
            if isinstance(leaf.type_, NUMBER):
                source.add(f"{given}[0] = {now}")
            elif leaf.can_move and moves:
                arrays.append((given, now, leaf, f"{flags}[{count}]"))
                count += 1
            elif not isinstance(leaf.type_, types.NoneType):
                with source.block(f"if not {is_same}({now}, {made.get(given, given)}):"):
                    refuse(source, REPLACED.format(leaf.value[1:]))
    if arrays:
        _put_arrays_back(source, arrays, is_same)


def _put_arrays_back(source: Source, arrays: Sequence[tuple[str, str, Leaf, str]], is_same: str) -> None:
    """All are copied before any is written: they may have been exchanged for each other."""
    moved = source.bind("False", "moved")
    for given, now, leaf, flag in arrays:
        with source.block(f"if not {is_same}({now}, {given}):"):
            with source.block(f"if {now}.shape != {given}.shape:"):
                refuse(source, RESHAPED.format(leaf.value[1:]))
            source.add(f"{flag} = 1")
            source.add(f"{moved} = True")
    with source.block(f"if {moved}:"):
        copies = [source.bind(f"{now}.copy()", "now") for _, now, _, _ in arrays]
        for copy, (given, _, leaf, _) in zip(copies, arrays, strict=True):
            with source.loops(given, leaf.type_.ndim) as index:
                source.add(f"{given}[{index}] = {copy}[{index}]")


def _unpacked(source: Source, pattern: Pattern, path: str) -> str:
    """A result with named tuples of fields in the place of tuples of them."""
    if isinstance(pattern, types.BaseTuple) and holds_instance(pattern):
        return trees.construct(source, pattern, [_unpacked(source, part, f"{path}[{i}]") for i, part in enumerate(pattern.types)])
    return _gradient(source, pattern, path) if pattern is not None and takes_apart(pattern) else path


def _gradient(source: Source, type_: types.ClassInstanceType, path: str) -> str:
    """The gradient with respect to the fields of an instance."""
    return mapped(source, type_, path, lambda leaf, found, inside: f"{found}[0]" if isinstance(leaf, NUMBER) else found)


def saved_instance(instance: Any) -> object:
    """A copy of an instance or dictionary that later writes do not reach; what is neither is returned as it is."""
    type_ = instance._numba_type_
    return copier(type_)(instance) if is_copied(type_) else instance


@cache
def is_copied(type_: types.Type) -> bool:
    """Whether a value is an instance or a dictionary of which copies can be made."""
    return takes_apart(type_) or isinstance(type_, types.DictType)


@cache
def copier(type_: types.ClassInstanceType | types.DictType) -> Callable:
    """`def copy(instance)`: compiled, and by other compiled functions."""
    source = Source(f"copy of {type_}", __name__)
    return numba.njit(source.build(["arg_instance"], copied_value(source, type_, "arg_instance")))
