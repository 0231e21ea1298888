"""Machine code of a launch, loaded into the process.

    HostCode(text, thread).launch(slots, grid, block, dynamic_bytes, workers, block_memory)

Blocks run one after the other in the caller's thread as long as that takes no time; what is left then is shared by several
threads, each with memory of its own for the blocks' shared arrays.
"""

from __future__ import annotations

import ctypes
import functools
import math
import os
import re
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from importlib.resources import files

import llvmlite.binding as ll
import numpy as np
from numba.core import config as numba_config

from ....errors import EnzymeError
from ..own_arrays import add_runtime
from ..reshapes import add_reshape
from .launch import LAUNCH, Configuration
from .meetings import STATE_BYTES
from .retarget import HostThread
from .scheduler import DEADLOCK, resolver_address
from .whole_grid import AWAKE, WholeGrid, finish

POINTER = 8
ALONE_SECONDS = 1e-4  # what a launch may take before other threads are asked
MOST_WORKERS = 256
LAUNCHER = ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_void_p] * 3, *[ctypes.c_int64] * 2)


class HostCode:
    """One compiled launch of ``thread``."""

    def __init__(self, text: str, thread: HostThread) -> None:
        self.waits, self.asks, self.in_turn, self.sites = thread.waits, thread.asks, thread.in_turn, thread.sites
        self.meets_all = thread.meets_all
        halves = re.search(r"\bhalf\b", text) is not None
        if halves and not _has_halves():
            raise EnzymeError("this processor has no half-precision numbers: use target='cuda', or float32")
        machine = ll.Target.from_default_triple().create_target_machine(
            cpu=ll.get_host_cpu_name(), features=ll.get_host_cpu_features().flatten(), opt=3, jit=True)
        module = ll.parse_assembly(text)
        if re.search(r"@__nv_\w+\(|@___numba_", text):
            module.link_in(ll.parse_assembly(_library_text("libdevice")))
            for function in module.functions:
                if not function.is_declaration and function.name.startswith(("__nv_", "___numba_")):
                    function.linkage = "internal"
        add_reshape(module, text)
        add_runtime(module, text)
        if halves:
            module.link_in(ll.parse_assembly(_library_text("halves")))
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

    def launch(self, slots: np.ndarray, grid: tuple[int, ...], block: tuple[int, ...], dynamic_bytes: int, *, workers: int = 1,
               block_memory: Sequence[tuple[int, int]] = (), only_first: bool = False) -> None:  # fmt: skip
        """Run all blocks, or ``only_first``.

        ``slots``: the arguments, 8 bytes each; ``block_memory``: (slot, bytes) of the memory of a block.

        Raises EnzymeError when threads wait for each other for ever.
        """
        threads, blocks = math.prod(block), min(math.prod(grid), 1) if only_first else math.prod(grid)
        if not blocks or not threads:
            return
        configuration = Configuration(tuple(grid), tuple(block), dynamic_bytes, resolver_address() if self.asks else None)
        if self.meets_all:
            self._launch_together(slots, configuration, blocks, block_memory)
            return
        states = self._states(threads)
        first, chunk = 0, 1
        started = time.perf_counter()
        while first < blocks:
            if workers > 1 and not self.in_turn and blocks - first > 1 and time.perf_counter() - started > ALONE_SECONDS:
                self._launch_in_parallel(slots, configuration, first, blocks, min(workers, blocks - first), block_memory)
                return
            last = min(blocks, first + chunk) if workers > 1 and not self.in_turn else blocks
            self._run(slots, configuration, states, first, last)
            first, chunk = last, 2 * chunk

    def _launch_in_parallel(self, slots: np.ndarray, configuration: Configuration, first: int, blocks: int, workers: int,
                            block_memory: Sequence[tuple[int, int]]) -> None:
        """Blocks from ``first`` on: every worker takes some, as long as there are any."""
        chunk = max(1, (blocks - first) // (8 * workers))
        begins = iter(range(first, blocks, chunk))
        lock = threading.Lock()

        def work() -> None:
            mine, states, _memory = self._of_worker(slots, configuration, block_memory)
            while True:
                with lock:
                    begin = next(begins, None)
                if begin is None:
                    return
                self._run(mine, configuration, states, begin, min(blocks, begin + chunk))

        others = [_pool().submit(work) for _ in range(workers - 1)]
        interrupts: list[BaseException] = []
        try:
            work()
        except KeyboardInterrupt as interrupt:
            interrupts.append(interrupt)
        finally:  # they use the caller's memory
            begins = iter(()) if interrupts else begins
            finish(lambda: not wait(others, AWAKE).not_done, interrupts.append)
        for other in others:
            other.result()
        if interrupts:
            raise interrupts[0]

    def _launch_together(self, slots: np.ndarray, configuration: Configuration, blocks: int,
                         block_memory: Sequence[tuple[int, int]]) -> None:
        """Blocks that wait for each other: each has memory and states of its own."""
        together = WholeGrid(blocks)
        configuration.resolve = together.resolver

        def run_block(block: int) -> None:
            mine, states, _memory = self._of_worker(slots, configuration, block_memory)
            self._run(mine, configuration, states, block, block + 1)

        together.run(run_block)

    def _of_worker(self, slots: np.ndarray, configuration: Configuration,
                   block_memory: Sequence[tuple[int, int]]) -> tuple[np.ndarray, np.ndarray, list]:
        """Arguments with block memory of their own, states, and that memory."""
        mine, states = slots.copy(), self._states(math.prod(configuration.block))
        memory = [np.zeros(size // 8 + 2, np.int64) for _, size in block_memory]
        for (slot, _), array in zip(block_memory, memory, strict=True):
            mine[slot] = array.ctypes.data
        return mine, states, memory

    def _states(self, threads: int) -> np.ndarray:
        return np.zeros(threads * (STATE_BYTES + POINTER) // 8 if self.waits else 1, np.int64)

    def _run(self, slots: np.ndarray, configuration: Configuration, states: np.ndarray, first: int, last: int) -> None:
        status = self._launch(slots.ctypes.data, ctypes.addressof(configuration), states.ctypes.data, first, last)
        if status:
            whom = "threads or blocks wait for each other for ever: every thread must reach every grid.sync()"
            raise EnzymeError(
                whom if status == DEADLOCK and self.meets_all else
                "threads of a block wait for each other for ever" if status == DEADLOCK else
                "threads or blocks wait at different barriers: every thread must reach every grid.sync() and every "
                "syncthreads()" if self.meets_all else
                "threads of a block wait at different barriers: every thread must reach every syncthreads()")


def _has_halves() -> bool:
    """Whether code for the processor converts halves by itself: there is no library for it in the process."""
    return not ll.get_default_triple().startswith(("x86_64", "i686")) or bool(ll.get_host_cpu_features().get("f16c"))


def kernel_threads() -> int:
    """How many host threads share the blocks of a launch."""
    given = os.environ.get("NUMBA_ENZYME_KERNEL_THREADS", "")
    if given and not (given.isdecimal() and int(given) > 0):
        raise ValueError(f"NUMBA_ENZYME_KERNEL_THREADS is {given!r}: it must be a positive number")
    return int(given) if given else numba_config.NUMBA_NUM_THREADS


@functools.cache
def _pool_of(process: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(max_workers=MOST_WORKERS, thread_name_prefix="numba-enzyme-blocks")


def _pool() -> ThreadPoolExecutor:
    return _pool_of(os.getpid())  # threads do not survive a fork


def _library_text(name: str) -> str:
    return files(__spec__.parent).joinpath("runtime_ir", f"{name}.ll").read_text(encoding="utf-8")
