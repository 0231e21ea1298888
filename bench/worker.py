"""The child process of a peer: it prepares problems and takes one sample at a time, as the parent asks.

    {"do": "prepare", "peer": "jax", "problem": "gmm", "size": "bench"}      ->  {"status": "ok", "error": 3e-16, ...}
    {"do": "sample", "what": "gradient"}                                     ->  {"seconds": 0.0028, "calls": 4}
    {"do": "release"}                                                        ->  {}

One JSON object per line on standard input and output; whatever else is printed goes to standard error. ``prepare`` pays for the
compilation, compares the gradient with the reference that the parent names, and measures memory.
"""

from __future__ import annotations

import gc
import json
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from . import derivatives, memory, peers, sizes, timing
from .peers import NotExpressible, Task

REFERENCES = "BENCH_REFERENCES"
LONG = 0.1  # seconds of a call that warms its caches up itself
WARM = 0.01  # seconds of calls before a sample of others: one of them does not bring back memory beyond a core's own cache
TOLERANCE = 1e-8


@dataclass
class Worker:
    """The tasks that are ready, by peer."""

    tasks: dict[str, Task]
    repeats: dict[tuple[str, str], int]
    lasting: dict[tuple[str, str], float]

    def prepare(self, peer: str, problem: str, size: str) -> dict:
        """Compile, check, measure memory; the task is kept for ``sample``."""
        posed = peers.problem(problem, size)
        try:
            peers.find(peer).load()
            start = time.perf_counter()
            task = peers.find(peer).prepare(posed)
            making = time.perf_counter() - start
            first_primal, first_gradient = wall_seconds(task.primal), wall_seconds(task.gradient)
            found = [np.array(gradient) for gradient in task.result()]
        except NotExpressible as reason:
            return {"status": "cannot", "message": str(reason)}
        except Exception as failure:  # one broken problem must not cost what was measured of the others
            refused = type(failure).__name__ == "NotDifferentiable"
            return {"status": "refused" if refused else "failed", "message": f"{type(failure).__name__}: {failure}"[:1500]}
        answer = compared(posed, peer, found)
        if answer["status"] != "ok":
            return answer
        if task.release is not None:
            task.release()
        later: list[float] = []
        answer["memory_bytes"] = memory.peak_growth(lambda: later.append(wall_seconds(task.gradient)))
        later = later or [wall_seconds(task.gradient)]
        answer["tape_bytes"] = task.release() if task.release is not None else None
        answer["inputs_bytes"] = sum(a.nbytes for a in posed.args if isinstance(a, np.ndarray))
        answer["outputs_bytes"] = sum(g.nbytes for g in found)
        again = {"primal": wall_seconds(task.primal), "gradient": later[0]}
        answer["compile_primal_ms"] = 1e3 * max(0.0, first_primal - again["primal"])
        answer["compile_gradient_ms"] = 1e3 * max(0.0, making + first_gradient - again["gradient"])
        self.tasks[peer] = task
        self.lasting.update({(peer, what): seconds for what, seconds in again.items()})
        return answer

    def sample(self, peer: str, what: str) -> dict:
        """CPU seconds per call, over as many calls as make a sample long enough for the clock."""
        call = getattr(self.tasks[peer], what)
        if (peer, what) not in self.repeats:
            slow = self.lasting[peer, what] > timing.SHORTEST_SAMPLE
            self.repeats[peer, what] = 1 if slow else timing.repeats_for(call)
        repeats = self.repeats[peer, what]
        if self.lasting[peer, what] < LONG:
            until = time.perf_counter() + WARM
            while time.perf_counter() < until:  # others were running: caches are cold
                call()
        return {"seconds": timing.seconds(call, repeats), "calls": repeats}

    def release(self) -> dict:
        """Forget the tasks."""
        self.tasks.clear()
        self.repeats.clear()
        self.lasting.clear()
        gc.collect()
        return {}


def wall_seconds(call) -> float:
    """Wall-clock seconds: compilers may run as processes of their own."""
    start = time.perf_counter()
    call()
    return time.perf_counter() - start


def compared(posed: peers.Problem, peer: str, found: list[np.ndarray]) -> dict:
    """The agreement with the adjoint by hand, which writes the reference."""
    place = Path(os.environ[REFERENCES]) / f"{posed.name}-{posed.size}.npz"
    if not place.exists():
        if peer == peers.HAND:
            np.savez(place, *found)
            return {"status": "ok", "error": 0.0}
        return {"status": "failed", "message": "there is no reference to compare with"}
    with np.load(place) as stored:
        expected = [stored[name] for name in stored.files]
    error = derivatives.relative_error(found, expected)
    if error <= TOLERANCE:
        return {"status": "ok", "error": error}
    message = f"differs from the reference by {error:.1e}"
    return {"status": "wrong", "error": None if np.isinf(error) else error, "message": message}


def main() -> None:
    """Answer until standard input ends."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # compilers print what they like
    timing.pin_to_one_core()
    sizes.add()
    worker = Worker({}, {}, {})
    for line in sys.stdin:
        request = json.loads(line)
        answer = getattr(worker, request.pop("do"))(**request)
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
