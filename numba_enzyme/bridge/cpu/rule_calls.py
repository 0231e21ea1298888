"""The call of a function with a rule, as it stands in what is to be differentiated.

    %h = call ptr @f.start(ptr %excinfo, ptr %status, ptr %sizes, ...)        failed: return its exception
    %y = a fresh array of the size that %sizes says
    call void @f.link(ptr %h, ptr %x.data, double %s, ptr %y.data);  call void @NRT_decref(ptr %h)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.callconv import RETCODE_EXC, RETCODE_NONE
from numba.core.imputils import impl_ret_new_ref
from numba.core.typing import Context, Signature
from numba.extending import intrinsic
from numba.np import arrayobj

from ...rules import FunctionRule
from .rule_leaves import Leaf

I32, I64 = ir.IntType(32), ir.IntType(64)
# Older versions of Numba take reference counts out of functions that return no array, unless the module says that they matter.
COUNTS_MAY_GO = find_spec("numba.core.removerefctpass") is not None


def caller(bodies: Any, facts: FunctionRule) -> Callable:
    """A Python function of the rule's parameters that compiles to the call."""
    @intrinsic
    def call(typingctx: Context, arguments: types.Type):
        def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
            builder.function.attributes.add("alwaysinline")  # in a function of its own, residuals would have to be copied
            emission = _Emission(context, builder, bodies, facts)
            values = [context.cast(builder, value, *kinds) for value, *kinds
                      in zip(cgutils.unpack_tuple(builder, args[0]), arguments.types, bodies.plain, strict=True)]
            return impl_ret_new_ref(context, builder, bodies.result, emission.emit(values))

        return bodies.result(arguments), codegen

    names = [f"a_{i}" for i in range(len(bodies.arguments))]
    namespace = {"__name__": __name__, "call": call}
    exec(f"def {_identifier(facts)}({', '.join(names)}):\n    return call(({''.join(f'{n}, ' for n in names)}))", namespace)
    return namespace[_identifier(facts)]


def _identifier(facts: FunctionRule) -> str:
    return facts.symbol.replace(".", "_")


class _Emission:
    """The instructions of one call."""

    def __init__(self, context: BaseContext, builder: ir.IRBuilder, bodies: Any, facts: FunctionRule) -> None:
        self.context, self.builder, self.bodies, self.facts = context, builder, bodies, facts

    def emit(self, values: list[ir.Value]) -> ir.Value:
        builder, context = self.builder, self.context
        handle, sizes = self._start(values)
        places = {leaf: self._place(leaf, sizes) for leaf in self.bodies.outputs}
        given = [flat for leaf in self.bodies.inputs for flat in self._given(leaf, values)]
        pointers = [builder.bitcast(place.data if leaf.is_array else place, cgutils.voidptr_t) for leaf, place in places.items()]
        self._call("link", ir.VoidType(), [handle, *given, *pointers])
        if COUNTS_MAY_GO:
            builder.module.add_named_metadata("numba_args_may_always_need_nrt", [builder.function])
        release = ir.FunctionType(ir.VoidType(), [cgutils.voidptr_t])
        builder.call(cgutils.get_or_insert_function(builder.module, release, "NRT_decref"), [handle])
        return self._result(context, self.bodies.result, iter(places.items()))

    def _call(self, part: str, result: ir.Type, arguments: list[ir.Value]) -> ir.Value:
        function_type = ir.FunctionType(result, [argument.type for argument in arguments])
        function = cgutils.get_or_insert_function(self.builder.module, function_type, self.facts.name(part))
        return self.builder.call(function, arguments)

    def _start(self, values: list[ir.Value]) -> tuple[ir.Value, Iterator[ir.Value]]:
        """The handle, and the sizes of all arrays of the result, one after the other."""
        builder, conv = self.builder, self.context.call_conv
        count = sum(leaf.type.ndim for leaf in self.bodies.outputs if leaf.is_array)
        code = cgutils.alloca_once(builder, I32, name="status")
        sizes = cgutils.alloca_once(builder, I64, size=max(1, count), name="sizes")
        flat = self.context.get_arg_packer(self.bodies.plain).as_arguments(builder, values)
        failure = builder.bitcast(conv._get_excinfo_argument(builder.function), cgutils.voidptr_t)
        handle = self._call("start", cgutils.voidptr_t, [failure, code, sizes, *flat])
        returned = builder.load(code)
        returned.set_metadata("noundef", builder.module.add_metadata([]))  # or LLVM freezes it, and forgets what is known of it
        failed = builder.icmp_signed("!=", returned, I32(0))
        # Never RETCODE_NONE, which would be a success; said so that LLVM follows no way on which it is one.
        returned = builder.select(builder.icmp_signed("==", returned, RETCODE_NONE), RETCODE_EXC, returned)
        with cgutils.if_unlikely(builder, failed):
            raised = builder.load(conv._get_excinfo_argument(builder.function))
            conv.return_status_propagate(builder, conv._get_return_status(builder, returned, raised))
        return handle, iter([builder.load(builder.gep(sizes, [ir.Constant(I64, i)])) for i in range(count)])

    def _place(self, leaf: Leaf, sizes: Iterator[ir.Value]) -> Any:
        """Fresh memory for one part of the result."""
        if leaf.is_array:
            shape = [next(sizes) for _ in range(leaf.type.ndim)]
            return arrayobj._empty_nd_impl(self.context, self.builder, leaf.buffer, shape)
        return cgutils.alloca_once(self.builder, self.context.get_data_type(leaf.dtype), name="result")

    def _given(self, leaf: Leaf, values: list[ir.Value]) -> Iterator[ir.Value]:
        """What `link` is given of one part of the arguments."""
        position, *path = leaf.position
        value = values[position]
        for step in path:
            value = self.builder.extract_value(value, step)
        if leaf.is_array:
            array = self.context.make_array(leaf.type)(self.context, self.builder, value)
            yield self.builder.bitcast(array.data, cgutils.voidptr_t)
        elif leaf.floats:
            yield from self.context.get_arg_packer([leaf.dtype]).as_arguments(self.builder, [value])

    def _result(self, context: BaseContext, type_: types.Type, places: Iterator[tuple[Leaf, Any]]) -> ir.Value:
        if isinstance(type_, types.BaseTuple):
            return context.make_tuple(self.builder, type_, [self._result(context, inner, places) for inner in type_.types])
        if isinstance(type_, types.NoneType):
            return context.get_dummy_value()
        leaf, place = next(places)
        if leaf.is_array:
            return context.cast(self.builder, place._getvalue(), leaf.buffer, type_)
        return context.data_model_manager[leaf.dtype].load_from_data_pointer(self.builder, place)
