"""Shadows of global variables: a second differentiation has shadows of its own beside those of the first."""

from numba_enzyme.ir.parser import parse_module
from numba_enzyme.transform.sweep import ShadowGlobals


def test_a_second_differentiation_does_not_take_the_shadow_of_the_first():
    module = parse_module("@g = internal global double 1.0")
    variable = module.globals["g"]
    first, second = ShadowGlobals(module).of(variable), ShadowGlobals(module).of(variable)
    assert first.name != second.name
    assert module.globals[first.name] is first and module.globals[second.name] is second
