"""The package numba-cuda-mlir: kernels by way of MLIR, in the form that numba.cuda's kernels have.

    from numba_cuda_mlir import cuda
    @cuda.jit def k(a, x): ...   ->   define internal void @k(double, ptr, ptr, i64, i64, i64)     as the package makes it
                                      define i32 @k.numba(ptr, double, meminfo, ..., data, shape, strides)   which calls it

Everything that follows sees numba.cuda's types and calling convention only. The package is imported when one of its kernels
comes by, never before. It makes LLVM's text of today for targets from compute capability 10.0 on, so all is made for that; the
derivatives are compiled by LLVM's own back end for whatever device there is.
"""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

from ....errors import EnzymeError
from .mlir_convention import convention
from .mlir_operations import common_operations

PACKAGE = "numba_cuda_mlir"
CHIP, CAPABILITY = "sm_100", (10, 0)  # the first for which the package makes text of today's LLVM
FINDINGS = re.compile(r"\b(?:nuw|nsw) ?")
"""What the package claims of its index arithmetic. It claims it of negative strides, too, where it is not so."""


def is_mlir(dispatcher: object) -> bool:
    """Whether a kernel is of this package; which is not imported for that."""
    return any(cls.__name__ == "MLIRDispatcher" and cls.__module__.startswith(f"{PACKAGE}.") for cls in type(dispatcher).__mro__)


def modules_of(dispatcher: Any, arguments: tuple, prefix: str) -> tuple[list[str], str]:
    """The text of all modules, and the symbol of the function in numba.cuda's convention. ``prefix``: of names of arguments."""
    types = tuple(map(_translated, arguments))
    with _without_toolkit():
        try:
            text = _llvm_text(dispatcher, types)
        except (_part("_mlir.ir").MLIRError, AssertionError) as problem:
            raise EnzymeError(f"numba-cuda-mlir can't compile {dispatcher.py_func.__name__}: {problem}") from problem
    names = dispatcher.py_func.__code__.co_varnames[: dispatcher.py_func.__code__.co_argcount]
    return convention(common_operations(FINDINGS.sub("", text)), tuple(zip(names, arguments, strict=True)), prefix)


def _llvm_text(dispatcher: Any, arguments: tuple) -> str:
    """The package's own steps, short of the assembler of the toolkit, which need not be there."""
    compiler, optimization, context = map(_part, ("mlir_compiler", "mlir_optimization", "lowering_utilities.context"))
    target = _part("descriptor").mlir_target
    target.ensure_initialized()
    target.refresh_registries()
    options = {**dispatcher.targetoptions, "chip": CHIP, "lineinfo": True, "debug": False, "lto": False}
    compiled = compiler.compile_mlir(dispatcher.py_func, _part("types").void, arguments, options)
    with context.get_context():
        module = compiled.metadata["mlir_module"]
        optimization.PassManager.parse(optimization.get_base_pipeline()).run(module.operation)
        optimization.run_pre_codegen_patterns(module)
        kernels = optimization._get_single_gpu_module(module).operation
        kernels.attributes["llvm.data_layout"] = optimization.ir.StringAttr.get(optimization.NVPTX64_DATALAYOUT)
        kernels.attributes["llvm.target_triple"] = optimization.ir.StringAttr.get(optimization.NVPTX64_TRIPLE)
        return optimization.translate_to_llvmir_text(kernels)


class _without_toolkit:
    """The package asks the device for its capability and the toolkit for its version; neither need be there."""

    def __enter__(self) -> None:
        self.tools, self.lowering = _part("tools"), _part("mlir_lowering")
        self.kept = self.tools._cached_cc, self.lowering.get_max_ptx_version
        self.tools._cached_cc = CAPABILITY
        self.lowering.get_max_ptx_version = lambda: None

    def __exit__(self, *_: object) -> None:
        self.tools._cached_cc, self.lowering.get_max_ptx_version = self.kept


def _part(name: str) -> Any:
    return import_module(f"{PACKAGE}.{name}")


def _translated(type_: Any) -> Any:
    """A type of numba.cuda as the package's own, which has copies of all its classes."""
    theirs = _part("types")
    kind = type(type_).__name__
    if kind == "Array":
        _check_array(type_)
        return theirs.Array(_translated(type_.dtype), type_.ndim, type_.layout, readonly=not type_.mutable, aligned=type_.aligned)
    if kind == "UniTuple":
        return theirs.UniTuple(_translated(type_.dtype), type_.count)
    if kind == "Tuple":
        return theirs.Tuple(tuple(map(_translated, type_.types)))
    if kind in ("Integer", "Float", "Complex", "Boolean"):
        return _named(theirs, type_)
    raise EnzymeError(f"an argument of type {type_} can't be given to a kernel of numba-cuda-mlir that is differentiated: "
                      "numbers, arrays of numbers and tuples of them can")  # fmt: skip


def _named(types: Any, number: Any) -> Any:
    """The type of numbers that one package's ``types`` has by the name of another's."""
    return getattr(types, {"bool": "boolean"}.get(str(number), str(number)))


def as_of_numba_cuda(type_: Any, types: Any) -> Any:
    """A type that one of the package's own arrays on a device names, as that of ``types``, numba.cuda's; others as they are."""
    if type(type_).__name__ != "Array" or not type(type_).__module__.startswith(f"{PACKAGE}."):
        return type_
    return types.Array(_named(types, type_.dtype), type_.ndim, type_.layout, readonly=not type_.mutable, aligned=type_.aligned)


def _check_array(type_: Any) -> None:
    if type(type_.dtype).__name__ not in ("Integer", "Float", "Complex", "Boolean"):
        raise EnzymeError(f"an array of {type_.dtype} can't be given to a kernel of numba-cuda-mlir that is differentiated: "
                          "pass one array per field")  # fmt: skip
    if not type_.aligned:
        raise EnzymeError(f"the elements of an argument of type {type_} are not aligned: pass a copy")
