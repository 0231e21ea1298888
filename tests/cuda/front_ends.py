"""The same kernels for each front end: a module of kernels is run again with another package's `cuda` and types."""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

CORPUS = ("textbook_kernels", "kernel_corpus")
_LOADED: dict[str, dict] = {}


def names_of(front_end):
    """What kernels import from `numba`, of this front end."""
    if front_end == "numba-cuda":
        return import_module("numba")
    found = ModuleType("names_of_numba_cuda_mlir")
    vars(found).update(vars(import_module("numba_cuda_mlir.types")), cuda=import_module("numba_cuda_mlir.cuda"))
    found.njit = import_module("numba").njit
    return found


def module_of_mlir(name):
    """A module of kernels or of tests of them, with kernels of numba-cuda-mlir in the place of numba-cuda's."""
    if name not in _LOADED:
        sys.modules["names_of_numba_cuda_mlir"] = names_of("numba-cuda-mlir")
        path = Path(__file__).parent / f"{name}.py"
        source = path.read_text(encoding="utf-8").replace("from numba import ", "from names_of_numba_cuda_mlir import ")
        for other in CORPUS:
            source = source.replace(f"from {other} import ", f"from {other}_of_mlir import ")
            if f"from {other}_of_mlir" in source:
                module_of_mlir(other)
        module = ModuleType(f"{name}_of_mlir")
        sys.modules[module.__name__] = module
        exec(compile(source, str(path), "exec"), vars(module))
        _LOADED[name] = vars(module)
    return _LOADED[name]


def corpus(front_end):
    """The cases of the corpus, their kernels written for this front end."""
    if front_end == "numba-cuda":
        return import_module("kernel_corpus").CASES
    return module_of_mlir("kernel_corpus")["CASES"]
