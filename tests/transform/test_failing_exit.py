"""Every allocation and every comparison of shapes is a way out; the derivative grows with their number, not its square."""

import numpy as np

from numba_enzyme import differentiate


def chain(length):
    lines = "".join(f"        y = x * y + {k}.0\n" for k in range(length))
    namespace = {"np": np}
    exec(f"def chain(x, n):\n    y = x\n    for _ in range(n):\n{lines}    return np.sum(y)\n", namespace)
    return differentiate(namespace["chain"])


def ways_out(function):
    """Calls that free something, in the gradient."""
    text = function.inspect_gradient(view="ir")
    return sum(text.count(f"@{name}(") for name in ("NRT_decref", "free", "ne.tape.release"))


def test_clean_up_is_written_once():
    x = np.linspace(0.5, 1.5, 4)
    counts = {}
    for length in (3, 6):
        function = chain(length)
        step = 1e-6
        ends = [function(x + side, 2) for side in (step, -step)]
        np.testing.assert_allclose(function.grad(x, 2).sum(), (ends[0] - ends[1]) / (2 * step), rtol=1e-6)
        counts[length] = ways_out(function)
    assert counts[6] < 2.5 * counts[3], counts
