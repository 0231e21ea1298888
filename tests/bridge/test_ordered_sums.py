"""Loops whose sums keep their order are vectors in derivatives, but for the additions: no bit changes, nor Numba's code."""

import math

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme.bridge.cpu import deferred

X = np.random.default_rng(2).uniform(0.5, 2.0, 37)

pytestmark = pytest.mark.skipif(not deferred._IS_X86, reason="LLVM has a setting of its own elsewhere")


def roots(x):
    total = 0.0
    for i in range(x.size):
        total += math.sqrt(x[i] * x[i] + 0.3) / (1.0 + x[i])
    return total


def vectors_in(function) -> int:
    """The roots of several numbers at once, in all that was compiled of it."""
    return sum(text.count("sqrtpd") for text in function.inspect_asm().values())


def taken(monkeypatch, off):
    monkeypatch.setenv("NUMBA_ENZYME_DISABLE", off)
    loss = njit(error_model="numpy")(roots)
    return ne.value_and_grad(loss), loss


def test_no_bit_changes(monkeypatch):
    (plain, loss), (together, _) = (taken(monkeypatch, off) for off in ("ordered-sums", ""))
    (value, gradient), (same, expected) = together(X), plain(X)
    assert value == same == loss(X)
    np.testing.assert_array_equal(gradient, expected)
    root = np.sqrt(X * X + 0.3)
    np.testing.assert_allclose(gradient, X / root / (1.0 + X) - root / (1.0 + X) ** 2, rtol=1e-13)


def test_where(monkeypatch):
    """In derivatives, and in nothing that Numba compiles before or after."""
    libraries, original = [], deferred.DeferredLibrary._finalize_final_module

    def seen(library):
        libraries.append(library)
        original(library)

    monkeypatch.setattr(deferred.DeferredLibrary, "_finalize_final_module", seen)
    counts = {}
    for off in ("ordered-sums", ""):
        libraries.clear()
        gradient, loss = taken(monkeypatch, off)
        loss(X)
        gradient(X)
        counts[off] = sum(library.get_asm_str().count("sqrtpd") for library in libraries if library._loaded)
        again = njit(error_model="numpy")(roots)
        again(X)
        assert vectors_in(loss) == vectors_in(again) == 0
    assert counts[""] > counts["ordered-sums"] > 0


def test_not_where_vectors_have_other_bits(monkeypatch):
    """Intel's functions of vectors differ from those of numbers in the last bit."""
    settings = []
    monkeypatch.setattr(deferred.ll, "set_option", lambda name, option: settings.append(option))
    for used in (False, True):
        monkeypatch.setattr("numba.config.USING_SVML", used)
        with deferred._vectorized():
            pass
    told = [setting for setting in settings if "reductions" in setting]
    assert told == ["-force-ordered-reductions=true", "-force-ordered-reductions=false"]
