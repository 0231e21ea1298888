"""A module can be differentiated again and again: what nobody calls any more is still there."""

import llvmlite.binding as ll

from numba_enzyme.llvm import differentiate

MODULE = """
define internal double @square(double %x) {
  %r = fmul double %x, %x
  ret double %r
}

define double @f(double %x) {
  %a = call double @square(double %x)
  %b = call double @square(double %a)
  ret double %b
}
"""


def test_an_inlined_callee_can_be_differentiated_next():
    text = differentiate(differentiate(MODULE, "f", ["active"]), "square", ["active"])
    module = ll.parse_assembly(text)
    defined = {f.name for f in module.functions if not f.is_declaration}
    assert {"f", "square", "diffe_f", "diffe_square"} <= defined
    assert "llvm.compiler.used" not in text


def test_a_mark_of_the_module_itself_stays():
    marked = MODULE + '@llvm.compiler.used = appending global [1 x ptr] [ptr @square], section "llvm.metadata"'
    text = differentiate(marked, "f", ["active"])
    assert "square" in {f.name for f in ll.parse_assembly(text).functions}
    assert "@llvm.compiler.used" in text
