"""Derivatives in the cache on disk, of functions that reach into other files."""

import os
import subprocess
import sys
import textwrap
from types import ModuleType

import pytest

from numba_enzyme.api.reached_code import digest_of_reached

PROGRAM = """
    import parts
    from numba_enzyme import differentiate

    @differentiate(cache=True)
    def changing(x):
        return parts.FACTOR * parts.power(x) if parts.WORD in {"one", "two", "three"} else x

    @differentiate(cache=True)
    def lasting(x):
        return parts.lasting(x) * parts.TABLE[1]

    for f in (changing, lasting):
        print(f(2.0), f.grad(2.0), sum(f.stats.cache_hits.values()), sum(f.grad.stats.cache_hits.values()))
"""
PARTS = """
    import numpy as np
    from numba import njit

    FACTOR, WORD, TABLE = 3.0, "two", np.array([1.0, 5.0])

    @njit
    def inner(x):
        return x * x

    @njit
    def power(x):
        return x * inner(x)

    @njit
    def lasting(x, table=(1.0, (2.0, "name"))):
        return x * table[1][0]
"""


def test_what_a_function_calls_and_reads_in_other_files_is_part_of_the_key(tmp_path):
    (tmp_path / "program.py").write_text(textwrap.dedent(PROGRAM))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONDONTWRITEBYTECODE": "1"}
    lines = []
    for text in (PARTS, PARTS.replace("return x * x", "return x * x * x").replace("= 3.0, ", "= 7.0, ")):
        (tmp_path / "parts.py").write_text(textwrap.dedent(text))
        command = [sys.executable, str(tmp_path / "program.py")]
        lines += subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.splitlines()
    assert lines[:2] == ["24.0 36.0 0 0", "20.0 10.0 0 0"]  # 3 x**3; 10 x
    assert lines[2:] == ["112.0 224.0 0 0", "20.0 10.0 1 1"]  # 7 x**4; as it was, from the cache


KINDS = {
    "vectorize": "part = numba.vectorize(lambda x: 1 * x)",
    "stencil": "part = numba.stencil(lambda a: 1 * a[0])",
    "nested tuple": "part = ((numba.njit(lambda x: 1 * x),),)",
    "derivative": "part = ne.grad(numba.njit(lambda x: 1 * x))",
    "overload": "def part(x): pass\n@overload(part)\ndef _(x): return lambda x: 1 * x",
    "overload of a method": "@overload_method(types.Array, 'part')\ndef _(a): unused = 1",
    "overload of an attribute": "@overload_attribute(types.Array, 'part')\ndef of_attribute(a): unused = 1",
    "overload of an operator": "@overload(operator.lshift)\ndef _(a, b): unused = 1",
    "lowering": "def part(x): pass\n@lower_builtin(part, types.Any)\ndef _(context, b, s, a): return a[0] if 1 else None",
    "object": "class Plain: pass\npart = Plain()\npart.held = [{'a': 1}]",
    "method of an object": "class Plain:\n  def part(self): return 1 * 2\npart = Plain()",
    "class": "class part: part = 1",
    "dictionary": "part = {'a': [1]}",
    "intrinsic": "@intrinsic\ndef part(context, x): return x(x), 1",
    "enumeration": "class part(enum.Enum): member = 1",
    "record": "part = np.dtype([('a', 'i1')])",
    "type of numbers": "part = np.int16",
    "jitclass": "@jitclass([('a', numba.int16)])\nclass part:\n  def __init__(self): pass",
}
BEFORE = """
import enum, operator, numba, numpy as np, numba_enzyme as ne
from numba import types
from numba.experimental import jitclass
from numba.extending import intrinsic, lower_builtin, overload, overload_attribute, overload_method
"""


@pytest.mark.parametrize("kind", KINDS)
def test_functions_and_data_of_every_kind_are_part_of_the_key(kind):
    def digest(text):
        part = ModuleType("part")
        exec(BEFORE + text, vars(part))
        return digest_of_reached(lambda x: part.part(x))

    once, changed = (KINDS[kind].replace(old, new) for old, new in (("", ""), ("1", "3")))
    changed = changed.replace("i3'", "i2'").replace("int36", "int32")
    assert digest(once) == digest(once) != digest(changed)
