"""Blocks on several host threads: the same gradients, atomics that hold, errors that arrive. With one thread sums are always the
same."""

import numpy as np
import pytest
from kernel_corpus import CASES, kernel
from numba import cuda, float64

from numba_enzyme import Duplicated, EnzymeError
from numba_enzyme.bridge.cuda.host import engine


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    """Other threads are asked as soon as there is more than one block."""
    monkeypatch.setattr(engine, "ALONE_SECONDS", 0.0)


@kernel
def of_everything(x, bins, top, y):
    s = cuda.shared.array(32, float64)
    first = cuda.shared.array(1, float64)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    s[t] = x[i] * x[0]
    if t == 0:
        first[0] = -9.0
    cuda.syncthreads()
    cuda.atomic.max(first, 0, s[t])
    cuda.atomic.add(bins, i % 3, s[31 - t] * x[i])
    cuda.atomic.max(top, 0, x[i])
    cuda.syncthreads()
    y[i] = first[0] * s[t] + x[i]


def gradients(threads, monkeypatch, blocks=200):
    monkeypatch.setenv("NUMBA_ENZYME_KERNEL_THREADS", str(threads))
    random = np.random.default_rng(0)
    n = 32 * blocks
    arguments = [random.uniform(0.5, 1, n), np.zeros(3), np.zeros(1), np.zeros(n)]
    shadows = [np.zeros(n), random.uniform(size=3), random.uniform(size=1), random.uniform(size=n)]
    of_everything.grad[blocks, 32](*map(Duplicated, arguments, shadows))
    return arguments + shadows


def test_threads_agree(monkeypatch):
    alone = gradients(1, monkeypatch)
    assert all(np.array_equal(a, b) for a, b in zip(alone, gradients(1, monkeypatch), strict=True))
    for _ in range(5):
        for a, b in zip(alone, gradients(4, monkeypatch), strict=True):
            assert np.allclose(a, b, rtol=1e-12, atol=1e-14)


def test_forward_mode_and_the_corpus(monkeypatch):
    for name in ("reversal", "block_sum", "warp_sum", "scatter", "grid_stride"):
        made, launch, arguments, _ = CASES[name]
        found = []
        for threads in (1, 3):
            monkeypatch.setenv("NUMBA_ENZYME_KERNEL_THREADS", str(threads))
            values = [np.copy(a) if isinstance(a, np.ndarray) else a for a in arguments]
            tangents = [np.full_like(a, 0.5) if isinstance(a, np.ndarray) else 0.5 for a in arguments]
            made.jvp[launch](*[Duplicated(v, t) if np.asarray(v).dtype.kind == "f" else v
                               for v, t in zip(values, tangents, strict=True)])  # fmt: skip
            found.append([t for t in (*values, *tangents) if isinstance(t, np.ndarray)])
        assert all(np.allclose(a, b, rtol=1e-13) for a, b in zip(*found, strict=True))


@kernel
def stuck(x):
    if x[cuda.grid(1)] > 0:
        cuda.syncthreads()
    else:
        x[0] = 1.0
        cuda.syncthreads()


def test_errors_of_other_threads_arrive(monkeypatch):
    monkeypatch.setenv("NUMBA_ENZYME_KERNEL_THREADS", "3")
    x = np.ones(4 * 64)
    x[4 * 50 + 1] = -1
    with pytest.raises(EnzymeError, match="different barriers"):
        stuck[64, 4](x)


def test_how_many_threads(monkeypatch):
    monkeypatch.setenv("NUMBA_ENZYME_KERNEL_THREADS", "5")
    assert engine.kernel_threads() == 5
    monkeypatch.setenv("NUMBA_ENZYME_KERNEL_THREADS", "none")
    with pytest.raises(ValueError, match="NUMBA_ENZYME_KERNEL_THREADS"):
        engine.kernel_threads()
    monkeypatch.delenv("NUMBA_ENZYME_KERNEL_THREADS")
    assert engine.kernel_threads() == engine.numba_config.NUMBA_NUM_THREADS
