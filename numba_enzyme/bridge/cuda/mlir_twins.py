"""Kernels of numba-cuda-mlir that call derivatives, or functions with rules of their own: the same functions, of numba.cuda.

    from numba_cuda_mlir import cuda                              from numba import cuda
    @cuda.jit                                            ->       @cuda.jit
    def k(x, y): y[cuda.grid(1)] = grad(f)(x[0])                  def k(x, y): y[cuda.grid(1)] = grad(f)(x[0])

The package types and lowers calls by registries of its own, which know nothing of derivatives; the names that it offers to
kernels are numba.cuda's. So such a kernel is copied, with the functions that it names, and each name of the package means the one
of numba.cuda in the copy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from contextlib import contextmanager
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

import numba
from numba import cuda
from numba.core.registry import CPUDispatcher

from ...errors import EnzymeError
from ..code_objects import names_in
from .copied_functions import Copies
from .front_end import CUDADispatcher, is_mlir, types, typing_registry
from .front_end.numba_cuda_mlir import PACKAGE

OURS = __name__.partition(".")[0]
OPTIONS = ("device", "fastmath", "forceinline", "max_registers")
"""Those of the package's options that say something of a function's numbers or speed to numba.cuda, too."""
UNLIKE = {f"{PACKAGE}.numba_cuda": "numba.cuda", f"{PACKAGE}.cuda": "numba.cuda", f"{PACKAGE}.types": "numba.types",
          PACKAGE: "numba"}  # fmt: skip
"""Where numba.cuda has what the package has here."""
CLASSES = tuple(value for name in ("shared", "local", "const") if isinstance(value := getattr(cuda, name), type))
"""Modules of the package that numba.cuda has as classes, and types as modules where they are attributes only."""

for stub in CLASSES:
    typing_registry.register_global(stub, types.Module(stub))


def or_twin(dispatcher: Any) -> Any:
    """A kernel, or what stands for it if it is the package's and calls derivatives or functions with rules."""
    if not is_mlir(dispatcher):
        return dispatcher
    reached: dict[int, Any] = {}
    needs_twin = _needs_twin(dispatcher, reached)
    for function in filter(is_mlir, reached.values()):
        function.__dict__["_enzyme_compiled"] = True
    return _Twins().dispatcher(dispatcher) if needs_twin else dispatcher


@contextmanager
def compiling(dispatcher: Any, kernel: Any) -> Iterator[None]:
    """Inside, ``dispatcher`` or its twin is compiled: what numba.cuda says of the latter names the kernel of the package."""
    try:
        yield
    except EnzymeError:
        raise
    except Exception as problem:
        if kernel is dispatcher:
            raise
        raise EnzymeError(f"numba.cuda, which compiles the kernels of {PACKAGE} that call derivatives or functions with rules, "
                          f"can't compile {kernel.py_func.__name__}: {problem}") from problem  # fmt: skip


def twin_of(function: Any) -> Any:
    """The same function of numba.cuda, if it is one of the package; of a Python function one whose names mean numba.cuda's."""
    if isinstance(function, FunctionType):
        return _Twins().function(function)
    return _Twins().dispatcher(function) if is_mlir(function) else function


def finish_twin(function: Any, step: Callable[[Any], Any]) -> Any:
    """Remember what is to be done with the twin of a function of the package when it is made; the function."""
    if not {"_enzyme_compiled", "_enzyme_twin"}.isdisjoint(function.__dict__):
        raise EnzymeError(f"{function.__name__} has been compiled for a kernel already: give it the rule before that")
    function.__dict__.setdefault("_enzyme_steps", []).append(step)
    return function


def _needs_twin(dispatcher: Any, reached: dict[int, Any]) -> bool:
    """``reached``: takes up the functions that it calls, and itself."""
    if id(dispatcher) in reached:
        return False
    reached[id(dispatcher)] = dispatcher
    needed = [_is_ours(v) or (hasattr(v, "py_func") and _needs_twin(v, reached)) for v in _named(dispatcher.py_func)]
    return any(needed)


def _is_ours(value: Any) -> bool:
    home = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None) or type(value).__module__
    marked = hasattr(value, "enzyme_rule") or "_enzyme_steps" in getattr(value, "__dict__", {})
    return marked or str(home).partition(".")[0] == OURS or type(value).__module__.partition(".")[0] == OURS


def _named(function: FunctionType) -> Iterator[Any]:
    """What a function names: globals, what it closes over, and what it looks up in modules."""
    named = set(names_in(function.__code__))
    found = [function.__globals__[name] for name in named if name in function.__globals__]
    for cell in function.__closure__ or ():
        try:
            found.append(cell.cell_contents)
        except ValueError:
            continue  # not assigned
    modules: set[int] = set()
    while found:
        value = found.pop()
        yield value
        if isinstance(value, tuple):
            found += value
        elif isinstance(value, ModuleType) and not _of_package(value.__name__) and id(value) not in modules:
            modules.add(id(value))
            found += [vars(value)[name] for name in named if name in vars(value)]


class _Twins(Copies):
    """Functions of numba.cuda for those of the package; a function with a rule has one for good."""

    def __init__(self) -> None:
        super().__init__()
        self._modules: dict[tuple[ModuleType, Set[str]], ModuleType] = {}

    def dispatcher(self, original: Any) -> Any:
        """A function with steps has one twin, whoever calls it."""
        if "_enzyme_steps" not in original.__dict__:
            return super().dispatcher(original)
        known = original.__dict__.get("_enzyme_twin")
        if known is None:
            known = original.__dict__["_enzyme_twin"] = super().dispatcher(original)
        return known

    def dispatcher_of(self, original: Any, copy: FunctionType) -> Any:
        """With the options that both know, finished as was asked for."""
        made = CUDADispatcher(copy, {name: given for name in OPTIONS if (given := original.targetoptions.get(name))})
        for step in original.__dict__.get("_enzyme_steps", ()):
            made = step(made)
        return made

    def value(self, value: object, named: Set[str]) -> object:
        """Names of the package mean those of numba.cuda, its functions their twins."""
        if is_mlir(value):
            return self.dispatcher(value)
        if isinstance(value, ModuleType):
            return _there(value.__name__, "") if _of_package(value.__name__) else self._module(value, named)
        if isinstance(value, tuple):
            return self._tuple(value, named)
        if isinstance(value, CPUDispatcher):
            return value
        home = getattr(value, "__module__", None) or type(value).__module__
        if not _of_package(home):
            return value
        if (name := getattr(value, "__qualname__", None)) is not None:
            return _there(home, name)
        if (number := getattr(types, {"bool": "boolean"}.get(str(value), str(value)), None)) is not None:
            return number
        raise _missing(str(value))

    def _tuple(self, value: Any, named: Set[str]) -> Any:
        turned = [self.value(part, named) for part in value]
        if all(part is known for part, known in zip(turned, value, strict=True)):
            return value
        return type(value)(*turned) if hasattr(value, "_fields") else tuple(turned)

    def _module(self, module: ModuleType, named: Set[str]) -> ModuleType:
        """The same module, or one in which names mean something else, if they do."""
        key = module, named
        if key not in self._modules:
            self._modules[key] = module  # where modules name each other
            known = {name: vars(module)[name] for name in named if name in vars(module)}
            turned = {name: self.value(value, named) for name, value in known.items()}
            if any(turned[name] is not known[name] for name in turned):
                made = self._modules[key] = ModuleType(module.__name__)
                vars(made).update({**vars(module), **turned})
        return self._modules[key]


def _of_package(name: str) -> bool:
    return str(name).partition(".")[0] == PACKAGE


def _there(home: str, name: str) -> Any:
    """What numba.cuda has by a name of the package's: where that one is, or at its top."""
    begin = next(key for key in UNLIKE if home == key or home.startswith(f"{key}."))
    path = UNLIKE[begin] + home[len(begin) :]
    for start in (path, "numba.cuda"):
        found: Any = numba
        for part in [*start.split(".")[1:], *filter(None, name.split("."))]:
            found = getattr(found, part, None) if found is not None else None
        if found is None and not name:
            try:
                found = import_module(start)
            except ImportError:
                continue
        if found is not None:
            return found
    raise _missing(f"{home}.{name}".rstrip("."))


def _missing(name: str) -> EnzymeError:
    return EnzymeError(f"a kernel of {PACKAGE} that calls derivatives, or functions with rules, is compiled by numba.cuda, which "
                       f"has no {name}")  # fmt: skip
