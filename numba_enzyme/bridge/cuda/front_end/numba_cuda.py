"""The package numba-cuda: a target with types, templates and registries of its own.

    from .numba_cuda import types, compile_cuda, typing_registry, ...
"""

from __future__ import annotations

from contextlib import nullcontext as ready_to_lower

from numba.cuda import cgutils, types
from numba.cuda import dispatcher as dispatcher_module
from numba.cuda.compiler import compile_cuda
from numba.cuda.core.compiler_lock import global_compiler_lock as compiler_lock
from numba.cuda.cudadecl import registry as typing_registry
from numba.cuda.cudaimpl import registry as lowering_registry
from numba.cuda.dispatcher import CUDADispatcher
from numba.cuda.extending import core_models
from numba.cuda.models import register_model
from numba.cuda.target import CUDATargetContext, CUDATypingContext
from numba.cuda.types.ext_types import CUDADispatcher as DispatcherType
from numba.cuda.typing.templates import AbstractTemplate, AttributeTemplate, Signature, signature
from numba.cuda.typing.typeof import Purpose, typeof, typeof_impl

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

ARGUMENT_PREFIX = ""  # arguments have the names of the source
OpaqueModel = core_models.OpaqueModel


def type_of_argument(value: object) -> types.Type:
    """The type that a kernel sees, of arrays of a device as well."""
    return as_of_numba_cuda(typeof(value, Purpose.argument), types)
