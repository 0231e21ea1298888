"""The `numba.cuda` that Numba brings along: a target over Numba's own types, templates and registries.

    from .bundled import types, compile_cuda, typing_registry, ...

What is registered for all of Numba's targets is seen in kernels, too. Its IR depends on what libNVVM says of itself, which need
not be there to differentiate a kernel.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
from numba.core import cgutils, types
from numba.core.compiler_lock import global_compiler_lock as compiler_lock
from numba.core.extending import models, typeof_impl
from numba.core.typing.templates import AbstractTemplate, AttributeTemplate, Signature, fold_arguments, signature
from numba.core.typing.typeof import Purpose, typeof
from numba.cuda import dispatcher as dispatcher_module
from numba.cuda.compiler import compile_cuda
from numba.cuda.cudadecl import registry as typing_registry
from numba.cuda.cudadrv import nvvm
from numba.cuda.cudaimpl import registry as lowering_registry
from numba.cuda.dispatcher import CUDADispatcher
from numba.cuda.models import register_model
from numba.cuda.target import CUDATargetContext, CUDATypingContext
from numba.cuda.types import CUDADispatcher as DispatcherType
from numpy.lib.stride_tricks import as_strided

from ..device_views import device_view, is_on_device
from .numba_cuda_mlir import as_of_numba_cuda

__all__ = [
    "ARGUMENT_PREFIX",
    "AbstractTemplate",
    "AttributeTemplate",
    "CUDADispatcher",
    "CUDATargetContext",
    "CUDATypingContext",
    "DispatcherType",
    "OpaqueModel",
    "Signature",
    "cgutils",
    "compile_cuda",
    "compiler_lock",
    "dispatcher_module",
    "lowering_registry",
    "ready_to_lower",
    "register_model",
    "signature",
    "type_of_argument",
    "typeof_impl",
    "types",
    "typing_registry",
]

ARGUMENT_PREFIX = "arg."
OpaqueModel = models.OpaqueModel


class Nvvm:
    """What a libNVVM of CUDA 12 says of itself."""

    data_layout = ("e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-"
                   "v32:32:32-v64:64:64-v128:128:128-n16:32:64")  # fmt: skip

    def get_ir_version(self) -> tuple[int, int, int, int]:
        """Of the IR and of its debug information."""
        return 2, 0, 3, 1


@contextmanager
def ready_to_lower() -> Iterator[None]:
    """Kernels are compiled although libNVVM is not found, and with calls of functions that take ``*args``."""
    attributes: list[tuple[Any, str, Any]] = [(CUDADispatcher, "get_call_template", _call_template)]
    if not nvvm.is_available():
        attributes.append((nvvm, "NVVM", Nvvm))
    originals = [(owner, name, getattr(owner, name)) for owner, name, _ in attributes]
    for owner, name, new in attributes:
        setattr(owner, name, new)
    try:
        yield
    finally:
        for owner, name, old in originals:
            setattr(owner, name, old)


_original_template = CUDADispatcher.get_call_template


def _call_template(dispatcher: CUDADispatcher, args: tuple, kws: dict) -> tuple:
    """How a device function is called: with a tuple for ``*args``, such as those of `max`, which Numba itself forgets."""
    signature_ = inspect.signature(dispatcher.py_func)
    if any(p.kind is inspect.Parameter.VAR_POSITIONAL for p in signature_.parameters.values()):
        args = fold_arguments(signature_, args, kws, lambda index, parameter, value: value,
                              lambda index, parameter, default: types.Omitted(default),
                              lambda index, parameter, values: types.StarArgTuple(values))  # fmt: skip
        kws = {}
    return _original_template(dispatcher, args, kws)


def type_of_argument(value: Any) -> types.Type:
    """The type that a kernel sees, of arrays of a device as well."""
    if hasattr(value, "_numba_type_") or not is_on_device(value):
        return as_of_numba_cuda(typeof(value, Purpose.argument), types)
    view = device_view(value)
    alike = as_strided(np.empty(0, view.dtype), view.shape, view.strides, writeable=view.writeable)  # nobody looks into it
    return typeof(alike, Purpose.argument)
