"""Arguments that a gradient is not asked for get no shadow where nothing writes to them: not in products by BLAS either."""

import numpy as np
import pytest

import numba_enzyme as ne


def times(b, data):
    return np.sum(data @ b)


def from_left(b, data):
    return np.sum(b @ data.T)


def of_rows(b, data):
    return np.dot(data[0], b) + np.linalg.norm(data[1]) * b[0]


@pytest.mark.parametrize("function", [times, from_left, of_rows])
def test_data_of_products_have_no_shadow(function):
    rng = np.random.default_rng(0)
    b, data = rng.normal(size=3), rng.normal(size=(4, 3))
    made = ne.differentiate(function)
    expected = {times: data.sum(0), from_left: data.sum(0), of_rows: data[0] + np.linalg.norm(data[1]) * np.eye(3)[0]}[function]
    assert np.allclose(made.grad(b, data), expected, rtol=1e-13)
    (derivative,) = next(iter(made.grad.derivatives.values()))
    assert "%arg.b.4.d" in derivative.text
    assert "%arg.data.4.d" not in derivative.text
