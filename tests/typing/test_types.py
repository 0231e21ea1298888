"""What editors and REPLs show. Types are checked by `basedpyright`, in `.ci/run`: uses.py, and files named in pyproject.toml."""

import inspect
import pydoc
import traceback
from importlib.resources import files

import numpy as np
import pytest

import numba_enzyme as ne


@ne.differentiate
def energy(x, rate=2.0):
    """Energy of a chain."""
    return rate * np.sum(x * x)


def test_the_package_says_that_it_has_types():
    assert files("numba_enzyme").joinpath("py.typed").is_file()


def test_help_has_the_signature_and_the_sections_of_numpy():
    assert inspect.signature(energy.grad) == inspect.signature(energy)
    text = pydoc.plain(pydoc.render_doc(energy.value_and_grad))
    assert "energy.value_and_grad(x, rate=2.0)" in text and "gradient of `energy` with respect to `x`." in text
    sections = [text.index(f"{name}\n    {'-' * len(name)}") for name in ("Parameters", "Returns", "Raises", "Notes")]
    assert sections == sorted(sections) and "rate : as `energy` takes it" in text and "Energy of a chain." in text
    assert "`x`, `rate`." in inspect.getdoc(ne.grad(energy, argnums=(0, 1)))


def test_a_refusal_ends_at_the_callers_line(monkeypatch):
    def frames():
        with pytest.raises(ne.EnzymeError, match=r"pass x\.astype") as caught:
            energy.grad(np.arange(3))
        return traceback.extract_tb(caught.tb)

    *_, caller, refusal = frames()
    assert caller.line == "energy.grad(np.arange(3))" and refusal.name == "_compile_for_args"
    monkeypatch.setenv("NUMBA_ENZYME_TRACEBACK", "full")
    assert len(frames()) > 4
