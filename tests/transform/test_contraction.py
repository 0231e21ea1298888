"""Products fused with sums before differentiation: which ones, that no permission is left, and what derivatives of them are."""

import re

import numpy as np
import pytest

from numba_enzyme.ir.llvm_io import normalize
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.pipeline import differentiate
from numba_enzyme.request import Activity, GradientRequest, Mode, Returns
from numba_enzyme.testing.native import run_native
from numba_enzyme.testing.oracle_gradient import oracle_gradient
from numba_enzyme.transform.prepare.contraction import contract, permit


def contracted(body: str, *, parameters: str = "double %a, double %b, double %c", permitted: bool = True) -> str:
    """The body of a function after contraction, a line per instruction."""
    module = parse_module(f"define double @f({parameters}) {{\n{body}\n}}\n")
    if permitted:
        permit(module)
    contract(module)
    text = normalize(print_module(module))
    assert "contract" not in text
    lines = text[text.index("define") : text.index("\n}")].splitlines()[1:]
    return re.sub(r"%v\d+", "%n", "\n".join(line.strip() for line in lines if not re.match(r"\w+:", line)))


@pytest.mark.parametrize(("total", "calls"), [
    ("fadd double %p, %c", "%s = call double @llvm.fma.f64(double %a, double %b, double %c)"),
    ("fadd double %c, %p", "%s = call double @llvm.fma.f64(double %a, double %b, double %c)"),
    ("fsub double %p, %c", "%n = fneg double %c\n%s = call double @llvm.fma.f64(double %a, double %b, double %n)"),
    ("fsub double %c, %p", "%n = fneg double %a\n%s = call double @llvm.fma.f64(double %n, double %b, double %c)"),
])  # fmt: skip
def test_each_form(total, calls):
    found = contracted(f"  %p = fmul double %a, %b\n  %s = {total}\n  ret double %s")
    assert found == f"{calls}\nret double %s"


def test_a_product_of_several_sums_vanishes_and_one_that_is_needed_stays():
    several = contracted("%p = fmul double %a, %b\n%s = fadd double %p, %c\n%t = fsub double %s, %p\nret double %t")
    assert several.count("@llvm.fma") == 2 and "fmul" not in several
    needed = contracted("%p = fmul double %a, %b\n%s = fadd double %p, %c\n%t = fdiv double %s, %p\nret double %t")
    assert "@llvm.fma" not in needed
    both = contracted("%p = fmul double %a, %b\n%q = fmul double %a, %c\n%s = fadd double %p, %q\nret double %s")
    assert both.count("fmul") == both.count("@llvm.fma") == 1
    twice = contracted("%p = fmul double %a, %b\n%s = fadd double %p, %p\nret double %s")
    assert "@llvm.fma" not in twice
    chain = contracted("%p = fmul double %a, %b\n%q = fmul double %b, %c\n%s = fadd double %p, %c\n%t = fadd double %s, %q\n"
                       "ret double %t")  # fmt: skip
    assert chain.count("@llvm.fma") == 2 and "fmul" not in chain


def test_only_with_permission_and_in_one_block():
    assert "@llvm.fma" not in contracted("%p = fmul double %a, %b\n%s = fadd double %p, %c\nret double %s", permitted=False)
    one = contracted("%p = fmul contract double %a, %b\n%s = fadd double %p, %c\nret double %s", permitted=False)
    assert "@llvm.fma" not in one
    apart = contracted("%p = fmul double %a, %b\nbr label %next\nnext:\n%s = fadd double %p, %c\nret double %s")
    assert "@llvm.fma" not in apart
    wide = "<2 x double>"
    vectors = f"%p = fmul {wide} %v, %v\n%s = fadd {wide} %p, %v\n%r = extractelement {wide} %s, i32 0\nret double %r"
    assert "@llvm.fma" not in contracted(vectors, parameters=f"{wide} %v")


def test_what_fast_arithmetic_keeps():
    found = contracted("%p = fmul fast double %a, %b\n%s = fadd nnan contract double %p, %c\n%t = fadd fast double %s, %a\n"
                       "ret double %t", permitted=False)  # fmt: skip
    assert "%s = call nnan double @llvm.fma" in found
    assert "%t = fadd reassoc nnan ninf nsz arcp afn double %s, %a" in found


CURVE = """
define double @f(double %x, double %y) {
entry:
  %a = fmul contract double %x, %y
  %b = fadd contract double %a, %y
  %late = fmul contract double %b, %x
  %up = fcmp ogt double %b, 1.0
  br i1 %up, label %above, label %below
above:
  %c = fmul contract double %b, %b
  %d = fsub contract double %late, %c
  %e = call double @llvm.sin.f64(double %d)
  br label %below
below:
  %r = phi double [ %late, %entry ], [ %e, %above ]
  ret double %r
}
declare double @llvm.sin.f64(double)
"""


@pytest.mark.parametrize("mode", [Mode.REVERSE, Mode.FORWARD])
def test_what_differentiation_adds_may_be_fused_and_nothing_else(mode):
    both = (Activity.ACTIVE, Activity.ACTIVE) if mode is Mode.REVERSE else (Activity.DUP, Activity.DUP)
    request = GradientRequest("f", both, mode=mode, contract=True,
                              returns=Returns.ACTIVE if mode is Mode.REVERSE else Returns.DUP)  # fmt: skip
    text = differentiate(CURVE, request, until="differentiate").text
    made = text[text.index(f"@{request.derivative_name}(") :]
    made = made[: made.index("\n}")]
    assert made.count("@llvm.fma.f64") >= 2
    primal = re.findall(r"%(late|a|b|c|d)(?:\.\d+)? = (?:fmul|fadd|fsub) ([a-z ]*)double", made)
    assert primal and all("contract" not in flags for _, flags in primal)
    others = re.findall(r"%(?!(?:late|a|b|c|d)\b)\S+ = (?:fmul|fadd|fsub) ([a-z ]*)double", made)
    assert others and all("contract" in flags for flags in others)
    plain = differentiate(CURVE.replace(" contract", ""), GradientRequest("f", both, mode=mode, returns=request.returns))
    assert "contract" not in plain.text and "@llvm.fma" not in plain.text


def test_gradients_are_those_of_the_separate_operations():
    request = GradientRequest("f", (Activity.ACTIVE, Activity.ACTIVE), returns=Returns.ACTIVE, contract=True)
    text = differentiate(CURVE, request).text
    for x, y in ((0.3, 0.4), (1.5, 0.7), (-2.0, 1.25)):
        exact = oracle_gradient(CURVE, "f", [x, y], ["active", "active"])
        found = run_native(text, request.derivative_name, [x, y, 1.0]).result
        np.testing.assert_allclose(found, exact.gradients, rtol=1e-13)
