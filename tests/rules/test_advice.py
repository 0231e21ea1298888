"""Every refusal of a function says what to do."""

from numba_enzyme.rules import advice


def test_advice_by_name():
    assert "dictionary" in advice("numba_dict_insert")
    assert "by its name" in advice("")
    assert advice("zeta").startswith("write it with functions that are known")
