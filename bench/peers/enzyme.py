"""Enzyme itself, on C++ that says the same as the kernels (``cpp/``, one file per problem), compiled by its JAX binding.

    double gmm(IN alpha, int64_t, IN mu, int64_t, int64_t, ..., double gamma, int64_t m)
    -> __enzyme_autodiff<double>(gmm, enzyme_dup, alpha, d_alpha, enzyme_const, 25, ...)

Arrays are restricted pointers followed by their extents, sizes are known at run time only, as in Numba. The compiled function is
called through the address that the binding registers with XLA, so that no time is spent in JAX.
"""

from __future__ import annotations

import ctypes
import os
from functools import cache
from pathlib import Path

import llvmlite.binding as llvm
import numpy as np

os.environ.setdefault("JAX_PLATFORMS", "cpu")

from enzyme_ad.jax import enzyme_call
from enzyme_ad.jax.primitives import cflags, resource_dir

from . import NotExpressible, Problem, Task

SOURCES = Path(__file__).parent / "cpp"
BLAS = "products of matrices by BLAS are calls of compiled code for Enzyme"
CANNOT = {
    "gmm_matrix": f"{BLAS}; gmm is measured instead",
    "matdescent_matrix": f"{BLAS}; matdescent is measured instead",
}
WORD = {"f": "double", "c": "double", "i": "int64_t"}


def prepare(problem: Problem, variant: str) -> Task:
    kernel, args = problem.kernel, problem.args
    if not (SOURCES / f"{problem.name}.hpp").exists():
        raise NotExpressible(CANNOT.get(problem.name, "not written for this peer"))
    shadows = dict(zip(kernel.active, kernel.shadows(args), strict=True))
    arrays = [a for a in args if isinstance(a, np.ndarray)]
    text = source(problem.name, args, kernel.active, bool(kernel.outputs))
    value = np.zeros(1)
    sizes = np.array([n for a in args for n in (a.shape if isinstance(a, np.ndarray) else [a] if isinstance(a, int) else [])])
    scalars = np.array([a for a in args if isinstance(a, float)] + [0.0])
    primal = compiled(text, "primal", [*arrays, sizes, scalars], value)
    gradient = compiled(text, "gradient", [*arrays, *shadows.values(), sizes, scalars], value)
    return Task(primal, gradient, lambda: [shadows[i] for i in kernel.gradient_inputs])


def source(name: str, args: tuple, active: tuple[int, ...], has_outputs: bool) -> str:
    """The C++ text: the problem, and two functions in the binding's convention that call it and its derivative."""
    arrays = [i for i, a in enumerate(args) if isinstance(a, np.ndarray)]
    words = {i: WORD[args[i].dtype.kind] for i in arrays}
    parameters = [f"const enzyme::tensor<{words[i]}, 1>& a{i}" for i in arrays]
    shadows = [f"const enzyme::tensor<double, 1>& d{i}" for i in active]
    rest = ["const enzyme::tensor<int64_t, 1>& sizes", "const enzyme::tensor<double, 1>& scalars"]
    plain, annotated = arguments(args, active, words)
    returns = "void" if has_outputs else "double"
    keep = "" if has_outputs else "*(double*)&value = "
    return "\n".join([
        (SOURCES / "prelude.hpp").read_text(), included(f"{name}.hpp"),
        f"void primal(enzyme::tensor<double, 1>& value, {', '.join(parameters + rest)}) {{ {keep}{name}({', '.join(plain)}); }}",
        f"void gradient(enzyme::tensor<double, 1>& value, {', '.join(parameters + shadows + rest)}) {{",
        f"  __enzyme_autodiff<{returns}>((void*){name}, {', '.join(annotated)});", "}",
    ])  # fmt: skip


def included(name: str) -> str:
    """A source with the local files that it includes: the binding compiles one text."""
    lines = (SOURCES / name).read_text().splitlines()
    return "\n".join(included(line.split('"')[1]) if line.startswith('#include "') else line for line in lines)


def arguments(args: tuple, active: tuple[int, ...], words: dict[int, str]) -> tuple[list[str], list[str]]:
    """The call's arguments, and those of the derivative with an activity before each."""
    plain, annotated = [], []
    size = scalar = 0
    for i, arg in enumerate(args):
        if isinstance(arg, np.ndarray):
            pointer = f"({words[i]}*)&a{i}"
            plain.append(pointer)
            annotated += ["enzyme_dup", pointer, f"(double*)&d{i}"] if i in active else ["enzyme_const", pointer]
            for _ in arg.shape:
                plain.append(f"((const int64_t*)&sizes)[{size}]")
                annotated += ["enzyme_const", plain[-1]]
                size += 1
        elif isinstance(arg, int):
            plain.append(f"((const int64_t*)&sizes)[{size}]")
            annotated += ["enzyme_const", plain[-1]]
            size += 1
        else:
            plain.append(f"((const double*)&scalars)[{scalar}]")
            annotated += ["enzyme_const", plain[-1]]
            scalar += 1
    return plain, annotated


@cache
def entry():
    """The registered function: (result, [identifier of the compiled function, arguments ...])."""
    capsule, python = enzyme_call.get_callback(), ctypes.pythonapi
    python.PyCapsule_GetName.restype, python.PyCapsule_GetName.argtypes = ctypes.c_char_p, [ctypes.py_object]
    python.PyCapsule_GetPointer.restype = ctypes.c_void_p
    python.PyCapsule_GetPointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
    address = python.PyCapsule_GetPointer(capsule, python.PyCapsule_GetName(capsule))
    return ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(address)


@cache
def options() -> tuple[str, ...]:
    """Those of a release build for this processor, in the words of the compiler proper."""
    known = {"emeraldrapids": "sapphirerapids"}  # same instructions; the older compiler lacks the name
    processor = llvm.get_host_cpu_name()
    optimised = ("-O3", "-target-cpu", known.get(processor, processor), "-vectorize-loops", "-vectorize-slp")
    return (*optimised, "-resource-dir", resource_dir(), *cflags())


def compiled(text: str, name: str, inputs: list[np.ndarray], value: np.ndarray):
    """A function without arguments that runs one of the two functions on these arrays."""
    shapes = [("int64_t" if a.dtype.kind == "i" else "double", [1]) for a in inputs]
    identifier, scratch = enzyme_call.create_enzyme_kernel(
        text, name, [("double", [1])], shapes, options(),
        enzyme_call.ABI.Primal, enzyme_call.Language.CPP, False, "", "cpu",
    )  # fmt: skip
    if scratch:
        raise NotExpressible("the binding asks for scratch memory")
    number = np.array([identifier], np.int64)
    held = (number, *inputs)
    pointers = (ctypes.c_void_p * len(held))(*(a.ctypes.data for a in held))
    call, result, given = entry(), value.ctypes.data, ctypes.addressof(pointers)

    def run(_alive=(held, pointers, value)) -> None:
        call(result, given)

    return run
