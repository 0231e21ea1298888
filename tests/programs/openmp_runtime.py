"""What the programs call of OpenMP's library, with one thread, so that they run where there is no such library.

    provide()          __kmpc_fork_call, __kmpc_for_static_init_4, ... are found by what is compiled here
"""

from __future__ import annotations

import ctypes
import functools

import llvmlite.binding as llvm

MOST = 6  # variables that a region shares

FORK = """
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)

define void @__kmpc_fork_call(ptr %place, i32 %count, ptr %region, ...) {
  %thread = alloca i32
  store i32 0, ptr %thread
  %rest = alloca [24 x i8], align 16
  call void @llvm.va_start.p0(ptr %rest)
FETCHED
  call void @llvm.va_end.p0(ptr %rest)
  call void %region(ptr %thread, ptr %thread, PASSED)
  ret void
}
"""

STATIC = """
define void @__kmpc_for_static_init_NAME(ptr %place, i32 %thread, i32 %schedule, ptr %last, ptr %lower, ptr %upper, ptr %stride,
                                         TYPE %increment, TYPE %chunk) {
  store i32 1, ptr %last
  %from = load TYPE, ptr %lower
  %to = load TYPE, ptr %upper
  %length = sub TYPE %to, %from
  %next = add TYPE %length, %increment
  store TYPE %next, ptr %stride
  ret void
}
"""

NOTHING = ("__kmpc_for_static_fini", "__kmpc_barrier", "__kmpc_critical", "__kmpc_end_critical", "__kmpc_end_single",
           "__kmpc_end_master", "__kmpc_end_masked", "__kmpc_end_reduce", "__kmpc_end_reduce_nowait")  # fmt: skip
ANSWERS = {"__kmpc_reduce": 1, "__kmpc_reduce_nowait": 1, "__kmpc_single": 1, "__kmpc_master": 1, "__kmpc_masked": 1,
           "__kmpc_global_thread_num": 0, "omp_get_thread_num": 0, "omp_get_num_threads": 1}  # fmt: skip
STATIC_TYPES = {"4": "i32", "4u": "i32", "8": "i64", "8u": "i64"}


def library() -> str:
    """The text of a module with all of them."""
    fetched = "\n".join(f"  %a{k} = va_arg ptr %rest, i64" for k in range(MOST))
    passed = ", ".join(f"i64 %a{k}" for k in range(MOST))
    parts = [FORK.replace("FETCHED", fetched).replace("PASSED", passed)]
    parts += [STATIC.replace("NAME", name).replace("TYPE", type_) for name, type_ in STATIC_TYPES.items()]
    parts += [f"define void @{name}() {{\n  ret void\n}}\n" for name in NOTHING]
    parts += [f"define i32 @{name}() {{\n  ret i32 {answer}\n}}\n" for name, answer in ANSWERS.items()]
    return "\n".join(parts)


@functools.cache
def provide() -> object:
    """Make them known to LLVM's linker; what is returned keeps their code alive."""
    module = llvm.parse_assembly(library())
    machine = llvm.Target.from_default_triple().create_target_machine()
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    for name in (*(f"__kmpc_for_static_init_{n}" for n in STATIC_TYPES), "__kmpc_fork_call", *NOTHING, *ANSWERS):
        llvm.add_symbol(name, ctypes.c_void_p(engine.get_function_address(name)).value)
    return engine
