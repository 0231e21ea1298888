"""The table of Numba's private names: complete, without leftovers, and what is missing is named."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import pytest

import numba_enzyme
from numba_enzyme.bridge import numba_internals
from numba_enzyme.bridge.numba_internals import NAMES, Name

PACKAGE = Path(numba_enzyme.__file__).parent
USERS = [path for room in ("api", "bridge") for path in (PACKAGE / room).rglob("*.py") if "numba_internals" not in path.parts]
# Of numba-cuda, see bridge/ruled_functions.py, and of numba-cuda-mlir, see bridge/cuda/front_end/numba_cuda_mlir.py.
CUDA = {"_CUDATypingContext__dispatcher", "_get_single_gpu_module"}


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name != "_"


def defined(tree: ast.AST) -> Iterator[str]:
    """Private names that a module makes itself: functions, classes, variables, attributes that it stores."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id


def used(tree: ast.AST) -> Iterator[str]:
    """Private names that a module reads from something, or imports from elsewhere."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and is_private(node.attr):
            yield node.attr
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield from (alias.name for alias in node.names if is_private(alias.name))


def test_every_private_name_that_is_not_ours_has_a_row():
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in PACKAGE.rglob("*.py")}
    ours = {name for tree in trees.values() for name in defined(tree)}
    foreign = {name for path in USERS for name in used(trees[path])} - ours
    assert foreign - {row.name for row in NAMES} - CUDA == set()


def test_every_row_is_used():
    text = "\n".join(path.read_text(encoding="utf-8") for path in USERS)
    assert [row for row in NAMES if row.name not in text] == []


def test_the_installed_numba_has_them_all():
    assert numba_internals.missing() == []


@pytest.mark.parametrize("row", [
    Name("numba.no_such_module", "_x", "nothing"),
    Name("numba.core.codegen:NoSuchClass", "_x", "nothing"),
    Name("numba.core.codegen:CodeLibrary", "_no_such_name", "nothing"),
    Name("numba.core.codegen:CodeLibrary", "_no_such_attribute", "nothing", made=True),
])  # fmt: skip
def test_what_is_missing_is_named(row, monkeypatch):
    monkeypatch.setattr(numba_internals, "NAMES", (*NAMES, row))
    with pytest.raises(ImportError, match=f"numba {version('numba')} has no .*{row.name} \\(nothing\\)"):
        numba_internals.check()


def test_a_newer_numba_than_was_tested_is_warned_of(monkeypatch):
    monkeypatch.setattr(numba_internals, "version", lambda name: "0.99.1")
    with pytest.warns(UserWarning, match="tested with Numba up to .*, and this is 0.99.1"):
        numba_internals.check()
