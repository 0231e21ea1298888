"""A device for tests: its memory is host memory, its kernels run on the host, and it writes down what it is told."""

from __future__ import annotations

import ctypes
import math
import re

import numpy as np

from numba_enzyme.bridge.cuda.device.notices import Notice
from numba_enzyme.bridge.cuda.device.tables import Tables
from numba_enzyme.bridge.cuda.grid_sync import WORKSPACE_BYTES
from numba_enzyme.bridge.cuda.host.engine import HostCode
from numba_enzyme.bridge.cuda.host.launch import DYNAMIC, launch_text
from numba_enzyme.bridge.cuda.host.retarget import retarget
from numba_enzyme.bridge.cuda.opaque import shared_bytes
from numba_enzyme.bridge.cuda.ptx import BARRIER, GIVEN, TAKES
from numba_enzyme.bridge.cuda.sums import SCRATCH_BYTES, device_sums
from numba_enzyme.bridge.cuda.sums_of_groups import with_sums_of_groups
from numba_enzyme.bridge.cuda.tape_access import STOP
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.request import Activity
from numba_enzyme.transform.derivative import merge_functions


class Memory:
    """``released``: the stream on which it was given back."""

    def __init__(self, size: int, driver: FakeDriver) -> None:
        self.driver, self.released = driver, None
        self.bytes = np.full(max(size, 1) + 256, 0xA5, np.uint8)  # not zero, as on a device
        self.address = -(-self.bytes.ctypes.data // 256) * 256
        self.size = size

    def release(self, stream):
        assert self.released is None
        self.released = stream
        self.bytes[:] = 0xA5  # somebody else has it now
        self.driver.log.append(("release", self.size, stream))


class OnDevice:
    """An array that says that it lies on a device."""

    def __init__(self, array: np.ndarray, stream: int | None = None) -> None:
        self.array = array
        interface = array.__array_interface__
        self.__cuda_array_interface__ = {"shape": array.shape, "typestr": interface["typestr"], "version": 3, "stream": stream,
                                         "data": interface["data"], "strides": interface["strides"]}  # fmt: skip


class FakeDriver:
    """``log``: (what, ...) in the order in which it happened."""

    def __init__(self, *, shared_limit: int = 99 * 1024, memory: int = 1 << 30) -> None:
        self.log: list[tuple] = []
        self.limit, self.memory, self.busy, self.room = shared_limit, memory, False, 1 << 20
        self.codes: dict[object, tuple] = {}
        self.kept_tables = Tables()
        self.notices, self.given_back, self.without_notices = [], 0, False

    def tables(self):
        return self.kept_tables

    def capability(self) -> tuple[int, int]:
        return 9, 0

    def shared_limit(self) -> int:
        return self.limit

    def load(self, program):
        if program not in self.codes:
            text, several = with_sums_of_groups(print_module(program.module), program.options.block)
            module = parse_module(text)
            if STOP in module.functions:
                module.functions[STOP].name = "llvm.trap"
            thread = retarget(with_device_sums(module, several))
            zeroed, slot = [], len(program_words(program))
            for array, activity in shared_arrays(program):
                if array.zeroed:
                    zeroed.append((slot, shared_bytes(array)))
                slot += 1
                if activity is not Activity.CONST:
                    zeroed.append((slot, shared_bytes(array) if array.count else DYNAMIC))
                    slot += 1
            self.codes[program] = HostCode(launch_text(thread, zeroed), thread)
            self.log.append(("load", program.name))
        return program

    def allocate(self, size, stream, near):
        if size > self.memory:
            raise MemoryError
        self.log.append(("allocate", size, stream))
        return Memory(size, self)

    def _move(self, what, target, source, size, stream):
        self.log.append((what, size, stream))
        ctypes.memmove(target, source, size)

    def clear(self, target, size, stream):
        self.log.append(("clear", size, stream))
        ctypes.memset(target, 0, size)

    def copy_in(self, target, source, size, stream):
        self._move("in", target, source, size, stream)

    def copy_out(self, target, source, size, stream):
        self._move("out", target, source, size, stream)

    def copy(self, target, source, size, stream):
        self._move("copy", target, source, size, stream)

    def notice(self):
        if self.without_notices:
            return None
        self.notices.append(np.full(2, 0xA5, np.uint64))
        return Notice(self.notices[-1].ctypes.data, self.notices[-1]).clear()

    def give_back(self, notice):
        self.given_back += 1

    def is_done(self, stream):
        return True  # launches run when they are told

    def synchronize(self, stream):
        self.log.append(("synchronize", stream))

    def mark(self, stream):
        self.log.append(("mark", stream))
        return stream

    def has_passed(self, mark):
        return not self.busy

    def wait(self, stream, mark):
        self.log.append(("wait", stream, mark))

    def release_memory(self):
        return self.kept_tables.drop()

    def blocks_at_once(self, program, block, shared):
        return self.room

    def launch(self, program, grid, block, shared, stream, words):
        self.log.append(("launch", program.name, grid, block, shared, stream))
        if program.meets_grid:
            assert math.prod(grid) <= self.room
            *words, workspace = words
            assert ctypes.string_at(workspace, WORKSPACE_BYTES) == bytes(WORKSPACE_BYTES)
        assert len(words) == len(program_words(program))
        kept, slots, of_blocks = [], list(words), []
        doubled = any(not a.count and on is not Activity.CONST for a, on in shared_arrays(program))
        dynamic = shared // 2 if doubled else shared
        for array, activity in shared_arrays(program):
            for _ in range(1 + (activity is not Activity.CONST)):
                kept.append(np.full((shared_bytes(array) if array.count else dynamic) + 16, 0xA5, np.uint8))
                of_blocks.append((len(slots), len(kept[-1])))
                slots.append(-(-kept[-1].ctypes.data // 16) * 16)
        packed = np.array([w & 0xFFFF_FFFF_FFFF_FFFF for w in slots], np.uint64).view(np.int64)
        # Blocks that wait for each other have memory at the same time, each its own.
        self.codes[program].launch(packed, grid, block, dynamic, block_memory=of_blocks if program.meets_grid else ())

    def of(self, what: str) -> list[tuple]:
        return [entry for entry in self.log if entry[0] == what]


PLAIN = re.compile(r"  br i1 (?P<test>%[\w.]+), label %(?P<adds>\w+), label %(?P<added>\w+)\n *(?P=adds):\n"
                   r"(?P<body>(?: *%[\w.]+ = (?:getelementptr|load|fadd) .*\n| *store .*\n)+)"
                   r"  br label %(?P=added)\n")  # fmt: skip


def in_lockstep(text):
    """The sums of lanes so that all lanes of a warp have read memory before one of them writes what it has added."""

    def parted(found: re.Match[str]) -> str:
        lines = found["body"].splitlines()
        before = [line for line in lines if " = getelementptr " in line or " = load " in line]
        after = [line for line in lines if line not in before]
        meeting = "  call void @llvm.nvvm.bar.warp.sync(i32 -1)"
        branch = f"  br i1 {found['test']}, label %{found['adds']}, label %{found['added']}\n{found['adds']}:"
        return "\n".join([*before, meeting, branch, *after, f"  br label %{found['added']}\n"])

    return PLAIN.sub(parted, text)


def with_device_sums(module, several=""):
    """The module with the sums of warps and blocks as a device does them. Its blocks run one after the other."""
    scratch = f"@sums = internal global [{SCRATCH_BYTES} x i8] zeroinitializer, align 8"
    declared = f"declare void @{BARRIER}({TAKES})"
    single, several = device_sums(f"call void @{BARRIER}({GIVEN})", "@sums"), several.replace(", !llvm.loop !0", "")
    assert PLAIN.search(single)
    single, several = in_lockstep(single), in_lockstep(several)
    sums = parse_module("\n".join([scratch, declared, single, several]))
    for function in sums.functions.values():
        function.prefix = "" if function.is_declaration else "internal"
        if "alwaysinline" not in function.suffix and not function.is_declaration:
            function.suffix = f"alwaysinline {function.suffix.replace('noinline ', '')}"
    merge_functions(module, sums)
    return module


def shared_arrays(program):
    arrays, request = program.kernel.shared, program.request
    return list(zip(arrays, request.activities[len(request.activities) - len(arrays) :] if request is not None else
                    [Activity.CONST] * len(arrays), strict=True))  # fmt: skip


def program_words(program):
    """The parameters that a launch passes: all but shared memory."""
    parameters = program.module.functions["ne.entry"].arguments
    return parameters[: len(parameters) - sum(1 + (on is not Activity.CONST) for _, on in shared_arrays(program))]
