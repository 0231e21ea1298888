"""`autodiff`: Enzyme's form, with annotated arguments and shadows that the caller owns.

    autodiff(f, Duplicated(x, dx), Active(a), Const(n))
    ->  if shadow_misfit(x, dx): raise ...
        value, scalars = call_reverse(f, (x, a, n), (dx, a, None), seed); return (None, scalars[1], None)
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from numba.core import types
from numba.core.registry import CPUDispatcher

from ..bridge.cpu.layout import carries_derivative, hides_derivative, holds_array, is_shadowed_record
from ..bridge.cpu.row_types import in_words
from ..bridge.cpu.wrap import written_arrays
from ..bridge.floats import is_floating
from ..errors import ActivityError, EnzymeError
from ..request import Mode
from . import trees
from .abstract_transform import Transform
from .annotations import ANNOTATIONS, Active, Const, Duplicated, DuplicatedNoNeed, ModeToken, Reverse, annotated, annotation_of
from .differentiable import transformed
from .forms import forms_of, keep_form
from .gradients import return_type
from .list_patterns import holds_rows, pattern_of, tuple_pattern
from .methods import BoundMethod, bound_method
from .misfits import named
from .products import forward_line
from .reflected import call_annotated, plain_call
from .shadow_check import ArrayArgument, check_types, refuse_misfits, refuse_misplaced, sharing_test
from .source import Source


def autodiff(f: Callable[..., Any], *arguments: Any, mode: ModeToken = Reverse, seed: Any = 1, with_primal: bool = False) -> Any:
    """Run ``f`` and its derivative on annotated arguments.

    Reverse: adjoints are accumulated into the shadows of `Duplicated` arguments; returns one entry per argument, the
    gradient of `Active` ones and None for the others. A number in a tuple has nowhere to be written: the entry of a `Duplicated`
    tuple that holds some has the tuple's structure, with their gradients, and None elsewhere. In shadows, parts that are not
    floating are ignored. Forward: returns the tangent of the result.
    With ``with_primal`` the result comes first: ``(value, gradients)`` or ``(value, tangent)``.

    Examples:
        >>> def scale(x, a):
        ...     for i in range(x.size):
        ...         x[i] *= a
        >>> x, dx = np.array([1.0, 2.0]), np.ones(2)
        >>> ne.autodiff(ne.differentiate(scale), ne.Duplicated(x, dx), ne.Active(3.0))
        (None, 3.0)
        >>> x, dx
        (array([3., 6.]), array([3., 3.]))
        >>> ne.autodiff(lambda a: a * a, ne.Duplicated(3.0, 1.0), mode=ne.Forward, with_primal=True)
        (9.0, 6.0)
    """
    if not isinstance(mode, ModeToken):
        raise ActivityError(f"mode must be Reverse or Forward, got {mode!r}")
    key = mode, not with_primal, *map(type, arguments)
    found = forms_of(f).get(key)
    if found is None:
        if bound := bound_method(f):
            return _of_method(bound, arguments, mode=mode, seed=seed, with_primal=with_primal)
        function = transformed(f, EnzymeForm(mode.mode, bool(with_primal), Sharing.REFUSED, _kinds(arguments)))
        found = keep_form(f, key, (function, plain_call(*(len(kind._fields) if kind else 0 for kind in _kinds(arguments)))))
    function, call = found
    try:
        return call(function, arguments, seed)
    except ArraysShareMemory:
        form = EnzymeForm(mode.mode, bool(with_primal), Sharing.SUPPOSED, _kinds(arguments))
    except ActivityError as error:
        pairs = [given[:2] if isinstance(given, Duplicated | DuplicatedNoNeed) else (None, None) for given in arguments]
        raise named(error, f, "shadow", pairs) from error.__cause__
    return call_annotated(transformed(f, form), arguments, seed)


def _of_method(bound: BoundMethod, arguments: tuple[Any, ...], *, mode: ModeToken, with_primal: bool, seed: Any) -> Any:
    """The same of a bound method, whose `self` is constant and has no entry in the result."""
    found = autodiff(bound.__func__, Const(bound.compiled_self()), *arguments, mode=mode, seed=seed, with_primal=with_primal)
    if mode.mode is Mode.FORWARD:
        return found
    return (found[0], found[1][1:]) if with_primal else found[1:]


def _kinds(arguments: tuple[Any, ...]) -> tuple[type | None, ...]:
    """The annotations of arguments; None for what has none."""
    return tuple(type(given) if type(given) in ANNOTATIONS else None for given in arguments)


class ArraysShareMemory(Exception):
    """From compiled code to `autodiff`: another derivative is needed, which is compiled only then."""


class Sharing(Enum):
    """What compiled code does about arguments, or shadows, that share memory."""

    DECIDED = "one derivative for arrays that do, one for arrays that don't"
    REFUSED = "raises ArraysShareMemory"
    SUPPOSED = "takes it for granted"


@dataclass(frozen=True)
class EnzymeForm(Transform):
    """One mode over arguments whose annotations are part of their types, or ``kinds``, those of plain tuples.

    Python calls with plain tuples: Numba takes half a microsecond to find the type of a named one.
    """

    mode: Mode
    with_primal: bool
    sharing: Sharing = Sharing.DECIDED
    kinds: tuple[type | None, ...] | None = None
    name = "autodiff"
    takes_records_as_arrays = False  # the caller has the shadow of a record

    def parameters(self, function: CPUDispatcher) -> inspect.Signature:
        kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
        return inspect.Signature([inspect.Parameter("arguments", kind), inspect.Parameter("seed", kind, default=1)])

    def given(self, arguments: tuple[types.Type, ...]) -> tuple[types.Type, ...]:
        if self.kinds is None:
            return arguments
        if not isinstance(arguments[0], types.BaseTuple):
            raise EnzymeError("an argument or a shadow is not something that Numba knows: pass numbers, NumPy arrays in the byte "
                              "order of the machine, or tuples of them")
        return types.Tuple(tuple(map(annotated, arguments[0].types, self.kinds))), *arguments[1:]

    def primals(self, arguments: tuple[types.Type, ...]) -> tuple[types.Type, ...]:
        return tuple(type_.types[0] if annotation_of(type_) else type_ for type_ in arguments[0].types)

    def result_pattern(self, primals: tuple[types.Type, ...], restype: types.Type) -> types.Type | None:
        found = pattern_of(restype) if self.mode is Mode.FORWARD else None
        return tuple_pattern(found, found) if self.with_primal else found

    def entries(self) -> str | None:
        return None if self.mode is Mode.FORWARD else "[1]" if self.with_primal else ""

    def write(self, function: CPUDispatcher, arguments: tuple[types.Type, ...]) -> Callable:
        source = Source(f"autodiff of {function.__name__}", function.py_func.__module__)
        given, seed = arguments
        source.knows(["arg_arguments"], [given])
        names = list(inspect.signature(function.py_func).parameters)
        primals, shadows = [], []
        for position, type_ in enumerate(given.types):
            name = names[position] if position < len(names) else f"argument_{position}"
            shadows.append(self._argument(source, name, type_, f"arg_arguments[{position}]"))
            primals.append(f"arg_arguments[{position}][0]" if annotation_of(type_) else f"arg_arguments[{position}]")
        primal_types = self.primals(arguments)
        refuse_misfits(source, [pair for triple in zip(primal_types, primals, shadows, strict=True)
                                for pair in _shadowed_arrays(*triple)])
        restype = return_type(function, primal_types)
        arrays = arrays_of(function, primal_types, primals, shadows)
        if self.mode is Mode.FORWARD:
            if not isinstance(seed, (types.Omitted, types.Integer)):
                raise ActivityError("forward mode takes no seed: the shadows are the tangents")
            if any(array.is_written and array.shadow for array in arrays) and (shared := sharing_test(source, arrays)):
                with source.block(f"if {shared}:"):
                    refuse_misplaced(source, arrays, alone=False)
            forward_line(source, function, primals, shadows)
            return source.build(["arg_arguments", "arg_seed"], "(value, tangent)" if self.with_primal else "tangent")
        if not isinstance(seed, (types.Omitted, types.Number, types.Boolean)):
            raise ActivityError(f"seed must be a number, got {seed}: it scales the result; for one weight per number of "
                                "the result use vjp")
        if holds_array(restype):
            raise EnzymeError(f"{function.__name__} returns {restype}: use vjp, or let it write into a Duplicated argument")
        if hides_derivative(restype):
            raise EnzymeError(f"{function.__name__} returns {restype}, whose numbers have no cotangents: "
                              "let it write into a Duplicated argument, or return arrays and floats")
        primal_text = "".join(f"{primal}, " for primal in primals)
        shadow_text = "".join(f"{trees.render(shadow)}, " for shadow in shadows)
        given = f"({source.constant(function, 'function')}, ({primal_text}), ({shadow_text}), {_seed(source, restype)})"
        self._call(source, arrays, given)
        source.raise_if_failed()
        gradients = "".join(f"{_returned(source, type_, shadow, f'scalars[{i}]')}, "
                            for i, (type_, shadow) in enumerate(zip(primal_types, shadows, strict=True)))
        return source.build(["arg_arguments", "arg_seed"], f"(value, ({gradients}))" if self.with_primal else f"({gradients})")

    def _call(self, source: Source, arrays: list[ArrayArgument], arguments: str) -> None:
        """The line that sets `status`, `value` and `scalars`."""
        name = "call_reverse" if self.with_primal else "call_gradient_into"
        apart, sharing = (f"status, value, scalars = {name}{variant}{arguments}" for variant in ("", "_sharing"))
        shared = sharing_test(source, arrays)
        if shared is None:
            source.add(apart)
        elif self.sharing is Sharing.SUPPOSED:
            refuse_misplaced(source, arrays, alone=True)
            source.add(sharing)
        elif self.sharing is Sharing.REFUSED:
            source.add(f"if {shared}: raise {source.constant(ArraysShareMemory, 'ArraysShareMemory')}")
            source.add(apart)
        else:
            with source.block(f"if {shared}:"):
                refuse_misplaced(source, arrays, alone=True)
                source.add(sharing)
            source.add(f"else: {apart}")

    def _argument(self, source: Source, name: str, type_: types.Type, path: str) -> trees.Tree:
        """The shadow of an argument by its annotation, spelled out or implied."""
        annotation = annotation_of(type_)
        if annotation is None:
            return self._unannotated(name, type_, path)
        if annotation is Const:
            return None
        if annotation is Active:
            return self._active(name, type_.types[0], f"{path}[0]")
        primal, shadow = type_.types[:2]
        if carries_derivative(primal) or is_shadowed_record(primal) or holds_rows(primal):
            if isinstance(shadow, types.NoneType):
                raise ActivityError(f"argument `{name}` of type {primal} is {annotation.__name__} without a shadow: give one "
                                    "(np.zeros_like), or write Const(x)")
            if is_floating(primal) and self.mode is Mode.REVERSE:
                raise ActivityError(f"argument `{name}` of type {primal} is a scalar, whose gradient is returned: "
                                    "write Active(x)")
        elif isinstance(primal, types.Array) and not isinstance(shadow, types.NoneType) and not hides_derivative(primal):
            raise ActivityError(f"argument `{name}` of type {primal} is not floating and has no derivative: write Const(x)")
        return self._duplicated(source, name, primal, shadow, f"{path}[0]", f"{path}[1]")

    def _unannotated(self, name: str, type_: types.Type, path: str) -> trees.Tree:
        if is_shadowed_record(type_):
            raise ActivityError(f"argument `{name}` of type {type_} needs an annotation: write Duplicated(r, dr) with records of "
                                "its dtype, or Const(r)")
        if holds_rows(type_):
            raise ActivityError(f"argument `{name}` of type {type_} needs an annotation: write Duplicated(x, dx) with a list of "
                                "the same kind and shapes as shadow, or Const(x)")
        if not carries_derivative(type_):
            trees.check_supported(type_)
            return None
        if self.mode is Mode.REVERSE and not holds_array(type_):
            return _active_tree(type_, path)
        wish = "Duplicated(x, dx)" if self.mode is Mode.FORWARD or not is_floating(type_) else "Active(x)"
        raise ActivityError(f"argument `{name}` of type {type_} needs an annotation: write {wish} to differentiate it, "
                            "or Const(x)")

    def _active(self, name: str, type_: types.Type, path: str) -> trees.Tree:
        if self.mode is Mode.FORWARD:
            raise ActivityError(f"argument `{name}` is Active, which is for reverse mode: write Duplicated(x, dx) or Const(x)")
        if holds_array(type_) or holds_rows(type_):
            what = "arrays" if holds_array(type_) else "lists"
            raise ActivityError(f"argument `{name}` is Active but of type {type_}: {what} need a shadow, write Duplicated(x, dx)")
        if not carries_derivative(type_):
            raise ActivityError(f"argument `{name}` is Active but of type {type_}, which is not floating: write Const(x), "
                                "or pass a float")
        return _active_tree(type_, path)

    def _duplicated(self, source: Source, name: str, type_: types.Type, shadow: types.Type, path: str,
                    shadow_path: str) -> trees.Tree:
        """The shadow as the caller gave it; None in the place of an array in a tuple says that this part is constant.

        In reverse mode a number has no shadow: whatever is given there, its gradient is returned.
        """
        if is_floating(type_) and self.mode is Mode.REVERSE:
            return path
        if isinstance(shadow, types.NoneType):
            return None
        if not (carries_derivative(type_) or is_shadowed_record(type_)):
            if hides_derivative(type_):
                raise ActivityError(f"argument `{name}` of type {in_words(type_)} holds numbers that can't have a shadow: "
                                    "pass them as arrays and floats, or write Const(x)")
            return None
        check_types(f"argument `{name}`", type_, shadow)
        if isinstance(type_, types.BaseTuple):
            return tuple(self._duplicated(source, part_name(name, type_, i), part, part_shadow, f"{path}[{i}]",
                                          f"{shadow_path}[{i}]")
                         for i, (part, part_shadow) in enumerate(zip(type_.types, shadow.types, strict=True)))
        if isinstance(type_, types.Array | types.Record):
            return shadow_path
        if not isinstance(shadow, types.Number):
            raise ActivityError(f"the tangent of argument `{name}` must be a number, got {shadow}")
        return f"{source.constant(trees.scalar_class(type_), 'scalar')}({shadow_path})"


def part_name(name: str, type_: types.BaseTuple, place: int) -> str:
    """What the caller knows a part of a tuple as: `model.weights`, `pair[0]`."""
    return f"{name}.{type_.fields[place]}" if isinstance(type_, types.BaseNamedTuple) else f"{name}[{place}]"


def arrays_of(function: CPUDispatcher, arguments: tuple[types.Type, ...], primals: list[str],
              shadows: list[trees.Tree]) -> list[ArrayArgument]:
    """The arrays and records among the arguments that may share memory, each with its shadow; none if there are no two."""
    leaves = [pair for given in zip(arguments, primals, strict=True) for pair in trees.leaves(*given)]
    paths = [path for leaf, path in leaves if isinstance(leaf, types.Array | types.Record)]
    if len(paths) < 2:
        return []
    arrays = [path for leaf, path in leaves if isinstance(leaf, types.Array)]
    apart = {arrays[place] for place in getattr(function, "apart", ())}
    twins = dict(pair for triple in zip(arguments, primals, shadows, strict=True) for pair in _shadowed_arrays(*triple))
    written = written_arrays(function, arguments, records=True)
    return [ArrayArgument(path, twins.get(path), is_written)
            for path, is_written in zip(paths, written, strict=True) if path not in apart]


def _shadowed_arrays(type_: types.Type, primal: str, shadow: trees.Tree) -> list[tuple[str, str]]:
    """The arrays and records in an argument that have a shadow, each with it."""
    if isinstance(type_, types.BaseTuple) and isinstance(shadow, tuple):
        return [pair for i, (part, inner) in enumerate(zip(type_.types, shadow, strict=True))
                for pair in _shadowed_arrays(part, f"{primal}[{i}]", inner)]
    return [(primal, shadow)] if isinstance(type_, types.Array | types.Record) and isinstance(shadow, str) else []


def _active_tree(type_: types.Type, path: str) -> trees.Tree:
    if isinstance(type_, types.BaseTuple):
        return tuple(_active_tree(part, f"{path}[{i}]") for i, part in enumerate(type_.types))
    return path if carries_derivative(type_) else None


def _returned(source: Source, type_: types.Type, shadow: trees.Tree, returned: str) -> str:
    """The entry of an argument in what reverse mode returns: the gradients of numbers, which are in no shadow."""
    if not _holds_number(type_, shadow):
        return "None"
    return _returned_part(source, type_, shadow, returned)


def _returned_part(source: Source, type_: types.Type, shadow: trees.Tree, returned: str) -> str:
    if isinstance(type_, types.BaseTuple) and carries_derivative(type_):
        parts = shadow if isinstance(shadow, tuple) else (None,) * len(type_.types)
        return trees.construct(source, type_, [_returned_part(source, part, part_shadow, f"{returned}[{i}]")
                                               for i, (part, part_shadow) in enumerate(zip(type_.types, parts, strict=True))])
    return returned if is_floating(type_) and shadow is not None else "None"


def _holds_number(type_: types.Type, shadow: trees.Tree) -> bool:
    """Whether an argument is, or holds, a number whose gradient is returned."""
    if isinstance(shadow, tuple):
        return any(_holds_number(*pair) for pair in zip(type_.types, shadow, strict=True))
    return is_floating(type_) and shadow is not None


def _seed(source: Source, restype: types.Type) -> str:
    """The seed in the structure of the result; what is not floating gets zero."""
    if isinstance(restype, types.BaseTuple):
        return trees.construct(source, restype, [_seed(source, part) for part in restype.types])
    if is_floating(restype):
        return f"{source.constant(trees.scalar_class(restype), 'scalar')}(arg_seed)"
    return "0" if not isinstance(restype, types.NoneType) else "None"
