"""The documentation site: its examples run, every page is in it, and it builds without a warning."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import numba_enzyme as ne

ROOT = Path(__file__).parent.parent


FENCE = re.compile(r"^(?:<!-- not run: (.+) -->\n)?```python\n(.*?)^```", re.M | re.S)
ELSEWHERE = {"errors"}  # its programs are refused, one by one: tests/api/test_refusal_texts.py
NEEDS = {"interop": ("torch", "jax"), "gallery": ("matplotlib",), "tensorflow": ("tensorflow",),
         "fourier": ("rocket_fft", "scipy")}  # fmt: skip
PAGES = {path.stem: path for path in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
         if path.stem not in ELSEWHERE and FENCE.search(path.read_text(encoding="utf-8"))}  # fmt: skip


SLOW = {"checkpointing", "cpu", "implicit", "interop", "rules", "performance"}  # README, index and ten others run every time


@pytest.mark.parametrize("page", [pytest.param(page, marks=pytest.mark.slow if page in SLOW else []) for page in PAGES])
def test_the_programs_of_a_page_run_one_after_the_other(page, tmp_path, monkeypatch):
    """From the first to the last, in one namespace of their own; they hold assertions about what they show."""
    for library in NEEDS.get(page, ()):
        pytest.importorskip(library, reason=f"{library} is an extra")
    monkeypatch.setenv("MPLBACKEND", "Agg")
    monkeypatch.chdir(tmp_path)
    namespace = {"__name__": page}
    for number, (reason, program) in enumerate(FENCE.findall(PAGES[page].read_text(encoding="utf-8"))):
        path = tmp_path / f"{page}_{number}.py"  # a file, because the compiler names source lines
        path.write_text(program, encoding="utf-8")
        code = compile(program, str(path), "exec")
        if not reason:
            exec(code, namespace)


def test_every_page_is_in_the_site():
    named = set(re.findall(r": ([\w/]+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.M))
    notebooks = {f"notebooks/{path.stem}.md" for path in (ROOT / "notebooks").glob("[0-9]*.ipynb")}
    assert named == {page.name for page in (ROOT / "docs").glob("*.md")} | notebooks


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The folder of the site, built without a warning."""
    pytest.importorskip("mkdocs", reason="MkDocs is in the extra `docs`")
    pytest.importorskip("material", reason="Material for MkDocs is in the extra `docs`")
    pytest.importorskip("mkdocstrings", reason="mkdocstrings is in the extra `docs`")
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run([sys.executable, "-m", "mkdocs", "build", "--strict", "-q", "-d", str(folder)], cwd=ROOT,
                          capture_output=True, text=True, check=False)  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_everything_public_is_on_the_page_of_the_api(site):
    page = (site / "api" / "index.html").read_text(encoding="utf-8")
    missing = [name for name in ne.__all__ if f'"{name}' not in page and f".{name}" not in page]
    assert not missing, f"not on the page of the API: {missing}"
    for name in ("sparse_jacobian", "ErrorEstimate", "check_grads", "tape_bytes", "inspect_gradient", "llvm.differentiate"):
        assert name in page


def test_nothing_is_fetched_from_elsewhere(site):
    fetched = re.compile(r"""(?:<(?:script|img|iframe)[^>]*\ssrc=|<link[^>]*\shref=|@import |\burl\()["']?(?:https?:)?//""")
    for page in (*site.rglob("*.html"), *site.rglob("*.css")):
        assert not fetched.search(page.read_text(encoding="utf-8")), page.name


def test_the_readme_is_also_the_page_of_the_package():
    """Its links are absolute, and those into the documentation and the repository lead to what is there."""
    readme, project = ((ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "pyproject.toml"))
    documentation, source = (re.search(rf'^{name} = "(.+)"$', project, re.M)[1] for name in ("Documentation", "Source"))
    links = re.findall(r"\]\(([^)]+)\)", re.sub(r"```.*?```", "", readme, flags=re.S))
    assert len(links) > 15 and all(link.startswith("https://") for link in links)
    for link in links:
        if link.startswith(documentation):
            part = link.removeprefix(documentation)
            assert (ROOT / "docs" / (part if "." in part else f"{part.strip('/') or 'index'}.md")).is_file(), link
        if link.startswith(source):
            assert (ROOT / re.sub(r"^/(tree|blob)/main/", "", link.removeprefix(source))).exists(), link
    assert f"git clone {source}" in readme and len(readme.splitlines()) <= 120
