"""Every refusal of a function says what to do."""

from numba_enzyme.rules import advice, advice_on_assembly


def test_advice_by_name():
    assert "by its name" in advice("")
    assert advice("zeta").startswith("write it with functions that are known")
    assert advice_on_assembly('asm "rdtsc", "=A"').startswith("write it with functions that are known")
    assert "float32(x[i])" in advice("_ZmlRK6__halfS1__nbst") == advice_on_assembly('asm "mul.f16 $0,$1,$2;", "=h,h,h"')
