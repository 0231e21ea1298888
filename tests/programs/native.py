"""Run functions of an LLVM module by their IR types, whatever their calling convention in C would be.

    { double } @diffe_f(ptr, ptr, double)   ->   void @judge.diffe_f(ptr arguments, ptr result)

A wrapper in IR loads each argument from memory and stores the result back, so that no C ABI has to be guessed.
"""

from __future__ import annotations

import ctypes
import re

import llvmlite.binding as llvm

from . import blas_runtime, rust_runtime
from .memory import Vector
from .openmp_runtime import provide

llvm.initialize_native_target()
llvm.initialize_native_asmprinter()
llvm.initialize_native_asmparser()
for library in ("libm.so.6", "libstdc++.so.6", "libgcc_s.so.1"):
    llvm.load_library_permanently(library)
DSO_HANDLE = ctypes.c_void_p()  # what static objects of C++ register their destructors with
llvm.add_symbol("__dso_handle", ctypes.addressof(DSO_HANDLE))

OPENMP = provide()

SCALARS = {"double": ("f64", ctypes.c_double), "float": ("f32", ctypes.c_float)}
ABI_ATTRIBUTES = ("byval(", "sret(", "signext", "zeroext", "align ", "inreg")


def spelled(kind: llvm.TypeRef) -> str:
    return f'%"{kind.name}"' if kind.is_struct and kind.name else str(kind)


def flatten(kind: llvm.TypeRef, offset: int = 0) -> tuple[list[tuple[int, str, object]], int, int]:
    """Scalars of a first-class type as (byte offset, type word, ctypes type or width), then its size and alignment."""
    word = str(kind)
    if word in SCALARS:
        name, ctype = SCALARS[word]
        size = ctypes.sizeof(ctype)
        return [(offset, name, ctype)], size, size
    if word == "ptr":
        return [(offset, "ptr", ctypes.c_uint64)], 8, 8
    if re.fullmatch(r"i\d+", word):
        width = int(word[1:])
        size = max(1, 1 << (max(width, 8) - 1).bit_length() >> 3)
        ctype = {1: ctypes.c_int8, 2: ctypes.c_int16, 4: ctypes.c_int32}.get(size, ctypes.c_int64)
        return [(offset, "i1" if width == 1 else f"i{size * 8}", ctype)], size, min(size, 16)
    if kind.is_struct or kind.is_array or kind.is_vector:
        vector = kind.is_vector
        parts = list(kind.elements) if kind.is_struct else [next(iter(kind.elements))] * kind.element_count
        slots, here, alignment = [], 0, 1
        for part in parts:
            size, align = flatten(part)[1:]
            here = -(-here // align) * align
            slots += flatten(part, offset + here)[0]
            here, alignment = here + size, max(alignment, align)
        size = 1 << (here - 1).bit_length() if vector else -(-here // alignment) * alignment
        return slots, size, size if vector else alignment
    raise ValueError(f"the judge does not know the layout of {word}")


class Signature:
    """Types of a function's parameters and result."""

    def __init__(self, function: llvm.ValueRef) -> None:
        self.name = function.name
        kind = function.global_value_type
        self.parameters = list(kind.get_function_parameters())
        self.result = kind.get_function_return()
        self.attributes = [attribute_words(argument) for argument in function.arguments]

    @property
    def is_void(self) -> bool:
        return str(self.result) == "void"

    def result_slots(self) -> list[tuple[int, str, object]]:
        return [] if self.is_void else flatten(self.result)[0]


def attribute_words(argument: llvm.ValueRef) -> str:
    words = [raw.decode() if isinstance(raw, bytes) else str(raw) for raw in argument.attributes]
    return " ".join(word for word in words if word.startswith(ABI_ATTRIBUTES))


def wrapper_text(signature: Signature) -> str:
    lines = [f'define void @"judge.{signature.name}"(ptr %arguments, ptr %result) {{']
    passed = []
    for index, (kind, words) in enumerate(zip(signature.parameters, signature.attributes, strict=True)):
        lines.append(f"  %s{index} = getelementptr ptr, ptr %arguments, i64 {index}")
        lines.append(f"  %p{index} = load ptr, ptr %s{index}")
        lines.append(f"  %a{index} = load {spelled(kind)}, ptr %p{index}, align 1")
        passed.append(f"{spelled(kind)} {words} %a{index}")
    call = f'call {spelled(signature.result)} @"{signature.name}"({", ".join(passed)})'
    if signature.is_void:
        lines.append(f"  {call}")
    else:
        lines += [f"  %r = {call}", f"  store {spelled(signature.result)} %r, ptr %result, align 1"]
    return "\n".join([*lines, "  ret void", "}", ""])


class Native:
    """A compiled module; ``call`` runs one of ``functions``, ``address`` gives a helper's address."""

    def __init__(self, text: str, functions: list[str], optimise: bool = False) -> None:
        module = llvm.parse_assembly(text)
        module.verify()
        self.signatures = {name: Signature(module.get_function(name)) for name in functions}
        module = llvm.parse_assembly(text + "\n" + "".join(wrapper_text(one) for one in self.signatures.values()))
        rust_runtime.provide(module)
        blas_runtime.provide(text)
        machine = llvm.Target.from_default_triple().create_target_machine(opt=2, jit=True)
        if optimise:
            builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
            builder.getModulePassManager().run(module, builder)
        self.engine = llvm.create_mcjit_compiler(module, machine)
        self.engine.finalize_object()
        self.engine.run_static_constructors()

    def address(self, name: str) -> int:
        return self.engine.get_function_address(name)

    def call(self, name: str, arguments: list[object]) -> list[float]:
        """The scalars of the result. An argument is a number (an address for pointers) or a ``Vector``."""
        signature = self.signatures[name]
        if len(arguments) != len(signature.parameters):
            raise ValueError(f"{name} has {len(signature.parameters)} parameters, the case gives {len(arguments)}")
        buffers = [pack(kind, value) for kind, value in zip(signature.parameters, arguments, strict=True)]
        pointers = (ctypes.c_void_p * max(1, len(buffers)))(*[ctypes.addressof(buffer) for buffer in buffers])
        result = ctypes.create_string_buffer(4096)
        wrapper = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(self.address(f"judge.{name}"))
        wrapper(ctypes.addressof(pointers), ctypes.addressof(result))
        return [load_scalar(result, slot) for slot in signature.result_slots()]


def load_scalar(buffer: ctypes.Array, slot: tuple[int, str, object]) -> float:
    offset, word, ctype = slot
    value = ctype.from_buffer(buffer, offset).value
    return value & 1 if word == "i1" else value


def pack(kind: llvm.TypeRef, value: object) -> ctypes.Array:
    slots, size, _ = flatten(kind)
    buffer = ctypes.create_string_buffer(size + 64)
    values = value.values if isinstance(value, Vector) else (value,)
    if len(values) != len(slots):
        raise ValueError(f"{kind} takes {len(slots)} numbers, the case gives {len(values)}")
    for (offset, word, ctype), number in zip(slots, values, strict=True):
        ctype.from_buffer(buffer, offset).value = number if word in ("f64", "f32") else int(number)
    return buffer
