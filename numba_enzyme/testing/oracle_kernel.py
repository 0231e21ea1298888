"""CUDA kernels in the oracle: one thread after another, switching where threads meet.

    run_kernel(oracle, "saxpy", [2.0, x, y], grid=(4, 1, 1), block=(64, 1, 1))

Every thread of a block is an interpreter of its own that runs until it ends or waits: at a barrier, or at an operation of
its warp. Only one runs at a time and always in the order of thread indices, so a result is the same every time. Blocks run
one after another; shared memory is fresh (NaN) for each. A barrier that not all living threads reach is an error.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ..ir.types import PointerType
from ..ir.values import GlobalVariable
from .oracle_arithmetic import signed
from .oracle_machine import Machine
from .oracle_memory import UNSET
from .oracle_scalars import OracleError

WARP = 32
AXES = {"x": 0, "y": 1, "z": 2}
STACK = 16 << 20  # of a Python thread: functions of a kernel may call each other


@dataclass(eq=False)
class Thread:
    """One CUDA thread. ``meeting``: what it waits for, empty while it can run; ``answer``: what the meeting gave it."""

    index: tuple[int, int, int]
    linear: int
    block_index: tuple[int, int, int]
    launch: Launch
    turn: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))
    meeting: tuple = ()
    answer: Any = None
    ended: bool = False
    failure: BaseException | None = None
    depth: int = 0


class Launch:
    """One launch of a kernel."""

    def __init__(self, oracle: Machine, kernel: str, arguments: Sequence, grid: Sequence[int], block: Sequence[int],
                 shared_bytes: int) -> None:  # fmt: skip
        self.oracle, self.kernel, self.arguments = oracle, kernel, arguments
        self.grid, self.block = tuple(grid), tuple(block)
        self.shared_bytes = shared_bytes
        self.back = threading.Semaphore(0)
        self.stopped = False

    def run(self) -> None:
        gx, gy, gz = self.grid
        for z in range(gz):
            for y in range(gy):
                for x in range(gx):
                    self._run_block((x, y, z))

    def _fresh_shared_memory(self) -> None:
        oracle = self.oracle
        for variable in oracle.module.globals.values():
            if isinstance(variable, GlobalVariable) and variable.type == PointerType(3):
                allocation, _ = oracle.memory.find(oracle.addresses[variable.name], 0)
                size = oracle.layout.size_of(variable.value_type) or self.shared_bytes
                allocation.data = bytearray([UNSET]) * size
                allocation.origins.clear()

    def _run_block(self, block_index: tuple[int, int, int]) -> None:
        self._fresh_shared_memory()
        bx, by, bz = self.block
        indices = [(x, y, z) for z in range(bz) for y in range(by) for x in range(bx)]
        threads = [Thread(index, i, block_index, self) for i, index in enumerate(indices)]
        old = threading.stack_size(STACK)
        workers = [threading.Thread(target=self._work, args=(t,), daemon=True) for t in threads]
        try:
            for worker in workers:
                worker.start()
            while any(not t.ended for t in threads):
                for thread in threads:
                    if not thread.ended and not thread.meeting:
                        self._let_run(thread)
                _resolve([t for t in threads if not t.ended])
        finally:
            threading.stack_size(old)
            self._stop(threads, workers)

    def _let_run(self, thread: Thread) -> None:
        oracle = self.oracle
        oracle.thread, oracle.depth = thread, thread.depth
        thread.turn.release()
        self.back.acquire()
        thread.depth, oracle.thread, oracle.depth = oracle.depth, None, 0
        if thread.failure is not None:
            raise thread.failure

    def _stop(self, threads: list[Thread], workers: list[threading.Thread]) -> None:
        """Ends what still waits after a failure."""
        self.stopped = True
        for thread, worker in zip(threads, workers, strict=True):
            while worker.is_alive():
                thread.turn.release()
                worker.join(0.5)
        self.stopped = False

    def _work(self, thread: Thread) -> None:
        thread.turn.acquire()
        try:
            if not self.stopped:
                self.oracle.run(self.oracle.module.functions[self.kernel], list(self.arguments))
        except OracleError as failure:
            where = f"thread {thread.index} of block {thread.block_index}"
            thread.failure = OracleError(f"{failure}\n  in {where}")
        except BaseException as failure:
            thread.failure = failure
        thread.ended = True
        self.back.release()


def meet(oracle: Machine, what: tuple):
    """The running thread waits for the others; returns what the meeting gives it."""
    thread = oracle.thread
    if thread is None:
        raise OracleError(f"{what[0]} outside a kernel: use run_kernel")
    thread.meeting = what
    thread.launch.back.release()
    thread.turn.acquire()
    if thread.launch.stopped:
        raise OracleError("another thread failed")
    return thread.answer


# ------------------------------------------------------------------------------------------------------- meetings


def _resolve(living: list[Thread]) -> None:
    """Lets go every group of threads that is complete; all living threads wait when this is called."""
    if not living:
        return
    if all(t.meeting[0] == "barrier" for t in living):
        _barrier(living)
        return
    progress = False
    for warp in {t.linear // WARP for t in living}:
        members = [t for t in living if t.linear // WARP == warp]
        waiting = [t for t in members if t.meeting[0] != "barrier"]
        for thread in waiting:
            if not thread.meeting:
                continue
            if thread.meeting[0] == "active":
                _active_mask([t for t in waiting if t.meeting and t.meeting[0] == "active"])
                progress = True
                continue
            mask = thread.meeting[1]
            group = [t for t in members if mask >> t.linear % WARP & 1]
            if all(t.meeting[:2] == thread.meeting[:2] for t in group):
                _WARP_OPERATIONS[thread.meeting[0].split(" ")[0]](group)
                progress = True
    if not progress:
        places = sorted({t.meeting[0] for t in living})
        raise OracleError(f"threads wait for each other for ever, at {', '.join(places)}")


def _go(thread: Thread, answer: object) -> None:
    thread.answer, thread.meeting = answer, ()


def _barrier(threads: list[Thread]) -> None:
    """``bar.sync``, and its reductions of a predicate."""
    predicates = [bool(t.meeting[2]) for t in threads]
    answers = {"": None, "popc": sum(predicates), "and": int(all(predicates)), "or": int(any(predicates))}
    for thread in threads:
        _go(thread, answers[thread.meeting[1]])


def _shuffle(group: list[Thread]) -> None:
    """``shfl.sync``: meeting = (name, mask, mode, value, operand, clamp)."""
    values = {t.linear % WARP: t.meeting[3] for t in group}
    answers = []
    for thread in group:
        _, _, mode, value, operand, clamp = thread.meeting
        operand &= 31
        lane = thread.linear % WARP
        segment, limit = clamp >> 8 & 31, clamp & 31
        last, first = (lane & segment) | (limit & ~segment & 31), lane & segment
        indexed = first | (operand & ~segment)
        source = {"up": lane - operand, "down": lane + operand, "bfly": lane ^ operand, "idx": indexed}[mode]
        inside = source >= last if mode == "up" else source <= last
        answers.append((values.get(source if inside else lane, value), int(inside)))
    for thread, answer in zip(group, answers, strict=True):
        _go(thread, answer)


def _vote(group: list[Thread]) -> None:
    """``vote.sync``: meeting = (name, mask, predicate)."""
    ballot = sum(1 << t.linear % WARP for t in group if t.meeting[2])
    votes = [bool(t.meeting[2]) for t in group]
    answers = {"ballot": ballot, "any": int(any(votes)), "all": int(all(votes)), "uni": int(len(set(votes)) == 1)}
    for thread in group:
        _go(thread, answers[thread.meeting[0].split(" ")[1]])


def _active_mask(group: list[Thread]) -> None:
    """``activemask``: the lanes of the warp that have come there."""
    for thread in group:
        _go(thread, sum(1 << t.linear % WARP for t in group))


def _warp_barrier(group: list[Thread]) -> None:
    for thread in group:
        _go(thread, None)


_WARP_OPERATIONS = {"shuffle": _shuffle, "vote": _vote, "syncwarp": _warp_barrier}


# ------------------------------------------------------------------------------------------------------ intrinsics


def call_nvvm(oracle: Machine, name: str, values: list):
    """``llvm.nvvm.<name>``: indices, barriers, warp operations; NotImplemented for everything else."""
    if name.startswith("read.ptx.sreg."):
        return _register(oracle, name.removeprefix("read.ptx.sreg."))
    if name.startswith(("membar.", "fence")):
        return None
    if name.startswith(("barrier0.", "barrier.cta.red.")):
        return meet(oracle, ("barrier", _reduction(name), values[-1]))
    if name == "barrier0" or name.startswith("barrier.cta.sync") or name in ("barrier", "barrier.n"):
        return meet(oracle, ("barrier", "", 0))
    if name == "active.mask":
        return meet(oracle, ("active",))
    if name == "lanes.below":
        return (1 << _register(oracle, "laneid")) - 1
    if name == "sleep":
        return None
    if name == "bar.warp.sync":
        return meet(oracle, ("syncwarp", values[0]))
    if name == "vote.sync":
        mask, number, predicate = values
        answer = meet(oracle, (f"vote {('all', 'any', 'uni', 'ballot')[number]}", mask, predicate))
        return (answer, 0) if number == 3 else (0, answer)
    if name.startswith("vote.") and name.endswith(".sync"):
        return meet(oracle, (f"vote {name.split('.')[1]}", values[0], values[1]))
    return _shuffled(oracle, name, values) if name.startswith("shfl.sync.") else NotImplemented


def _shuffled(oracle: Machine, name: str, values: list):
    parts = name.split(".")
    if parts[2] in ("up", "down", "bfly", "idx"):
        mode, (mask, value, operand, clamp) = parts[2], values
        answer = meet(oracle, (f"shuffle {mode}", mask, mode, value, signed(operand, 32), clamp))
        return answer if parts[-1].endswith("p") else answer[0]
    mask, number, value, operand, clamp = values
    mode = ("idx", "up", "down", "bfly")[number]
    answer = meet(oracle, (f"shuffle {mode}", mask, mode, value, signed(operand, 32), clamp))
    return answer[0] if parts[2] == "whole" else answer


def _reduction(name: str) -> str:
    return next(word for word in name.split(".") if word in ("popc", "and", "or"))


def _register(oracle: Machine, register: str) -> int:
    if register == "warpsize":
        return WARP
    thread = oracle.thread
    if thread is None:
        raise OracleError(f"%{register} is read outside a kernel: use run_kernel")
    if register == "laneid":
        return thread.linear % WARP
    what, _, axis = register.partition(".")
    vectors = {"tid": thread.index, "ntid": thread.launch.block, "ctaid": thread.block_index, "nctaid": thread.launch.grid}
    if what not in vectors or axis not in AXES:
        raise OracleError(f"register {register} is not known")
    return vectors[what][AXES[axis]]


def run_kernel(oracle: Machine, kernel: str, arguments: Sequence, grid: Sequence[int], block: Sequence[int], *,
               shared_bytes: int = 0) -> None:  # fmt: skip
    """Launches ``@kernel``: ``grid`` and ``block`` are triples; ``shared_bytes`` sizes the dynamic shared memory."""
    function = oracle.module.functions[kernel]
    values = [oracle.argument(a.type, v) for a, v in zip(function.arguments, arguments, strict=True)]
    oracle.steps = 0
    Launch(oracle, kernel, values, grid, block, shared_bytes).run()
