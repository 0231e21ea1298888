"""What the analyses say, line by line: every `.ll` file of this folder (see tools.golden)."""

from pathlib import Path

import pytest

FILES = sorted(Path(__file__).parent.glob("*.ll"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_annotations(path, golden):
    golden(path)
