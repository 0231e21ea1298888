"""Type checkers accept what the package is for, and find what is wrong; the package says that it has types."""

import importlib.util
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

USES = Path(__file__).parent / "uses.py"


def test_the_package_says_that_it_has_types():
    assert files("numba_enzyme").joinpath("py.typed").is_file()


def test_pyright_accepts_a_program_that_uses_the_package():
    if importlib.util.find_spec("pyright") is None:
        pytest.skip("pyright is in the extra `typing`")
    for library in ("torch", "jax", "numba_cuda"):
        if importlib.util.find_spec(library) is None:
            pytest.skip(f"the program uses {library}, which is not installed")
    pyright = [sys.executable, "-m", "pyright", "--pythonpath", sys.executable]
    if subprocess.run([*pyright, "--version"], capture_output=True, check=False).returncode:
        pytest.skip("pyright is installed, but can't start")
    done = subprocess.run([*pyright, str(USES)], cwd=USES.parent.parent.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
