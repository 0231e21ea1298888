"""Runs tests with combinations of Python, Numba, numba-cuda and NumPy, each in an environment of its own, and says what came out.

    python -m tools.matrix                         all rows, those of the core first
    python -m tools.matrix --core                  the oldest, one in the middle, the newest
    python -m tools.matrix --core --write          ... and puts the results into docs/versions.md, beside those of other rows
    python -m tools.matrix --tests tests/language  other tests than those of every-day use

Environments are made by `uv` where it is installed (it brings other Pythons along), else by `venv` for the Python that runs this;
a row whose Python is not there is left out and said to be. They lie under `--work` and are used again by the next run.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import venv
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "versions.md"
TABLE = re.compile(r"(?<=<!-- results of tools\.matrix -->\n).*?(?=<!-- end -->)", re.S)
TOOLS = ("pytest", "pytest-xdist", "mpmath", "hypothesis", "scipy")
# What every user meets: the transforms, records, kernels on the host, the private names of Numba that the bridge relies on.
TESTS = ("tests/bridge/test_numba_internals.py", "tests/test_installation.py", "tests/api/test_gradients.py",
         "tests/api/test_differentiable.py", "tests/language/test_records.py", "tests/language/test_values.py",
         "tests/cuda/test_kernel_gradients_on_host.py", "tests/cuda/test_atomics.py")  # fmt: skip
COUNT = re.compile(r"(\d+) (passed|failed|skipped|errors?)\b")


@dataclass(frozen=True)
class Row:
    """One combination; ``numba_cuda`` is empty where the `numba.cuda` of Numba itself is used."""

    python: str
    numba: str
    numba_cuda: str
    numpy: str
    core: bool = False

    @property
    def name(self) -> str:
        return f"py{self.python}-numba{self.numba}-cuda{self.numba_cuda or 'none'}-numpy{self.numpy}"

    @property
    def columns(self) -> tuple[str, ...]:
        """What the table names a row by."""
        return self.python, self.numba, self.numba_cuda or "not installed", self.numpy

    @property
    def packages(self) -> list[str]:
        return [f"numba=={self.numba}", f"numpy=={self.numpy}", *([f"numba-cuda=={self.numba_cuda}"] if self.numba_cuda else [])]


ROWS = (
    Row("3.11", "0.67.0", "0.30.4", "2.0.2", core=True),
    Row("3.11", "0.68.0", "0.30.4", "2.3.5", core=True),
    Row("3.11", "0.68.1", "0.30.4", "2.4.6", core=True),
    Row("3.10", "0.67.0", "0.30.4", "1.26.4"),
    Row("3.12", "0.67.0", "0.30.4", "2.1.3"),
    Row("3.13", "0.67.0", "0.30.4", "2.4.6"),
    Row("3.14", "0.68.1", "0.30.4", "2.4.6"),
    Row("3.11", "0.68.1", "", "2.4.6"),
)  # fmt: skip


@dataclass(frozen=True)
class Outcome:
    """What one row gave: counts of pytest, or why there are none."""

    row: Row
    llvmlite: str = ""
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    problem: str = ""

    @property
    def good(self) -> bool:
        return self.passed > 0 and not self.failed and not self.problem

    def line(self) -> str:
        said = self.problem or f"{self.passed} passed, {self.failed} failed, {self.skipped} skipped"
        return f"| {' | '.join(self.row.columns)} | {self.llvmlite} | {'yes' if self.row.core else ''} | {said} |"


def environment(row: Row, work: Path) -> Path:
    """The Python of an environment with the packages of a row, made if it is not there yet.

    Raises
    ------
    LookupError
        If there is no such Python here.
    """
    folder = work / row.name
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    ready = folder / "ready.json"
    if ready.exists():
        return python
    uv = shutil.which("uv")
    if uv:
        if subprocess.run([uv, "venv", "-q", "--python", row.python, str(folder)], check=False).returncode:
            raise LookupError(f"no Python {row.python} here")
        install = [uv, "pip", "install", "-q", "--python", str(python)]
    elif row.python != f"{sys.version_info.major}.{sys.version_info.minor}":
        raise LookupError(f"no Python {row.python} here")
    else:
        venv.create(folder, with_pip=True)
        install = [str(python), "-m", "pip", "install", "-q"]
    subprocess.run([*install, *TOOLS, *row.packages], check=True)
    ready.write_text(json.dumps(asdict(row)), encoding="utf-8")
    return python


def run(row: Row, work: Path, tests: list[str], workers: str) -> Outcome:
    """The tests of one row, run in the checkout."""
    try:
        python = environment(row, work)
    except LookupError as missing:
        return Outcome(row, problem=f"not run: {missing}")
    except subprocess.CalledProcessError:
        return Outcome(row, problem="not run: these releases do not install together")
    asked = "import llvmlite, llvmlite.binding as b; print(llvmlite.__version__, f'({b.llvm_version_info[0]})')"
    llvmlite = subprocess.run([str(python), "-c", asked], capture_output=True, text=True, check=True).stdout.strip()
    done = subprocess.run([str(python), "-m", "pytest", "-n", workers, "-p", "no:cacheprovider", *tests], cwd=ROOT,
                          capture_output=True, text=True, check=False)  # fmt: skip
    (work / f"{row.name}.log").write_text(done.stdout + done.stderr, encoding="utf-8")
    return outcome(row, llvmlite, done.stdout)


def outcome(row: Row, llvmlite: str, output: str) -> Outcome:
    """What pytest's last line says; a run that ends without one is a problem."""
    last = next((line for line in reversed(output.splitlines()) if COUNT.search(line)), "")
    counts = {kind.rstrip("s"): int(number) for number, kind in COUNT.findall(last)}
    if not counts:
        return Outcome(row, llvmlite, problem="pytest ended early")
    bad = counts.get("failed", 0) + counts.get("error", 0)
    return Outcome(row, llvmlite, counts.get("passed", 0), bad, counts.get("skipped", 0))


def table(outcomes: list[Outcome], before: str = "") -> str:
    """The outcomes in the order of the rows. Rows that were not run keep their lines of the table ``before``."""
    lines = {tuple(cell.strip() for cell in line.split("|")[1:5]): line for line in before.splitlines()}
    lines |= {found.row.columns: found.line() for found in outcomes}
    head = ["| Python | numba | numba-cuda | NumPy | llvmlite (LLVM) | core | tests |", "|---|---|---|---|---|---|---|"]
    return "".join(f"{line}\n" for line in (*head, *(lines[row.columns] for row in ROWS if row.columns in lines)))


def main(arguments: list[str] | None = None) -> int:
    """The number of rows that were run and are not good."""
    parser = argparse.ArgumentParser(prog="python -m tools.matrix", description=__doc__.splitlines()[0])
    parser.add_argument("--core", action="store_true", help="only the oldest, one in the middle and the newest")
    parser.add_argument("--only", default="", help="only rows whose name holds this text, as in numba0.65")
    parser.add_argument("--tests", nargs="+", default=list(TESTS), help="files or folders of tests")
    parser.add_argument("--workers", default="0", help="pytest's -n")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "matrix", help="where the environments lie")
    parser.add_argument("--write", action="store_true", help="put the table into docs/versions.md")
    chosen = parser.parse_args(arguments)
    chosen.work.mkdir(parents=True, exist_ok=True)
    rows = [row for row in ROWS if (row.core or not chosen.core) and chosen.only in row.name]
    outcomes = []
    for row in rows:
        outcomes.append(run(row, chosen.work, chosen.tests, chosen.workers))
        print(outcomes[-1].line(), flush=True)
    if chosen.write:
        PAGE.write_text(TABLE.sub(lambda found: table(outcomes, found[0]), PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    return sum(not found.good for found in outcomes if not found.problem.startswith("not run: no Python"))


if __name__ == "__main__":
    sys.exit(main())
