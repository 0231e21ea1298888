"""What is said while something compiles for long, to whom, and that it harms nobody."""

import io
import re
import time

import numpy as np
import pytest

import numba_enzyme as ne
from numba_enzyme import progress


class Terminal(io.StringIO):
    def isatty(self):
        return True


class Broken(Terminal):
    def write(self, text):
        raise OSError("gone")


Cell = type("OutStream", (io.StringIO,), {"__module__": "ipykernel.iostream"})


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(progress, "PATIENCE", 0.02)
    monkeypatch.setattr(progress, "PERIOD", 0.01)
    monkeypatch.delenv("NUMBA_ENZYME_PROGRESS", raising=False)
    return lambda stream: monkeypatch.setattr("sys.stderr", stream) or stream


def compiles(what="f(float64)", seconds=0.15):
    with progress.compiling(what):
        progress.step("plan")
        with progress.compiling("something inside"):
            time.sleep(seconds)


@pytest.mark.parametrize("kind", [Terminal, Cell])
def test_a_long_compilation_is_told_of_in_one_line(impatient, kind):
    stream = impatient(kind())
    compiles()
    said = stream.getvalue()
    assert "\rnumba_enzyme: compiling f(float64): plan, 0 s" in said and "inside" not in said
    last = said.split("\r")[-1]
    assert re.fullmatch(r"numba_enzyme: compiled f\(float64\) in \d\.\d s *\n", last) and said.count("\n") == 1
    assert progress._running is None


def test_nothing_is_said_of_short_ones_or_where_nobody_looks(impatient, monkeypatch):
    stream = impatient(Terminal())
    compiles(seconds=0.0)
    assert stream.getvalue() == ""
    monkeypatch.setenv("NUMBA_ENZYME_PROGRESS", "0")
    compiles()
    assert stream.getvalue() == ""
    monkeypatch.delenv("NUMBA_ENZYME_PROGRESS")
    plain = impatient(io.StringIO())
    compiles()
    assert plain.getvalue() == ""
    monkeypatch.setenv("NUMBA_ENZYME_PROGRESS", "1")
    compiles()
    assert "compiled f(float64)" in plain.getvalue()
    impatient(None)
    compiles()


def test_a_failure_is_no_success_and_passes_through(impatient):
    stream = impatient(Terminal())
    with pytest.raises(ne.EnzymeError, match="as ever"), progress.compiling("f(float64)"):
        time.sleep(0.1)
        raise ne.EnzymeError("as ever")
    assert re.search(r"compiling f\(float64\) ended after \d\.\d s\n$", stream.getvalue())
    assert progress._running is None


def test_trouble_with_the_line_does_not_reach_the_compilation(impatient, monkeypatch):
    impatient(Broken())
    compiles()
    closed = Terminal()
    closed.close()
    impatient(closed)
    compiles()
    impatient(Terminal())
    monkeypatch.setattr("threading.Thread.start", lambda self: (_ for _ in ()).throw(RuntimeError("can't start new thread")))
    compiles()
    assert progress._running is None


def test_a_long_name_stays_in_one_line(impatient, monkeypatch):
    monkeypatch.setenv("COLUMNS", "50")
    stream = impatient(Terminal())
    compiles("f(" + "float64, " * 30 + ")")
    lines = stream.getvalue().rstrip("\n").split("\r")[1:]
    assert all(len(line) < 50 and "f(float" in line for line in lines) and "... in 0." in lines[-1]


def test_gradients_of_functions_and_kernels_are_told_of(impatient, monkeypatch):
    cuda = pytest.importorskip("numba.cuda")
    monkeypatch.setattr(progress, "PATIENCE", 0.0)
    monkeypatch.setenv("COLUMNS", "200")
    stream = impatient(Terminal())

    @ne.differentiate
    def told(x):
        return np.sum(np.sin(x) * x)

    @ne.differentiate(target="cpu")
    @cuda.jit
    def squares(x, y):
        i = cuda.grid(1)
        if i < x.size:
            y[i] = x[i] * x[i]

    x = np.linspace(0.0, 1.0, 4)
    assert np.allclose(told.grad(x), np.sin(x) + x * np.cos(x))
    assert "numba_enzyme: compiled told.grad(array(float64, 1d, C)) in" in stream.getvalue()
    shadow = np.zeros(4)
    squares.grad[1, 4](ne.Duplicated(x, shadow), ne.Duplicated(np.zeros(4), np.ones(4)))
    assert np.array_equal(shadow, 2 * x)
    assert "numba_enzyme: compiled squares(array(float64, 1d, C), array(float64, 1d, C)) in" in stream.getvalue()
    assert re.search(r"compiled the derivative of \S*squares in", stream.getvalue())
