"""Sums over chunks on Ray, by the executor that docs/parallel_machines.md gives; where Ray is installed."""

import concurrent.futures
import os

import numpy as np
import pytest
from distributed_losses import Model, adjoint_of, cubes, fails, loss, relaxed

import numba_enzyme as ne

ray = pytest.importorskip("ray", reason="Ray is not installed")


class RayExecutor(concurrent.futures.Executor):
    def submit(self, function, *arguments):
        return ray.remote(function).remote(*arguments).future()


@pytest.fixture(scope="module")
def executor():
    here = os.path.dirname(__file__)
    path = os.pathsep.join([here, os.environ.get("PYTHONPATH", "")])
    ray.init(num_cpus=2, include_dashboard=False, object_store_memory=80 << 20, runtime_env={"env_vars": {"PYTHONPATH": path}})
    yield RayExecutor()
    ray.shutdown()


def test_values_and_gradients_are_summed(executor):
    weights, offset = np.array([1.0, -2.0, 0.5]), 0.25
    chunks = [(np.random.default_rng(k).uniform(size=(4, 3)), np.random.default_rng(k).uniform(size=4)) for k in range(9)]
    seen = []
    value, gradient = ne.distributed.value_and_grad(loss)(
        executor, Model(weights, offset), chunks, progress=lambda *now: seen.append(now)
    )
    residuals = [x @ weights + offset - y for x, y in chunks]
    np.testing.assert_allclose(value, sum(np.sum(r * r) for r in residuals), rtol=1e-13)
    expected = sum(2 * x.T @ r for (x, _), r in zip(chunks, residuals, strict=True))
    np.testing.assert_allclose(gradient.weights, expected, rtol=1e-13)
    np.testing.assert_allclose(gradient.offset, sum(2 * r.sum() for r in residuals), rtol=1e-13)
    assert seen[-1] == (9, None)


def test_functions_without_a_module_come_as_their_code(executor):
    scale = 3.0

    @ne.differentiate
    def local(w, c):
        return np.sum(scale * (w[0] - c) ** 2)

    chunks = [np.arange(3.0) + k for k in range(5)]
    value, gradient = ne.distributed.value_and_grad(local)(executor, np.array([2.0]), chunks)
    whole = np.concatenate(chunks)
    np.testing.assert_allclose((value, gradient[0]), (3 * np.sum((2 - whole) ** 2), 6 * np.sum(2 - whole)), rtol=1e-13)


def test_kernels_and_checkpointed_losses(executor):
    x, w = np.linspace(-0.5, 1.0, 5), 0.7
    np.testing.assert_allclose(executor.submit(adjoint_of, cubes, x).result(), 3 * x * x, rtol=1e-13)
    value, gradient = ne.distributed.value_and_grad(relaxed)(executor, w, [x[:2], x[2:]])
    state = x.astype(complex)
    for _ in range(12):
        state = state + 0.1 * np.sin((w + 1e-30j) * state)
    np.testing.assert_allclose((value, gradient), (state.real.sum(), 1e30 * state.imag.sum()), rtol=1e-12)


def test_what_a_loss_raises_comes_out(executor):
    with pytest.raises(ValueError, match="the third chunk"):
        ne.distributed.value_and_grad(fails)(executor, np.ones(2), [np.full(2, float(k)) for k in range(5)])
    with pytest.raises(ValueError, match="no chunks"):
        ne.distributed.value_and_grad(loss)(executor, Model(np.ones(3), 0.0), [])
