"""The documentation site: its examples run, every page is in it, and it builds without a warning."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).parent.parent


def test_the_first_example_runs(tmp_path):
    [example] = re.findall(r"^```python\n(.*?)^```", (ROOT / "docs" / "index.md").read_text(encoding="utf-8"), re.M | re.S)
    path = tmp_path / "example.py"  # a file, because the compiler names source lines
    path.write_text(example, encoding="utf-8")
    namespace = {"__name__": "example"}
    exec(compile(example, str(path), "exec"), namespace)
    energy, x = namespace["energy"], namespace["x"]
    assert np.array_equal(energy.value_and_grad(x, 0.1, 25)[1], energy.grad(x, 0.1, 25))
    assert energy.hessian(x, 0.1, 25).shape == (8, 8)


PAGES = [("cpu", 12), ("rules", 8), ("performance", 6), ("comparison", 1), ("conventions", 2), ("implicit", 6)]


@pytest.mark.parametrize(("page", "programs"), PAGES)
def test_the_programs_of_a_page_run_one_after_the_other(page, programs, tmp_path):
    """They hold assertions about what they show."""
    found = re.findall(r"^```python\n(.*?)^```", (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8"), re.M | re.S)
    assert len(found) == programs
    namespace = {"__name__": page}
    for number, program in enumerate(found):
        path = tmp_path / f"{page}_{number}.py"
        path.write_text(program, encoding="utf-8")
        exec(compile(program, str(path), "exec"), namespace)


def test_every_page_is_in_the_site():
    named = set(re.findall(r"(\w+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.M))
    assert named == {page.name for page in (ROOT / "docs").glob("*.md")}


def test_it_builds_without_a_warning(tmp_path):
    pytest.importorskip("mkdocs", reason="MkDocs is in the extra `docs`")
    pytest.importorskip("mkdocstrings", reason="mkdocstrings is in the extra `docs`")
    done = subprocess.run([sys.executable, "-m", "mkdocs", "build", "--strict", "-q", "-d", str(tmp_path / "site")], cwd=ROOT,
                          capture_output=True, text=True, check=False)  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    page = (tmp_path / "site" / "api" / "index.html").read_text(encoding="utf-8")
    assert "sparse_jacobian" in page and "value_and_grad" in page and "ErrorEstimate" in page
