"""Runs mutants against the tests that reach them.

    nice python -m tools.mutation map tests/analysis tests/transform     which lines each test runs, and for how long
    nice python -m tools.mutation run --seed 0 --count 500               up to so many mutants in all; goes on where the log ends
    python -m tools.mutation report                                      counts by room and outcome, and the survivors

Needs the extra `mutation`. What is found lies in `.mutants/`. A mutant meets the tests that run its statement, the tests of its
module first and then the quickest, for at most `--budget` recorded seconds, in a process forked from one that holds Numba.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import signal
import sys
import time
from collections import Counter, defaultdict
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path

from .mutants import ROOMS, ROOT, Mutant, sample

FOLDER = ROOT / ".mutants"
OPTIONS = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
MEMORY = 6 << 30
OPEN = ("survived", "not reached", "out of time")


class Recorder:
    """A plugin of pytest: processor seconds of each test, and the first that failed; names the tests to coverage."""

    def __init__(self, coverage=None) -> None:
        self.coverage, self.seconds, self.passed, self.failed, self.begun = coverage, {}, set(), "", 0.0

    def pytest_runtest_logstart(self, nodeid) -> None:
        self.begun = sum(os.times()[:4])
        if self.coverage is not None:
            self.coverage.switch_context(nodeid)

    def pytest_runtest_logfinish(self, nodeid) -> None:
        if self.coverage is not None:
            self.coverage.switch_context("")
        if nodeid in self.passed:
            self.seconds[nodeid] = round(sum(os.times()[:4]) - self.begun, 2)

    def pytest_runtest_logreport(self, report) -> None:
        if report.passed and report.when == "call":
            self.passed.add(report.nodeid)
        elif report.failed and not self.failed:
            self.failed = report.nodeid


def make_map(tests: list[str]) -> int:
    """Adds what these tests run to the map; tests that fail are left out of it."""
    import coverage
    import pytest

    FOLDER.mkdir(exist_ok=True)
    source = [str(ROOT / "numba_enzyme" / room) for room in ROOMS]
    measured = coverage.Coverage(data_file=str(FOLDER / "coverage"), data_suffix=True, source=source)
    recorder = Recorder(measured)
    os.register_at_fork(after_in_child=lambda: _save_at_exit(measured))
    measured.start()
    code = pytest.main([*OPTIONS, *tests], plugins=[recorder])
    measured.stop()
    measured.save()
    together = coverage.Coverage(data_file=str(FOLDER / "coverage"))
    together.load()
    together.combine([str(FOLDER)])
    together.save()
    path = FOLDER / "seconds.json"
    seconds = json.loads(path.read_text()) if path.exists() else {}
    path.write_text(json.dumps(seconds | recorder.seconds, indent=0))
    return code


def _save_at_exit(measured) -> None:
    """A test that compiles in a process of its own, which ends by `os._exit`, is measured too."""
    leave = os._exit

    def save_and_leave(code: int) -> None:
        measured.stop()
        measured.save()
        leave(code)

    os._exit = save_and_leave


class Tests:
    """Which tests run a line."""

    def __init__(self) -> None:
        import coverage

        self.data = coverage.CoverageData(str(FOLDER / "coverage"))
        self.data.read()
        self.seconds = json.loads((FOLDER / "seconds.json").read_text())
        self.of_file: dict[str, dict[int, list[str]]] = {}

    def of(self, mutant: Mutant, budget: float) -> tuple[list[str], int]:
        """Names of tests within a budget, and how many reach the statement in all."""
        by_line = self.of_file.setdefault(mutant.path, self.data.contexts_by_lineno(str(ROOT / mutant.path)))
        reach = {name for line in mutant.lines for name in by_line.get(line, ())}
        rules = Path(mutant.path).parts[1] == "rules"
        if rules or not mutant.function:  # at import, or once for all: any test may notice
            reach |= set(random.Random(mutant.key).sample(sorted(self.seconds), 40))
        if rules:
            reach |= {name for name in self.seconds if name.startswith("tests/rules/")}
        reach &= self.seconds.keys()
        near = f"/test_{Path(mutant.path).stem}.py"
        chosen, spent = self.near(mutant), 0.0
        for name in sorted(reach, key=lambda name: (near not in name, self.seconds[name], name)):
            if spent and spent + self.seconds[name] > budget:
                break
            chosen.append(name)
            spent += self.seconds[name]
        return chosen, len(reach | set(chosen))

    def near(self, mutant: Mutant) -> list[str]:
        """Files of tests that bear the name of the module and are not in the map."""
        files = (ROOT / "tests").rglob(f"test_{Path(mutant.path).stem}.py")
        names = [str(file.relative_to(ROOT)) for file in files]
        return [name for name in names if not any(test.startswith(name) for test in self.seconds)]


class Finder:
    """Imports one module of the package from another text."""

    def __init__(self, path: str, text: str) -> None:
        self.path, self.text = ROOT / path, text
        self.name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    def find_spec(self, name: str, path=None, target=None) -> ModuleSpec | None:
        if name != self.name:
            return None
        loader = SourceFileLoader(name, str(self.path))
        loader.get_code = lambda name: compile(self.text, str(self.path), "exec")
        folders = [str(self.path.parent)] if self.path.name == "__init__.py" else None
        return spec_from_file_location(name, self.path, loader=loader, submodule_search_locations=folders)


def preload() -> None:
    """What every test needs and no mutant changes: imported, and Numba's tables filled, before forking."""
    import numba
    import numpy as np

    for name in ("pytest", "scipy.special"):
        import_module(name)

    @numba.njit
    def total(x):
        return np.sum(x * 2.0) + np.dot(x, x)

    total(np.ones(3))


def judge(mutant: Mutant, tests: list[str], limit: float) -> tuple[str, str, float]:
    """Outcome, the test that noticed, seconds."""
    text = mutant.source()
    out = FOLDER / f"failed.{os.getpid()}"
    out.write_text("")
    begun = time.monotonic()
    child = os.fork()
    if not child:
        _in_child(mutant, text, tests, out)
    while time.monotonic() - begun < limit:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            code = os.waitstatus_to_exitcode(status)
            outcome = {0: "survived", 1: "killed"}.get(code, "killed by an error")
            return outcome, out.read_text(), time.monotonic() - begun
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "out of time", out.read_text(), limit


def _in_child(mutant: Mutant, text: str, tests: list[str], out: Path) -> None:
    import pytest

    os.setpgid(0, 0)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)
    sys.meta_path.insert(0, Finder(mutant.path, text))
    recorder = Recorder()
    code = 3
    try:
        code = pytest.main([*OPTIONS, "-x", *tests], plugins=[recorder])
        out.write_text(recorder.failed)
    finally:
        os._exit(int(code))


def run(options: argparse.Namespace) -> int:
    mutants = sample(options.seed)
    print(f"{len(mutants)} places")
    done = {entry["key"] for entry in read(options.log) if not (options.again and entry["outcome"] in OPEN)}
    preload()
    tests = Tests()
    taken = [mutant for mutant in mutants if options.only in mutant.key] if options.only else mutants[: options.count]
    if options.again:
        taken.sort(key=lambda mutant: not tests.near(mutant))
    for mutant in taken:
        if mutant.key in done:
            continue
        chosen, reach = (options.tests, len(options.tests)) if options.tests else tests.of(mutant, options.budget)
        outcome, by, seconds = judge(mutant, chosen, options.limit) if chosen else ("not reached", "", 0.0)
        before, after = mutant.change()
        entry = {"key": mutant.key, "path": mutant.path, "line": mutant.line, "function": mutant.function,
                 "operator": mutant.operator, "before": before, "after": after, "outcome": outcome, "by": by,
                 "tests": len(chosen), "reach": reach, "seconds": round(seconds, 1)}  # fmt: skip
        if options.only:
            print(f"{mutant.key}\n- {before.strip()}\n+ {after.strip()}\n{outcome} {by}")
        with options.log.open("a") as log:
            log.write(json.dumps(entry) + "\n")
    return 0


def read(log: Path) -> list[dict]:
    """Entries of a log; a later one of the same mutant counts."""
    entries = [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []
    return list({entry["key"]: entry for entry in entries}.values())


def report(options: argparse.Namespace) -> int:
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for entry in read(options.log):
        counts[room_of(entry["path"])][entry["outcome"]] += 1
    for room, outcomes in sorted(counts.items()):
        print(f"{room:25} {sum(outcomes.values()):5}  " + ", ".join(f"{n} {what}" for what, n in outcomes.most_common()))
    for entry in read(options.log):
        if entry["outcome"] in OPEN:
            met = f"{entry['tests']} of {entry['reach']} tests"
            print(f"\n{entry['path']}:{entry['line']} {entry['function']}: {entry['outcome']}, {met}")
            print(f"- {entry['before'].strip()}\n+ {entry['after'].strip()}")
    return 0


def room_of(path: str) -> str:
    parts = Path(path).parts[1:-1]
    return "/".join(parts[:2])


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools.mutation", description=__doc__.split("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("map").add_argument("tests", nargs="+")
    for name in ("run", "report"):
        command = commands.add_parser(name)
        command.add_argument("--log", type=Path, default=FOLDER / "log.jsonl")
        command.add_argument("--seed", type=int, default=0)
        command.add_argument("--count", type=int, default=500)
        command.add_argument("--only", default="", help="of all places those whose key contains this text")
        command.add_argument("--tests", nargs="*", help="these tests instead of those that reach the mutant")
        command.add_argument("--budget", type=float, default=25.0, help="recorded seconds of tests per mutant")
        command.add_argument("--again", action="store_true", help="run those anew that survived or were not reached")
        command.add_argument("--limit", type=float, default=120.0, help="seconds after which a mutant is given up")
    options = parser.parse_args()
    return make_map(options.tests) if options.command == "map" else {"run": run, "report": report}[options.command](options)


if __name__ == "__main__":
    sys.exit(main())
