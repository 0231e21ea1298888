"""Data-parallel gradients on somebody else's engine: a Dask client, or any executor of `concurrent.futures`.

    value, gradient = ne.distributed.value_and_grad(loss)(client, parameters, chunks)      # sums over chunks

The engine runs ``loss(parameters, chunk)`` and its gradient once per chunk; what is lost with a worker is run again by the
engine. Results are summed two by two in the order of the chunks, on the workers under Dask: the sum does not depend on which
worker was faster.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future
from itertools import islice
from typing import Any

from .. import api
from ..errors import EnzymeError
from ..sums import add

__all__ = ["value_and_grad"]

Result = tuple[Any, Any]
"""A value and its gradient."""
Progress = Callable[[int, int | None], object]
WINDOW = 64
"""So many chunks at most are under way on an executor that does not say how many workers it has."""
FAN = 8


def value_and_grad(loss: Callable[..., Any], argnums: int | Sequence[int] = 0) -> Callable[..., Result]:
    """Function of ``(executor, parameters, chunks)``: the sums over chunks of ``loss(parameters, chunk)`` and of its gradient.

    ``executor``: a Dask ``Client``, or a ``concurrent.futures.Executor`` (threads, processes, ``mpi4py.futures``).
    ``chunks``: an iterable, whose elements may be futures of the engine or ``dask.delayed``, or a dask collection (its blocks).
    ``argnums``: 0, or ``(0,)`` for a tuple; gradients with respect to chunks are not summed. The gradient has the parameters'
    structure, as that of ``ne.value_and_grad``.

    Keywords: ``progress(done, total)`` is called as chunks are finished; ``retries=n`` lets Dask repeat a chunk that raises.
    Raises what the loss raises, after what is under way has been cancelled; ValueError for no chunks.
    """
    if argnums not in (0, (0,), [0]):
        raise EnzymeError(f"ne.distributed sums gradients with respect to the parameters: argnums is 0 or (0,), not {argnums!r}")
    transformed = api.value_and_grad(loss, argnums)

    def run(executor: Any, parameters: Any, chunks: Any, *, progress: Progress | None = None, retries: int = 0) -> Result:
        if hasattr(executor, "scheduler_info"):
            return _on_dask(executor, transformed, parameters, _blocks(chunks), progress, retries)
        return _on_executor(executor, transformed, parameters, _values(_blocks(chunks)), progress)

    return run


def _blocks(chunks: Any) -> Iterable[Any]:
    """The chunks one by one; a dask collection's are delayed."""
    if hasattr(chunks, "to_delayed"):
        found = chunks.to_delayed()
        return list(found.ravel()) if hasattr(found, "ravel") else list(found)
    return chunks


def _values(chunks: Iterable[Any]) -> Iterator[Any]:
    """Chunks for an executor that knows no futures as arguments."""
    for chunk in chunks:
        if isinstance(chunk, Future):
            yield chunk.result()
        else:
            yield chunk.compute() if hasattr(chunk, "__dask_graph__") else chunk


def _of_chunk(transformed: Callable[..., Result], parameters: Any, chunk: Any) -> Result:
    return transformed(parameters, chunk)


def _sum(results: Sequence[Result]) -> Result:
    total = results[0]
    for result in results[1:]:
        total = add(total, result)
    return total


def _itself(value: Any) -> Any:
    return value


# ---- Dask


def _on_dask(client: Any, transformed: Callable[..., Result], parameters: Any, chunks: Iterable[Any], progress: Progress | None,
             retries: int) -> Result:  # fmt: skip
    """One task per chunk, and a tree of sums. All are tasks, the parameters too: none is lost with a worker."""
    from distributed import as_completed

    given = client.submit(_itself, parameters, pure=False)
    chunks = [client.compute(chunk) if hasattr(chunk, "__dask_graph__") else chunk for chunk in chunks]
    if not chunks:
        raise ValueError("there are no chunks")
    parts = [client.submit(_of_chunk, transformed, given, chunk, pure=False, retries=retries) for chunk in chunks]
    level, started = parts, [given, *parts]
    while len(level) > 1:
        level = [client.submit(_sum, level[i : i + FAN], pure=False) for i in range(0, len(level), FAN)]
        started += level
    try:
        if progress is not None:
            for done, _ in enumerate(as_completed(parts), 1):
                progress(done, len(parts))
        return level[0].result()
    except BaseException:
        client.cancel(started)
        raise


# ---- any executor


def _on_executor(executor: Executor, transformed: Callable[..., Result], parameters: Any, chunks: Iterator[Any],
                 progress: Progress | None) -> Result:  # fmt: skip
    """A window of tasks, so that chunks that are made one by one need not all be there; sums two by two, as results come."""
    width = 2 * (getattr(executor, "_max_workers", None) or WINDOW // 2)
    sums: list[tuple[int, Result]] = []  # of 2**level chunks each
    under_way: list[Future] = []
    done = 0
    try:
        while True:
            for chunk in islice(chunks, width - len(under_way)):
                under_way.append(executor.submit(_of_chunk, transformed, parameters, chunk))
            if not under_way:
                break
            _put(sums, under_way[0].result())
            under_way.pop(0)
            done += 1
            if progress is not None:
                progress(done, None)
    except BaseException:
        for future in under_way:
            future.cancel()
        raise
    if not sums:
        raise ValueError("there are no chunks")
    return _sum([result for _, result in reversed(sums)])


def _put(sums: list[tuple[int, Result]], result: Result) -> None:
    level = 0
    while sums and sums[-1][0] == level:
        result = add(sums.pop()[1], result)
        level += 1
    sums.append((level, result))
