"""The programs in the documentation of kernels run, and do what it says."""

import re
import runpy
from pathlib import Path

import numpy as np
from numba import cuda, float64

from numba_enzyme import Const, Duplicated, differentiate

ROOT = Path(__file__).parent.parent.parent


def run(document, number, folder, names):
    """The names that a program of a document sets; the kernel's source has to be in a file of Python's."""
    code = re.findall(r"```python\n(.*?)```", (ROOT / document).read_text(encoding="utf-8"), re.DOTALL)[number]
    path = folder / "program.py"
    path.write_text(code, encoding="utf-8")
    return runpy.run_path(str(path), names)


def test_page_on_kernels(tmp_path):
    found = run("docs/kernels.md", 0, tmp_path, {})
    s, x = np.sin(found["x"]).reshape(2, 64), found["x"].reshape(2, 64)
    assert np.allclose(found["da"], (s[:, ::-1] * x).sum())


def test_derivatives_within_a_kernel(tmp_path):
    found = run("docs/kernels.md", 1, tmp_path, {"np": np, "cuda": cuda, "float64": float64, "differentiate": differentiate,
                                                 "Const": Const, "Duplicated": Duplicated})  # fmt: skip
    grid = found["grid"]
    assert np.allclose(found["slopes"], [(grid[2] - grid[1]) * 10, (grid[6] - grid[5]) * 10])
    assert np.allclose(found["dgrid"], [0, 0.8, 0.2, 0, 0, 0.3, 0.7, 0, 0, 0, 0])


def test_readme(tmp_path, capsys):
    run("README.md", 1, tmp_path, {"np": np, "differentiate": differentiate, "Duplicated": Duplicated})
    assert capsys.readouterr().out == "True\n"
