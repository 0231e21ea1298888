"""Every kernel of the corpus: gradient against forward mode, central differences of the primal, and the oracle;
no threads get in each other's way."""

import pytest
from kernel_corpus import CASES

from numba_enzyme.testing import check_kernel


@pytest.mark.parametrize("name", CASES)
def test_derivatives(name):
    kernel, configuration, arguments, oracle = CASES[name]
    check_kernel(kernel, configuration, arguments, oracle=oracle, races=True)
