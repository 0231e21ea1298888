"""`@differentiate(tune=True)`: the plan of a gradient is chosen by measurement, on the first real arguments.

    tune(grad(f), (x, n))       f.tuned: {(array(float64, 1d, C), int64): {"recomputation"}}, what is turned off

Candidates are the decisions of `config.OPTIMISATIONS` that are right either way and pay or not as sizes and machine have it. One
after the other is turned off, and stays off where the gradient is faster by a margin, on copies of the arguments. What is found
holds for all gradients of the function by these types of arguments, so that they have the same bits with and without the value;
with ``cache=True`` it lies beside the compiled functions on the disk.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numba.core import types
from numba.core.caching import NullCache
from numba.core.registry import CPUDispatcher

from ..bridge.cpu.random_state import RandomStates
from ..bridge.cpu.wrap import turned_off
from .differentiable import Transformed
from .disk_cache import digest_of
from .measure import copied

CANDIDATES = ("deferred-loops", "skipped-loops", "loop-interchange", "any-order", "recomputation", "cache-licm", "min-cut",
              "vector-functions")  # fmt: skip
COPIED = (bool, int, float, complex, str, np.number, np.bool_, np.ndarray, CPUDispatcher)
MARGIN = 0.97  # what a plan must take of the time of the best so far
SECONDS = 0.1
FEWEST, MOST = 3, 200

Plan = frozenset[str]


def tune(gradient: Transformed, arguments: tuple) -> None:
    """Find the plan of *gradient* for arguments of these types, unless it is known.

    Not measured are arguments that can't be copied, which a function may change, and calls that fail.
    """
    signature = tuple(gradient.typeof_pyval(argument) for argument in arguments)
    if signature in gradient.function.tuned or not all(map(_is_copied, arguments)):
        return
    place = _place(gradient, signature)
    found = _read(place)
    if found is None:
        try:
            with RandomStates.now().again():
                found = _fastest(gradient, arguments, signature)
        except Exception:
            return  # which the call itself will raise
        _write(place, found)
    gradient.function.tuned[signature] = found


def _is_copied(argument: object) -> bool:
    if isinstance(argument, tuple):
        return all(map(_is_copied, argument))
    return argument is None or isinstance(argument, COPIED)


def _fastest(gradient: Transformed, arguments: tuple, signature: tuple[types.Type, ...]) -> Plan:
    best: Plan = frozenset()
    run, text = _compiled(gradient, signature, best)
    seen = {text}
    runs = {best: run}
    for word in CANDIDATES:
        plan = best | {word}
        run, text = _compiled(gradient, signature, plan)
        if text in seen:
            continue
        seen.add(text)
        runs[plan] = run
        least, other = _least((runs[best], run), arguments)
        if other < MARGIN * least:
            best = plan
    return best


def _compiled(gradient: Transformed, signature: tuple[types.Type, ...], plan: Plan) -> tuple[Callable, tuple[str, ...]]:
    """The gradient under a plan, apart from all others, and the text of its derivatives without their names."""
    trial = Transformed(gradient.function, gradient.transform)
    trial._cache, trial.tunes = NullCache(), False
    with turned_off(plan):
        trial.compile(signature)
    called = trial.derivatives.get(signature, ())
    return trial, tuple(derivative.text.replace(derivative.name, "") for derivative in called)


def _least(runs: tuple[Callable, ...], arguments: tuple) -> list[float]:
    """The least seconds of each, by turns, on copies of the arguments."""
    least = [float("inf")] * len(runs)
    for run in runs:
        run(*map(copied, arguments))
    until, rounds = time.perf_counter() + SECONDS, 0
    while rounds < FEWEST or (time.perf_counter() < until and rounds < MOST):
        for place, run in enumerate(runs):
            fresh = tuple(map(copied, arguments))
            started = time.perf_counter()
            run(*fresh)
            least[place] = min(least[place], time.perf_counter() - started)
        rounds += 1
    return least


def _place(gradient: Transformed, signature: tuple[types.Type, ...]) -> Path | None:
    """The file of the choice; None where nothing is kept on the disk."""
    if isinstance(gradient._cache, NullCache):
        return None
    machine = gradient.targetctx.codegen().magic_tuple()
    name = f"{gradient.function.__name__}.{digest_of(gradient.function, signature, machine)}.tuned.json"
    return Path(gradient._cache.cache_path) / name


def _read(place: Path | None) -> Plan | None:
    try:
        words = json.loads(place.read_text(encoding="utf-8")) if place is not None else None
    except (OSError, ValueError):
        return None
    if not isinstance(words, list) or not set(words) <= set(CANDIDATES):
        return None
    return frozenset(words)


def _write(place: Path | None, plan: Plan) -> None:
    if place is None:
        return
    whole = place.with_suffix(f".{os.getpid()}")
    try:
        whole.write_text(json.dumps(sorted(plan)), encoding="utf-8")
        whole.replace(place)
    except OSError:
        return  # as where compiled functions can't be written: it is measured again next time
