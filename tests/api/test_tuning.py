"""`@differentiate(tune=True)`: what is measured is the same gradient, and the choice holds for all gradients of the function."""

import json
import pickle

import numpy as np
import pytest

import numba_enzyme as ne
from numba_enzyme.api import tuning


def weighted(x, n):
    """Overwrites its argument, so that a call that is not on copies would show."""
    total = 0.0
    for t in range(n):
        for i in range(len(x)):
            total += np.exp(x[i]) * t
        x[0] = x[0] * 0.5
    return total


def expected(x, n):
    """By hand: the first element is halved after each step."""
    gradient = np.exp(x) * sum(range(n))
    gradient[0] = sum(t * 0.5**t * np.exp(x[0] * 0.5**t) for t in range(n))
    return gradient


X = np.linspace(0.1, 0.9, 7)


def test_whatever_is_the_fastest_the_gradient_is_right(monkeypatch):
    """Clocks by which the default is the slowest: every plan that changes something is taken."""
    compared = []
    monkeypatch.setattr(tuning, "_least", lambda runs, arguments: compared.append(runs) or (2.0, 1.0))
    f = ne.differentiate(weighted, tune=True)
    x = X.copy()
    gradient = f.grad(x, 5)
    np.testing.assert_allclose(gradient, expected(X, 5), rtol=1e-13)
    assert x[0] == X[0] * 0.5**5 and np.array_equal(x[1:], X[1:])
    (plan,) = f.tuned.values()
    assert plan and len(plan) == len(compared)
    value, again = f.value_and_grad(X.copy(), 5)
    assert value == f(X.copy(), 5)
    np.testing.assert_array_equal(again, gradient)
    assert len(f.tuned) == 1 and len(compared) == len(plan)
    assert pickle.loads(pickle.dumps(f)).planning.tune


def test_measured_on_copies_and_kept_in_the_cache(tmp_path, monkeypatch):
    source = tmp_path / "tuned_program.py"
    source.write_text("import numpy as np\nimport numba_enzyme as ne\n\n@ne.differentiate(tune=True, cache=True)\n"
                      "def f(x, n):\n    x[0] += 1.0\n    return np.sum(np.sin(x)) * n\n")  # fmt: skip
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "")
    monkeypatch.setattr(tuning, "CANDIDATES", ("recomputation",))
    first, second = ({"__name__": "tuned_program", "__file__": str(source)} for _ in range(2))
    exec(compile(source.read_text(), str(source), "exec"), first)
    x = X.copy()
    gradient = first["f"].grad(x, 2)
    assert x[0] == X[0] + 1.0
    np.testing.assert_allclose(gradient, 2 * np.cos(x), rtol=1e-14)
    (kept,) = (tmp_path / "__pycache__").glob("*.tuned.json")
    assert frozenset(json.loads(kept.read_text())) in first["f"].tuned.values()

    def never(*given):
        raise AssertionError("measured again")

    monkeypatch.setattr(tuning, "_fastest", never)
    exec(compile(source.read_text(), str(source), "exec"), second)
    np.testing.assert_array_equal(second["f"].value_and_grad(X.copy(), 2)[1], gradient)
    assert second["f"].tuned == first["f"].tuned


def test_calls_that_fail_are_not_measured():
    def quotient(x, y):
        return x / y

    f = ne.differentiate(quotient, tune=True)
    with pytest.raises(ZeroDivisionError):
        f.grad(1.0, 0.0)
    assert not f.tuned
    assert f.grad(1.0, 4.0) == 0.25
    with pytest.raises(ne.EnzymeError, match="tune must be"):
        ne.differentiate(quotient, tune="yes")
