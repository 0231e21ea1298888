"""What tests of several transformations share."""

import pytest

from numba_enzyme.transform.prepare import interchange


@pytest.fixture
def made(monkeypatch):
    """Whether each loop that could run by fours does."""
    seen, original = [], interchange.put_side_by_side

    def put(*arguments):
        seen.append(original(*arguments))
        return seen[-1]

    monkeypatch.setattr(interchange, "put_side_by_side", put)
    return seen
