"""The configuration that a bug report shows, and the check of an installation."""

from __future__ import annotations

import numba
import pytest

import numba_enzyme as ne
from numba_enzyme import __main__ as command_line
from numba_enzyme import installation


def test_the_configuration_is_printed_and_returned(capsys):
    assert ne.show_config() is None
    shown = capsys.readouterr().out
    sections = ne.show_config(mode="dicts")
    assert list(sections) == ["packages", "platform", "cuda", "options"]
    assert sections["packages"]["numba"] == numba.__version__ in shown
    for section in sections.values():
        assert all(f"{name} " in shown for name in section)
    with pytest.raises(ValueError, match="'stdout' or 'dicts'"):
        ne.show_config("yaml")


def test_options_are_shown(monkeypatch):
    monkeypatch.setenv("NUMBA_ENZYME_VERIFY", "1")
    assert ne.show_config(mode="dicts")["options"]["NUMBA_ENZYME_VERIFY"] == "1"


def test_an_installation_that_works_passes(capsys):
    assert command_line.main(["doctor"]) == 0
    shown = capsys.readouterr().out
    assert "CPU function             right" in shown and shown.endswith("all is well\n")


def test_what_is_wrong_is_said_and_counted(monkeypatch, capsys):
    monkeypatch.setattr(installation, "_cpu", lambda: installation._agrees(1.0, 2.0))
    assert command_line.main(["doctor"]) == 1
    captured = capsys.readouterr()
    assert "CPU function             FAILED: ArithmeticError: the gradient is 1.0, and should be 2.0" in captured.out
    assert captured.err == "1 of the checks failed\n"
