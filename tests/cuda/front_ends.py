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
    return found


def corpus(front_end):
    """The cases of the corpus, their kernels written for this front end."""
    if front_end == "numba-cuda":
        return import_module("kernel_corpus").CASES
    if front_end not in _LOADED:
        sys.modules["names_of_numba_cuda_mlir"] = names_of(front_end)
        found = {}
        for name in CORPUS:
            path = Path(__file__).parent / f"{name}.py"
            source = path.read_text(encoding="utf-8").replace("from numba import ", "from names_of_numba_cuda_mlir import ")
            source = source.replace("from textbook_kernels import ", "from textbook_kernels_of_mlir import ")
            module = ModuleType(f"{name}_of_mlir")
            sys.modules[module.__name__] = module
            exec(compile(source, str(path), "exec"), vars(module))
            found = module.CASES if name == "kernel_corpus" else found
        _LOADED[front_end] = found
    return _LOADED[front_end]
