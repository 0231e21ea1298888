"""Gradient kernels as PTX that NVIDIA's assembler accepts; nothing is run on a device here."""

import math
import re
import shutil
import subprocess

import numpy as np
import pytest
from kernel_corpus import CASES, kernel
from numba import cuda, float64

from numba_enzyme import Const, Duplicated, EnzymeError
from numba_enzyme.bridge.cuda.ptx import libdevice_path

PTXAS = shutil.which("ptxas")
ON_THE_STACK = ["saxpy", "reversal", "stencil", "histogram", "warp_permutations", "dynamic", "ticket", "scatter", "vote",
                "count_sync", "others_write", "matching"]  # fmt: skip
CAPABILITIES = [(7, 5), (8, 0), (9, 0), (10, 0), (12, 0)]


def has_libdevice() -> bool:
    try:
        return bool(libdevice_path())
    except EnzymeError:
        return False


needs_libdevice = pytest.mark.skipif(not has_libdevice(), reason="libdevice's bitcode is not installed")


def gradient_ptx(name: str, **options) -> str:
    kernel, _, arguments, _ = CASES[name]
    annotated = [_annotated(a) for a in arguments]
    return kernel.inspect_gradient(annotated, view="ptx", **options)


def _annotated(argument):
    if np.asarray(argument).dtype.kind not in "fc":
        return Const(argument)
    return Duplicated(argument, np.zeros_like(argument) if isinstance(argument, np.ndarray) else np.zeros(1))


@needs_libdevice
@pytest.mark.skipif(PTXAS is None, reason="ptxas is not on the path")
@pytest.mark.parametrize("name", ON_THE_STACK)
def test_the_assembler_accepts_it(name, tmp_path):
    for major, minor in CAPABILITIES:
        path = tmp_path / f"{name}.ptx"
        path.write_text(gradient_ptx(name, capability=(major, minor)))
        command = [PTXAS, f"-arch=sm_{major}{minor}", "-v", str(path), "-o", str(tmp_path / "cubin")]
        found = subprocess.run(command, capture_output=True, text=True)
        assert found.returncode == 0, found.stderr
        assert re.search(r"Used \d+ registers", found.stderr)


@needs_libdevice
def test_shared_memory_has_a_shadow_that_all_threads_zero():
    text = gradient_ptx("reversal")
    assert len(re.findall(r"^\s*\.shared .*\[512\]", text, re.MULTILINE)) == 2
    assert text.count("bar.sync") == 5  # after zeroing; the primal's; its mirror; two for the sum of a block
    assert "red.global.add.f64" in text and "atom." not in text
    assert ".visible .entry" in text


def test_tapes_are_where_neighbours_find_them_next_to_each_other():
    text = gradient_ptx("time_loop")
    assert "malloc" not in text
    assert re.search(r"st\.(global\.)?(b|f)64", text)


@kernel
def factorial(x, n):
    i = cuda.grid(1)
    x[i] = descend(x[i], n)


@cuda.jit(device=True)
def descend(x, n):
    if n <= 0:
        return x
    return x * descend(x * 0.5, n - 1)


def test_tapes_of_functions_that_call_themselves_are_refused():
    with pytest.raises(EnzymeError, match="not inlined"):
        factorial.inspect_gradient((Duplicated(np.ones(2), np.ones(2)), 3), view="ptx")


@kernel
def large_tile(x, y):
    s = cuda.shared.array(4096, float64)
    t = cuda.threadIdx.x
    for k in range(t, 4096, 32):
        s[k] = x[k] * x[k]
    cuda.syncthreads()
    for k in range(t, 4096, 32):
        y[k] = s[4095 - k] * x[k]


@needs_libdevice
@pytest.mark.skipif(PTXAS is None, reason="ptxas is not on the path")
def test_arrays_that_are_too_large_with_their_shadows_lie_in_dynamic_memory(tmp_path):
    text = large_tile.inspect_gradient("(float64[:], float64[:])", view="ptx")
    assert re.search(r"\.extern \.shared", text) and not re.search(r"^\s*\.shared", text, re.MULTILINE)
    (tmp_path / "kernel.ptx").write_text(text)
    command = [PTXAS, "-arch=sm_90", str(tmp_path / "kernel.ptx"), "-o", str(tmp_path / "cubin")]
    assert subprocess.run(command).returncode == 0


@kernel
def largest_wave(x, most, count):
    own, dynamic = cuda.shared.array(32, float64), cuda.shared.array(0, float64)
    i = cuda.threadIdx.x
    own[i] = dynamic[i] = x[i]
    cuda.syncthreads()
    if count[0] < 0:
        print("negative", count[0])
    cuda.atomic.max(most, 0, math.sin(own[31 - i] * dynamic[i]))


@needs_libdevice
@pytest.mark.skipif(PTXAS is None, reason="ptxas is not on the path")
def test_two_launches_are_one_module_for_the_assembler(tmp_path):
    """What both declare, and the library's functions that are not inlined, is there once."""
    given = [Duplicated(np.ones(32), np.ones(32)), Duplicated(np.zeros(1), np.ones(1)), Const(np.zeros(1, np.int64))]
    text = largest_wave.inspect_gradient(given, view="ptx", block=32)
    assert text.count(".version") == 1 and text.count(".entry") == 2
    (tmp_path / "whole.ptx").write_text(text)
    command = [PTXAS, "-arch=sm_90", str(tmp_path / "whole.ptx"), "-o", str(tmp_path / "cubin")]
    assert subprocess.run(command, capture_output=True, text=True).stderr == ""
