"""One measurement of what compiling costs, in a process that does nothing else.

    python -m bench.compile_worker first FOLDER ten_lines      {"function": "ten_lines", "own_ms": 95.0, "gradient_ms": 230.0}

Nothing is imported here that would already load what is measured.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

from . import family

FUNCTIONS = '''
import math
import numpy as np
from numba import njit

def ten_lines(x, a):
    total = 0.0
    for i in range(len(x)):
        v = x[i]
        if v > 0.5:
            total += math.sin(v) * a
        else:
            total += v * v + math.exp(-v)
        x[i] = total
    return total / len(x)

def product(a, b):
    return np.dot(a, b).sum()

def systems(a, b):
    return np.linalg.slogdet(a)[1] + np.dot(np.linalg.solve(a, b), b)

def sorted_list(x):
    kept = [v * v for v in x]
    kept.sort()
    return kept[0] * kept[-1]

X, A = np.linspace(0.1, 1.0, 4), np.eye(4) + 0.1
ARGUMENTS = {"ten_lines": (X, 2.0), "product": (A, A), "systems": (A, X), "sorted_list": (X,)}
'''


def _milliseconds(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return round(1e3 * (time.process_time() - start), 1)


def _module(folder: str) -> dict:
    """The functions above, imported from a file: Numba's cache wants one."""
    path = Path(folder) / "functions_to_compile.py"
    if not path.exists():
        path.write_text(FUNCTIONS)
    sys.path.insert(0, folder)
    return vars(importlib.import_module(path.stem))


def importing(folder: str) -> dict[str, float]:
    return {
        "numba_ms": _milliseconds(lambda: importlib.import_module("numba")),
        "package_ms": _milliseconds(lambda: importlib.import_module("numba_enzyme")),
        "first_use_ms": _milliseconds(lambda: sys.modules["numba_enzyme"].grad),
    }


def first(folder: str, name: str) -> dict[str, float | str]:
    from numba import njit

    import numba_enzyme as ne

    namespace = _module(folder)
    ne.grad(njit(lambda x: x[0] * 2.0))(namespace["X"])
    function, arguments = njit(namespace[name]), namespace["ARGUMENTS"][name]
    own = _milliseconds(lambda: function(*arguments))
    return {"function": name, "own_ms": own, "gradient_ms": _milliseconds(lambda: ne.grad(function)(*arguments))}


def cached(folder: str) -> dict[str, float]:
    from numba import njit

    import numba_enzyme as ne

    namespace = _module(folder)
    arguments = namespace["ARGUMENTS"]
    njit(cache=True)(namespace["product"])(*arguments["product"])  # Numba gets ready, as for any function from its cache
    function = ne.differentiate(njit(cache=True)(namespace["ten_lines"]))
    return {"primal_ms": _milliseconds(lambda: function(*arguments["ten_lines"])),
            "gradient_ms": _milliseconds(lambda: function.grad(*arguments["ten_lines"])),
            "hits": sum(function.grad.stats.cache_hits.values())}  # fmt: skip


def growth(folder: str, name: str, size: str) -> dict:
    from numba_enzyme import pipeline
    from numba_enzyme.ir import llvm_io
    from numba_enzyme.request import Activity, GradientRequest

    spent = {"llvm": 0.0}

    def timed(function: Callable) -> Callable:
        def run(*arguments, **options):
            start = time.perf_counter()
            result = function(*arguments, **options)
            spent["llvm"] += time.perf_counter() - start
            return result

        return run

    text = family.function_text(name, int(size))
    llvm = {what: timed(getattr(llvm_io, what)) for what in ("optimize", "normalize")}
    with patch.multiple(llvm_io, **llvm):
        derivative = pipeline.differentiate(text, GradientRequest("f", (Activity.DUP, Activity.CONST)))
    passes = {key: round(1e3 * seconds, 1) for key, seconds in derivative.trace.seconds.items()}
    own = sum(derivative.trace.seconds.values()) - spent["llvm"]
    return {"family": name, "instructions": int(size), "lines": derivative.text.count("\n"), "passes_ms": passes,
            "own_ms": round(1e3 * own, 1), "llvm_ms": round(1e3 * spent["llvm"], 1)}  # fmt: skip


MEASUREMENTS = {"importing": importing, "first": first, "cached": cached, "growth": growth}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.compile_worker", description="One measurement, as JSON.")
    parser.add_argument("what", choices=MEASUREMENTS)
    parser.add_argument("rest", nargs="*")
    options = parser.parse_args()
    print(json.dumps(MEASUREMENTS[options.what](*options.rest)))


if __name__ == "__main__":
    main()
