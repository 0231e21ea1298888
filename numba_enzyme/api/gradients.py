"""grad and value_and_grad.

    grad(f)(x, n)      ->      shadow = zeros_like(x)
                               value, scalars = call_reverse(f, (x, n), (shadow, None), 1.0)
                               return shadow
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from numba.core import types
from numba.core.errors import NumbaError
from numba.core.registry import CPUDispatcher, cpu_target
from numba.np.numpy_support import as_dtype

from ..bridge.cpu.call_types import call_signature
from ..bridge.cpu.glue import glue
from ..bridge.cpu.layout import carries_derivative
from ..bridge.cpu.wrap import writes_argument, written_arrays
from ..bridge.cpu.written import refuse_changes
from ..errors import EnzymeError
from . import trees
from .abstract_transform import Transform
from .list_patterns import gradient_pattern, pattern_of, tuple_pattern
from .shadow_check import refuse_folded, refuse_overlaps
from .source import Source


@dataclass(frozen=True)
class Gradient(Transform):
    """Reverse mode of a scalar-valued function."""

    argnums: int | tuple[int, ...] = 0
    value: bool = False
    has_aux: bool = False
    holomorphic: bool = False
    is_tuned = True

    @property
    def name(self) -> str:
        return "value_and_grad" if self.value else "grad"

    def parameters(self, function: CPUDispatcher) -> inspect.Signature:
        return inspect.signature(function.py_func)

    def result_pattern(self, primals: tuple[types.Type, ...], restype: types.Type) -> types.Type | None:
        found = [gradient_pattern(primals[i]) for i in normal_argnums(self.argnums, len(primals))]
        picked = found[0] if isinstance(self.argnums, int) else tuple_pattern(*found)
        value = pattern_of(restype)
        if self.value:
            return tuple_pattern(value, picked)
        return tuple_pattern(picked, value and value.types[1]) if self.has_aux else picked

    def write(self, function: CPUDispatcher, arguments: tuple[types.Type, ...]) -> Callable:
        parameters = argument_names(function)
        wanted = normal_argnums(self.argnums, len(arguments))
        for position in wanted:
            check_wanted(function, parameters[position].removeprefix("arg_"), arguments[position], self.holomorphic)
        restype = return_type(function, arguments)
        scalar = self._scalar_type(function, restype)
        source = Source(f"{self.name} of {function.__name__}", function.py_func.__module__)
        source.knows(parameters, arguments)
        if self.has_aux and holds_anything_but_numbers(restype.types[1]):
            refuse_changes(f"{self.name} with such an aux", function, arguments)
            copies = [trees.copied(source, type_, name) for type_, name in zip(arguments, parameters, strict=True)]
            source.add(f"aux = {source.constant(function, 'function')}({', '.join(copies)})[1]")
            function, restype = value_part(function, len(arguments)), scalar
        call = ReverseCall(source, function, arguments, parameters, wanted)
        one = source.constant(as_dtype(scalar).type(1), "one")
        aux_in_value = restype is not scalar
        seed = f"({one}, {zero_seed(source, restype.types[1])})" if aux_in_value else one
        call.emit(seed, needed=self.value or aux_in_value)
        gradients = call.gradients()
        picked = gradients[wanted[0]] if isinstance(self.argnums, int) else (
            trees.construct(source, types.Tuple(()), [gradients[i] for i in wanted]))
        return source.build(parameters, self._result(picked, "value[0]" if aux_in_value else "value",
                                                     "value[1]" if aux_in_value else "aux"))

    def _scalar_type(self, function: CPUDispatcher, restype: types.Type) -> types.Type:
        scalar = restype
        if self.has_aux:
            if not isinstance(restype, types.BaseTuple) or len(restype.types) != 2:
                raise EnzymeError(f"has_aux=True needs {function.__name__} to return (value, aux), got {restype}")
            scalar = restype.types[0]
        if isinstance(scalar, types.Float) and not self.holomorphic:
            return scalar
        if isinstance(scalar, types.Complex):
            if self.holomorphic:
                return scalar
            raise EnzymeError(f"{function.__name__} returns {scalar}: give holomorphic=True if it is holomorphic, "
                              "or return a real number")
        if isinstance(restype, types.Generator):
            raise EnzymeError(f"{self.name} needs a scalar-valued function, but {function.__name__} yields: return a float, "
                              "computed from what is yielded")
        hint = "use vjp or jacrev" if carries_derivative(restype) else (optional_hint(restype) or "return a float")
        raise EnzymeError(f"{self.name} needs a scalar-valued function, but {function.__name__} returns {restype}: {hint}")

    def _result(self, picked: str, value: str, aux: str) -> str:
        if self.has_aux:
            return f"(({value}, {aux}), {picked})" if self.value else f"({picked}, {aux})"
        return f"({value}, {picked})" if self.value else picked


def argument_names(function: CPUDispatcher) -> list[str]:
    """Names for the parameters of a specialisation, apart from all names that its source makes up."""
    return [f"arg_{name}" for name in inspect.signature(function.py_func).parameters]


def zero_seed(source: Source, type_: types.Type) -> str:
    """A zero of a result's type, for the part of it that is not differentiated."""
    if isinstance(type_, types.BaseTuple):
        return trees.construct(source, type_, [zero_seed(source, part) for part in type_.types])
    return source.constant(as_dtype(types.unliteral(type_)).type(0), "zero")


def holds_anything_but_numbers(type_: types.Type) -> bool:
    """Whether a result holds arrays, None or other things that have no seed."""
    if isinstance(type_, types.BaseTuple):
        return any(holds_anything_but_numbers(part) for part in type_.types)
    return not isinstance(type_, (types.Number, types.Boolean))


def value_part(function: CPUDispatcher, count: int) -> CPUDispatcher:
    """`def value(arguments): return function(arguments)[0]`, for functions whose aux is not made of numbers."""
    source = Source(f"value of {function.__name__}", function.py_func.__module__)
    names = [f"arg_{i}" for i in range(count)]
    source.add(f"result = {source.constant(function, 'function')}({', '.join(names)})")
    return helper_dispatcher(function, source.build(names, "result[0]"))


def helper_dispatcher(function: CPUDispatcher, implementation: Callable) -> CPUDispatcher:
    """A function around *function* that only compiled code calls, under the options that change what a program computes.

    Errors speak of it by the name of *function*.
    """
    implementation.__name__ = implementation.__qualname__ = function.__name__
    return glue(implementation, **{"error_model": "python", **meaningful_options(function)})


def meaningful_options(function: CPUDispatcher) -> dict[str, object]:
    """The options of a function that change what a program computes."""
    return {key: function.targetoptions[key] for key in ("error_model", "fastmath") if key in function.targetoptions}


class ReverseCall:
    """The lines that make shadows, call the derivative and collect the gradients of all arguments."""

    def __init__(self, source: Source, function: CPUDispatcher, arguments: Sequence[types.Type], names: Sequence[str],
                 wanted: Sequence[int]) -> None:
        self.source, self.arguments = source, arguments
        self.function = source.constant(function, "function")
        self.epilogue: list[tuple[str, str, int]] = []
        self.primals: list[str] = []
        self.shadows: list[trees.Tree] = []
        check_arguments_apart(source, function, arguments, names)
        for position, (type_, name) in enumerate(zip(arguments, names, strict=True)):
            needs_shadow = position in wanted or (
                holds_mutable_array(type_) and writes_argument(function, tuple(arguments), position)
                and position not in getattr(function, "written_at_end", ()))
            primal = trees.laid_out(source, type_, name, self.epilogue) if needs_shadow else name
            self.primals.append(primal)
            shadow = trees.zero_shadow if position in wanted else trees.zero_tangent
            self.shadows.append(shadow(source, type_, primal) if needs_shadow else None)

    def emit(self, seed: str, *, needed: bool) -> None:
        """``needed``: whether anything is done with `value`."""
        primals = "".join(f"{primal}, " for primal in self.primals)
        shadows = "".join(f"{trees.render(shadow)}, " for shadow in self.shadows)
        name = "call_value_and_gradient" if needed else "call_gradient"
        self.source.add(f"status, value, scalars = {name}({self.function}, ({primals}), ({shadows}), {seed})")
        self.source.raise_if_failed()
        trees.copy_over(self.source, self.epilogue)

    def gradients(self) -> list[str]:
        return [trees.gradient(self.source, type_, shadow, f"scalars[{position}]")
                for position, (type_, shadow) in enumerate(zip(self.arguments, self.shadows, strict=True))]


def check_arguments_apart(source: Source, function: CPUDispatcher, arguments: Sequence[types.Type],
                          names: Sequence[str]) -> None:
    """Lines that refuse arguments, and elements of one, which share memory that the function writes: shadows do not share it.

    Arrays of integers count as well, because the derivative is compiled for arguments that are apart. The function's attribute
    ``apart``: which of its arrays share no memory with others for certain.
    """
    arrays = [(leaf, path) for type_, name in zip(arguments, names, strict=True)
              for leaf, path in trees.leaves(type_, name) if isinstance(leaf, types.Array)]
    strided = [path for leaf, path in arrays if leaf.mutable and trees.holds_strided(leaf)]
    if len(arrays) < 2 and not strided:
        return
    known = getattr(function, "apart", ())
    written = dict(zip((path for _, path in arrays), written_arrays(function, tuple(arguments)), strict=True))
    if folded := [path for path in strided if written[path]]:
        refuse_folded(source, folded)
    each = [found for i, found in enumerate(written.items()) if i not in known]
    changed, read = ([path for path, is_written in each if is_written is wanted] for wanted in (True, False))
    if changed and len(each) > 1:
        refuse_overlaps(source, changed, read)


def return_type(function: CPUDispatcher, arguments: tuple[types.Type, ...]) -> types.Type:
    """What *function* returns for these arguments, by type inference."""
    given = tuple(types.unliteral(type_) for type_ in arguments)
    named = list(zip(inspect.signature(function.py_func).parameters, given, strict=False))
    for name, type_ in named:
        if getattr(type_, "dtype", type_) == types.float16:
            raise EnzymeError(f"argument `{name}` of {function.__name__} has type {type_}, which Numba does not know on the CPU: "
                              f"pass {name}.astype(np.float32)")  # fmt: skip
        if isinstance(type_, types.List) and isinstance(type_.dtype, types.List):
            trees.check_supported(type_)  # Numba itself fails only where it makes machine code
    try:
        return call_signature(cpu_target.typing_context, function._numba_type_, given).return_type
    except NumbaError as failed:
        hint = _hint(str(failed), function, [name for name, type_ in named if isinstance(type_, types.List)])
        if not hint:
            raise
        raise type(failed)(f"{failed}\n\n{hint}") from failed


OUTSIDE = "what a function takes from outside is a number, an array, a tuple or a compiled function: pass a list as an argument"
# What is often called and is not compiled by Numba, by what its error says, and what to write.
INSTEAD = {
    "'numpy.einsum'": "Numba does not compile np.einsum: write the sum as loops, which are as fast here, or with @",
    "scipy.special": "Numba does not compile scipy.special: take math.erf, math.gamma, math.lgamma, the package numba-scipy, or "
                     "declare the function and its derivative with ne.rule",
    "(List(": OUTSIDE, "The use of a reflected list": OUTSIDE,
    "Module(<module 'scipy": "Numba does not compile SciPy: call it outside, or give the function that holds it an ne.custom_vjp",
    "Module(<module 'jax": "Numba does not compile JAX: write it with NumPy, or make this function one of JAX's with "
                           "ne.jax.function",
    "Module(<module 'torch": "Numba does not compile PyTorch: write it with NumPy, or make this function one of PyTorch's with "
                             "ne.torch.function",
}  # fmt: skip


# What a function takes from outside and Numba does not know.
UNKNOWN = re.compile(r"Untyped global name '(?P<name>\w+)':\s*Cannot determine Numba type of <class '(?P<kind>[\w.]+)'>")
COLOUR = re.compile(r"\x1b\[[\d;]*m")


def _hint(failed: str, function: CPUDispatcher, lists: list[str]) -> str:
    """A line that says what to do about an error of Numba's; empty for most."""
    instead = next((line for word, line in INSTEAD.items() if word in failed), "")
    if outer := UNKNOWN.search(COLOUR.sub("", failed)):
        return (f"{outer['name']} is a Python function: decorate it with @njit" if outer["kind"] == "function" else
                f"{outer['name']} is outside of the function, and no number, array or compiled function: pass what is needed of "
                "it as arguments")  # fmt: skip
    if instead or not lists:
        return instead
    return (f"{function.__name__} does not compile where `{lists[0]}` is a list: if it works on arrays, pass "
            f"np.array({lists[0]})")


def holds_mutable_array(type_: types.Type) -> bool:
    if isinstance(type_, types.BaseTuple):
        return any(holds_mutable_array(part) for part in type_.types)
    return isinstance(type_, types.Array) and type_.mutable and carries_derivative(type_)


def normal_argnums(argnums: int | Sequence[int], count: int, parameter: str = "argnums") -> tuple[int, ...]:
    """Positions of arguments, counted from the front; *parameter* is what the caller knows them as."""
    positions = (argnums,) if isinstance(argnums, int) else tuple(argnums)
    for position in positions:
        if not -count <= position < count:
            raise EnzymeError(f"{parameter}={argnums} names an argument that is not there: the call has {count}")
    return tuple(position % count for position in positions)


def check_wanted(function: CPUDispatcher, name: str, type_: types.Type, holomorphic: bool) -> None:
    """Refuses arguments that have no gradient."""
    trees.check_supported(type_)
    if isinstance(type_, types.Omitted):
        raise EnzymeError(f"argument `{name}` of {function.__name__} is left out of the call: pass it, or choose other argnums")
    if not carries_derivative(type_):
        if isinstance(type_, (types.PyObject, types.Buffer)) and not isinstance(type_, types.Array):
            raise EnzymeError(f"argument `{name}` of {function.__name__} is not something that Numba knows: pass a number, "
                              "a NumPy array, or a tuple of them (the numbers of an object or dict one by one; of long doubles "
                              "or numbers in another byte order x.astype(np.float64), "
                              "of a PyTorch tensor x.numpy(), of a JAX array np.asarray(x); or take "
                              "ne.torch.function, ne.jax.function)")
        raise EnzymeError(f"argument `{name}` of {function.__name__} has type {type_}, which is not floating: "
                          f"{_floating(name, type_)}choose other argnums")
    if holomorphic:
        floating = (leaf for leaf, _ in trees.leaves(type_, name) if carries_derivative(leaf))
        check_complex(function, name, type_, (leaf.dtype if isinstance(leaf, types.Array) else leaf for leaf in floating))


def check_complex(function: CPUDispatcher, name: str, type_: types.Type, numbers: Iterable[types.Type]) -> None:
    """Refuses an argument of a holomorphic function with other floating numbers in it than complex ones."""
    if not all(isinstance(number, types.Complex) for number in numbers):
        raise EnzymeError(f"holomorphic=True needs complex arguments, but `{name}` of {function.__name__} has type {type_}")


def _floating(name: str, type_: types.Type) -> str:
    """How to pass numbers of this type as floating ones; empty for what is no number."""
    if isinstance(getattr(type_, "dtype", type_), types.Number):
        return f"pass {name}.astype(np.float64), or " if isinstance(type_, types.Array) else "pass a float (2.0, not 2), or "
    return ""


def optional_hint(restype: types.Type) -> str:
    """What to do about a result that may be None; empty for others."""
    if not isinstance(restype, types.Optional):
        return ""
    return "it may be None: return a number or an array on every path, or one computed from it (`result * 1.0`)"
