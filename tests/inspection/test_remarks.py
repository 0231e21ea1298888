"""Remarks name the line and the variable; dumps show every stage."""

import numpy as np
import pytest
from numba import float64, int64

from numba_enzyme import __main__ as command_line
from numba_enzyme import differentiate
from numba_enzyme.api.views import reverse_derivative
from numba_enzyme.pipeline import PASSES

from .programs import MARKED, PRODUCT, gradient


@differentiate
def simulate(x, v, n):
    energy = 0.0
    for _ in range(n):
        for i in range(x.shape[0]):
            v[i] -= 0.01 * np.sin(x[i])
            x[i] += 0.01 * v[i]
        energy += x[0] * v[0]
    return energy


FIRST = simulate.py_func.__code__.co_firstlineno  # the line of the decorator


def test_remarks_of_a_c_program():
    remarks = gradient(MARKED, "wave", "dup", returns="const").remarks
    assert list(map(str, remarks)) == [
        "wave.c:5: cache: 8 B x 8 (loop at line 4) for x[i]: needed by d(sin(x[i])) at line 5, overwritten at line 6 [NE801]",
        "wave.c:3: the gradient of wave keeps 64 bytes on its tape [NE803]",
    ]
    assert dict(remarks[0].data)["overwritten"] == 6 and dict(remarks[1].data)["bytes"] == 64


def test_remarks_name_the_python_line_and_variable():
    derivative = reverse_derivative(simulate, (float64[::1], float64[::1], int64)).derivative
    cached = [r for r in derivative.remarks if r.code == "NE801"]
    data = [(r.place.line - FIRST, dict(r.data)) for r in cached]
    found = {(d["value"], line, d["count"], d["overwritten"] - FIRST) for line, d in data}
    assert found == {("x[i]", 5, "n*x.shape[0]", 6), ("x[0]", 7, "n", 6), ("v[0]", 7, "n", 5)}
    assert all(r.place.file == "test_remarks.py" for r in cached)
    assert derivative.remarks[-1].text == "the gradient of simulate keeps 8*n*x.shape[0] + 16*n bytes on its tape"


def test_dump_to_stderr(monkeypatch, capsys):
    monkeypatch.setenv("NUMBA_ENZYME_DUMP", "plan, clean")
    derivative = gradient(PRODUCT, "product", "dup", "const")
    shown = capsys.readouterr().err
    assert shown == f"; plan of diffe_product\n{derivative.plan}\n; clean of diffe_product\n{derivative.text}\n"


def test_dump_into_a_directory(monkeypatch, tmp_path):
    monkeypatch.setenv("NUMBA_ENZYME_DUMP", "all")
    monkeypatch.setenv("NUMBA_ENZYME_DUMP_DIR", str(tmp_path / "dumps"))
    for _ in range(2):
        gradient(PRODUCT, "product", "dup", "const")
    gradient(MARKED, "wave", "dup", returns="const")
    files = {p.name for p in (tmp_path / "dumps").iterdir()}
    names = {f"{10 * i:03}_{stage}.{'txt' if stage == 'plan' else 'll'}" for i, stage in enumerate(PASSES, 1)}
    ran = {"normalize", "inline", "loop-form", "analyze", "legal", "plan", "differentiate", "clean"}
    assert names >= files - {"diffe_wave"} >= {name for name in names if name[4:].partition(".")[0] in ran}
    assert {p.name for p in (tmp_path / "dumps" / "diffe_wave").iterdir()} <= names
    (plan,) = (tmp_path / "dumps").glob("*_plan.txt")
    assert plan.read_text().startswith("; plan of diffe_product\nplan of product, tape 16*n")


def test_unknown_stages_are_refused(monkeypatch):
    monkeypatch.setenv("NUMBA_ENZYME_DUMP", "plan,plam")
    with pytest.raises(ValueError, match="plam; known are all, normalize, signature"):
        gradient(PRODUCT, "product", "dup", "const")


def test_the_command_line_prints_the_plan(tmp_path, capsys):
    (tmp_path / "product.ll").write_text(PRODUCT)
    request = ["opt", str(tmp_path / "product.ll"), "--function", "product", "--activities", "dup,const"]
    assert command_line.main([*request, "--until", "plan"]) == 0
    assert capsys.readouterr().out == gradient(PRODUCT, "product", "dup", "const").plan + "\n"
