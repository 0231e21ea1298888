"""The examples in the docstrings of the public surface run and print what they say."""

import doctest
import inspect

import numpy as np
import pytest

import numba_enzyme as ne

NAMESPACE = {"ne": ne, "np": np}
FUNCTIONS = {name: getattr(ne, name) for name in ne.__all__ if inspect.isfunction(getattr(ne, name))}
FUNCTIONS |= {"testing.check_grads": ne.testing.check_grads, "llvm.differentiate": ne.llvm.differentiate}
FUNCTIONS |= {f"scipy.{name}": getattr(ne.scipy, name) for name in ("hessp", "low_level_callable", "sparse_jacobian")}
ELSEWHERE = {"estimate_error", "export"}  # need the source of a function in a file, or a C compiler: see docs/interop.md


@pytest.mark.parametrize("name", sorted(FUNCTIONS.keys() - ELSEWHERE))
def test_the_example_of_a_public_function_runs(name):
    found = doctest.DocTestFinder(recurse=False).find(FUNCTIONS[name], name, globs=dict(NAMESPACE))
    assert sum(len(test.examples) for test in found), f"ne.{name} shows no example"
    report: list[str] = []
    for test in found:
        failed, _ = doctest.DocTestRunner(verbose=False).run(test, out=report.append)
        assert not failed, "".join(report)
