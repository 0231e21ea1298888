"""The campaign: `nice python -m tests.array_programs --seed 0 --count 5000 --log array_programs.log`.

A line per group of programs, and per finding, goes to the log; the same command goes on where the log ends.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path

from numba.core.errors import NumbaError

from .judge import Group, Verdict
from .program import Node, entry_text, generate, single, smaller, text
from .table import ENTRIES

TOGETHER = 3
POINTS = tuple((k, k % 3 != 0) for k in range(15))  # which of them are special
BAD = ("wrong", "unsettled", "refused", "outside", "crash")


def judge_together(programs: list[Node], seed: int, order: int = 2) -> list[list[Verdict]]:
    """The verdicts of each program at all points; alone, where their group can't be compiled."""
    try:
        group = Group(programs, order)
        return [[group.verdict(i, 100 * (seed + i) + k, special) for k, special in POINTS] for i in range(len(programs))]
    except (NumbaError, AssertionError, KeyError, AttributeError, TypeError, IndexError, NotImplementedError) as error:
        if len(programs) == 1:
            word = "outside" if isinstance(error, NumbaError) else "crash"
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
    parser.add_argument("--log", type=Path)
    parser.add_argument("--each", action="store_true", help="every expression of the table alone, instead of random programs")
    parser.add_argument("--order", type=int, default=2, choices=(1, 2), help="1: no Hessian products, at half the cost")
    parser.add_argument("--no-shrink", action="store_true")
    options = parser.parse_args()
    done = [json.loads(line) for line in options.log.read_text().splitlines()] if options.log and options.log.exists() else []
    first = max([line["next"] for line in done if "next" in line], default=options.seed)
    count = min(options.count, len(ENTRIES)) if options.each else options.count
    for seed in range(first, options.seed + count, TOGETHER):
        places = range(seed, min(seed + TOGETHER, options.seed + count))
        programs = [single(place) if options.each else generate(place) for place in places]
        verdicts = judge_together(programs, seed, options.order)
        words = Counter(worst(found).word for found in verdicts)
        lines: list[dict[str, object]] = []
        for i, found in enumerate(verdicts):
            bad = worst(found)
            if bad.word in BAD:
                small = programs[i] if options.no_shrink or bad.word != "wrong" else shrink(programs[i], seed + i, bad.word)
                shown = "".join(entry_text(entry) for entry in sorted(small.entries())) + text(small, "program")
                lines.append({"seed": seed + i, "word": bad.word, "detail": bad.detail, "program": shown})
        lines.append({"next": seed + TOGETHER, **words})
        for line in lines:
            print(json.dumps(line), flush=True)
            if options.log:
                with options.log.open("a") as log:
                    log.write(json.dumps(line) + "\n")


def worst(verdicts: list[Verdict]) -> Verdict:
    """The one of a program's verdicts that says most."""
    order = ("crash", "wrong", "outside", "refused", "unsettled", "unlike", "convention", "agrees", "unfit")
    return min(verdicts, key=lambda verdict: order.index(verdict.word))


if __name__ == "__main__":
    main()
