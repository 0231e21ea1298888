"""Judges many random programs in few processes, with a log that says how far it got.

    campaign(range(0, 50_000), judge_here, judge_alone, report, log=Path("ir.log"))
    ir.log:   seed 17 wrong reverse: dx differs by 0.3 ... -> tests/fuzz/corpus/wrong_reverse_17.ll
              done 0 40 7.1 {"agrees": 37, "refused NE201": 2, "wrong": 1}

A forked worker judges a batch and sends every verdict as soon as it stands. If it dies or is silent for too long, each program
of the batch is judged again in a process of its own, because the one that was running need not be the one to blame. A
second call with the same log goes on after the last line ``done``.
"""

from __future__ import annotations

import argparse
import collections
import gc
import json
import os
import pickle
import re
import select
import signal
import struct
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

DONE = re.compile(r"^done (\d+) (\d+) ([\d.]+) (\{.*\})$", re.MULTILINE)
LENGTH = struct.Struct("<Q")


@dataclass
class Totals:
    """What a campaign has counted, over all its calls."""

    tally: collections.Counter[str] = field(default_factory=collections.Counter)
    programs: int = 0
    failures: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        counts = ", ".join(f"{count} {what}" for what, count in self.tally.most_common())
        return f"{self.programs} programs in {self.seconds:.0f} s ({self.seconds / max(self.programs, 1):.2f} s each): {counts}"


def resumed(log: Path | None, seeds: range) -> tuple[int, Totals]:
    """The first seed that is still to be judged, and what was counted before it."""
    totals, first = Totals(), seeds.start
    for start, end, seconds, tally in DONE.findall(log.read_text() if log and log.exists() else ""):
        if int(start) == first and int(end) <= seeds.stop:
            first = int(end)
            counts = json.loads(tally)
            totals.failures += counts.pop("failures", 0)
            totals.tally.update(counts)
            totals.programs += first - int(start)
            totals.seconds += float(seconds)
    return first, totals


def add_campaign_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--log", type=Path, help="a file that gets a line per finding and per batch; goes on where it ends")
    parser.add_argument("--batch", type=int, default=40, help="programs per process")


def campaign_options(options: argparse.Namespace) -> dict:
    return {"log": options.log, "batch": options.batch}


def campaign(
    seeds: range,
    judge_here: Callable,
    judge_alone: Callable,
    report: Callable,
    *,
    describe: Callable,
    log: Path | None = None,
    batch: int = 40,
    timeout: float = 240.0,
) -> Totals:
    """Judges the program of every seed. ``judge_here(seed)`` may crash the process, ``judge_alone(seed)`` may not;
    ``describe(verdict)`` is the word to count it under; ``report(seed, verdict)`` gives the line for a failing one."""
    first, totals = resumed(log, seeds)
    if first > seeds.start:
        print(f"{log}: going on at seed {first}", flush=True)
    while first < seeds.stop:
        chosen = range(first, min(first + batch, seeds.stop))
        started = time.perf_counter()
        verdicts = judged_in_worker(chosen, judge_here, timeout)
        if verdicts is None:
            verdicts = [judge_alone(seed) for seed in chosen]
            if not any(verdict.fails for verdict in verdicts):
                note(log, f"seeds {chosen.start} to {chosen.stop - 1} end their process together, but none does alone", show=True)
        counts: collections.Counter[str] = collections.Counter()
        for seed, verdict in zip(chosen, verdicts, strict=True):
            counts[describe(verdict)] += 1
            if verdict.fails:
                totals.failures += 1
                note(log, " ".join(f"seed {seed} {report(seed, verdict)}".split()), show=True)
        seconds = time.perf_counter() - started
        totals.tally.update(counts)
        totals.programs += len(chosen)
        totals.seconds += seconds
        if failing := sum(verdict.fails for verdict in verdicts):
            counts["failures"] = failing
        note(log, f"done {chosen.start} {chosen.stop} {seconds:.1f} {json.dumps(counts)}")
        first = chosen.stop
    return totals


def note(log: Path | None, line: str, show: bool = False) -> None:
    if show:
        print(line, flush=True)
    if log is not None:
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("a") as file:
            file.write(line + "\n")


def judged_in_worker(seeds: Sequence[int], judge_here: Callable, timeout: float) -> list | None:
    """The verdicts of a forked child, or None if it did not live to give them all."""
    receive, send = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(receive)
        _work(seeds, judge_here, send, timeout)
    os.close(send)
    verdicts = []
    try:
        for _ in seeds:
            head = _read(receive, LENGTH.size, timeout)
            message = head and _read(receive, LENGTH.unpack(head)[0], timeout)
            if not message:
                return None
            verdicts.append(pickle.loads(message))
        return verdicts
    finally:
        os.close(receive)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


def _work(seeds: Sequence[int], judge_here: Callable, send: int, timeout: float) -> None:
    """The child: it never returns."""
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)  # what is alive when a program is compiled mostly stays: a tenth of the time
    try:
        with os.fdopen(send, "wb") as pipe:
            for seed in seeds:
                signal.alarm(int(timeout) + 2)  # should the parent be gone by then
                message = pickle.dumps(judge_here(seed))
                pipe.write(LENGTH.pack(len(message)) + message)
                pipe.flush()
    except BaseException as problem:
        print(f"worker: {type(problem).__name__}: {problem}", file=sys.stderr, flush=True)
        os._exit(1)
    os._exit(0)


def _read(pipe: int, count: int, timeout: float) -> bytes:
    """That many bytes, or nothing if the child ends or stays silent."""
    parts, missing = [], count
    while missing:
        if not select.select([pipe], [], [], timeout)[0]:
            return b""
        part = os.read(pipe, min(missing, 1 << 16))
        if not part:
            return b""
        parts.append(part)
        missing -= len(part)
    return b"".join(parts)
