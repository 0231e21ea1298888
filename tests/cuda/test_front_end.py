"""One module knows where `numba.cuda` keeps its names; and the one that Numba brings along serves as well as numba-cuda."""

import ast
import importlib
import math
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest
from numba import cuda, float32

import numba_enzyme
from numba_enzyme.bridge.cuda import front_end

PACKAGE = Path(numba_enzyme.__file__).parent
FRONT_END = PACKAGE / "bridge" / "cuda" / "front_end"

KERNEL = """
import sys
sys.meta_path[:] = [finder for finder in sys.meta_path if type(finder).__name__ != "NumbaCudaFinder"]  # numba-cuda's

import math
import numpy as np
from numba import cuda, float64, njit
from numba_enzyme import Active, Const, Duplicated, autodiff, differentiate, grad, jvp
from numba_enzyme.bridge.cuda import front_end
from numba_enzyme.testing.demonstration import programs

assert front_end.IS_BUNDLED and cuda.implementation == "Built-in"


@cuda.jit(device=True)
def wave(x, k):
    return math.sin(k * x)


@differentiate(target="cpu")
@cuda.jit(fastmath=True, max_registers=40, lineinfo=True)
def norms(x, k, out):
    s = cuda.shared.array(32, float64)
    t = cuda.threadIdx.x
    s[t] = wave(x[cuda.grid(1)], k)
    cuda.syncthreads()
    if t == 0:
        for i in range(32):
            cuda.atomic.add(out, 0, s[i] * s[i])


x, dx, dk = np.linspace(0.1, 2.0, 64), np.zeros(64), np.zeros(1)
norms.grad[2, 32](Duplicated(x, dx), Duplicated(1.5, dk), Duplicated(np.zeros(1), np.ones(1)))
slope = 2 * np.sin(1.5 * x) * np.cos(1.5 * x)
assert np.allclose(dx, 1.5 * slope, rtol=1e-13) and np.allclose(dk, (slope * x).sum(), rtol=1e-13)

tangent = np.zeros(1)
norms.jvp[2, 32](Duplicated(x, np.ones(64)), Const(1.5), Duplicated(np.zeros(1), tangent))
assert np.allclose(tangent, dx.sum(), rtol=1e-13)
tape = norms.augmented[2, 32](Duplicated(x, np.zeros(64)), Const(1.5), Duplicated(np.zeros(1), np.ones(1)))
again = np.zeros(64)
norms.reverse[2, 32](tape, Duplicated(x, again), Const(1.5), Duplicated(np.zeros(1), np.ones(1)))
assert np.allclose(again, dx, rtol=1e-13)

text = norms.inspect_gradient("(float64[::1], float64, float64[::1])", view="ir")
assert "@__nv_cos" in text


@differentiate(target="cpu")
@cuda.jit
def inside(x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = grad(wave)(x[i], 2.0) + autodiff(wave, Const(x[i]), Active(2.0))[1] + jvp(wave, (x[i], 2.0), (1.0, 0.0))[1]


@njit
def square(x):
    return grad(lambda v: v * v * v)(x)


y = np.zeros(64)
inside[2, 32](x, y)
assert np.allclose(y, (4 + x) * np.cos(2 * x), rtol=1e-13)
assert square(2.0) == 12.0  # what is said for kernels is not said for the CPU


@differentiate(target="cpu")
@cuda.jit
def cubes(x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = x[i] * x[i] * x[i]


dx = np.zeros(64)
cubes.grad[2, 32](Duplicated(x, dx), Duplicated(y, np.ones(64)))
assert np.allclose(dx, 3 * x * x, rtol=1e-13)
ptx = cubes.inspect_gradient("(float64[::1], float64[::1])", view="ptx", capability=(8, 0))
assert ".target sm_80" in ptx and ".entry cubes_grad" in ptx

assert [program.name for program in programs()] == ["logistic", "elementwise", "block_norm"]
assert all(program.error() < 1e-12 for program in programs())
assert not [name for name in sys.modules if name.startswith("numba_cuda")]
print("right")
"""


def _imported(path):
    """Every module from which a file imports, in full."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module


def test_nobody_else_imports_what_lies_within_numba_cuda():
    files = [path for path in PACKAGE.rglob("*.py") if FRONT_END not in path.parents]
    found = [(str(path), name) for path in files for name in _imported(path) if name.startswith(("numba.cuda.", "numba_cuda"))]
    assert found == [] and len(files) > 100


def test_both_have_the_same_names():
    def exported(name):
        tree = ast.parse((FRONT_END / f"{name}.py").read_text(encoding="utf-8"))
        return next(ast.literal_eval(node.value) for node in tree.body
                    if isinstance(node, ast.Assign) and node.targets[0].id == "__all__")  # fmt: skip

    assert exported("bundled") == exported("numba_cuda")
    chosen = importlib.import_module(f"{front_end.__name__}.{'bundled' if front_end.IS_BUNDLED else 'numba_cuda'}")
    assert all(getattr(front_end, name) is getattr(chosen, name) for name in exported("bundled"))


def test_a_kernel_is_lowered_without_a_device():
    @cuda.jit(fastmath=True)
    def waves(x):
        x[0] = math.sin(x[0])

    lowered = front_end.lower(waves, (float32[::1],), (9, 0))
    assert any(lowered.symbol in text for text in lowered.modules)
    assert any("@__nv_fast_sinf" in text or '@"__nv_fast_sinf"' in text for text in lowered.modules)
    assert front_end.type_of_argument(np.ones(2, np.float32)) == float32[::1]


@pytest.mark.skipif(find_spec("numba") is None or not (Path(find_spec("numba").origin).parent / "cuda" / "compiler.py").exists(),
                    reason="this Numba brings no numba.cuda along")  # fmt: skip
def test_the_one_that_numba_brings_along():
    found = subprocess.run([sys.executable, "-W", "ignore", "-"], input=KERNEL, capture_output=True, text=True)
    assert found.stdout.split() == ["right"], found.stderr[-3000:]
