"""Fuzzing the compiler with random Python functions: derivatives through Numba, failures shrunk and stored.

    python -m tools.fuzz.python --seed 0 --count 50

Each function is compiled by Numba with and without ``differentiate`` and differentiated in both modes, by vjp, grad or
shadows as its seed decides. Checked: results and memory bit for bit, <w, J v> = <J' w, v>, extrapolated differences, a
second call, live allocations. A failing function is made smaller on its tree and written to the corpus, which tests replay.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from .campaign import add_campaign_options, campaign, campaign_options
from .python_judge import Case, Verdict, judge, judge_here, warm_up
from .python_program import Function, generate
from .python_shrink import shrink
from .python_statements import write

CORPUS = Path("tests/fuzz/python_corpus")


def symptom(verdict: Verdict) -> str:
    """What must stay the same while a function shrinks: the category, and the code or the last line of an error."""
    if verdict.category == "refused":
        return " ".join(["refused", *(re.findall(r"NE\d+", verdict.detail)[:1] or [verdict.detail.split(":")[0]])])
    if verdict.category == "exception":
        return f"exception {verdict.detail.strip().splitlines()[-1][:40]}"
    return verdict.category


def described(verdict: Verdict) -> str:
    """What a verdict is counted under."""
    if verdict.category == "agrees" and verdict.detail:
        return f"agrees, {verdict.detail}"
    return symptom(verdict)


def smallest(function: Function, verdict: Verdict, budget: int) -> Function:
    """The shrunk function that fails in the same way."""
    return shrink(function, lambda smaller: symptom(judge(Case.read(write(smaller)))) == symptom(verdict), budget)


def store(function: Function, verdict: Verdict, folder: Path = CORPUS) -> Path:
    """Writes a case of the corpus, named by what went wrong and the seed."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{verdict.category}_{function.form}_{function.seed}.py"
    path.write_text(write(function))
    return path


def main(arguments: list[str] | None = None) -> int:
    """The command line; the exit status is the number of failing functions, at most 100."""
    parser = argparse.ArgumentParser(prog="tools.fuzz.python", description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=0, help="seed of the first function")
    parser.add_argument("--count", type=int, default=50, help="how many functions")
    parser.add_argument("--shrink", type=int, default=60, metavar="TRIES", help="functions to try per failure; 0: do not shrink")
    parser.add_argument("--corpus", type=Path, default=CORPUS, help="where failing functions are written")
    parser.add_argument("--refused", action="store_true", help="also print every refusal")
    parser.add_argument("--show", action="store_true", help="print the source of every function")
    add_campaign_options(parser)
    options = parser.parse_args(arguments)
    warm_up()

    def here(seed: int) -> Verdict:
        text = write(generate(seed))
        if options.show:
            print(text, flush=True)
        verdict = judge_here(Case.read(text))
        if verdict.category == "refused" and options.refused:
            print(f"seed {seed}: {verdict.detail.strip()[:600]}", flush=True)
        return verdict

    def report(seed: int, verdict: Verdict) -> str:
        line = f"{verdict.category}: {verdict.detail.strip()[-600:]}"
        if verdict.category == "unfit":
            return line
        function = generate(seed)
        if options.shrink:
            function = smallest(function, verdict, options.shrink)
        return f"{line} -> {store(function, verdict, options.corpus)}"

    totals = campaign(
        range(options.seed, options.seed + options.count),
        here,
        lambda seed: judge(Case.read(write(generate(seed)))),
        report,
        describe=described,
        **campaign_options(options),
    )
    print(totals)
    return min(totals.failures, 100)


if __name__ == "__main__":
    sys.exit(main())
