"""What the programs call of Rust's library, so that they run without it: its allocator, and the functions that panic.

    provide(module)        _RNvCs..._7___rustc12___rust_alloc, core::panicking::panic_bounds_check, ... are found
"""

from __future__ import annotations

import ctypes
import functools
import re

import llvmlite.binding as llvm

ALLOCATOR = """
declare ptr @malloc(i64)
declare ptr @calloc(i64, i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)

define ptr @alloc(i64 %size, i64 %align) {
  %p = call ptr @malloc(i64 %size)
  ret ptr %p
}
define ptr @alloc_zeroed(i64 %size, i64 %align) {
  %p = call ptr @calloc(i64 1, i64 %size)
  ret ptr %p
}
define ptr @realloc_to(ptr %old, i64 %before, i64 %align, i64 %size) {
  %p = call ptr @realloc(ptr %old, i64 %size)
  ret ptr %p
}
define void @dealloc(ptr %p, i64 %size, i64 %align) {
  call void @free(ptr %p)
  ret void
}
define void @no_alloc_shim_is_unstable_v2() {
  ret void
}
define i32 @eh_personality() {
  ret i32 8
}
"""
OURS = {"realloc": "realloc_to"}
OF_ALLOCATOR = re.compile(r"(?:_RNvCs\w+_7___rustc\d+___rust|rust)_(\w+)")
OF_LIBRARY = re.compile(r"_R\w*Cs\w+_(?:4core|5alloc|3std)|_ZN(?:4core|5alloc|3std)")


@functools.cache
def allocator() -> object:
    machine = llvm.Target.from_default_triple().create_target_machine()
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(ALLOCATOR), machine)
    engine.finalize_object()
    return engine


def provide(module: llvm.ModuleRef) -> None:
    """Make what the module declares of Rust known to LLVM's linker; what is not the allocator's is taken to panic."""
    for function in module.functions:
        name = function.name
        found = OF_ALLOCATOR.fullmatch(name) if function.is_declaration else None
        if found is not None:
            llvm.add_symbol(name, allocator().get_function_address(OURS.get(found[1], found[1])))
        elif function.is_declaration and OF_LIBRARY.match(name):
            llvm.add_symbol(name, ctypes.cast(ctypes.CDLL(None).abort, ctypes.c_void_p).value)
