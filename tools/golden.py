"""Golden files: one ``.ll`` file holds a program, the question, the expected answers beside the lines, and runs.

    ; test: activity, plan                                   which analyses; `reverse` or `forward` for a derivative's text
    ; request: reverse f(dup, active, const) -> active
    ; run: f([2.0, 3.0], 4.0, 2)                             executed and compared with the oracle before any text is
    define double @f(ptr %x, double %s, i64 %n) {
    loop:                                                    ; trips: exactly a number known in entry
      %v = load double, ptr %p                               ; activity: active   ; plan: store per loop (sized) 8 B, ...
    ...
    ; expect: clean                                          text of a stage of the pipeline, for `reverse` and `forward`
    ; define void @diffe_f(...

Annotations are what :mod:`.describe` says. Analyses see the text as it is written; derivatives go through the whole
pipeline, and a file that asks for one must have a `run` line. `bless(path)` (or ``python -m tools.golden
--bless FILE...``) rewrites annotations that are there, and what follows `expect`, to what is found. Write `; plan: ?` and
bless to get a first answer; then read it.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from numba_enzyme.ir.functions import Block, Instruction
from numba_enzyme.pipeline import differentiate
from numba_enzyme.request import Activity, GradientRequest, Mode, Returns
from numba_enzyme.target import LLVM_ENTRY, PTX_KERNEL, Target
from numba_enzyme.testing.golden_run import check_execution, prepare

from .describe import STAGES, Descriptions

HEADER = re.compile(r"^; (test|request|run|expect): (.*)$")
REQUEST = re.compile(r"(reverse|forward) (\S+?)\(([^)]*)\)(?: -> (\w+))?(?: with (.*))?$")
LABEL = re.compile(r'^("[^"]*"|[-\w.$]+):')
ANNOTATION = re.compile(r"^ *([a-z-]+): *(.*?) *$")
CONTINUATION = re.compile(r"^\s*(\]|i\d+ -?\d+, label|to label|cleanup|catch|filter)")
NOISE = re.compile(r"( local_unnamed_addr| unnamed_addr| #\d+|, align \d+|, ![\w.]+ ![\w()]+| captures\(none\))")
UNNAMED = re.compile(r"%v?\d+\b(?![.\w])")
HELPERS = ("@ne.copy.", "@ne.zero.", "@ne.tape.")
COLUMN = 70
MODES = ("reverse", "forward")


class GoldenError(ValueError):
    """The file itself is not well-formed."""


@dataclass
class GoldenFile:
    """A parsed golden file. ``runs``: calls; ``expect``: the stage whose text ends the file, with that text."""

    path: Path
    lines: list[str]
    tests: list[str]
    request: GradientRequest
    runs: list[str]
    expect: str = ""
    expected: list[str] = field(default_factory=list)

    @property
    def program(self) -> str:
        return "\n".join(self.lines)


def read(path: Path) -> GoldenFile:
    """Parse the header, the program and the expected text."""
    headers: dict[str, list[str]] = {"test": [], "request": [], "run": [], "expect": []}
    lines, expected = [], []
    for line in path.read_text(encoding="utf-8").splitlines():
        match = HEADER.match(line)
        if match:
            headers[match[1]].append(match[2].strip())
        (expected if headers["expect"] else lines).append(line)
    if len(headers["request"]) != 1 or not headers["test"]:
        raise GoldenError(f"{path.name}: a `test` line and exactly one `request` line are needed")
    tests = [word.strip() for line in headers["test"] for word in line.split(",")]
    unknown = [t for t in tests if t not in STAGES and t not in MODES]
    if unknown:
        raise GoldenError(f"{path.name}: no test is called {', '.join(unknown)}")
    if any(t in MODES for t in tests) and not headers["run"]:
        raise GoldenError(f"{path.name}: a derivative is executed before its text is compared: a `run` line is needed")
    expect = headers["expect"][0] if headers["expect"] else ""
    return GoldenFile(path, lines, tests, parse_request(headers["request"][0]), headers["run"], expect, expected[1:])


def parse_request(text: str) -> GradientRequest:
    """``reverse f(dup, active) -> active with primal, loose_types``."""
    match = REQUEST.match(text)
    if match is None:
        raise GoldenError(f"`{text}` is no request such as `reverse f(dup, const) -> active`")
    mode, function, activities, returns, options = match.groups()
    words = [w.strip() for w in (options or "").split(",") if w.strip()]
    switches = frozenset(w.removeprefix("no ") for w in words if w.startswith("no "))
    flags = {w: True for w in words if not w.startswith("no ")}
    parts = tuple(Activity(w.strip()) for w in activities.split(",") if w.strip())
    if flags.pop("sealed", False):
        flags["sealed"] = tuple(i for i, part in enumerate(parts) if part is Activity.CONST)
    base = PTX_KERNEL if flags.pop("ptx", False) else LLVM_ENTRY
    target = replace(base, **{w: flags.pop(w) for w in [*flags] if w in Target.__dataclass_fields__})
    return GradientRequest(function, parts, Mode(mode), Returns(returns or "const"), switches=switches, target=target, **flags)


# ------------------------------------------------------------------------------------------------------- annotations


@dataclass
class Line:
    """A line of the program: its code, its comments, and the instruction or block that it holds."""

    code: str
    comments: list[str]
    item: Instruction | Block | None = None

    def annotations(self) -> list[tuple[int, str, str]]:
        """(position among the comments, key, text)"""
        matches = [(i, ANNOTATION.match(c)) for i, c in enumerate(self.comments)]
        return [(i, m[1], m[2]) for i, m in matches if m and self.item is not None]

    def __str__(self) -> str:
        if not self.comments or not self.code.strip():
            return self.code + "".join(f";{c}" for c in self.comments)
        return f"{self.code.rstrip():<{COLUMN}} " + "   ".join(f"; {c.strip()}" for c in self.comments)


def split_comment(line: str) -> tuple[str, list[str]]:
    """Code and comments of a line; a semicolon in a string is none."""
    quoted = False
    for at, character in enumerate(line):
        if character == '"':
            quoted = not quoted
        elif character == ";" and not quoted:
            return line[:at], line[at + 1 :].split(";")
    return line, []


def align(golden: GoldenFile, found: Descriptions) -> list[Line]:
    """Lines with the instructions and blocks that they hold."""
    lines: list[Line] = []
    function, block, position = "", -1, 0
    for text in golden.lines:
        code, comments = split_comment(text)
        line = Line(code, comments)
        lines.append(line)
        stripped = code.strip()
        if not function:
            match = re.match(r'define\b.*?@("[^"]*"|[-\w.$]+)\(', stripped)
            if match:
                function, block, position = match[1], -1, 0
            continue
        if stripped == "}":
            _require(block + 1 == len(found.blocks[function]), golden, f"lines of @{function} can't be told apart")
            function = ""
        elif LABEL.match(stripped):
            block, position = block + 1, 0
            line.item = found.blocks[function][block]
        elif stripped and not CONTINUATION.match(stripped):
            block = max(block, 0)
            _require(position < len(found.instructions[function][block]), golden, f"what is `{stripped}`?")
            line.item = found.instructions[function][block][position]
            position += 1
    return lines


def _require(holds: bool, golden: GoldenFile, text: str) -> None:
    if not holds:
        raise GoldenError(f"{golden.path.name}: {text}")


def check_annotations(golden: GoldenFile) -> tuple[list[str], list[Line]]:
    """What differs, in words; and the lines with all annotations as found."""
    found = Descriptions(golden.program, golden.request)
    lines = align(golden, found)
    keys = {key for test in golden.tests for key in STAGES.get(test, ())}
    seen: set[str] = set()
    differences = []
    for number, line in enumerate(lines, 1):
        for position, key, expected in line.annotations():
            _require(key in keys, golden, f"line {number}: `{key}` is not among the tests of the file")
            seen.add(key)
            actual = found.of(key, line.item)
            if actual != expected:
                differences.append(f"line {number}: {line.code.strip()}\n    {key}: {actual}\n    expected: {expected}")
                line.comments[position] = f" {key}: {actual}"
    for test in golden.tests:
        _require(test in MODES or any(k in seen for k in STAGES[test]), golden, f"nothing is annotated for `{test}`")
    return differences, lines


# -------------------------------------------------------------------------------------------------- text of a derivative


def derivative_text(golden: GoldenFile, stage: str) -> list[str]:
    """The functions of a derivative at a stage, as comments: without attributes, alignment, metadata, declarations, helpers.

    Names that nobody gave (``%v17``, ``%3``) are numbered anew in each function.
    """
    derivative = differentiate(golden.program, golden.request, until=stage)
    source = set(re.findall(r"^define\b.*?(@[-\w.$]+)\(", golden.program, re.MULTILINE))
    found: list[str] = []
    inside = False
    for line in derivative.text.splitlines():
        if line.startswith("define"):
            name = re.search(r'@("[^"]*"|[-\w.$]+)', line)[0]
            inside = name not in source and not name.startswith(HELPERS)
            numbers: dict[str, str] = {}
        if inside:
            code, _ = split_comment(line)
            code = NOISE.sub("", code).rstrip()
            code = UNNAMED.sub(lambda m, n=numbers: n.setdefault(m[0], f"%.{len(n) + 1}"), code)
            found.append(f"; {code}" if code else ";")
            inside = line != "}"
    return found


# ------------------------------------------------------------------------------------------------------------ running


def check(path: Path) -> None:
    """Execute, then compare; AssertionError with everything that differs."""
    golden = read(path)
    execute(golden)
    differences: list[str] = []
    if any(t in STAGES for t in golden.tests):
        differences, _ = check_annotations(golden)
    if golden.expect and derivative_text(golden, golden.expect) != golden.expected:
        differences.append(f"the text after `{golden.expect}` is another one")
    if differences:
        raise AssertionError("\n".join([f"{path.name}: bless it if this is right", *differences]))


def execute(golden: GoldenFile) -> None:
    """Every run line: the derivative against the oracle."""
    if golden.runs:
        derivative = differentiate(golden.program, golden.request)
        for call in golden.runs:
            check_execution(prepare(golden.program, derivative.request, call), derivative.text)


def bless(path: Path) -> bool:
    """Rewrite the expected parts in place, after executing; whether anything changed."""
    golden = read(path)
    execute(golden)
    lines = golden.lines
    if any(t in STAGES for t in golden.tests):
        lines = [str(line) for line in check_annotations(golden)[1]]
    if golden.expect:
        lines = [*lines, f"; expect: {golden.expect}", *derivative_text(golden, golden.expect)]
    text = "\n".join(lines) + "\n"
    changed = text != path.read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    return changed


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.golden", description="Check or bless golden files.")
    parser.add_argument("--bless", action="store_true", help="rewrite the expected parts in place")
    parser.add_argument("files", nargs="+", type=Path)
    options = parser.parse_args(arguments)
    failures = 0
    for path in options.files:
        try:
            if options.bless:
                print(f"{path}: {'rewritten' if bless(path) else 'unchanged'}")
            else:
                check(path)
        except AssertionError as error:
            failures += 1
            print(error)
    return failures


if __name__ == "__main__":
    sys.exit(main())
