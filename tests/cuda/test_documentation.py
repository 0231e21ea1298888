"""The programs in the documentation of kernels run, and do what it says."""

import re
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parent.parent.parent


def run(path, number, names):
    """The names that a program of a document sets."""
    code = re.findall(r"```python\n(.*?)```", (ROOT / path).read_text(encoding="utf-8"), re.DOTALL)[number]
    space = dict(names)
    exec(compile(code, str(path), "exec"), space)
    return space


def test_page_on_kernels():
    found = run("docs/kernels.md", 0, {})
    x = found["x"].reshape(2, 64)
    s = np.sin(x)
    assert np.allclose(found["da"], (s[:, ::-1] * x).sum())


def test_readme(capsys):
    from numba_enzyme import Duplicated, differentiate

    run("README.md", 1, {"np": np, "differentiate": differentiate, "Duplicated": Duplicated})
    assert capsys.readouterr().out == "True\n"
