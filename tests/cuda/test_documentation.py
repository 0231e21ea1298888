"""The programs in the documentation of kernels run, and do what it says."""

import re
import runpy
from pathlib import Path

import numpy as np

from numba_enzyme import Duplicated, differentiate

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


def test_readme(tmp_path, capsys):
    run("README.md", 1, tmp_path, {"np": np, "differentiate": differentiate, "Duplicated": Duplicated})
    assert capsys.readouterr().out == "True\n"
