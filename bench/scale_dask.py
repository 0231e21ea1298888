"""A gradient over chunks on Dask's workers beside a plain loop over the same chunks, for `python -m bench scale`."""

from __future__ import annotations

from importlib.util import find_spec

import numpy as np

import numba_enzyme as ne
from numba_enzyme.testing.demonstration import least_seconds

CHUNKS, ROUNDS = 32, 5
START = np.array([0.5, -0.2, 0.1])


@ne.differentiate
def misfit(parameters, chunk):
    total = 0.0
    for x in chunk:
        residual = parameters[0] * np.sin(parameters[1] * x) + parameters[2] - np.cos(x)
        total += residual * residual
    return total


def measure(quick: bool) -> list[dict]:
    """A row for each size of a chunk: seconds of the loop, and of one and of two workers; nothing without Dask."""
    return [_row(size) for size in ((1000,) if quick else (10_000, 1_000_000))] if find_spec("distributed") else []


def _row(size: int) -> dict:
    import dask
    from distributed import Client, LocalCluster

    chunks = [np.random.default_rng(k).uniform(0.0, 6.0, size) for k in range(CHUNKS)]
    gradient = ne.value_and_grad(misfit)

    def loop() -> np.ndarray:
        return sum(gradient(START, chunk)[1] for chunk in chunks)

    row: dict = {"chunks": CHUNKS, "size": size, "loop": least_seconds(loop, ROUNDS)}
    for workers, name in ((1, "one worker"), (2, "two workers")):
        with (
            dask.config.set({"distributed.scheduler.worker-ttl": None}),
            LocalCluster(n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None) as cluster,
            Client(cluster) as client,
        ):
            there = client.scatter(chunks)
            everywhere = ne.distributed.value_and_grad(misfit)
            np.testing.assert_allclose(everywhere(client, START, there)[1], loop(), rtol=1e-10)
            row[name] = least_seconds(lambda c=client, f=everywhere, t=there: f(c, START, t), ROUNDS)
    return row


def as_markdown(rows: list[dict]) -> list[str]:
    lines = ["", f"Value and gradient over {CHUNKS} chunks that lie on the workers, ms, the fastest of {ROUNDS}:", "",
             "| numbers in a chunk | a plain loop on one core | Dask, one worker | per chunk | two workers |",
             "|---|---|---|---|---|"]  # fmt: skip
    for row in rows:
        loop, one, two = (1e3 * seconds for seconds in (row["loop"], row["one worker"], row["two workers"]))
        lines.append(f"| {row['size']} | {loop:.2f} | {one:.2f} | {(one - loop) / row['chunks']:+.2f} | {two:.2f} |")
    return lines if rows else []
