"""What the oracle's instructions and library functions work on: memory, globals and constants of a module, and who runs.

    machine.memory.load(address, type);  machine.constants.value(constant);  machine.invoke(function, values, types)
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from ..ir.data_layout import DataLayout
from ..ir.functions import Function, Module
from ..ir.instructions import Call
from ..ir.parser import parse_module
from ..ir.types import FloatType, OpaqueStruct, PointerType, Type, integer_bits
from ..ir.values import GlobalAlias, GlobalVariable, Value
from .oracle_constants import Constants
from .oracle_memory import Memory, Origin
from .oracle_scalars import Arithmetic, OracleError


class Frame(dict):
    """Values of one activation of a function; constants come from the oracle's table.

    ``stack``: allocations that end with the activation; ``variadic``: bytes and origins of arguments beyond the parameters.
    """

    def __init__(self, constants: Constants) -> None:
        self.constants = constants
        self.stack: list[int] = []
        self.variadic: list[tuple[bytes, list[Origin] | None]] = []

    def __missing__(self, value: Value):
        return self.constants.value(value)


class Machine(ABC):
    """The state of an oracle; that one runs functions on it."""

    def __init__(self, module: Module | str, precision: str, step_limit: int) -> None:
        self.module = parse_module(module) if isinstance(module, str) else module
        self.arithmetic = Arithmetic(precision)
        self.layout = DataLayout.of(self.module)
        self.memory = Memory(self.layout, self.arithmetic)
        self.step_limit = step_limit
        self.steps = 0
        self.depth = 0
        self.thread: Any = None  # the running thread of a kernel
        self.random_state = 1
        self.functions_at: dict[int, Function] = {}
        self.addresses: dict[str, int] = {}
        self.constants = Constants(self.module, self.memory, self.addresses)
        self._place_globals()

    @property
    def notes(self) -> list[str]:
        return self.memory.notes

    def argument(self, type_: Type, value):
        """A value of the caller in the oracle's form."""
        if isinstance(type_, FloatType):
            return self.arithmetic.dual(type_.kind, value)
        if isinstance(value, (tuple, list)):
            return tuple(self.argument(t, v) for (_, t), v in zip(self.memory.elements(type_), value, strict=True))
        bits = 64 if isinstance(type_, PointerType) else integer_bits(type_)
        return int(value) & ((1 << bits) - 1)

    @abstractmethod
    def run(self, function: Function, arguments: list, types: Sequence[Type] = ()) -> Any:
        """One activation of a defined function with arguments in the oracle's form; ``types`` of variadic ones."""

    @abstractmethod
    def invoke(self, callee: Function, values: list, types: list[Type], call: Call | None = None) -> Any:
        """Calls a function by its model, whoever implements it."""

    @abstractmethod
    def call_instruction(self, frame: Frame, call: Call) -> Any:
        """A call or invoke: a function of the module, an intrinsic, or the C library."""

    def _place_globals(self) -> None:
        for name, function in self.module.functions.items():
            address = self.memory.allocate(1, "function", f"@{name}")
            self.addresses[name] = address
            self.functions_at[address] = function
        variables = [g for g in self.module.globals.values() if isinstance(g, GlobalVariable)]
        for variable in variables:
            kind = "constant" if variable.constant else "global"
            body = self.module.structs.get(getattr(variable.value_type, "name", ""))
            size = 0 if isinstance(body, OpaqueStruct) else self.layout.size_of(variable.value_type)
            self.addresses[variable.name] = self.memory.allocate(size, kind, f"@{variable.name}", fill=0)
        for alias in self.module.globals.values():
            if isinstance(alias, GlobalAlias) and alias.target is not None:
                self.addresses[alias.name] = self.constants.value(alias.target)
        for variable in variables:
            if variable.initializer is not None:
                self._initialize(variable, variable.initializer)

    def _initialize(self, variable: GlobalVariable, initializer: Value) -> None:
        """Fills a global; one whose initialiser is not known becomes memory that may not be touched."""
        allocation, _ = self.memory.find(self.addresses[variable.name], 0)
        try:
            data, origins = self.memory.to_bytes(variable.value_type, self.constants.value(initializer))
        except OracleError as error:
            allocation.name += f" (not interpreted: {error})"
            allocation.freed = True
            return
        self.memory.initialize(allocation, 0, data, origins)
