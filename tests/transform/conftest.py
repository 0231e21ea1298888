"""What tests of several transformations share."""

import pytest

from numba_enzyme.transform.prepare import interchange


@pytest.fixture
def made(monkeypatch):
    """The loops that run by fours."""
    seen, original = [], interchange.put_side_by_side

    def put(module, nest, trip):
        seen.append(nest.outer)
        original(module, nest, trip)

    monkeypatch.setattr(interchange, "put_side_by_side", put)
    return seen
