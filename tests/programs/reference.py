"""The primal as a function from numbers to numbers, and its Jacobian by extrapolated central differences.

    inputs   leaves of dup memory and active scalars, in order of the parameters
    outputs  the same memory afterwards, then the floating scalars of the returned value
"""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable
from dataclasses import dataclass

from .memory import Image, Made, Same, Vector, make_image, make_shadow, read_leaves, write_leaves
from .native import Native, flatten
from .specification import Case

POINTERS = ctypes.c_void_p * 4096


def helper_lookup(native: Native) -> Callable[[Made], Image]:
    """Build memory by the program's own helper functions."""

    def lookup(made: Made) -> Image:
        address = ctypes.CFUNCTYPE(ctypes.c_void_p)(native.address(made.build))()
        out = POINTERS()
        count = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(native.address(made.leaves))(address, out)
        return Image(address, [(out[index], "f64") for index in range(count)])

    return lookup


@dataclass
class Arguments:
    """One fresh set of arguments: memory per pointer parameter (and its shadow), values of the others."""

    case: Case
    images: dict[int, Image]
    shadows: dict[int, Image]
    scalars: dict[int, list[float]]
    floats: dict[int, list[int]]

    @classmethod
    def fresh(cls, case: Case, native: Native, kinds: list[object]) -> Arguments:
        pointer = [str(kind).startswith("ptr") for kind in kinds]
        floats = {i: float_positions(kind) for i, kind in enumerate(kinds) if not pointer[i]}
        lookup = helper_lookup(native)
        images, shadows, scalars = {}, {}, {}
        for index, argument in enumerate(case.arguments):
            value = argument.value
            if isinstance(value, Same):
                continue
            if pointer[index]:
                images[index] = make_image(value, lookup)
                if argument.has_shadow:
                    shadows[index] = make_shadow(value, lookup, images[index])
            else:
                scalars[index] = list(value.values) if isinstance(value, Vector) else [value]
        return cls(case, images, shadows, scalars, floats)

    def is_input(self, index: int) -> bool:
        return self.case.arguments[index].activity != "const"

    def read_inputs(self) -> list[float]:
        return [value for index in range(len(self.case.arguments)) for value in self.read_input(index)]

    def read_input(self, index: int) -> list[float]:
        if not self.is_input(index):
            return []
        if index in self.images:
            return read_leaves(self.images[index].leaves())
        return [self.scalars[index][k] for k in self.floats[index]] if index in self.scalars else []

    def write_inputs(self, values: list[float]) -> None:
        rest = list(values)
        for index in range(len(self.case.arguments)):
            count = len(self.read_input(index))
            part, rest = rest[:count], rest[count:]
            if index in self.images and count:
                write_leaves(self.images[index].leaves(), part)
            elif count:
                for k, value in zip(self.floats[index], part, strict=True):
                    self.scalars[index][k] = value

    def memory_leaves(self, shadow: bool) -> list[float]:
        images = self.shadows if shadow else self.images
        return [v for i in sorted(images) if self.is_input(i) for v in read_leaves(images[i].leaves())]

    def write_shadows(self, values: list[float]) -> None:
        rest = list(values)
        for index in sorted(self.shadows):
            leaves = self.shadows[index].leaves()
            write_leaves(leaves, rest[: len(leaves)])
            rest = rest[len(leaves) :]

    def kept_contents(self) -> list[float]:
        """All memory that the derivative must leave as the primal does."""
        skip = [i for i, argument in enumerate(self.case.arguments) if argument.activity == "dupnoneed"]
        return [value for index in sorted(self.images) if index not in skip for value in self.images[index].contents()]

    def pointer(self, index: int, shadow: bool = False) -> int:
        value = self.case.arguments[index].value
        images = self.shadows if shadow else self.images
        return self.pointer(value.argument, shadow) + value.offset if isinstance(value, Same) else images[index].address

    def passed(self, index: int) -> object:
        if index in self.scalars:
            values = self.scalars[index]
            return Vector(tuple(values)) if isinstance(self.case.arguments[index].value, Vector) else values[0]
        return self.pointer(index)


class Primal:
    """The original program, compiled."""

    def __init__(self, text: str, case: Case) -> None:
        self.case = case
        self.native = Native(text, [case.function])
        self.signature = self.native.signatures[case.function]

    def fresh(self) -> Arguments:
        return Arguments.fresh(self.case, self.native, self.signature.parameters)

    def run(self, arguments: Arguments) -> list[float]:
        reset(self.native, self.case)
        return self.native.call(self.case.function, [arguments.passed(i) for i in range(len(self.case.arguments))])

    def __call__(self, inputs: list[float] | None) -> list[float]:
        arguments = self.fresh()
        if inputs is not None:
            arguments.write_inputs(inputs)
        result = self.run(arguments)
        return arguments.memory_leaves(shadow=False) + returned_numbers(self.case, self.signature.result_slots(), result)


def float_positions(kind: object) -> list[int]:
    """Which of the scalars of a first-class type are floating."""
    return [position for position, (_, word, _) in enumerate(flatten(kind)[0]) if word in ("f64", "f32")]


def reset(native: Native, case: Case) -> None:
    if "reset" in case.options:
        ctypes.CFUNCTYPE(None)(native.address(case.options["reset"]))()


def returned_numbers(case: Case, slots: list[tuple[int, str, object]], result: list[float]) -> list[float]:
    """The differentiable numbers of a result: its floating scalars, or the doubles that a returned pointer points to."""
    if case.returns == "const":
        return []
    if "returned" in case.options:
        return list((ctypes.c_double * int(case.options["returned"])).from_address(int(result[0]) & (2**64 - 1)))
    return [value for (_, word, _), value in zip(slots, result, strict=True) if word in ("f64", "f32")]


def jacobian(function: Callable[[list[float]], list[float]], at: list[float], step: float) -> tuple[list[list[float]], float]:
    """Columns d outputs / d input, and the largest estimated error: Ridders' extrapolation of central differences."""
    columns, worst = [], 0.0
    for index in range(len(at)):
        column, error = ridders(function, at, index, step * max(1.0, abs(at[index])))
        columns.append(column)
        worst = max(worst, error)
    return columns, worst


def ridders(
    function: Callable[[list[float]], list[float]], at: list[float], index: int, step: float
) -> tuple[list[float], float]:
    def central(width: float) -> list[float]:
        high, low = list(at), list(at)
        high[index] += width
        low[index] -= width
        return [(a - b) / (high[index] - low[index]) for a, b in zip(function(high), function(low), strict=True)]

    table = [central(step / 2**level) for level in range(5)]
    best, errors = list(table[0]), [float("inf")] * len(table[0])
    for order in range(1, 5):
        factor = 4.0**order
        finer = [[(factor * b - a) / (factor - 1) for a, b in zip(x, y, strict=True)] for x, y in itertools.pairwise(table)]
        for row, (x, y) in zip(finer, itertools.pairwise(table), strict=False):
            for k, value in enumerate(row):
                error = max(abs(value - x[k]), abs(value - y[k]))
                if error <= errors[k]:
                    best[k], errors[k] = value, error
        table = finer
    scale = max([1.0, *map(abs, best)])
    return best, max([0.0, *[e / scale for e in errors]])
