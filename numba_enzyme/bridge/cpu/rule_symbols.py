"""The LLVM functions behind a rule's symbols: plain parameters outside, functions compiled by Numba inside.

    define i32 @f.augmented(ptr %h, i64 %kept, ptr %x, double %s, ptr %y)
        call @link(..., %h, %y);  call @keep(..., %h, %kept, %x)
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import cgutils
from numba.core.base import BaseContext
from numba.core.registry import cpu_target

from ...rules.function_rules import FIRST
from .deferred import deferred_loading

OPAQUE = frozenset(["start", "link"])
START_PLACES = 3
"""Parameters of `start` before the arguments: where it puts its failure, its status, and the sizes of the results."""
I32, I64 = ir.IntType(32), ir.IntType(64)
_SUCCESS = ir.Constant(I32, 0)
_FAILURE = [I32, cgutils.voidptr_t]


def build_library(instance: Any, part: str, executed: bool) -> object:
    """A library that defines the symbol of one part: for execution, or so that it can be differentiated."""
    name = instance.facts.name(part)
    context = cpu_target.target_context if executed else instance.context
    with deferred_loading():
        library = context.codegen().create_library(name)
        module = library.create_ir_module(name)
        used = _Wrapper(instance, context, module, name, executed).write(part)
        library.add_ir_module(module)
        for compiled in used:
            library.add_linking_library(compiled.library)
        library.finalize()
    if not executed:
        context.publish(library)
    return library


class _Wrapper:
    """One LLVM function."""

    def __init__(self, instance: Any, context: BaseContext, module: ir.Module, name: str, executed: bool) -> None:
        self.instance, self.context, self.module, self.name, self.executed = instance, context, module, name, executed
        self.bodies, self.facts = instance.bodies, instance.facts
        self.used: list[Any] = []

    def write(self, part: str) -> list[Any]:
        """Define the function; what it calls is returned."""
        {"start": lambda: self.start("primal_start"), "start.open": lambda: self.start("start"),
         "link": lambda: self.link("primal_link"), "link.open": lambda: self.link("link"),
         "augmented": self.augmented, "reverse": self.reverse, "tangent": self.tangent}[part]()  # fmt: skip
        return self.used

    def link_types(self) -> list[ir.Type]:
        """The types of the parameters of `link` that the rule describes."""
        found = []
        for leaf in self.bodies.inputs:
            if leaf.is_array:
                found.append(cgutils.voidptr_t)
            elif leaf.floats:
                found += self.context.get_arg_packer([leaf.dtype]).argument_types
        return found + [cgutils.voidptr_t] * len(self.bodies.outputs)

    def _define(self, result: ir.Type, parameters: list[ir.Type]) -> tuple[ir.IRBuilder, list[ir.Value]]:
        function = ir.Function(self.module, ir.FunctionType(result, parameters), self.name)
        return ir.IRBuilder(function.append_basic_block("entry")), list(function.args)

    def _call(self, builder: ir.IRBuilder, body: str, values: list[ir.Value]) -> tuple[ir.Value, ir.Value, ir.Value]:
        """Call a body: its status, 0 for success, what it has raised, and its result."""
        compiled = self.instance.compiled(body, self.executed)
        self.used.append(compiled)
        function = self.context.declare_function(self.module, compiled.fndesc)
        signature = compiled.signature
        status, result = self.context.call_conv.call_function(builder, function, signature.return_type, signature.args, values)
        raised = builder.bitcast(status.excinfoptr, cgutils.voidptr_t)
        raised = builder.select(status.is_user_exc, raised, cgutils.get_null_value(raised.type))
        return builder.select(status.is_error, status.code, _SUCCESS), raised, result

    def start(self, body: str) -> None:
        pointer = cgutils.voidptr_t
        packer = self.context.get_arg_packer(self.bodies.plain)
        places = [pointer.as_pointer(), I32.as_pointer(), I64.as_pointer()]
        builder, (failure, code, sizes, *arguments) = self._define(pointer, [*places, *packer.argument_types])
        status, raised, result = self._call(builder, body, list(packer.from_arguments(builder, arguments)))
        builder.store(status, code)
        with cgutils.if_unlikely(builder, builder.icmp_unsigned("!=", status, _SUCCESS)):
            builder.store(raised, failure)
        handle, counts = cgutils.unpack_tuple(builder, result, 2)
        kinds = self.instance.compiled(body, self.executed).signature.return_type.types[1]
        for i, count in enumerate(cgutils.unpack_tuple(builder, counts, len(kinds.types))):
            builder.store(count, builder.gep(sizes, [ir.Constant(I64, i)]))
        builder.ret(handle)

    def link(self, body: str) -> None:
        builder, (handle, *rest) = self._define(ir.VoidType(), [cgutils.voidptr_t, *self.link_types()])
        self._call(builder, body, [handle, *self._results(rest)])
        builder.ret_void()

    def augmented(self) -> None:
        builder, (handle, kept, *rest) = self._define(I32, [cgutils.voidptr_t, I64, *self.link_types()])
        self._call(builder, "link", [handle, *self._results(rest)])
        watched = [rest[place - FIRST] for place in self.facts.places("read", "watch")]
        status, _, _ = self._call(builder, "keep", [handle, kept, *watched])
        builder.ret(status)

    def reverse(self) -> None:
        pointer = cgutils.voidptr_t
        count = len(self.facts.places("read", "write"))
        gradients = [type_ for leaf in self.bodies.float_inputs if not leaf.is_array
                     for type_ in self.context.get_arg_packer([leaf.dtype]).argument_types]  # fmt: skip
        result = ir.LiteralStructType([*_FAILURE, *gradients])
        builder, (handle, failed, last, *memory) = self._define(result, [pointer, I32, I64] + [pointer] * count)
        self._unless(builder, failed, result)
        body = "reverse_adding" if self.executed and self.bodies.rule.adding else "reverse"
        status, raised, made = self._call(builder, body, [handle, last, *memory])
        kinds = self.instance.compiled(body, self.executed).signature.return_type.types
        values = self.context.get_arg_packer(kinds).as_arguments(builder, cgutils.unpack_tuple(builder, made, len(kinds)))
        self._answer(builder, result, [status, raised, *values])

    def tangent(self) -> None:
        kinds = self.instance.compiled("tangent", self.executed).signature.args[1:]
        packer = self.context.get_arg_packer(kinds)
        result = ir.LiteralStructType(_FAILURE)
        builder, (handle, failed, *rest) = self._define(result, [cgutils.voidptr_t, I32, *packer.argument_types])
        self._unless(builder, failed, result)
        status, raised, _ = self._call(builder, "tangent", [handle, *packer.from_arguments(builder, rest)])
        self._answer(builder, result, [status, raised])

    @staticmethod
    def _unless(builder: ir.IRBuilder, failed: ir.Value, result: ir.Type) -> None:
        """Nothing is done after a failure."""
        with builder.if_then(builder.icmp_unsigned("!=", failed, _SUCCESS)):
            builder.ret(cgutils.get_null_value(result))

    @staticmethod
    def _answer(builder: ir.IRBuilder, result: ir.Type, values: list[ir.Value]) -> None:
        answer = cgutils.get_null_value(result)
        for i, value in enumerate(values):
            answer = builder.insert_value(answer, value, i)
        builder.ret(answer)

    def _results(self, parameters: list[ir.Value]) -> list[ir.Value]:
        return [parameters[place - FIRST] for place in self.facts.places("write", "fill")]
