"""A derivative that is kept forgets how it was made, and tells it all the same."""

import gc
import re
import weakref
from dataclasses import replace

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme import passes
from numba_enzyme.bridge.cpu import link
from numba_enzyme.pipeline import differentiate
from numba_enzyme.rules import default_book
from tools.golden import parse_request

POWER = """
define double @f(double %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %p = phi double [ %x, %entry ], [ %p.next, %loop ]
  %p.next = fmul double %p, %x
  %i.next = add i64 %i, 1
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %loop, label %done
done:
  ret double %p.next
}
"""


def test_what_is_forgotten_is_made_again():
    derivative = differentiate(POWER, parse_request("reverse f(active, const) -> active"))
    plan, stage, text = derivative.plan, derivative.stage("differentiate"), derivative.text
    models = weakref.ref(next(iter(derivative.plans.values())).context)
    assert derivative.forget() is derivative
    gc.collect()
    assert models() is None
    assert derivative.plan == plan
    assert derivative.stage("differentiate") == stage
    assert derivative.text == text
    assert [report.name for report in derivative.reports.values()] == ["f"]


SELF_CALLING = """
define double @f(double %x, i64 %n) noinline {
  %end = icmp sle i64 %n, 0
  br i1 %end, label %last, label %more
last:
  ret double %x
more:
  %less = sub i64 %n, 1
  %y = fmul double %x, %x
  %z = call double @f(double %y, i64 %less)
  %w = fadd double %z, %y
  ret double %w
}
"""


def test_the_module_is_verified(monkeypatch):
    """Once when the derivative has been emitted; on demand after each pass that has changed the model, and each phase."""
    run, verified, one = [], [], passes.Runner.one

    def noted(runner, entry):
        run.append((entry.name, one(runner, entry), runner.unit.parsed))
        return run[-1][1]

    monkeypatch.setenv("NUMBA_ENZYME_VERIFY", "1")
    monkeypatch.setattr(passes.Runner, "one", noted)
    monkeypatch.setattr(passes, "verify", lambda module: verified.append(len(run)))
    request = parse_request("reverse f(active, const) -> active")
    differentiate(POWER, request)
    after_changes = [place for place, (_, changed, parsed) in enumerate(run) if changed and parsed]
    assert {"free-for-inlining", "loop-form", "differentiate", "alias-scopes"} <= {run[place][0] for place in after_changes}
    names = [name for name, *_ in run]
    after_phases = [names.index(first) for first in ("analyze", "differentiate", "clean")]
    assert set(verified) == {*after_changes, *after_phases}

    verified.clear()
    monkeypatch.delenv("NUMBA_ENZYME_VERIFY")
    differentiate(POWER, request)
    assert len(verified) == 1


def test_what_only_the_text_shows_is_verified_by_llvm():
    unit = passes.Unit(POWER, parse_request("reverse f(active, const) -> active"), default_book())
    unit.verify()
    product = next(i for i in unit.root.instructions() if i.opcode == "fmul")
    product.operands[0] = unit.root.arguments[1]  # an integer
    unit.changed()
    with pytest.raises(ValueError, match="but expected 'i64'"):
        unit.verify()


def functions(text):
    """Whether each defined function can be seen from outside, by its name; and the derivative's own text."""
    found = {m[2]: "internal" not in m[1] for m in re.finditer(r"^define ([^@]*)@([\w.]+)", text, re.MULTILINE)}
    return found, re.search(r"^define [^\n]*@diffe_f\(.*?^\}", text, re.MULTILINE | re.DOTALL)[0]


@pytest.mark.parametrize("text", [POWER, SELF_CALLING], ids=["loop", "recursion"])
def test_a_derivative_that_is_wanted_alone_comes_without_its_function(text):
    request = parse_request("reverse f(active, const) -> active")
    both, alone = (functions(differentiate(text, replace(request, alone=choice)).text) for choice in (False, True))
    assert both[0]["f"] and both[0]["diffe_f"] and alone[0]["diffe_f"]
    assert not alone[0].get("f", False)
    assert ("f" in alone[0]) == ("@f(" in alone[1])  # a function stays as long as its derivative calls it
    assert re.sub(r"#\d+|![\d]+", "", both[1]) == re.sub(r"#\d+|![\d]+", "", alone[1])


@njit
def decay(x):
    y = x.copy()
    for i in range(1, y.size):
        y[i] = y[i] * y[i - 1]
    return y.sum()


def test_gradients_of_functions_keep_no_models():
    before = set(link._LINKED)
    ne.grad(decay)(np.ones(4))
    kept = [linked.derivative for key, linked in link._LINKED.items() if key not in before]
    assert kept
    assert all(derivative._trace is None for derivative in kept)
    assert "y" in str(ne.differentiate(decay).explain(signature="(float64[::1],)"))
