"""The garbage collector waits while a derivative is compiled, and goes on as it was afterwards."""

import gc

import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme.bridge.cpu import link
from numba_enzyme.bridge.cpu.garbage import PATIENCE, garbage_waits


def test_the_thresholds_come_back():
    before = gc.get_threshold()
    with pytest.raises(ZeroDivisionError), garbage_waits():
        assert gc.get_threshold() == (PATIENCE, *before[1:])
        with garbage_waits():
            assert gc.get_threshold()[0] == PATIENCE
        assert gc.get_threshold()[0] == PATIENCE
        raise ZeroDivisionError
    assert gc.get_threshold() == before


@pytest.mark.parametrize("threshold", [0, 2 * PATIENCE])
def test_a_collector_that_is_off_or_patient_is_left_alone(threshold):
    before = gc.get_threshold()
    gc.set_threshold(threshold)
    try:
        with garbage_waits():
            assert gc.get_threshold()[0] == threshold
        assert gc.get_threshold()[0] == threshold
    finally:
        gc.set_threshold(*before)


def test_derivatives_are_compiled_while_it_waits(monkeypatch):
    seen, before = [], gc.get_threshold()
    real = link.differentiate_by_calls
    monkeypatch.setattr(link, "differentiate_by_calls", lambda *a, **k: seen.append(gc.get_threshold()[0]) or real(*a, **k))
    assert ne.grad(njit(lambda x: x * x * 0.125))(2.0) == 0.5
    assert seen == [PATIENCE] and gc.get_threshold() == before
