"""Random programs of lists and dictionaries: both modes have the derivatives of the same text in Python, by the complex step."""

import numpy as np

from tools.fuzz import containers
from tools.fuzz.containers import PATTERNS, exact, functions, judge, main, program

SEED = 82
TEXT = """
@njit
def f(x, n):
    d = Dict.empty(INT, ARRAY)
    for i in range(n):
        d[i] = x * x[i]
    d.pop(0)
    t = 0.0 * x[0]
    for row in d.values():
        t += np.sum(np.sin(row))
    return t
"""


def test_a_random_program():
    assert "m = Dict.empty(INT, ARRAY)" in program(SEED)
    verdict = judge(program(SEED), SEED)
    assert verdict.category == "agrees", f"{verdict}: {verdict.detail}"


def test_same_seed_same_program():
    assert program(7) == program(7) != program(8)
    written = "\n".join(program(seed) for seed in range(300))
    used = ["insert", "pop(", "popitem", "setdefault", "update", "clear", "copy", "extend", "exchanged", "kept_in", "del ",
            "zip", "return t * t", "enumerate", "continue", "break",
            "[::-1]", "[::2]", "listed", "Point(", "Shelf(", ".put("]  # fmt: skip
    assert [word for word in used if word not in written.replace(containers.HELPERS, "").replace(containers.SHELF, "")] == []
    assert len(PATTERNS) == 12


def test_the_witness_has_the_closed_form():
    x = np.linspace(0.3, 0.9, 5)
    _, python = functions(TEXT, 0)
    expected = sum(np.cos(x * x[i]) * x[i] for i in (1, 2))
    for i in (1, 2):
        expected[i] += np.sum(np.cos(x * x[i]) * x)
    np.testing.assert_allclose(exact(python, x, 3), expected, rtol=1e-14)


def test_a_wrong_gradient_is_found(monkeypatch, tmp_path, capsys):
    right = containers.value_and_grad

    def wrong(function):
        transformed = right(function)
        return lambda *arguments: (transformed(*arguments)[0], transformed(*arguments)[1] * 1.0001)

    monkeypatch.setattr(containers, "value_and_grad", wrong)
    text = "@njit\ndef f(x, n):\n    return n * x[0] ** 2\n"
    monkeypatch.setattr(containers, "program", lambda seed: text)
    assert main(["--seed", "1", "--count", "1", "--corpus", str(tmp_path)]) == 1
    assert "1 wrong" in capsys.readouterr().out
    assert (tmp_path / "wrong_1.py").read_text() == text
