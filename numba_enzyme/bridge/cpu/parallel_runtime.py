"""``ne.parallel_for`` for programs that Numba runs: a code library made once, from the text beside this file.

    parallel_runtime()      defines @ne.parallel_for on the threads that Numba's own parallel loops run on
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import llvmlite.binding as ll
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.np.ufunc.parallel import _launch_threads

from ...ir.parallel import PARALLEL_FOR


@global_compiler_lock
@cache
def parallel_runtime() -> object:
    """The library, loaded; Numba's threads are there."""
    _launch_threads()
    codegen = cpu_target.target_context.codegen()
    library = codegen.create_library("numba_enzyme.parallel")
    library.add_llvm_module(ll.parse_assembly(files(__package__).joinpath("parallel_runtime.ll").read_text(encoding="utf-8")))
    library.finalize()
    library.get_pointer_to_function(PARALLEL_FOR)
    return library
