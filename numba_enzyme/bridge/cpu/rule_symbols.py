"""The LLVM functions behind a rule's symbols: plain parameters outside, functions compiled by Numba inside.

    define i32 @f.augmented(ptr %h, ptr %failure, i64 %kept, ptr %x, double %s, ptr %y)
        call @link(..., %h, %y);  call @keep(..., %h, %kept, %x)
"""

from __future__ import annotations

from llvmlite import ir
from numba.core import cgutils

from ...rules.function_rules import FIRST

OPAQUE = frozenset(["start", "link"])
I32, I64 = ir.IntType(32), ir.IntType(64)
_SUCCESS = ir.Constant(I32, 0)


def build_library(instance, part: str) -> object:
    """A library that defines the symbol of one part."""
    name = instance.facts.name(part)
    library = instance.context.rule_library(name, opaque=part in OPAQUE)
    module = library.create_ir_module(name)
    _Wrapper(instance, module, name).write(part.removesuffix(".open"))
    library.add_ir_module(module)
    for compiled in _BODIES[part.removesuffix(".open")]:
        library.add_linking_library(instance.compiled(compiled).library)
    library.finalize()
    instance.context.publish(library)
    return library


_BODIES = {"start": ["start"], "link": ["link"], "augmented": ["link", "keep"], "reverse": ["reverse"], "tangent": ["tangent"]}


def link_types(instance) -> list[ir.Type]:
    """The LLVM types of the parameters of `link` that the rule describes."""
    found = []
    for leaf in instance.bodies.inputs:
        if leaf.is_array:
            found.append(cgutils.voidptr_t)
        elif leaf.floats:
            found += instance.context.get_arg_packer([leaf.dtype]).argument_types
    return found + [cgutils.voidptr_t] * len(instance.bodies.outputs)


class _Wrapper:
    """One LLVM function."""

    def __init__(self, instance, module: ir.Module, name: str) -> None:
        self.instance, self.module, self.name = instance, module, name
        self.context, self.bodies = instance.context, instance.bodies

    def write(self, part: str) -> None:
        getattr(self, part)()

    def _define(self, result: ir.Type, parameters: list[ir.Type]) -> tuple[ir.IRBuilder, list[ir.Value]]:
        function = ir.Function(self.module, ir.FunctionType(result, parameters), self.name)
        return ir.IRBuilder(function.append_basic_block("entry")), list(function.args)

    def _call(self, builder: ir.IRBuilder, body: str, failure: ir.Value, values: list[ir.Value]) -> tuple[object, ir.Value]:
        """Call a body; its exception, if it raises, goes where ``failure`` points to."""
        compiled = self.instance.compiled(body)
        function = self.context.declare_function(self.module, compiled.fndesc)
        signature = compiled.signature
        status, result = self.context.call_conv.call_function(builder, function, signature.return_type, signature.args, values)
        with cgutils.if_unlikely(builder, status.is_user_exc):
            builder.store(status.excinfoptr, builder.bitcast(failure, status.excinfoptr.type.as_pointer()))
        return status, result

    @staticmethod
    def _code(builder: ir.IRBuilder, status: object) -> ir.Value:
        return builder.select(status.is_error, status.code, _SUCCESS)

    def start(self) -> None:
        pointer = cgutils.voidptr_t
        packer = self.context.get_arg_packer(self.bodies.plain)
        flat = list(packer.argument_types)
        builder, (failure, code, sizes, *arguments) = self._define(pointer, [pointer, I32.as_pointer(), I64.as_pointer(), *flat])
        status, result = self._call(builder, "start", failure, list(packer.from_arguments(builder, arguments)))
        builder.store(self._code(builder, status), code)
        handle, counts = cgutils.unpack_tuple(builder, result, 2)
        kinds = self.instance.compiled("start").signature.return_type.types[1]
        for i, count in enumerate(cgutils.unpack_tuple(builder, counts, len(kinds.types))):
            builder.store(count, builder.gep(sizes, [ir.Constant(I64, i)]))
        builder.ret(handle)

    def link(self) -> None:
        pointer = cgutils.voidptr_t
        builder, arguments = self._define(ir.VoidType(), [pointer, pointer, *link_types(self.instance)])
        self._call(builder, "link", arguments[1], [arguments[0], *self._results(arguments[FIRST:])])
        builder.ret_void()

    def augmented(self) -> None:
        pointer = cgutils.voidptr_t
        builder, (handle, failure, kept, *rest) = self._define(I32, [pointer, pointer, I64, *link_types(self.instance)])
        self._call(builder, "link", failure, [handle, *self._results(rest)])
        watched = [rest[place - FIRST] for place in self.instance.facts.places("read", "watch")]
        status, _ = self._call(builder, "keep", failure, [handle, kept, *watched])
        builder.ret(self._code(builder, status))

    def reverse(self) -> None:
        pointer = cgutils.voidptr_t
        count = len(self.instance.facts.places("read", "write"))
        gradients = [type_ for leaf in self.bodies.float_inputs if not leaf.is_array
                     for type_ in self.context.get_arg_packer([leaf.dtype]).argument_types]  # fmt: skip
        result = ir.LiteralStructType([I32, *gradients])
        builder, (handle, failure, failed, *memory) = self._define(result, [pointer, pointer, I32] + [pointer] * count)
        with builder.if_then(builder.icmp_unsigned("!=", failed, _SUCCESS)):
            builder.ret(builder.insert_value(cgutils.get_null_value(result), failed, 0))
        status, made = self._call(builder, "reverse", failure, [handle, *memory])
        answer = builder.insert_value(cgutils.get_null_value(result), self._code(builder, status), 0)
        kinds = self.instance.compiled("reverse").signature.return_type.types
        for i, value in enumerate(self.context.get_arg_packer(kinds).as_arguments(builder, cgutils.unpack_tuple(builder, made))):
            answer = builder.insert_value(answer, value, i + 1)
        builder.ret(answer)

    def tangent(self) -> None:
        pointer = cgutils.voidptr_t
        kinds = self.instance.compiled("tangent").signature.args[1:]
        packer = self.context.get_arg_packer(kinds)
        builder, (handle, failure, failed, *rest) = self._define(I32, [pointer, pointer, I32, *packer.argument_types])
        with builder.if_then(builder.icmp_unsigned("!=", failed, _SUCCESS)):
            builder.ret(failed)
        status, _ = self._call(builder, "tangent", failure, [handle, *packer.from_arguments(builder, rest)])
        builder.ret(self._code(builder, status))

    def _results(self, parameters: list[ir.Value]) -> list[ir.Value]:
        return [parameters[place - FIRST] for place in self.instance.facts.places("write", "fill")]
