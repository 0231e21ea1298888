"""The judge's command line.

    python -m tests.programs.run loops_ -O2 --mode reverse

prints a line for every verdict that is not ``ok``, then a table by family. The exit status is 1 if anything is wrong, crashes or
fails with an exception that is no refusal.
"""

from __future__ import annotations

import argparse
import collections
import json
import sys
from dataclasses import replace
from pathlib import Path

from .build import after_passes, levels_at_hand, module_text
from .heap import restart_with_exact_heap
from .judge import entry_point, judge, judge_primal, judge_second_order
from .specification import Program, read_programs
from .verdict import SEVERITY, Verdict, inner_product

Row = tuple[str, str, str, Verdict]


def judge_program(
    program: Program, levels: list[str], modes: list[str], second: bool = False, passes: str = ""
) -> list[Row]:
    """(case, level, mode, verdict) for all that is asked of one program."""
    rows = []
    for level in levels:
        try:
            text = module_text(program, level)
            if passes and any(case.expect != "invalid" for case in program.cases):
                text = after_passes(text, passes)
        except (RuntimeError, FileNotFoundError) as problem:
            rows.append((program.name, level, "-", Verdict("bad-program", str(problem))))
            continue
        for case in program.cases:
            found = {}
            if modes == ["primal"] and case.expect not in ("refused", "invalid"):
                rows.append((case.name, level, "primal", judge_primal(case, text)))
            for mode in case.modes:
                if mode in modes:
                    found[mode] = judge(case, text, mode, level)
                    rows.append((case.name, level, mode, found[mode]))
            if {"reverse", "forward"} <= set(found):
                problem = inner_product(found["reverse"], found["forward"])
                if problem:
                    rows.append((case.name, level, "both", Verdict("wrong", problem)))
            if second and case.expect == "ok" and "reverse" in case.modes:
                for mode in modes:
                    rows.append((f"{case.name}'", level, mode, judge_second_order(case, text, mode, level)))
    return rows


def with_flags(program: Program, words: list[str]) -> Program:
    return replace(program, flags=(*program.flags, *words))


def family_table(rows: list[Row], families: dict[str, str]) -> str:
    counts: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
    for case, _, _, verdict in rows:
        counts[families[case.split(".")[0].rstrip("'")]][verdict.status] += 1
    total: collections.Counter[str] = sum(counts.values(), collections.Counter())
    used = [status for status in reversed(SEVERITY) if total[status]]
    lines = [f"{'family':<14}" + "".join(f"{status:>13}" for status in used)]
    for family in [*sorted(counts), "all"]:
        row = total if family == "all" else counts[family]
        lines.append(f"{family:<14}" + "".join(f"{row[status] or '':>13}" for status in used))
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.programs.run", description=__doc__.splitlines()[0])
    parser.add_argument("pattern", nargs="?", default="", help="regular expression on program names")
    parser.add_argument("-O", dest="levels", action="append", help="levels, like -O2 (default: those of each program)")
    parser.add_argument("--mode", choices=("reverse", "forward", "primal"), action="append")
    parser.add_argument("--second", action="store_true", help="also differentiate the reverse derivative again")
    parser.add_argument("--flags", default="", help="more words for clang, for all programs")
    parser.add_argument("--passes", default="", help="passes of LLVM's opt that all modules go through first")
    parser.add_argument("--width", type=int, default=220, help="characters of detail per line")
    parser.add_argument("--json", type=Path, help="write all verdicts there")
    options = parser.parse_args()
    if options.mode != ["primal"]:
        entry_point()
    rows: list[Row] = []
    programs = [with_flags(program, options.flags.split()) for program in read_programs(options.pattern)]
    wanted = [f"O{level}" for level in options.levels or ()] + ["ir", "ir-O3"]
    for program in programs:
        levels = [level for level in levels_at_hand(program) if not options.levels or level in wanted]
        for row in judge_program(program, levels, options.mode or ["reverse", "forward"], options.second, options.passes):
            rows.append(row)
            case, level, mode, verdict = row
            if verdict.status != "ok":
                detail = verdict.detail.replace("\n", " | ")[: options.width]
                print(f"{verdict.status:<12}{case:<36}{level:<4}{mode:<8} {detail}", flush=True)
    print(family_table(rows, {program.name: program.family for program in programs}))
    slow = sorted(rows, key=lambda row: -row[3].seconds)[:5]
    print("slowest: " + ", ".join(f"{case} {level} {mode} {v.seconds:.1f} s" for case, level, mode, v in slow))
    if options.json:
        options.json.write_text(json.dumps([[*row[:3], row[3].status, row[3].detail, row[3].seconds] for row in rows]))
    return int(any(row[3].status in ("wrong", "crash", "timeout", "error", "bad-program") for row in rows))


if __name__ == "__main__":
    restart_with_exact_heap("tests.programs.run")
    sys.exit(main())
