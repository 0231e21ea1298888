"""The tolerance table and the comparison that uses it."""

import numpy as np
import pytest

from numba_enzyme.testing.tolerance import assert_close, difference, tolerance_of


def test_every_floating_dtype_has_a_row():
    assert [tolerance_of(d) for d in ("f2", "f4", "f8", "c8", "c16", np.longdouble)] == [1e-2, 2e-5, 1e-10, 2e-5, 1e-10, 1e-10]


def test_deviation_is_relative_to_the_largest_entry():
    assert difference(np.array([1e-6, 1.0]), np.array([0.0, 1.0])) == pytest.approx(1e-6)
    assert difference(np.array([1e-6]), np.array([0.0]), scale=10.0) == pytest.approx(1e-7)


def test_infinities_and_nans_must_be_in_the_same_places():
    assert difference([np.inf, np.nan, 1.0], [np.inf, np.nan, 1.0]) == 0.0
    assert difference([np.inf, 1.0], [1.0, 1.0]) == float("inf")
    assert difference([np.nan], [1.0]) == float("inf")


def test_messages_show_both_sides():
    with pytest.raises(AssertionError, match=r"slopes differ by 0.5 .*3.0.*2.0"):
        assert_close(3.0, 2.0, "float64", what="slopes")
    with pytest.raises(AssertionError, match="shape"):
        assert_close(np.ones(2), np.ones(3))
