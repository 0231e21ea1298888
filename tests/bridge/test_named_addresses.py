"""Functions that one process knows by their address: their derivatives are right in the next process, too, cache or not."""

from __future__ import annotations

import os
import subprocess
import sys

from numba_enzyme.bridge.cpu import named_addresses
from numba_enzyme.bridge.cpu.named_addresses import name_address, with_dynamic_globals

PROGRAM = """
import ctypes, numpy as np
from numba import njit
from numba.extending import get_cython_function_address
import numba_enzyme as ne

j0 = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(get_cython_function_address("scipy.special.cython_special", "j0"))
memmove = ctypes.CDLL(None).memmove
memmove.argtypes, memmove.restype = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t], ctypes.c_void_p

@ne.differentiate
@njit(cache=True)
def f(x):
    y = np.empty_like(x)
    t = x * x
    memmove(y.ctypes.data, t.ctypes.data, 8 * x.size)
    return np.sum(y) + j0(x[0])

print(f.grad(np.array([0.3, 0.7])).tolist())
"""


def test_the_next_process_finds_no_stale_address(tmp_path):
    """A function of the C library, which every process finds, beside one of SciPy's, whose address is another one each time."""
    (tmp_path / "program.py").write_text(PROGRAM)
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "cache")}
    runs = [subprocess.run([sys.executable, "-W", "ignore", str(tmp_path / "program.py")], env=environment, capture_output=True,
                           text=True, check=False) for _ in range(2)]  # fmt: skip
    assert [run.returncode for run in runs] == [0, 0], runs[1].stderr
    first, second = (eval(run.stdout) for run in runs)
    assert first == second
    assert abs(first[0] - (0.6 - 0.148318816273104)) < 1e-12 and abs(first[1] - 1.4) < 1e-12  # J0' = -J1


def test_modules_that_call_such_a_function_hold_a_dynamic_global(monkeypatch):
    monkeypatch.setattr(named_addresses, "_ADDRESSES", {})
    name_address("a.function.of.this.process", 0x1234)
    text = "declare double @a.function.of.this.process(double)\ndeclare double @sin(double)\n"
    marked = with_dynamic_globals(text)
    assert marked.count("@numba.dynamic.globals.1234 = linkonce global ptr inttoptr (i64 4660 to ptr)") == 1
    assert "@llvm.compiler.used = appending global [1 x ptr] [ptr @numba.dynamic.globals.1234]" in marked
    assert with_dynamic_globals(marked) == marked
    assert with_dynamic_globals("declare double @sin(double)\n") == "declare double @sin(double)\n"
