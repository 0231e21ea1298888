"""The functions behind a rule's symbols, written as Python source for the types of one call.

    start     out, residuals = forward(a, b); the handle holds both; the sizes of out are returned
    link      y[...] = out
    primal_start, primal_link     the same around the function itself, for where it is executed and not differentiated
    of a rule that fills its result:   shape, residuals = begin(a, b) in all that start, fill(residuals, y) in all that link
    keep      residuals that lie in arrays which may be overwritten are copied
    reverse   grads = backward(residuals, cotangent); a.d += grads[0]; y.d = 0, but for those that nobody looks at again
    tangent   y.d = tangent(residuals, primals, tangents)

They take bare pointers to memory, null where it has no shadow, and build arrays over it.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from numba.core import types
from numba.core.typing.typeof import typeof

from ...errors import EnzymeError
from ..function_text import tuple_text
from .rule_leaves import Leaf, check_residuals, check_result, gradient_paths, leaves_of, structure_type
from .rule_memory import POINTER
from .rule_text import PRIMALS, RuleText

Body = tuple[Callable, tuple[types.Type, ...]]
"""A function and the types of its parameters."""


class Bodies:
    """Everything that depends on the types of a call. ``resolve(function, argument types)`` is what a function returns."""

    def __init__(self, rule: Any, arguments: tuple[types.Type, ...], result: types.Type, resolve: Callable) -> None:
        self.rule, self.arguments, self.result, self.resolve = rule, arguments, result, resolve
        self.plain = tuple(typeof(a.value) if isinstance(a, types.Omitted) else types.unliteral(a) for a in arguments)
        frames = itertools.count()
        self.inputs = leaves_of(self.plain, "a", frames)
        self.outputs = [leaf for leaf in leaves_of((result,), "o", frames) if not isinstance(leaf.type, types.NoneType)]
        nothing = types.BaseTuple.from_types(())
        out = resolve(rule.primal, self.plain)
        check_result(rule.name, result, out, "the result of its implementation")
        self.residuals = nothing
        if rule.filling:
            out, self.residuals = nothing, resolve(rule.filling[0], self.plain).types[1]
        self.primal_record = types.BaseTuple.from_types([out, self.residuals, nothing, self._frames()])
        self.record = self.primal_record
        if rule.forward is not None:
            out, self.residuals = self._returned_by_forward()
        if rule.forward is not None or rule.filling:
            primals = types.BaseTuple.from_types(self.plain) if rule.tangent is not None else nothing
            self.record = types.BaseTuple.from_types([out, self.residuals, primals, self._frames()])

    def _returned_by_forward(self) -> tuple[types.Type, types.Type]:
        name, returned = self.rule.name, self.resolve(self.rule.forward, self.plain)
        if not isinstance(returned, types.BaseTuple) or len(returned.types) != 2:
            raise EnzymeError(f"the forward function of {name} must return (out, residuals), but it returns {returned}")
        out, residuals = returned.types
        check_residuals(name, residuals)
        check_result(name, self.result, out, "out of its forward function")
        return out, residuals

    @property
    def arrays(self) -> list[Leaf]:
        """Arrays among the arguments."""
        return [leaf for leaf in self.inputs if leaf.is_array]

    @property
    def float_inputs(self) -> list[Leaf]:
        return [leaf for leaf in self.inputs if leaf.floats]

    @property
    def float_outputs(self) -> list[Leaf]:
        return [leaf for leaf in self.outputs if leaf.floats]

    def _frames(self) -> types.Type:
        sizes = [types.UniTuple(types.intp, leaf.type.ndim) for leaf in self.arrays]
        outs = [types.UniTuple(types.intp, leaf.type.ndim) for leaf in self.outputs if leaf.is_array]
        return types.BaseTuple.from_types([types.BaseTuple.from_types([size, size]) for size in sizes] + outs)

    # ---- in the primal

    def start(self) -> Body:
        return self._start(self.record, "forward", "")

    def primal_start(self) -> Body:
        return self._start(self.primal_record, "primal", ", ()")

    def _start(self, record: types.BaseTuple, function: str, residuals: str) -> Body:
        names = [f"a_{i}" for i in range(len(self.plain))]
        text = RuleText(self.rule, record)
        outs = [leaf for leaf in self.outputs if leaf.is_array]
        if self.rule.filling:
            text.add(f"shape, residuals = {text.attempt('begin', names)}")
            text.add("out = ()")
            shapes = ["shape"]
        else:
            text.add(f"out, residuals = {text.attempt(function, names)}{residuals}")
            shapes = [f"{_in('out', leaf)}.shape" for leaf in outs]
        frames = [f"({leaf.path}.shape, {leaf.path}.strides)" for leaf in self.arrays]
        frames += shapes
        primals = names if text.record.types[PRIMALS].count else []
        text.add(f"handle = make_handle((out, residuals, {tuple_text(primals)}, {tuple_text(frames)}))")
        sizes = [f"{shape}[{axis}]" for leaf, shape in zip(outs, shapes, strict=True) for axis in range(leaf.type.ndim)]
        return text.build(names, f"(handle, {tuple_text(sizes)})", "rule_start"), self.plain

    def link(self) -> Body:
        return self._link(RuleText(self.rule, self.record))

    def primal_link(self) -> Body:
        return self._link(RuleText(self.rule, self.primal_record))

    def _link(self, text: RuleText) -> Body:
        names = [f"p_{k}" for k in range(len(self.outputs))]
        text.add("frames = part_frames(handle)")
        if self.rule.filling:
            text.add(f"fill(part_residuals(handle), {text.result_view(self.outputs[0], names[0])})")
        else:
            text.add("out = part_out(handle)")
            for leaf, name in zip(self.outputs, names, strict=True):
                self._store(text, leaf, name, _in("out", leaf))
            text.add("drop_out(handle)")
        return text.build(["handle", *names], "None", "rule_link"), (POINTER,) * (1 + len(names))

    @staticmethod
    def _store(text: RuleText, leaf: Leaf, name: str, value: str) -> None:
        target = text.bind(text.result_view(leaf, name), "target")
        if leaf.is_array:
            with text.loops(target, leaf.type.ndim) as index:
                text.add(f"{target}[{index}] = {value}[{index}]")
        else:
            text.add(f"{target}[0] = {value}")

    # ---- in reverse mode

    def keep(self) -> Body:
        text = RuleText(self.rule, self.record)
        if self.rule.tangent is not None:
            text.add("drop_primals(handle)")
        names = [f"r_{i}" for i in range(len(self.arrays))]
        kept = [leaf for leaf in leaves_of((self.residuals,), "k", itertools.count()) if leaf.is_array]
        if kept and names:
            with text.block("if kept != 0:"):
                self._copy_overlapping(text, kept, names)
        return text.build(["handle", "kept", *names], "None", "rule_keep"), (POINTER, types.int64) + (POINTER,) * len(names)

    def _copy_overlapping(self, text: RuleText, kept: list[Leaf], names: list[str]) -> None:
        text.add("k_0 = part_residuals(handle)")
        text.add("frames = part_frames(handle)")
        views = [text.bind(text.argument_view(leaf, name), "seen") for leaf, name in zip(self.arrays, names, strict=True)]
        tests = {leaf: text.bind(" or ".join(
            f"((kept & {1 << bit}) != 0 and some_overlap((extent({leaf.path}), extent({seen})), ()))"
            for bit, seen in enumerate(views)), "overlaps") for leaf in kept}  # fmt: skip
        with text.block(f"if {' or '.join(tests.values())}:"):
            text.add("k_0 = own_residuals(handle)")
            copies = {}
            for leaf, overlaps in tests.items():
                copies[leaf.path] = text.bind(leaf.path, "kept")
                with text.block(f"if {overlaps}:"):
                    fortran = ".T" if leaf.type.layout == "F" else ""  # Numba's copies are in C order
                    text.add(f"{copies[leaf.path]} = {leaf.path}{fortran}.copy(){fortran}")
            text.add(f"replace_residuals(handle, {text.structure(self.residuals, 'k_0', copies, keep=True)})")

    def reverse(self) -> Body:
        text = RuleText(self.rule, self.record)
        shadows = {leaf: f"s_{i}" for i, leaf in enumerate(leaf for leaf in self.float_inputs if leaf.is_array)}
        seeds = {leaf: f"p_{k}" for k, leaf in enumerate(self.float_outputs)}
        cotangent = structure_type(self.result, lambda leaf: leaf.buffer if leaf.is_array else leaf.dtype)
        returned = self.resolve(self.rule.backward, (self.residuals, cotangent))
        paths = gradient_paths(self.rule.name, self.plain, self.inputs, returned)
        text.add("residuals = part_residuals(handle)")
        text.add("frames = part_frames(handle)")
        cotangents = {leaf.path: self._cotangent(text, leaf, name) for leaf, name in seeds.items()}
        text.add(f"gradients = {text.attempt('backward', ['residuals', text.structure(self.result, 'o_0', cotangents)])}")
        scalars = []
        for leaf in self.float_inputs:
            path = paths.get(leaf)
            if not leaf.is_array:
                value = text.turned(leaf, path) if path else "0.0"
                scalars.append(text.bind(f"{text.constant(leaf.dtype, 'scalar')}({value})", "g"))
            elif path:
                with text.block(f"if is_there({shadows[leaf]}):"):
                    self._accumulate(text, leaf, shadows[leaf], path)
        return self._end_of_reverse(text, shadows, seeds, scalars)

    def reverse_adding(self) -> Body:
        """The same, where the rule knows how to add to the shadows in place; all arguments are arrays."""
        text = RuleText(self.rule, self.record)
        shadows = {leaf: f"s_{i}" for i, leaf in enumerate(self.float_inputs)}
        seeds = {leaf: f"p_{k}" for k, leaf in enumerate(self.float_outputs)}
        text.add("residuals = part_residuals(handle)")
        text.add("frames = part_frames(handle)")
        cotangents = {leaf.path: self._cotangent(text, leaf, name) for leaf, name in seeds.items()}
        given = text.structure(self.result, "o_0", cotangents)
        for leaf, name in shadows.items():
            with text.block(f"if is_there({name}):"):
                add = text.constant(self.rule.adding[leaf.position[0]], "add")
                text.add(f"{add}(residuals, {given}, {text.argument_view(leaf, name)})")
        return self._end_of_reverse(text, shadows, seeds, [])

    def _end_of_reverse(self, text: RuleText, shadows: dict[Leaf, str], seeds: dict[Leaf, str], scalars: list[str]) -> Body:
        """The cotangents are consumed. ``last``: bits of those that nobody looks at again."""
        for bit, (leaf, name) in enumerate(seeds.items()):
            with text.block(f"if is_there({name}) and (last & {1 << bit}) == 0:"):
                self._clear(text, leaf, name)
        pointers = [*shadows.values(), *seeds.values()]
        parameters = ["handle", "last", *pointers]
        return text.build(parameters, tuple_text(scalars), "rule_reverse"), (POINTER, types.int64) + (POINTER,) * len(pointers)

    @staticmethod
    def _cotangent(text: RuleText, leaf: Leaf, name: str) -> str:
        """The adjoint of one result, zero if nobody asks for it."""
        seen = text.bind(text.result_view(leaf, name), "seen")
        if not leaf.is_array:
            value = text.bind(f"{text.constant(leaf.dtype, 'scalar')}(0.0)", "c")
            with text.block(f"if is_there({name}):"):
                text.add(f"{value} = {text.turned(leaf, f'{seen}[0]')}")
            return value
        value = text.bind(seen, "c")
        if not text.turns(leaf):
            with text.block(f"if not is_there({name}):"):
                text.add(f"{value} = zeros_like({seen})")
            return value
        text.add(f"{value} = zeros_like({seen})")
        with text.block(f"if is_there({name}):"), text.loops(seen, leaf.type.ndim) as index:
            text.add(f"{value}[{index}] = {text.turned(leaf, f'{seen}[{index}]')}")
        return value

    @staticmethod
    def _accumulate(text: RuleText, leaf: Leaf, name: str, path: str) -> None:
        target = text.bind(text.argument_view(leaf, name), "target")
        with text.block(f"if {path}.shape != {target}.shape:"):
            complaint = f"backward of {text.rule.name} returns a gradient that has not the shape of argument {leaf.position[0]}"
            text.add(f"raise ValueError({complaint!r})")
        with text.loops(target, leaf.type.ndim) as index:
            text.add(f"{target}[{index}] += {text.turned(leaf, f'{path}[{index}]')}")

    @staticmethod
    def _clear(text: RuleText, leaf: Leaf, name: str) -> None:
        target = text.bind(text.result_view(leaf, name), "target")
        with text.loops(target, leaf.buffer.ndim) as index:
            text.add(f"{target}[{index}] = 0")

    # ---- in forward mode

    def tangent(self) -> Body:
        text = RuleText(self.rule, self.record)
        names = {leaf: f"t_{i}" for i, leaf in enumerate(self.float_inputs)}
        tangents = types.BaseTuple.from_types([structure_type(type_, lambda leaf: leaf.shadow) for type_ in self.plain])
        self._check_tangent(tangents)
        text.add("frames = part_frames(handle)")
        text.add("primals = part_primals(handle)")
        given = {}
        for leaf, name in names.items():
            given[leaf.path] = name
            if leaf.is_array:
                seen = text.bind(text.argument_view(leaf, name), "seen")
                given[leaf.path] = text.bind(seen, "d")
                with text.block(f"if not is_there({name}):"):
                    text.add(f"{given[leaf.path]} = zeros_like({seen})")
        parts = tuple_text([text.structure(type_, f"a_{i}", given) for i, type_ in enumerate(self.plain)])
        given = ["primals", parts] if self.rule.public else ["part_residuals(handle)", "primals", parts]
        text.add(f"made = {text.attempt('tangent', given)}{'[1]' if self.rule.public else ''}")
        results = {leaf: f"p_{k}" for k, leaf in enumerate(self.float_outputs)}
        for leaf, name in results.items():
            value = _in("made", leaf)
            with text.block(f"if is_there({name}):"):
                if leaf.is_array:
                    with text.block(f"if {value}.shape != frames[{leaf.frame}]:"):
                        text.add(f"raise ValueError('the tangent of {self.rule.name} has not the shape of its result')")
                self._store(text, leaf, name, value)
        kinds = [POINTER if leaf.is_array else leaf.dtype for leaf in names]
        parameters = ["handle", *names.values(), *results.values()]
        return text.build(parameters, "None", "rule_tangent"), (POINTER, *kinds) + (POINTER,) * len(results)

    def _check_tangent(self, tangents: types.Type) -> None:
        primals, name = types.BaseTuple.from_types(self.plain), self.rule.name
        if not self.rule.public:
            check_result(name, self.result, self.resolve(self.rule.tangent, (self.residuals, primals, tangents)),
                         "its tangent", exact=False)  # fmt: skip
            return
        made = self.resolve(self.rule.tangent, (primals, tangents))
        if not isinstance(made, types.BaseTuple) or len(made.types) != 2:
            raise EnzymeError(f"the tangent function of {name} must return (out, tangent of out), but it returns {made}")
        check_result(name, self.result, made.types[1], "its tangent", exact=False)


def _in(name: str, leaf: Leaf) -> str:
    """The path of a result's leaf in a value that has its structure."""
    return name + leaf.path.removeprefix("o_0")
