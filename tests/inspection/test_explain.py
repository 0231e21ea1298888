"""explain() and the views of a decorated function."""

import re
from xml.etree import ElementTree

import numpy as np
import pytest
from numba import float64, int64, njit

from numba_enzyme import Const, Duplicated, EnzymeError, differentiate, grad
from numba_enzyme.inspection import control_flow, explain
from numba_enzyme.inspection.annotate import gutter

from .programs import COUNTED, MARKED, RECURSIVE, gradient


@differentiate
def rows(a, b):
    total = 0.0
    for i in range(a.shape[0]):
        row = 0.0
        for j in range(a.shape[1]):
            a[i, j] = a[i, j] * b[j]
            row += a[i, j] * a[i, j]
        total += np.sqrt(row) if i < 5 else 0.0
    return total


@differentiate
def newton(x):
    y = x
    while abs(y * y - x) > 1e-9:
        y = 0.5 * (y + x / y)
    return y


@differentiate
def expressions(u, n):
    v = u.copy()
    for _ in range(n):
        v = np.sin(v) * u
    for i in range(1, v.size - 1):
        v[i] = np.maximum(v[i] * v[i - 1], u[i])
    return np.sum(v * v)


ROWS = (float64[:, ::1], float64[::1])
FIRST = rows.py_func.__code__.co_firstlineno


def test_annotated_source():
    lines = rows.inspect_gradient(ROWS, view="source").splitlines()
    assert re.fullmatch(r"line +tape bytes +\| test_explain.py", lines[0])
    words = [line.partition("|")[0].split() for line in lines[1:-1]]
    gutters = {int(first) - FIRST: rest for first, *rest in words if first.isdigit()}
    assert gutters[6] == ["*", "8*a.shape[0]*a.shape[1]"] and gutters[7] == ["*"] and gutters[1] == []
    assert lines[7].endswith("|             a[i, j] = a[i, j] * b[j]")
    assert "* carries a derivative; total 8*a.shape[0]*a.shape[1]" in lines[-1]


def test_explanation_as_data():
    explanation = rows.explain(ROWS)
    cached = {e.value: e for e in explanation.entries if e.way == "cached"}
    entry = cached["a[i, j]"]
    assert (entry.bytes, str(entry.count), entry.place.line - FIRST) == (8, "a.shape[0]*a.shape[1]", 6)
    assert [loop.place.line - FIRST for loop in entry.loops] == [3, 5]
    assert entry.cause == f"needed by d(a[i, j] * b[j]) at line {FIRST + 6}, overwritten at line {FIRST + 6}"
    assert explanation.tape_bytes is None and "a.shape[0]*a.shape[1]" in explanation.tape_formula
    small, large = (explanation.bytes_for({"a.shape[0]": n, "a.shape[1]": 3}) for n in (1, 10))
    assert large == 10 * small >= 240
    with pytest.raises(KeyError, match="shape"):
        explanation.bytes_for({})


def test_array_expressions_and_values_without_a_name():
    """Their lines are those of the user, not of the function that Numba makes of them; nothing is told by its name in the IR."""
    explanation = expressions.explain((float64[::1], int64))
    first = expressions.py_func.__code__.co_firstlineno
    causes = {(entry.value, entry.needed_by): entry.cause for entry in explanation.entries}
    assert f"at line {first + 4}," in causes["sin(v[...])", "d(u[...] * sin(v[...]))"]
    assert f"at line {first + 7}," in causes["v[...]", "d(v[...] * v[...])"]
    assert {entry.place.line for entry in explanation.entries} <= {0, *range(first, first + 8)}
    assert "a chosen whole number" in {entry.value for entry in explanation.entries}  # 0 along an axis of one element
    assert not any("%" in words for entry in explanation.entries for words in (entry.value, entry.needed_by))
    lines = str(explanation).splitlines()
    assert not any("at line 1," in line or "at line 1 " in line for line in lines)


def test_counts_that_are_extrema():
    @njit
    def inner(u, n):
        v = u.copy()
        for _ in range(n):
            for i in range(1, v.size - 1):
                v[i] *= v[i + 1]
        return v[0] + v[1]

    assert "*max(" in differentiate(inner).explain((float64[::1], int64)).tape_formula


def test_constant_arguments_need_nothing():
    a, b = np.ones((2, 3)), np.ones(3)
    whole, part = rows.explain(a, b), rows.explain(Duplicated(a, np.zeros_like(a)), Const(b))
    assert str(whole) == str(rows.explain(Duplicated(a, a), Duplicated(b, b))) == str(rows.explain(ROWS))
    contents_on_entry, = (entry for entry in whole.entries if entry.way == "cached" and entry.value == "a[i, j]")
    assert contents_on_entry.needed_by == "d(a[i, j] * b[j])"  # that is the derivative by b
    assert contents_on_entry.value not in [entry.value for entry in part.entries if entry.way == "cached"]


def test_explanation_as_text():
    text = str(rows.explain(ROWS))
    assert text == repr(rows.explain(ROWS))
    assert text.startswith(f"gradient of rows (test_explain.py:{FIRST + 1})\ntape: ")
    loops = f"(loops at lines {FIRST + 3} and {FIRST + 5})"
    assert f"test_explain.py:{FIRST + 6}  a[i, j]    8 B x a.shape[0]*a.shape[1] {loops}" in text
    assert "b[j]\n" in text.partition("recomputed in the reverse sweep")[2]
    assert "its memory is not written afterwards" in text


def test_explanation_as_html_is_well_formed():
    explanation = rows.explain(ROWS)
    page = ElementTree.fromstring(explanation._repr_html_())
    code = [cell.text for row in page.find("table/tbody") for cell in list(row)[2:]]
    assert "            a[i, j] = a[i, j] * b[j]" in code and "        total += np.sqrt(row) if i < 5 else 0.0" in code
    marked = [row for row in page.find("table/tbody") if "overwritten" in row.get("title", "")]
    assert [row[0].text for row in marked] == [str(FIRST + 6)]
    hovers = {row[0].text: row.get("title", "") for row in page.find("table/tbody")}
    assert any("b[j]: recomputed" in hover for hover in hovers.values()) and "background" in marked[0].get("style")
    for line in gutter(explanation.source, explanation.reports):
        assert bool(hovers[str(line.number)]) or not line.active, "of every line that carries a derivative something is said"
    assert {s.text for s in page.iter("summary")} >= {"cached on the tape, one element per iteration"}


def test_constant_counts_give_a_number():
    explanation = explain(gradient(MARKED, "wave", "dup", returns="const"))
    assert explanation.tape_bytes == 64 and explanation.tape_formula == "64" and explanation.source is None
    ElementTree.fromstring(explanation._repr_html_())
    assert explain(gradient(COUNTED, "halve", "active")).tape_formula == "8*iterations(%loop)"
    assert explain(gradient(RECURSIVE, "power", "active", "const")).tape_bytes is None


def test_loops_that_are_only_counted():
    explanation = newton.explain((float64,))
    line = newton.py_func.__code__.co_firstlineno + 3
    assert explanation.tape_formula == f"8*iterations(line {line})"
    assert {e.value for e in explanation.entries if e.way == "kept"} == {f"iterations of the loop at line {line}"}


def test_control_flow_has_both_sweeps():
    graph = newton.inspect_gradient((float64,), view="cfg")
    assert graph.startswith('digraph "diffe_') and graph.count("{") == graph.count("}") == 3
    nodes = set(re.findall(r'^    "([^"]+)" \[label=', graph, re.MULTILINE))
    edges = re.findall(r'^  "([^"]+)" -> "([^"]+)"', graph, re.MULTILINE)
    assert {end for edge in edges for end in edge} == nodes
    forward, _, reverse = graph.partition('subgraph "cluster reverse')
    assert ".rev" not in forward and '.rev" [label' in reverse
    line = newton.py_func.__code__.co_firstlineno + 4
    assert f"\\nline {line}\\n" in forward and f"\\nline {line}\\n" in reverse


def test_control_flow_of_called_functions():
    graph = control_flow(gradient(RECURSIVE, "power", "active", "const"))
    assert "forward sweep of ne.augmented.power" in graph and "reverse sweep of ne.reverse.power" in graph


def test_other_views():
    newton.compile((float64,))
    assert newton.inspect_gradient(view="plan").startswith("plan of newton")
    assert newton.inspect_gradient(view="ir").startswith("define")
    with pytest.raises(EnzymeError, match="compiled for the CPU"):
        newton.inspect_gradient((float64,), view="ptx")
    with pytest.raises(EnzymeError, match="view must be one of 'source', 'plan', 'ir', 'cfg', 'asm', 'ptx'"):
        newton.inspect_gradient((float64,), view="nothing")


def test_without_source():
    namespace = {}
    exec("def nowhere(x, n):\n    for i in range(n):\n        x = x * x\n    return x", namespace)
    nowhere = differentiate(njit(namespace["nowhere"]))
    explanation = nowhere.explain((float64, int64))
    assert explanation.source is None and explanation.tape_formula == "8*n"
    with pytest.raises(EnzymeError, match="source of nowhere is unavailable"):
        nowhere.inspect_gradient((float64, int64), view="source")


@pytest.mark.parametrize("function", [rows, newton])
def test_a_gradient_explains_its_own_derivative(function):
    """Its IR calls what large tapes come from, which has no plan."""
    second = grad(function)
    second(*((np.ones((3, 2)), np.ones(2)) if function is rows else (2.0,)))
    assert second.explain().tape_formula != "0"
