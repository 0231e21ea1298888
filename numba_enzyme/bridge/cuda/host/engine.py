"""Machine code of a launch, loaded into the process.

    HostCode(text).launch(slots, configuration, first, last) -> 0, or why the threads got stuck
"""

from __future__ import annotations

import ctypes
import re
from importlib.resources import files

import llvmlite.binding as ll
import numpy as np

from ....errors import EnzymeError
from .launch import LAUNCH, Configuration
from .meetings import STATE_BYTES
from .scheduler import DEADLOCK, resolver_address

POINTER = 8
LAUNCHER = ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_void_p] * 3, *[ctypes.c_int64] * 2)


class HostCode:
    """One compiled launch. ``waits``: whether threads meet; ``asks``: whether not only at barriers of all threads."""

    def __init__(self, text: str, *, waits: bool, asks: bool) -> None:
        self.waits, self.asks = waits, asks
        machine = ll.Target.from_default_triple().create_target_machine(
            cpu=ll.get_host_cpu_name(), features=ll.get_host_cpu_features().flatten(), opt=3, jit=True)
        module = ll.parse_assembly(text)
        if re.search(r"@__nv_\w+\(|@___numba_", text):
            module.link_in(ll.parse_assembly(_library_text()))
            for function in module.functions:
                if not function.is_declaration and function.name.startswith(("__nv_", "___numba_")):
                    function.linkage = "internal"
        module.verify()
        options = ll.create_pipeline_tuning_options(speed_level=3)
        options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = True
        builder = ll.create_pass_builder(machine, options)
        builder.getModulePassManager().run(module, builder)
        self.text = str(module)
        declared = [f.name for f in module.functions if f.is_declaration and not f.name.startswith("llvm.")]
        self._machine = machine
        self._engine = ll.create_mcjit_compiler(module, machine)
        for name in declared:  # what can't be found when code is loaded would end the process
            if ll.address_of_symbol(name) is None:
                raise EnzymeError(f"{name} is not known on the host")
        self._engine.finalize_object()
        self._launch = LAUNCHER(self._engine.get_function_address(LAUNCH))

    def assembly(self) -> str:
        """What the host runs, loops over blocks and threads included."""
        return self._machine.emit_assembly(ll.parse_assembly(self.text))

    def launch(self, slots: np.ndarray, grid: tuple[int, ...], block: tuple[int, ...], dynamic_bytes: int) -> None:
        """Run all blocks, one after the other. ``slots``: the arguments, 8 bytes each.

        Raises EnzymeError when threads wait for each other for ever.
        """
        self.launch_part(slots, grid, block, dynamic_bytes, grid[0] * grid[1] * grid[2])

    def launch_part(self, slots: np.ndarray, grid: tuple[int, ...], block: tuple[int, ...], dynamic_bytes: int,
                    last: int) -> None:  # fmt: skip
        """Run the blocks before ``last``."""
        threads = block[0] * block[1] * block[2]
        states = np.zeros(threads * (STATE_BYTES + POINTER) // 8 if self.waits else 1, np.int64)
        configuration = Configuration(tuple(grid), tuple(block), dynamic_bytes, resolver_address() if self.asks else None)
        blocks = min(last, grid[0] * grid[1] * grid[2])
        if not blocks or not threads:
            return
        status = self._launch(slots.ctypes.data, ctypes.addressof(configuration), states.ctypes.data, 0, blocks)
        if status:
            raise EnzymeError(
                "threads of a block wait for each other for ever" if status == DEADLOCK else
                "threads of a block wait at different barriers: every thread must reach every syncthreads()")


def _library_text() -> str:
    return files(__package__).joinpath("runtime_ir", "libdevice.ll").read_text(encoding="utf-8")
