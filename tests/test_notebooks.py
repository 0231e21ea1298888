"""The notebooks run from the first cell to the last, and check what they claim; the executed ones are of the same text."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NOTEBOOKS = sorted((ROOT / "notebooks").glob("[0-9]*.py"))
ON_PAGES = {"01_first_gradient", "03_reading_explain", "04_cuda_kernels", "05_pytorch_and_jax", "06_own_rules",
            "07_reverse_mode_from_scratch", "09_many_processes"}
"""What these show is run in an ordinary run too, by the pages of the same subjects and by tests of their own."""
NEEDS = {"05_pytorch_and_jax": ("torch", "jax"), "09_many_processes": ("dask", "distributed")}  # extras of their own


@pytest.mark.parametrize("notebook", [pytest.param(path, id=path.stem, marks=[pytest.mark.slow] if path.stem in ON_PAGES else [])
                                      for path in NOTEBOOKS])  # fmt: skip
def test_notebook_runs(notebook):
    for library in NEEDS.get(notebook.stem, ()):
        pytest.importorskip(library, reason=f"{library} is an extra")
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "MPLBACKEND": "Agg", "PYTHONPATH": path}
    done = subprocess.run([sys.executable, str(notebook)], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout, "a notebook shows something"


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebook_is_a_notebook(notebook):
    text = notebook.read_text(encoding="utf-8")
    assert text.startswith("# ---\n# jupyter:\n#   jupytext:\n#     formats: ipynb,py:percent\n")
    cells = re.split(r"^# %%", text, flags=re.MULTILINE)[1:]
    written = [cell for cell in cells if cell.startswith(" [markdown]")]
    assert written[0].startswith(" [markdown]\n# # "), "a title comes first"
    assert any("assert " in cell for cell in cells if not cell.startswith(" [markdown]"))
    for cell in written:
        lines = [line for line in cell.splitlines()[1:] if line]
        assert all(line.startswith("#") for line in lines), "code in a cell of text would not run in Jupyter"


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_the_executed_notebook_is_of_the_same_text(notebook):
    """And it was run as a whole, in order, without an error; pictures are in it."""
    text = notebook.read_text(encoding="utf-8")
    executed = json.loads(notebook.with_suffix(".ipynb").read_text(encoding="utf-8"))["cells"]
    cells = re.split(r"^# %%", text, flags=re.MULTILINE)[1:]
    wanted = [_uncommented(cell) if cell.startswith(" [markdown]") else cell.strip() for cell in cells]
    assert ["".join(cell["source"]).strip() for cell in executed] == wanted
    codes = [cell for cell in executed if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in codes] == list(range(1, len(codes) + 1))
    outputs = [output for cell in codes for output in cell["outputs"]]
    assert all(o["output_type"] != "error" and o.get("name") != "stderr" for o in outputs)
    assert sum("image/png" in o.get("data", {}) for o in outputs) == text.count("plt.show()")
    assert sum("image/gif" in o.get("data", {}) for o in outputs) == text.count("\nfilm\n")
    assert notebook.with_suffix(".ipynb").stat().st_size < 1_500_000


def _uncommented(cell: str) -> str:
    lines = cell.removeprefix(" [markdown]").strip().splitlines()
    return "\n".join(line.removeprefix("#").removeprefix(" ") for line in lines).strip()
