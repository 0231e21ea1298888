"""Blocks that wait for each other on a device: what is launched, with what, and what is refused before anything runs."""

import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import numpy as np
import pytest
from fake_device import FakeDriver, OnDevice
from kernel_corpus import kernel
from launched import assert_same, forward, reverse, target
from numba import cuda
from test_grid_sync import (
    X,
    below_the_largest,
    by_ticket,
    handed_on,
    normalized,
    relaxed,
    some_leave_first,
    until_it_is_small,
)
from test_known_launches import library, looked_at, placed
from test_ptx import CAPABILITIES, needs_libdevice

from numba_enzyme import Const, Duplicated, EnzymeError
from numba_enzyme.analysis.threads.phases import GRID_SYNC
from numba_enzyme.api import kernels
from numba_enzyme.bridge.cuda.device.entry import Variant
from numba_enzyme.bridge.cuda.device.launch import on_device
from numba_enzyme.bridge.cuda.device.prepared import prepared
from numba_enzyme.bridge.cuda.ptx import PtxOptions

__all__ = ["library", "looked_at"]
PTXAS = shutil.which("ptxas")
ON_HARDWARE = [pytest.mark.gpu, pytest.mark.skipif(not cuda.is_available(), reason="there is no CUDA device")]
REST = np.array([1.0] + [0.0] * 8)
CASES = {
    "handed_on": (handed_on, (2, 32), (X, np.zeros(64))),
    "relaxed": (relaxed, (4, 16), (X, np.zeros(64), 5)),
    "normalized": (normalized, (4, 16), (X, np.zeros(4), np.zeros(64))),
    "below_the_largest": (below_the_largest, (4, 16), (X, np.zeros(1), np.zeros(64))),
    "until_it_is_small": (until_it_is_small, (4, 16), (X, REST, np.zeros(64), 0.02)),
    "some_leave_first": (some_leave_first, (4, 16), (X, np.zeros(64))),
    "by_ticket": (by_ticket, (4, 16), (X, np.zeros(1, np.int32), np.zeros(64))),
}
SLOW = ["relaxed", "below_the_largest", "normalized"]
"""Beside the others, which wait for the grid in loops and behind a reduction, too."""


@pytest.fixture
def device(monkeypatch):
    driver = FakeDriver()
    monkeypatch.setattr(kernels, "cuda_driver", lambda: driver)
    return driver


@pytest.mark.parametrize("name", [pytest.param(name, marks=[pytest.mark.slow] if name in SLOW else []) for name in CASES])
def test_derivatives_are_those_of_the_host(name, device):
    """With blocks that meet in memory which the launch has zeroed, and which is given back behind it."""
    function, configuration, arguments = CASES[name]
    for split in (False, True):
        wanted = reverse(function, configuration, arguments, "cpu", split=split)
        device.log.clear()
        assert_same(reverse(function, configuration, arguments, "cuda", split=split), wanted)
        launches = [at for at, entry in enumerate(device.log) if entry[0] == "launch" and "layout" not in entry[1]]
        assert launches
        for at in launches:
            assert device.log[at - 2 : at] == [("allocate", 16, 0), ("clear", 16, 0)]
            assert device.log[at + 1] == ("release", 16, 0)
    assert_same(forward(function, configuration, arguments, "cuda"), forward(function, configuration, arguments, "cpu"))


def test_the_primal_needs_no_library_of_the_device_either(device):
    x, y = X.copy(), np.zeros(64)
    with target("cuda"):
        for _ in range(2):
            handed_on[2, 32, 7](x, y)
    wanted, other = X.copy(), np.zeros(64)
    for _ in range(2):
        handed_on[2, 32](wanted, other)
    assert_same([x, y], [wanted, other])
    assert len(device.of("launch")) == 2 and ("release", 16, 7) in device.log


def test_a_known_launch_has_a_workspace_of_its_own(device, looked_at):
    with target("cuda"):
        for _ in range(2):
            passed, arrays = placed((X, np.zeros(64)))
            count = len(looked_at)
            device.log.clear()
            handed_on.grad[2, 32](*passed)
    assert len(looked_at) == count and [entry[0] for entry in device.log] == ["allocate", "clear", "launch", "release"]
    assert_same(arrays, reverse(handed_on, (2, 32), (X, np.zeros(64)), "cpu"))


def test_blocks_that_have_no_room_beside_each_other(device):
    """Nothing has been changed when they are refused."""
    device.room = 3
    passed = [Duplicated(X.copy(), np.zeros(64)), Duplicated(np.zeros(64), np.ones(64))]
    with target("cuda"):
        reverse(handed_on, (2, 32), (X, np.zeros(64)), "cuda")
        device.log.clear()
        for start in (handed_on.grad, handed_on.augmented, handed_on.jvp):
            with pytest.raises(EnzymeError, match=r"4 blocks of 16 threads .*grid\.sync.* room for 3: launch fewer"):
                start[4, 16](*passed)
        with pytest.raises(EnzymeError, match="room for 3"):
            handed_on[4, 16](X.copy(), np.zeros(64))
        device.room, device.memory = 4, 8
        with pytest.raises(EnzymeError, match="no device memory for the meetings of the blocks of 16 bytes"):
            handed_on[4, 16](OnDevice(X.copy()), OnDevice(np.zeros(64)))
    assert not device.of("launch") and np.array_equal(passed[0].primal, X) and not passed[0].shadow.any()


def test_what_the_driver_is_told(library):
    passed = placed((X, np.zeros(64)))[0]
    with target("cuda"):
        for _ in range(2):
            library.log.clear()
            handed_on.grad[2, 32](*passed)
        assert [said for said in library.log if said != "cuCtxGetCurrent"] == [
            "cuOccupancyMaxActiveBlocksPerMultiprocessor", "cuMemAllocFromPoolAsync", "cuMemsetD8Async",
            "cuLaunchCooperativeKernel", "cuMemFreeAsync"]  # fmt: skip
        assert library.launched == (77, 2, 1, 1, 32, 1, 1, 0, 0) and library.words[-1] == 4096
        with pytest.raises(EnzymeError, match=r"265 blocks .* room for 264"):  # two on each of 132
            handed_on.grad[265, 32](*passed)


def parts(text: str) -> list[str]:
    """The modules of a listing."""
    return re.split(r"^(?=\.version)", text, flags=re.MULTILINE)[1:]


@needs_libdevice
@pytest.mark.parametrize("name", ["relaxed", "normalized", "below_the_largest"])
def test_the_assembler_accepts_it(name, tmp_path):
    function, _, arguments = CASES[name]
    passed = [Duplicated(a, np.zeros_like(a)) if isinstance(a, np.ndarray) else a for a in arguments]
    for major, minor in CAPABILITIES if name == "relaxed" else [(9, 0)]:
        for text in parts(function.inspect_gradient(passed, view="ptx", capability=(major, minor))):
            assert "ne_grid_workspace" in text and ".nc" not in text  # nobody keeps what other blocks may write
            assert GRID_SYNC not in text and "cudaCG" not in text and ".extern" not in text
            if PTXAS is None:
                continue
            path = tmp_path / "kernel.ptx"
            path.write_text(text)
            command = [PTXAS, f"-arch=sm_{major}{minor}", str(path), "-o", str(tmp_path / "cubin")]
            found = subprocess.run(command, capture_output=True, text=True)
            assert found.returncode == 0, found.stderr


def test_every_meeting_has_a_number_and_threads_that_end_say_so():
    """A thread that finds too little tape ends: the others must not wait for it for ever."""
    from numba_enzyme.api.kernel_views import requested
    from numba_enzyme.request import Mode

    passed = [Duplicated(X, X.copy()), Const(np.zeros(1, np.int32)), Duplicated(X.copy(), X.copy())]
    extracted, request = requested(by_ticket, passed, Mode.REVERSE)
    made = prepared(extracted, on_device(request), PtxOptions())
    assert made.may_differ and made.program(Variant.COUNTING).meets_grid
    plain, checked = (made.program(Variant.WHOLE, checked=checked).ptx((9, 0)) for checked in (False, True))
    numbers = re.findall(r"selp\.b32 \s*%r\d+, 0, (\d+), %p", plain)
    assert len(numbers) == len(set(numbers)) == 2  # the meeting and its mirror
    leaves = r"\.or\.b32 [^;]*, 0x80000000;\s*// end inline asm\s*exit;"
    assert re.search(leaves, checked) and not re.search(leaves, plain)


class TestOnHardware:
    pytestmark = ON_HARDWARE

    @pytest.fixture(autouse=True)
    def on_the_device(self, monkeypatch):
        monkeypatch.setenv("NUMBA_ENZYME_CUDA_TARGET", "cuda")

    def room(self, threads: int) -> int:
        """How many blocks of the gradient of :func:`relaxed` the device takes at once."""
        reverse(relaxed, (2, threads), (X[: 2 * threads], np.zeros(2 * threads), 2), "cuda")
        extracted, request = relaxed.latest
        driver = kernels.cuda_driver()
        made = prepared(extracted, on_device(request), relaxed.ptx_options(threads), (threads, 1, 1))
        return driver.blocks_at_once(driver.load(made.program(Variant.WHOLE)), (threads, 1, 1), 0)

    def test_as_many_blocks_as_there_is_room_for(self):
        blocks = self.room(16)
        x = np.random.default_rng(2).uniform(0.5, 1.0, 16 * blocks)
        arguments = (x, np.zeros(x.size), 40)
        found = reverse(relaxed, (blocks, 16), arguments, "cuda")
        if blocks <= 1024:
            assert_same(found, reverse(relaxed, (blocks, 16), arguments, "cpu"))
        assert_same(found, reverse(relaxed, (blocks, 16), arguments, "cuda"))
        with pytest.raises(EnzymeError, match=rf"{blocks + 1} blocks .* room for {blocks}"):
            reverse(relaxed, (blocks + 1, 16), (np.ones(16 * blocks + 16), np.zeros(16 * blocks + 16), 2), "cuda")

    def test_many_blocks_are_as_on_the_host(self):
        x = np.random.default_rng(3).uniform(0.5, 1.0, 16 * 200)
        for function, arguments in ((relaxed, (x, np.zeros(x.size), 30)), (handed_on, (x, np.zeros(x.size))),
                                    (normalized, (x, np.zeros(200), np.zeros(x.size)))):  # fmt: skip
            wanted = reverse(function, (200, 16), arguments, "cpu")
            for split in (False, True):
                assert_same(reverse(function, (200, 16), arguments, "cuda", split=split), wanted)
            assert_same(forward(function, (200, 16), arguments, "cuda"), forward(function, (200, 16), arguments, "cpu"))

    def test_two_launches_at_once(self):
        x = np.random.default_rng(4).uniform(0.5, 1.0, 16 * 60)
        wanted = reverse(relaxed, (60, 16), (x, np.zeros(x.size), 200), "cpu")
        streams, found = [cuda.stream() for _ in range(3)], []
        for stream in streams:
            random = np.random.default_rng(11)  # the seeds of `wanted`
            arrays = [cuda.to_device(a, stream) for a in (x, random.uniform(-1, 1, x.shape), np.zeros(x.size),
                                                           random.uniform(-1, 1, x.shape))]  # fmt: skip
            found.append(arrays)
            relaxed.grad[60, 16, stream](Duplicated(*arrays[:2]), Duplicated(*arrays[2:]), 200)
        for arrays, stream in zip(found, streams, strict=True):
            stream.synchronize()
            assert_same([a.copy_to_host() for a in arrays], wanted)

    def test_too_little_tape_is_an_error_and_nobody_waits(self):
        """In another order threads need more than they did when they were counted; or they do not."""
        x = np.random.default_rng(5).uniform(0.5, 1.0, 64 * 100)
        arguments = (x, np.zeros(1, np.int32), np.zeros(x.size))
        wanted = reverse(by_ticket, (100, 64), arguments, "cpu")
        for _ in range(5):
            try:
                found = reverse(by_ticket, (100, 64), arguments, "cuda")
            except EnzymeError as error:
                assert "gone another way" in str(error)
            else:
                assert_same(found, wanted)

    def test_threads_that_meet_elsewhere_end_the_launch(self):
        """In a process of its own: the device does nothing more for it."""
        code = textwrap.dedent("""
            import sys
            sys.path[:0] = sys.argv[1:]
            import numpy as np
            from numba import cuda
            from numba_enzyme import Duplicated
            from test_grid_sync import blocks_meet_apart
            blocks_meet_apart.grad[3, 4](Duplicated(np.ones(12), np.ones(12)))
            cuda.synchronize()
            print("nobody has noticed")
        """)
        here = Path(__file__).resolve().parent
        found = subprocess.run([sys.executable, "-c", code, str(here), str(here.parents[1])], capture_output=True, text=True,
                               timeout=300)  # fmt: skip
        assert found.returncode and "nobody" not in found.stdout and "failed" in found.stderr


def test_a_kernel_that_meets_nobody_is_launched_as_ever(device):
    with target("cuda"):
        alone.grad[2, 4](Duplicated(np.ones(8), np.zeros(8)))
    assert not device.of("clear")


@kernel
def alone(x):
    i = cuda.grid(1)
    x[i] = x[i] * x[i]
