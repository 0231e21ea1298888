"""The one place that knows which `numba.cuda` there is, and where it keeps what we need of it.

    numba.cuda of the package numba-cuda      numba.cuda.types, numba.cuda.typing, numba.cuda.cgutils, ...   :mod:`.numba_cuda`
    numba.cuda that Numba brings along        numba.core.types, numba.core.typing, numba.core.cgutils, ...   :mod:`.bundled`
    the package numba-cuda-mlir               kernels only, in the form of the others              :mod:`.numba_cuda_mlir`

    lower(dispatcher, argument types, (9, 0))   ->   Lowered(modules of LLVM IR, the symbol of the kernel)

The first two have the same names, and one of them is there; all other modules import them from here. A kernel of the third is
known by its class when it comes by.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from inspect import signature as signature_of
from types import SimpleNamespace

from numba import cuda
from numba.cuda.cudadrv import devices
from numba.cuda.cudadrv import driver as driver_layer  # of both the same

from .gone_from_numpy import import_arrays
from .numba_cuda_mlir import is_mlir, modules_of

IS_BUNDLED = getattr(cuda, "implementation", "") == "Built-in"

if IS_BUNDLED:
    from .bundled import (
        ARGUMENT_PREFIX,
        AbstractTemplate,
        AttributeTemplate,
        CUDADispatcher,
        CUDATargetContext,
        CUDATypingContext,
        DispatcherType,
        OpaqueModel,
        Signature,
        cgutils,
        compile_cuda,
        compiler_lock,
        dispatcher_module,
        lowering_registry,
        ready_to_lower,
        register_model,
        signature,
        type_of_argument,
        typeof_impl,
        types,
        typing_registry,
    )
else:
    import_arrays()
    from .numba_cuda import (
        ARGUMENT_PREFIX,
        AbstractTemplate,
        AttributeTemplate,
        CUDADispatcher,
        CUDATargetContext,
        CUDATypingContext,
        DispatcherType,
        OpaqueModel,
        Signature,
        cgutils,
        compile_cuda,
        compiler_lock,
        dispatcher_module,
        lowering_registry,
        ready_to_lower,
        register_model,
        signature,
        type_of_argument,
        typeof_impl,
        types,
        typing_registry,
    )

__all__ = [
    "ARGUMENT_PREFIX",
    "IS_BUNDLED",
    "AbstractTemplate",
    "AttributeTemplate",
    "CUDADispatcher",
    "CUDATargetContext",
    "CUDATypingContext",
    "DispatcherType",
    "Lowered",
    "OpaqueModel",
    "Signature",
    "cgutils",
    "compiler_lock",
    "devices",
    "driver_layer",
    "is_mlir",
    "lower",
    "lower_device",
    "lowering_registry",
    "register_model",
    "signature",
    "type_of_argument",
    "typeof_impl",
    "types",
    "typing_registry",
]

# Those of a kernel's options that this version of numba.cuda takes into account when it compiles.
_COMPILE_OPTIONS = {"fastmath", "forceinline", "inline", "max_registers", "lto"} & set(signature_of(compile_cuda).parameters)


@dataclass(frozen=True)
class Lowered:
    """A kernel as numba.cuda hands it to its own back end: the text of all modules, and which symbol it is."""

    modules: list[str]
    symbol: str


def lower(dispatcher: CUDADispatcher, arguments: tuple[types.Type, ...], capability: tuple[int, int]) -> Lowered:
    """The LLVM IR of a kernel for these argument types; neither a device nor a toolkit is needed."""
    if is_mlir(dispatcher):
        return Lowered(*modules_of(dispatcher, arguments, ARGUMENT_PREFIX))
    given = dispatcher.targetoptions
    options = {name: given[name] for name in _COMPILE_OPTIONS if given.get(name) is not None}
    with _without_device(capability), ready_to_lower():
        compiled = compile_cuda(dispatcher.py_func, types.void, arguments, cc=capability, lineinfo=True, **options)
    return Lowered([str(module) for module in compiled.library.modules], compiled.fndesc.llvm_func_name)


@dataclass(frozen=True)
class LoweredDevice(Lowered):
    """A device function likewise. ``returned``: the type of its result."""

    returned: types.Type


def lower_device(function: object, arguments: tuple[types.Type, ...], capability: tuple[int, int] = (9, 0)) -> LoweredDevice:
    """The LLVM IR of a Python function as a device function, for these argument types."""
    with _without_device(capability), ready_to_lower():
        compiled = compile_cuda(function, None, arguments, cc=capability, lineinfo=False)
    modules = [str(module) for module in compiled.library.modules]
    return LoweredDevice(modules, compiled.fndesc.llvm_func_name, compiled.signature.return_type)


@contextmanager
def _without_device(capability: tuple[int, int]) -> Iterator[None]:
    """Device functions are compiled for the capability of the current device; now for this one."""
    original = dispatcher_module.get_current_device
    dispatcher_module.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        yield
    finally:
        dispatcher_module.get_current_device = original
