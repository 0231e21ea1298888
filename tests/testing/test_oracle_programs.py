"""C programs through the oracle: primals against machine code, derivatives against exact difference quotients."""

from pathlib import Path

import numpy as np
import pytest

from numba_enzyme.testing import assert_close, oracle_gradient
from numba_enzyme.testing.native import run_native

FOLDER = Path(__file__).parent / "programs"
PROGRAMS = ["linked_list", "unions", "recursion", "structures", "function_pointers", "switches", "long_doubles", "sorting",
            "single_precision", "variadic", "library_sort", "computed_goto"]  # fmt: skip
SINGLE = {"unions", "structures", "single_precision"}  # their derivative is taken at arguments rounded to float
N = 7


@pytest.fixture(scope="module", params=["O0", "O2"])
def text(request):
    return (FOLDER / f"programs_{request.param}.ll").read_text()


@pytest.fixture
def x():
    return np.random.default_rng(3).uniform(0.2, 1.2, N)


def value(text, program, x):
    return oracle_gradient(text, program, [x, N], ["const", "const"], precision="exact").result


@pytest.mark.parametrize("program", PROGRAMS)
def test_primal_and_gradient(text, program, x):
    exact = oracle_gradient(text, program, [(x, np.zeros(N)), N], ["dup", "const"])
    native = run_native(text, program, [x, N])
    assert exact.result == native.result
    assert np.array_equal(exact.contents[0], native.contents[0])
    assert not exact.notes
    assert not exact.leaks
    quotients = []
    for i in range(N):
        step = np.zeros(N)
        step[i] = 1e-6
        quotients.append((value(text, program, x + step) - value(text, program, x - step)) / 2e-6)
    np.testing.assert_allclose(exact.shadows[0], quotients, rtol=1e-6 if program in SINGLE else 1e-8, atol=1e-8)


@pytest.mark.parametrize("program", PROGRAMS)
def test_forward_and_reverse_agree(text, program, x):
    random = np.random.default_rng(5)
    tangent, after = random.standard_normal((2, N))
    reverse = oracle_gradient(text, program, [(x, after), N], ["dup", "const"], seed=0.75)
    forward = oracle_gradient(text, program, [(x, tangent), N], ["dup", "const"], mode="forward", returns="dup")
    pushed = 0.75 * forward.tangent + after @ forward.shadows[0]
    assert_close(pushed, reverse.shadows[0] @ tangent)
