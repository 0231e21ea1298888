"""Lowers Numba's parallel loops to ``ne.parallel_for``, so that the compiler core sees what runs at the same time.

    for i in prange(n): ...      %captured = { arrays, scalars, bounds }
                                 call i32 @ne.parallel_for(@chunk, %captured, 0, n, threads)
                                 @chunk: arrays and scalars out of %captured, then Numba's own outlined body over [low, high)

Numba outlines the body, allocates the arrays of partial reductions (one entry per thread) and combines them; only the call
between is ours. The outermost loop of a nest is divided, one chunk per thread. Loops of a kind that can't be handed over
this way run one iteration after the other: those whose iterations write a scalar that is used after the loop, or run Python.
"""

from __future__ import annotations

from functools import cache
from types import FunctionType
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering, NativeParforLowering
from numba.core.typing import Signature
from numba.core.untyped_passes import WithLifting
from numba.parfors import parfor_lowering
from numba.parfors.parfor import Parfor, lower_parfor_sequential

from ...ir.parallel import PARALLEL_FOR
from .line_numbers import LinesOfCode, RawLowering
from .parallel_runtime import parallel_runtime
from .python_blocks import PythonBlocks, RawWithLifting

INT64, INT32 = ir.IntType(64), ir.IntType(32)
POINTER = cgutils.voidptr_t
CHUNK = ir.FunctionType(INT32, [POINTER, INT64, INT64, INT64])
LOOP = ir.FunctionType(INT32, [POINTER, POINTER, INT64, INT64, INT64])


class RawParforLower(LinesOfCode, PythonBlocks, parfor_lowering.ParforLower):
    """Lowers a function's parallel loops for differentiation."""

    def lower_inst(self, inst: object) -> None:
        if isinstance(inst, Parfor):
            _lower_with_chunks(self, inst)
        else:
            super().lower_inst(inst)


@register_pass(mutates_CFG=True, analysis_only=False)
class RawParforLowering(NativeParforLowering):
    _name = "raw_parfor_lowering"

    @property
    def lowering_class(self) -> type:
        return RawParforLower

    def run_pass(self, state: Any) -> bool:
        if not all(_can_be_chunks(p, state.typemap) for p in _parfors(state.func_ir)):
            lower_parfor_sequential(state.typingctx, state.func_ir, state.typemap, state.calltypes, state.metadata)
        return super().run_pass(state)


def _parfors(func_ir: Any) -> list[Parfor]:
    return [inst for block in func_ir.blocks.values() for inst in block.body if isinstance(inst, Parfor)]


def _can_be_chunks(parfor: Parfor, typemap: dict) -> bool:
    """Whether every iteration works on its own but for reductions, and all it needs can be handed over as it is."""
    if parfor.races - set(parfor.redvars or ()):
        return False
    if any(loop.step != 1 for loop in parfor.loop_nests):
        return False
    if _runs_python(parfor, typemap):
        return False
    captured = [typemap[name] for name in parfor.params or () if name in typemap]
    return not any(isinstance(t, types.Optional) or (isinstance(t, types.Array) and t.ndim == 0) for t in captured)


def _runs_python(parfor: Parfor, typemap: dict) -> bool:
    """Whether a loop, or one inside it, calls a block in object mode, for which only the function itself has the environment."""
    blocks = parfor.loop_body.values()
    called = (typemap.get(call.func.name) for block in blocks for call in block.find_exprs(op="call"))
    inside = (inner for block in blocks for inner in block.find_insts(Parfor))
    return any(isinstance(type_, types.ObjModeDispatcher) for type_ in called) or any(_runs_python(p, typemap) for p in inside)


RAW_PASSES = {WithLifting: RawWithLifting, NativeLowering: RawLowering, NativeParforLowering: RawParforLowering}


@cache
def raw_pipeline(pipeline_class: type) -> type:
    """*pipeline_class* with the passes that lower for differentiation."""

    def define_pipelines(self: object) -> list:
        managers = pipeline_class.define_pipelines(self)
        for manager in managers:
            manager.passes = [(RAW_PASSES.get(cls, cls), text) for cls, text in manager.passes]
            manager._finalized = False
            manager.finalize()
        return managers

    return type(f"Raw{pipeline_class.__name__}", (pipeline_class,), {"define_pipelines": define_pipelines})


def _call_chunks(
    lowerer: Any, cres: Any, gu_signature: Any, outer_sig: Signature, expr_args: list, expr_arg_types: list, loop_ranges: list,
    redvars: list, reddict: dict, redarrdict: dict, init_block: Any, index_var_typ: Any, races: Any, exp_name_to_tuple_var: dict,
) -> None:  # fmt: skip
    """Stands in for `call_parallel_gufunc`: calls the outlined body in chunks."""
    context, builder = lowerer.context, lowerer.builder
    names = expr_args[1 : len(expr_args) - len(redvars)]
    values = [_variable(lowerer, name, exp_name_to_tuple_var) for name in names]
    values += [lowerer.loadvar(redarrdict[name].name) for name in redvars]
    ranges = [(_bound(lowerer, start), _bound(lowerer, stop)) for start, stop, _ in loop_ranges]
    closure = _Closure(context, builder, outer_sig.args[1:], values, ranges)
    name = f"{lowerer.func_ir.func_id.func_name}.prange.line{init_block.loc.line}"
    chunk = _chunk_function(context, builder.module, name, cres, outer_sig.args, closure)
    loop = cgutils.get_or_insert_function(builder.module, LOOP, PARALLEL_FOR)
    threads = cgutils.get_or_insert_function(builder.module, ir.FunctionType(INT64, []), "get_num_threads")
    arguments = [builder.bitcast(chunk, POINTER), builder.bitcast(closure.memory, POINTER), *ranges[0], builder.call(threads, [])]
    code = builder.call(loop, arguments)
    with cgutils.if_unlikely(builder, builder.icmp_signed("!=", code, INT32(0))):
        information = builder.load(closure.exception(builder, closure.memory))
        status = context.call_conv._get_return_status(builder, code, information)
        context.call_conv.return_status_propagate(builder, status)
    context.active_code_library.add_linking_library(cres.library)
    context.active_code_library.add_linking_library(parallel_runtime())


def _variable(lowerer: Any, name: str, parts_of_tuples: dict) -> ir.Value:
    if name in parts_of_tuples:
        whole, position = parts_of_tuples[name]
        return lowerer.builder.extract_value(lowerer.loadvar(whole), position)
    return lowerer.loadvar(name)


def _bound(lowerer: Any, bound: Any) -> ir.Value:
    value = INT64(bound) if isinstance(bound, int) else lowerer.loadvar(bound.name)
    return value if value.type == INT64 else lowerer.builder.sext(value, INT64)


class _Closure:
    """What the chunks of one loop are given: { exception, bounds of inner loops, then every variable }.

    Of an array the chunks get data, shape and strides; the caller's reference keeps it alive.
    """

    def __init__(self, context: BaseContext, builder: ir.IRBuilder, types_: tuple, values: list, ranges: list) -> None:
        self.context = context
        self.types = types_
        self.dimensions = len(ranges)
        parts = [part for pair in ranges[1:] for part in pair]
        self.counts = []
        for type_, value in zip(types_, values, strict=True):
            taken = self._take_apart(builder, type_, value)
            self.counts.append(len(taken))
            parts += taken
        exception = context.call_conv._get_excinfo_argument(builder.function).type.pointee
        self.layout = ir.LiteralStructType([exception, *(part.type for part in parts)])
        self.memory = cgutils.alloca_once(builder, self.layout, name="captured")
        builder.store(ir.Constant(exception, None), self.exception(builder, self.memory))
        for position, part in enumerate(parts):
            builder.store(part, self._place(builder, self.memory, position + 1))

    @staticmethod
    def _place(builder: ir.IRBuilder, memory: ir.Value, position: int) -> ir.Value:
        return builder.gep(memory, [INT32(0), INT32(position)], inbounds=True)

    def exception(self, builder: ir.IRBuilder, memory: ir.Value) -> ir.Value:
        return self._place(builder, memory, 0)

    def _take_apart(self, builder: ir.IRBuilder, type_: types.Type, value: ir.Value) -> list[ir.Value]:
        if not isinstance(type_, types.Array):
            return [value]
        array = self.context.make_array(type_)(self.context, builder, value)
        shape = cgutils.unpack_tuple(builder, array.shape, type_.ndim)
        return [array.data, array.nitems, *shape, *cgutils.unpack_tuple(builder, array.strides, type_.ndim)]

    def inner_ranges(self, builder: ir.IRBuilder, memory: ir.Value) -> list[tuple[ir.Value, ir.Value]]:
        loaded = [builder.load(self._place(builder, memory, 1 + i)) for i in range(2 * (self.dimensions - 1))]
        return list(zip(loaded[::2], loaded[1::2], strict=True))

    def variables(self, builder: ir.IRBuilder, memory: ir.Value) -> list[ir.Value]:
        """All variables again, inside a chunk."""
        found = []
        position = 1 + 2 * (self.dimensions - 1)
        for type_, count in zip(self.types, self.counts, strict=True):
            parts = [builder.load(self._place(builder, memory, position + i)) for i in range(count)]
            position += count
            found.append(self._put_together(builder, type_, parts))
        return found

    def _put_together(self, builder: ir.IRBuilder, type_: types.Type, parts: list[ir.Value]) -> ir.Value:
        if not isinstance(type_, types.Array):
            return parts[0]
        context = self.context
        array = context.make_array(type_)(context, builder)
        array.data, array.nitems = parts[:2]
        array.shape = cgutils.pack_array(builder, parts[2 : 2 + type_.ndim], ty=INT64)
        array.strides = cgutils.pack_array(builder, parts[2 + type_.ndim :], ty=INT64)
        array.itemsize = INT64(context.get_abi_sizeof(context.get_data_type(type_.dtype)))
        array.meminfo = array.parent = ir.Constant(POINTER, None)
        return array._getvalue()


def _chunk_function(
    context: BaseContext, module: ir.Module, name: str, cres: Any, types_: tuple, closure: _Closure
) -> ir.Function:
    """The function that calls Numba's outlined body over a part of the range."""
    function = ir.Function(module, CHUNK, name=module.get_unique_name(name))
    function.linkage = "internal"
    builder = ir.IRBuilder(function.append_basic_block("entry"))
    captured, _, low, high = function.args
    for argument, name in zip(function.args, ("captured", "number", "low", "high"), strict=True):
        argument.name = name
    memory = builder.bitcast(captured, closure.layout.as_pointer())
    ranges = [(low, high), *closure.inner_ranges(builder, memory)]
    schedule = _schedule(context, builder, types_[0], ranges)
    body = context.declare_function(module, cres.fndesc)
    arguments = [schedule, *closure.variables(builder, memory)]
    status, _ = context.call_conv.call_function(builder, body, types.none, types_, arguments)
    with cgutils.if_unlikely(builder, status.is_error):
        builder.store(status.excinfoptr, closure.exception(builder, memory))
    builder.ret(builder.select(status.is_error, status.code, INT32(0)))
    return function


def _schedule(context: BaseContext, builder: ir.IRBuilder, type_: types.Array, ranges: list) -> ir.Value:
    """The array by which the outlined body knows its part: all first indices, then all last ones."""
    count = 2 * len(ranges)
    memory = cgutils.alloca_once(builder, INT64, size=INT64(count), name="schedule")
    entries = [start for start, _ in ranges] + [builder.sub(stop, INT64(1)) for _, stop in ranges]
    for position, entry in enumerate(entries):
        builder.store(entry, builder.gep(memory, [INT64(position)], inbounds=True))
    array = context.make_array(type_)(context, builder)
    array.data = builder.bitcast(memory, array.data.type)
    array.nitems, array.itemsize = INT64(count), INT64(8)
    array.shape, array.strides = (cgutils.pack_array(builder, [n], ty=INT64) for n in (INT64(count), INT64(8)))
    array.meminfo = array.parent = ir.Constant(POINTER, None)
    return array._getvalue()


_STANDARD = parfor_lowering._lower_parfor_parallel_std
_lower_with_chunks = FunctionType(_STANDARD.__code__, {**vars(parfor_lowering), "call_parallel_gufunc": _call_chunks})
