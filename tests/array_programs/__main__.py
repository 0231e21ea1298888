"""The campaign: `nice python -m tests.array_programs --seed 0 --count 5000 --log array_programs.log`.

A line per group of programs, and per finding, goes to the log; the same command goes on where the log ends.
"""

from __future__ import annotations

import argparse
import json
import resource
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from numba.core.errors import NumbaError

from .judge import Group, Verdict
from .program import Node, entry_text, generate, single, smaller, text
from .table import ENTRIES

TOGETHER = 3
MEMORY = 5 << 20  # KiB
PATIENCE = 900  # seconds of processor time for a group
FINISHED, GROWN = 0, 75
POINTS = tuple((k, k % 3 != 0) for k in range(15))  # which of them are special
BAD = ("wrong", "unsettled", "refused", "outside", "crash")


def judge_together(programs: list[Node], seed: int, order: int = 2) -> list[list[Verdict]]:
    """The verdicts of each program at all points; alone, where their group can't be compiled."""
    group = Group(programs, order)
    try:
        return [[group.verdict(i, 100 * (seed + i) + k, special) for k, special in POINTS] for i in range(len(programs))]
    except Exception as error:  # of the compiler, or of the judge
        if len(programs) == 1:
            word = "outside" if isinstance(error, NumbaError) or not group.is_compiled() else "crash"
            return [[Verdict(word, f"{type(error).__name__}: {str(error)[-600:]}")]]
        return [judge_together([program], seed + i, order)[0] for i, program in enumerate(programs)]


def shrink(program: Node, seed: int, word: str) -> Node:
    """The smallest program found that has a verdict of the same kind."""
    for candidate in smaller(program):
        if any(verdict.word == word for verdict in judge_together([candidate], seed)[0]):
            return shrink(candidate, seed, word)
    return program


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--log", type=Path, required=True)
    parser.add_argument("--each", action="store_true", help="every expression of the table alone, instead of random programs")
    parser.add_argument("--second", type=int, default=3, help="Hessian products of every so manieth group; 0: none")
    parser.add_argument("--no-shrink", action="store_true")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.worker:
        sys.exit(work(options))
    while True:  # the worker ends when it has grown large
        status = subprocess.run([sys.executable, "-m", __spec__.name, "--worker", *sys.argv[1:]], check=False).returncode
        if status == FINISHED:
            break
        if status != GROWN:
            seed = next_seed(options)
            note(options.log, {"seed": seed, "word": "crash", "detail": f"one of {TOGETHER} ended the process: {status}"})
            note(options.log, {"next": seed + TOGETHER, "crash": TOGETHER})
    print(json.dumps(totals(options.log)))


def work(options: argparse.Namespace) -> int:
    """Judges groups until the last, or until the process has grown: a function in LLVM's memory is for good."""
    end = options.seed + (min(options.count, len(ENTRIES) - options.seed) if options.each else options.count)
    for seed in range(next_seed(options), end, TOGETHER):
        if resource.getrusage(resource.RUSAGE_SELF).ru_maxrss > MEMORY:
            return GROWN
        signal.setitimer(signal.ITIMER_PROF, PATIENCE)
        places = range(seed, min(seed + TOGETHER, end))
        programs = [single(place) if options.each else generate(place) for place in places]
        second = options.second > 0 and seed // TOGETHER % options.second == 0
        verdicts = judge_together(programs, seed, 2 if second else 1)
        for i, found in enumerate(verdicts):
            bad = worst(found)
            if bad.word in BAD:
                small = programs[i] if options.no_shrink or bad.word != "wrong" else shrink(programs[i], seed + i, bad.word)
                shown = "".join(entry_text(entry) for entry in sorted(small.entries())) + text(small, "program")
                note(options.log, {"seed": seed + i, "word": bad.word, "detail": bad.detail, "program": shown})
        words = Counter(worst(found).word for found in verdicts)
        note(options.log, {"next": seed + TOGETHER, **words, "second": len(verdicts) * second, "s": round(time.process_time())})
    return FINISHED


def next_seed(options: argparse.Namespace) -> int:
    """Where the log ends."""
    lines = options.log.read_text().splitlines() if options.log.exists() else []
    return max([line["next"] for line in map(json.loads, lines) if "next" in line], default=options.seed)


def note(log: Path, line: dict[str, object]) -> None:
    print(json.dumps(line), flush=True)
    with log.open("a") as file:
        file.write(json.dumps(line) + "\n")


def totals(log: Path) -> dict[str, int]:
    """How many programs have come to which verdict."""
    counts: Counter[str] = Counter()
    for line in map(json.loads, log.read_text().splitlines()):
        if "next" in line:
            counts.update({word: count for word, count in line.items() if word not in ("next", "s")})
    return dict(counts)


def worst(verdicts: list[Verdict]) -> Verdict:
    """The one of a program's verdicts that says most."""
    order = ("crash", "wrong", "outside", "refused", "unsettled", "unlike", "convention", "agrees", "unfit")
    return min(verdicts, key=lambda verdict: order.index(verdict.word))


if __name__ == "__main__":
    main()
