"""The command line: exit codes, and that it does what the functions behind it do."""

from __future__ import annotations

import importlib
import subprocess
import sys

import numba
import numpy as np
import pytest

import numba_enzyme as ne
from numba_enzyme import __main__ as command_line

SQUARE = """
define double @square(double %x) {
  %y = fmul double %x, %x
  ret double %y
}
"""
FOREIGN = """
declare double @foreign(double)
define double @calls(double %x) {
  %y = call double @foreign(double %x)
  ret double %y
}
"""


def written(tmp_path, text):
    path = tmp_path / "in.ll"
    path.write_text(text)
    return str(path)


def test_opt_writes_what_the_function_returns(tmp_path):
    out = tmp_path / "out.ll"
    arguments = ["opt", written(tmp_path, SQUARE), "--function", "square", "--activities", "active", "-o", str(out)]
    assert command_line.main(arguments) == 0
    assert out.read_text() == ne.llvm.differentiate(SQUARE, "square", ["active"])


def test_opt_passes_every_option_on(tmp_path, capsys):
    options = ["--mode", "forward", "--returns", "dup", "--primal", "--name", "both"]
    assert command_line.main(["opt", written(tmp_path, SQUARE), "--function", "square", "--activities", "dup", *options]) == 0
    expected = ne.llvm.differentiate(SQUARE, "square", ["dup"], mode="forward", returns="dup", primal=True, name="both")
    assert capsys.readouterr().out == expected + "\n"
    assert "@both" in expected


def test_opt_refuses_with_one_and_mistakes_with_two(tmp_path, capsys):
    assert command_line.main(["opt", written(tmp_path, FOREIGN), "--function", "calls", "--activities", "active"]) == 1
    assert "foreign" in capsys.readouterr().err
    assert command_line.main(["opt", written(tmp_path, "not a module"), "--function", "f", "--activities", "active"]) == 2
    assert command_line.main(["opt", str(tmp_path / "absent.ll"), "--function", "f", "--activities", "active"]) == 2
    assert command_line.main(["opt", written(tmp_path, SQUARE), "--function", "square", "--activities", "wrong"]) == 2


def test_opt_shows_a_stage_and_names_the_stages(tmp_path, capsys):
    request = ["opt", written(tmp_path, SQUARE), "--function", "square", "--activities", "active"]
    assert command_line.main([*request, "--until", "no such stage"]) == 2
    stages = capsys.readouterr().err.split("there are ")[1].strip().split(", ")
    assert command_line.main([*request, "--until", stages[0]]) == 0
    assert "square" in capsys.readouterr().out


def test_replay_makes_a_recorded_derivative_again(tmp_path, monkeypatch, capsys):
    """Of IR, of a Numba function with a rule of its own, and of what is refused; the file is written before anything is made."""
    directory = tmp_path / "recorded"
    monkeypatch.setenv("NUMBA_ENZYME_REPLAY", str(directory))
    made = ne.llvm.differentiate(SQUARE, "square", ["active"])
    with pytest.raises(ne.NotDifferentiable):
        ne.llvm.differentiate(FOREIGN, "calls", ["active"])

    @ne.custom_vjp
    @numba.njit
    def cube(x):
        return x**3

    cube.defvjp(numba.njit(lambda x: (x**3, x)), numba.njit(lambda x, g: (3 * x**2 * g,)))

    @ne.grad
    @numba.njit
    def total(x):
        return (x * x).sum() + cube(x[0])

    np.testing.assert_allclose(total(np.array([1.0, 2.0])), [5.0, 4.0], rtol=1e-14)
    monkeypatch.delenv("NUMBA_ENZYME_REPLAY")
    square, foreign, *rest = sorted(directory.glob("*.ll"))
    assert command_line.main(["replay", str(square)]) == 0
    assert capsys.readouterr().out.rstrip() == made.rstrip()
    assert command_line.main(["replay", str(foreign)]) == 1
    assert "NE100" in capsys.readouterr().err
    assert rest
    for path in rest:
        assert command_line.main(["replay", str(path), "--until", "plan"]) == 0
        assert "plan of" in capsys.readouterr().out
    assert command_line.main(["replay", written(tmp_path, SQUARE)]) == 2
    assert "no recorded compilation" in capsys.readouterr().err


def test_tables_list_the_rules(capsys):
    assert command_line.main(["tables"]) == 0
    assert "tanh" in capsys.readouterr().out


def test_demo_without_the_checkout_says_where_the_model_problems_are(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(command_line, "CHECKOUT", tmp_path)
    assert command_line.main(["demo"]) == 0
    shown = capsys.readouterr().out
    assert "source checkout" in shown and "logistic" in shown and "from closed form" in shown


def test_demo_checks_the_model_problems_of_the_checkout(monkeypatch, capsys):
    demonstration = importlib.import_module("numba_enzyme.testing.demonstration")
    monkeypatch.setattr(command_line, "DEMO_PROBLEMS", ("llsq",))
    monkeypatch.setattr(demonstration, "programs", list)
    assert command_line.main(["demo", "--quick"]) == 0
    [row] = [line for line in capsys.readouterr().out.splitlines() if line.startswith("llsq")]
    assert "from hand adjoint" in row


def test_demo_fails_when_a_gradient_is_wrong(tmp_path, monkeypatch, capsys):
    demonstration = importlib.import_module("numba_enzyme.testing.demonstration")
    expected = np.array([1.0, 2.0, 1.0])
    wrong = demonstration.Program("wrong", "a gradient that is not one", lambda: 1.0, lambda: np.ones(3), expected)
    monkeypatch.setattr(command_line, "CHECKOUT", tmp_path)
    monkeypatch.setattr(demonstration, "programs", lambda: [wrong])
    assert command_line.main(["demo"]) == 1
    assert "wrong: differs from its closed form by 5.0e-01" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["--help"], ["opt", "--help"], ["demo", "--help"]])
def test_help_is_there_for_every_command(arguments):
    shown = subprocess.run([sys.executable, "-m", "numba_enzyme", *arguments], capture_output=True, text=True)
    assert shown.returncode == 0
    assert "usage: python -m numba_enzyme" in shown.stdout
