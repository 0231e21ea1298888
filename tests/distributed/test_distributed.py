"""Sums over chunks on executors and on Dask, against closed forms; what is lost with a worker is computed again."""

import os
import pickle
import signal
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import numpy as np
import pytest
from distributed_losses import Model, adjoint_of, cubes, fails, loss, relaxed, slow, square
from numba import cuda

import numba_enzyme as ne
from numba_enzyme.distributed import value_and_grad

dask = pytest.importorskip("dask")
distributed = pytest.importorskip("distributed")
WEIGHTS, OFFSET = np.array([1.0, -2.0, 0.5]), 0.25
CHUNKS = [(np.random.default_rng(k).uniform(size=(4 + k % 2, 3)), np.random.default_rng(k).uniform(size=4 + k % 2))
          for k in range(11)]  # fmt: skip


def check(result):
    residuals = [x @ WEIGHTS + OFFSET - y for x, y in CHUNKS]
    value, gradient = result
    np.testing.assert_allclose(value, sum(np.sum(r * r) for r in residuals), rtol=1e-13)
    weights = sum(2 * x.T @ r for (x, _), r in zip(CHUNKS, residuals, strict=True))
    np.testing.assert_allclose(gradient.weights, weights, rtol=1e-13)
    np.testing.assert_allclose(gradient.offset, sum(2 * r.sum() for r in residuals), rtol=1e-13)


def test_threads_and_processes_sum_over_chunks():
    seen = []
    with ThreadPoolExecutor(2) as threads:
        check(value_and_grad(loss)(threads, Model(WEIGHTS, OFFSET), iter(CHUNKS), progress=lambda *now: seen.append(now)))
        futures = [threads.submit(lambda chunk=chunk: chunk) for chunk in CHUNKS]
        check(value_and_grad(loss)(threads, Model(WEIGHTS, OFFSET), futures))
        value, (gradient,) = value_and_grad(square, argnums=(0,))(threads, 2.0, [np.array([1.0]), np.array([5.0])])
        assert (value, gradient) == (10.0, -4.0)
    assert seen[-1] == (11, None)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as processes:
        check(value_and_grad(loss)(processes, Model(WEIGHTS, OFFSET), CHUNKS))


def test_kernels_and_checkpointed_losses_run_in_other_processes():
    x, w = np.linspace(-0.5, 1.0, 5), 0.7
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as processes:
        np.testing.assert_allclose(processes.submit(adjoint_of, cubes, x).result(), 3 * x * x, rtol=1e-13)
        value, gradient = value_and_grad(relaxed)(processes, w, [x[:2], x[2:]])
    state, tangent = x.astype(complex), w + 1e-30j
    for _ in range(12):
        state = state + 0.1 * np.sin(tangent * state)
    np.testing.assert_allclose((value, gradient), (state.real.sum(), 1e30 * state.imag.sum()), rtol=1e-12)


def test_failures_come_out_and_wrong_uses_are_named():
    with ThreadPoolExecutor(2) as threads:
        chunks = [np.full(2, float(k)) for k in range(5)]
        with pytest.raises(ValueError, match="the third chunk"):
            value_and_grad(fails)(threads, np.ones(2), chunks)
        with pytest.raises(ValueError, match="no chunks"):
            value_and_grad(loss)(threads, Model(WEIGHTS, OFFSET), [])
    with pytest.raises(ne.EnzymeError, match="argnums is 0"):
        value_and_grad(loss, argnums=1)


def test_functions_and_transforms_come_back_from_pickles_once():
    for function in (loss, ne.value_and_grad(loss), ne.grad(square)):
        text = pickle.dumps(function)
        assert pickle.loads(text) is pickle.loads(text)  # one function per process, compiled once
    assert pickle.loads(pickle.dumps(ne.grad(square)))(2.0, np.array([1.0])) == 2.0


def test_dask_sums_over_chunks_and_outlives_a_worker():
    array = pytest.importorskip("dask.array")
    settings = {"distributed.scheduler.worker-ttl": None, "distributed.comm.timeouts.connect": "60s"}
    with (
        dask.config.set(settings),
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        check(value_and_grad(loss)(client, Model(WEIGHTS, OFFSET), CHUNKS))

        @ne.differentiate(target="cpu")
        @cuda.jit
        def squares(x, y):  # has no module: goes to the worker by its code
            y[cuda.grid(1)] = x[cuda.grid(1)] ** 2

        np.testing.assert_allclose(client.submit(adjoint_of, squares, np.arange(8.0)).result(), 2 * np.arange(8.0))
        blocks = array.from_array(np.arange(12.0), chunks=4)
        value, gradient = value_and_grad(square)(client, 2.0, blocks)
        np.testing.assert_allclose((value, gradient), (np.sum((2 - np.arange(12.0)) ** 2), np.sum(2 * (2 - np.arange(12.0)))))

        ended = []

        def end_one(done, total):
            if done == 3 and not ended:
                ended.extend(client.run(os.getpid, workers=[next(iter(client.scheduler_info()["workers"]))]).values())
                os.kill(ended[0], signal.SIGKILL)

        lazily = [dask.delayed(slow)(0.2, chunk) for chunk in CHUNKS]
        begin = time.monotonic()
        check(value_and_grad(loss)(client, Model(WEIGHTS, OFFSET), lazily, progress=end_one))
        assert ended and time.monotonic() - begin > 0.2 * len(CHUNKS) / 2
