"""The rules of the house that a program can check: layers, sizes, stages, options, what no file may hold."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from numba_enzyme import config
from numba_enzyme.ir.llvm_io import normalize
from numba_enzyme.pipeline import PASSES, differentiate
from tools.golden import parse_request

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "numba_enzyme"
MODULES = sorted(PACKAGE.rglob("*.py"))
FILE_LINES, FUNCTION_LINES = 500, 80
OPTION = re.compile(r"NUMBA_ENZYME_[A-Z]+(?:_[A-Z]+)*")
SQUARE = "define double @f(double %x) {\n  %y = fmul double %x, %x\n  ret double %y\n}"
FORBIDDEN = {
    "a path of somebody's machine": re.compile(r"(?<![\w.])/(?:" + "|".join(["work", "home", "root", "Users"]) + r")/\w"),
    "the host of a package registry": re.compile(r"\b(?:" + "|".join([r"py" + "pi", r"ana" + "conda"]) + r")\.(?:org|com)\b"),
    "a note that something is unfinished": re.compile(r"\b(?:" + "TO" + r"DO|FIX" + r"ME|XX" + r"X)\b"),
    "a warning that is switched off": re.compile("# " + "noqa"),
}


def test_layers():
    """import-linter's contracts, as written in pyproject.toml."""
    found = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()", "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert found.returncode == 0, found.stdout[-2000:] + found.stderr[-500:]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_sizes_and_docstrings(path):
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    assert len(text.splitlines()) <= FILE_LINES
    assert ast.get_docstring(tree) or not text.strip(), "a module says what it is for"
    functions = [n for n in ast.walk(tree) if isinstance(n, (ast.FunctionDef, ast.AsyncFunctionDef))]
    assert [f.name for f in functions if f.end_lineno - f.lineno + 1 > FUNCTION_LINES] == []


@pytest.mark.parametrize("name", PASSES)
def test_every_pass_stops_and_leaves_its_text(name):
    """Any prefix of the passes runs; a stage leaves a module that LLVM accepts, `plan` all decisions in words."""
    derivative = differentiate(SQUARE, parse_request("reverse f(active) -> active"), until=name)
    assert set(derivative.trace.seconds) <= set(PASSES[: PASSES.index(name) + 1])
    if name == "plan":
        assert derivative.text.startswith("plan of f")
        return
    assert "@f" in normalize(derivative.text)
    assert ("@diffe_f" in derivative.text) == (PASSES.index(name) >= PASSES.index("differentiate"))


def test_every_option_is_documented():
    """The table in config.py holds exactly the variables that the package reads."""
    rows = set(re.findall(r"^\| (NUMBA_ENZYME_\w+)", config.__doc__, re.MULTILINE))
    helpers = (PACKAGE / "rules" / "runtime_ir").glob("*.c")
    read = {name for path in [*MODULES, *helpers] for name in OPTION.findall(path.read_text(encoding="utf-8"))}
    assert read == rows


@pytest.mark.parametrize("name", sorted(config.OPTIMISATIONS))
def test_every_optimisation_can_be_turned_off(name, monkeypatch):
    """The derivative stays right without any one of them."""
    text = Path(__file__).parent.joinpath("transform", "reverse_tape_sized.ll").read_text(encoding="utf-8")
    monkeypatch.setenv("NUMBA_ENZYME_DISABLE", name)
    derivative = differentiate(text, parse_request("reverse f(dup, const) -> const"))
    assert name in derivative.request.switches
    assert "@diffe_f" in normalize(derivative.text)


def test_an_unknown_optimisation_is_refused(monkeypatch):
    monkeypatch.setenv("NUMBA_ENZYME_DISABLE", "everything")
    with pytest.raises(ValueError, match="everything"):
        config.disabled()


def test_what_no_file_may_hold():
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    names = listed.stdout.split() if listed.returncode == 0 else [str(p.relative_to(ROOT)) for p in MODULES]
    found = []
    for name in names:
        path = ROOT / name
        if path.is_file() and path.suffix in (".py", ".ll", ".md", ".toml", ".c", ".cpp", ".txt", ".yml", ".yaml"):
            text = path.read_text(encoding="utf-8", errors="replace")
            found += [f"{name}: {what}: {m[0]}" for what, pattern in FORBIDDEN.items() for m in [pattern.search(text)] if m]
    assert found == []


def test_below_the_bridge_there_is_no_numba():
    """The compiler core differentiates without Numba ever being imported."""
    program = (
        "import sys; sys.modules['numba'] = None\n"
        "from numba_enzyme.pipeline import differentiate\n"
        "from tools.golden import parse_request\n"
        f"assert 'diffe_f' in differentiate({SQUARE!r}, parse_request('reverse f(active) -> active')).text"
    )
    found = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
