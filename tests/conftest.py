"""Options of all tests: `--bless` rewrites the expected parts of golden files after they have been executed; `--thorough`
measures what is sampled otherwise. The model of the IR is verified after each pass that changed it, in every
derivative."""

import gc
import os

import pytest

os.environ.setdefault("NUMBA_ENZYME_VERIFY", "1")  # here, before anything is compiled; processes that tests start inherit it


def pytest_addoption(parser):
    parser.addoption("--thorough", action="store_true", help="measure every NumPy function, not one form in 160")
    parser.addoption("--bless", action="store_true", help="rewrite golden files in place")


def pytest_collection_modifyitems(items):
    """Tests that fork come first, while the process is small: a fork copies the table of its pages, and frees it."""
    items.sort(key=lambda item: "tests/programs/" not in item.nodeid)


@pytest.fixture
def golden(request):
    """Checks a golden file, or blesses it."""
    from tools.golden import bless, check

    return bless if request.config.getoption("--bless") else check


@pytest.fixture(scope="module", autouse=True)
def collected():
    """What earlier files left alive is not searched again by each garbage collection of later ones: a tenth of all time."""
    yield
    gc.collect()
    gc.freeze()
