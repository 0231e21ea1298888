"""The fuzzer: deterministic, well-defined programs; verdicts on compilers that are right, wrong, or broken; shrinking."""

import numpy as np
import pytest

from numba_enzyme.errors import NotDifferentiable
from numba_enzyme.ir.llvm_io import normalize
from numba_enzyme.testing.native import run_native
from numba_enzyme.testing.tolerance import assert_close
from tools.fuzz.ir import Case, judge, smallest, store
from tools.fuzz.program import Program, generate
from tools.fuzz.statements import emit_program


@pytest.mark.parametrize("seed", range(40))
def test_programs_are_valid_and_deterministic(seed):
    text = emit_program(generate(seed))
    assert text == emit_program(generate(seed))
    assert normalize(text)


@pytest.mark.parametrize("seed", range(100, 116))
def test_primals_of_oracle_and_machine_code_are_equal(seed):
    case = Case.of(generate(seed))
    exact = case.exact("reverse")
    native = run_native(case.text, "f", [case.x, case.y, case.s, case.count])
    assert native.result == exact.result
    assert all(np.array_equal(native.contents[i], exact.contents[i]) for i in (0, 1))
    assert exact.notes == []
    assert exact.leaks == []


@pytest.mark.parametrize("seed", range(100, 116))
def test_modes_of_the_oracle_agree(seed):
    """<w, J v> = <J' w, v> over all inputs and outputs."""
    case = Case.of(generate(seed))
    reverse, forward = case.exact("reverse"), case.exact("forward")
    wide = np.float64
    pushed = case.seed_of_result * forward.tangent
    arrays = 1 if case.aliased else 2
    pushed += sum(w.astype(wide) @ t.astype(wide) for w, t in zip((case.dx, case.dy)[:arrays], forward.shadows, strict=False))
    pulled = reverse.gradients[0] * case.ds
    pulled += sum(a.astype(wide) @ v.astype(wide) for a, v in zip(reverse.shadows, (case.dx, case.dy)[:arrays], strict=False))
    assert_close(pushed, pulled, case.x.dtype, scale=1.0)


def test_most_gradients_are_not_trivial():
    shadows = [Case.of(generate(seed)).exact("reverse").shadows[0] for seed in range(30)]
    assert np.mean([len(set(shadow.tolist())) > 3 for shadow in shadows]) > 0.6


# ------------------------------------------------------------- a program small enough to differentiate by hand

STORE = ("store", "x", ("idx", None, 1, 0), ("var", "v0"))
HAND = Program(seed=0, kind="double", body=[STORE], result=("load", "y", ("idx", None, 1, 1)), count=2)
REVERSE = """
define {{ double }} @diffe_f(ptr %x, ptr %dx, ptr %y, ptr %dy, double %s, i64 %n, double %seed) {{
  store double %s, ptr %x
  %p = getelementptr double, ptr %dy, i64 1
  %o = load double, ptr %p
  %a = fadd double %o, {seed}
  store double %a, ptr %p
  %ds = load double, ptr %dx
  store double 0.0, ptr %dx
  {extra}
  %r = insertvalue {{ double }} poison, double %ds, 0
  ret {{ double }} %r
}}
declare ptr @malloc(i64)
"""


def by_hand(seed="%seed", extra=""):
    def differentiate(text, function, activities, mode="reverse", returns="active"):
        return text + REVERSE.format(seed=seed, extra=extra)

    return differentiate


def refusing(*arguments, **options):
    raise NotDifferentiable("f", [])


def broken(*arguments, **options):
    raise KeyError("no such value")


VERDICTS = {
    "agrees": by_hand(),
    "wrong": by_hand(seed="0.0"),
    "memory": by_hand(extra="%leak = call ptr @malloc(i64 8)"),
    "invalid": by_hand(extra="%dx = add i64 1, 1"),
    "refused": refusing,
    "exception": broken,
}


@pytest.mark.parametrize("category", VERDICTS)
def test_verdicts(category):
    assert judge(Case.of(HAND), VERDICTS[category], ["reverse"]).category == category


def test_out_of_bounds_is_seen_by_the_oracle():
    beyond = by_hand(extra="%q = getelementptr double, ptr %dx, i64 8\n  %w = load double, ptr %q")
    verdict = judge(Case.of(HAND), beyond, ["reverse"])
    assert verdict.category == "memory"
    assert "out of bounds" in verdict.detail


def failing_on_products(text, function, activities, mode="reverse", returns="active"):
    if "fmul" in text:
        raise KeyError("fmul")
    raise NotDifferentiable("f", [])


def test_shrinking_keeps_the_failure_and_little_else(tmp_path):
    seed = next(s for s in range(200, 260) if judge(Case.of(generate(s)), failing_on_products, ["reverse"]).fails)
    program = generate(seed)
    verdict = judge(Case.of(program), failing_on_products, ["reverse"])
    small = smallest(program, verdict, failing_on_products, 150)
    text = emit_program(small)
    assert "fmul" in text
    assert len(text.splitlines()) < 0.5 * len(emit_program(program).splitlines())
    path = store(small, verdict, tmp_path)
    case = Case.read(path.read_text())
    assert np.array_equal(case.x, Case.of(small).x)
    assert judge(case, failing_on_products, ["reverse"]).category == "exception"
