"""The pictures of `docs/libraries.md` are drawn by its script, which compares each gradient that it shows with differences.

    pip install -e '.[test,libraries]' && python -m pytest -m libraries tests/libraries
"""

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


def pictures():
    spec = spec_from_file_location("library_pictures", DOCS / "library_pictures.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.libraries
@pytest.mark.parametrize("name", ["transport", "fit", "populations"])
def test_a_picture_is_drawn(name, tmp_path):
    pytest.importorskip("matplotlib")
    drawn = pictures().draw(name, tmp_path)
    assert drawn.read_text(encoding="utf-8").rstrip().endswith("</svg>")


def test_all_that_are_shown_are_stored_and_small():
    shown = re.findall(r"\(pictures/libraries/(\w+)\.svg\)", (DOCS / "libraries.md").read_text(encoding="utf-8"))
    stored = {path.stem: path for path in (DOCS / "pictures" / "libraries").glob("*.svg")}
    assert sorted(shown) == sorted(stored)
    assert all(path.stat().st_size < 100_000 for path in stored.values())
