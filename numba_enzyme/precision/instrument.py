"""Rewrites the Python source of a function so that every assignment and every operation passes through a probe.

    def f(x, n):                    def f(ne_places, x, n):
        s = 0.0                         s = copied(0.0, ne_places[0, 0])
        s += x[n] * 2.0                 s = stored(worked(s + worked(x[n] * 2.0, ne_places[0, 1]), ne_places[0, 1]), ...)

Row 0 belongs to `s`: column 0 is what it keeps, column 1 what is computed for it. Functions that it calls are rewritten as well.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import textwrap
from collections.abc import Mapping

import numba
from numba.core.registry import CPUDispatcher

from ..api.custom_rules import CustomDerivative
from ..api.differentiable import Differentiable, Transformed, as_dispatcher
from ..errors import EnzymeError

PLACES = "ne_places"
RESULT = "result"


class Instrumenter:
    """Rewrites a function and what it calls, with one set of probes; ``names`` says to whom the rows belong."""

    def __init__(self, probes: Mapping[str, object]) -> None:
        self.probes = probes
        self.names: list[str] = []
        self._made: dict[CPUDispatcher, CPUDispatcher] = {}
        self._open: set[CPUDispatcher] = set()

    def row(self, name: str) -> int:
        if name not in self.names:
            self.names.append(name)
        return self.names.index(name)

    def instrumented(self, function: CPUDispatcher, prefix: str = "") -> CPUDispatcher:
        """The function with a first argument more: an array with a row per variable."""
        if function not in self._made:
            self._open.add(function)
            self._made[function] = self._rewritten(function, prefix)
            self._open.discard(function)
        return self._made[function]

    def callee(self, value: object) -> CPUDispatcher | None:
        """The rewritten form of what is called, if it is a function that Numba compiles from source."""
        if not isinstance(value, CPUDispatcher) or isinstance(value, (CustomDerivative, Transformed)):
            return None
        if hasattr(value, "enzyme_rule") or value in self._open:
            return None
        try:
            return self.instrumented(value, f"{value.__name__}.")
        except (EnzymeError, OSError):
            return None

    def _rewritten(self, function: CPUDispatcher, prefix: str) -> CPUDispatcher:
        python = function.py_func
        try:
            tree = ast.parse(textwrap.dedent(inspect.getsource(python)))
        except (OSError, SyntaxError) as missing:
            raise EnzymeError(f"the source of {function.__name__} is unavailable: it is what is watched") from missing
        definition = tree.body[0]
        if not isinstance(definition, ast.FunctionDef):
            raise EnzymeError(f"{function.__name__} is not written with def")
        known = {**python.__globals__, **inspect.getclosurevars(python).nonlocals}
        rewriter = _Rewriter(self, prefix, known)
        definition.decorator_list, definition.returns = [], None
        definition.args.args.insert(0, ast.arg(PLACES))
        for argument in definition.args.args:
            argument.annotation = None
        definition.body = [made for statement in definition.body for made in rewriter.statement(statement)]
        definition.name = "instrumented"
        ast.fix_missing_locations(tree)
        namespace = {**known, **{f"ne_{name}": probe for name, probe in self.probes.items()}, **rewriter.bound}
        exec(compile(tree, f"<rounding errors of {function.__name__}>", "exec"), namespace)
        options = {key: value for key, value in function.targetoptions.items() if key in ("error_model", "boundscheck")}
        watched = namespace["instrumented"]
        watched.__name__ = watched.__qualname__ = function.__name__  # errors speak of it
        made = numba.njit(**options)(watched)
        return Differentiable.from_dispatcher(as_dispatcher(made))


class _Rewriter(ast.NodeTransformer):
    """Rewrites statements; inside an expression, whatever is computed belongs to the variable that gets it."""

    def __init__(self, instrumenter: Instrumenter, prefix: str, known: dict[str, object]) -> None:
        self.instrumenter, self.prefix, self.known = instrumenter, prefix, known
        self.bound: dict[str, object] = {}
        self.owner = RESULT

    def statement(self, node: ast.stmt) -> list[ast.stmt]:
        """The statements that stand for one."""
        made = self.visit(node)
        return made if isinstance(made, list) else [made]

    def visit_Assign(self, node: ast.Assign):
        if len(node.targets) != 1:
            self.owner = _name_of(node.targets[0])
            node.value = self.visit(node.value)
            return node
        return self._assigned(node, node.targets[0], node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign):
        return node if node.value is None else self._assigned(ast.Assign([node.target], node.value), node.target, node.value)

    def _assigned(self, node: ast.Assign, target: ast.expr, value: ast.expr) -> list[ast.stmt]:
        if isinstance(target, (ast.Tuple, ast.List)):
            if isinstance(value, ast.Tuple) and len(value.elts) == len(target.elts):
                value.elts = [self._kept(_name_of(part), given) for part, given in zip(target.elts, value.elts, strict=True)]
                return [node]
            self.owner = _name_of(target.elts[0])
            node.value = self.visit(value)
            return [node, *(self._again(part.id) for part in target.elts if isinstance(part, ast.Name))]
        node.value = self._kept(_name_of(target), value)
        return [node]

    def visit_AugAssign(self, node: ast.AugAssign):
        self.owner = name = _name_of(node.target)
        if isinstance(node.target, ast.Name):  # an array would be changed in place: so it stays
            node.value = self.visit(node.value)
            result = self._probe("worked", ast.Name(name, ast.Load()), name, 1)
            return [node, _assign(name, self._probe("stored", result, name, 0))]
        load = ast.parse(ast.unparse(node.target), mode="eval").body
        return self._assigned(ast.Assign([node.target], load), node.target, ast.BinOp(load, node.op, node.value))

    def visit_For(self, node: ast.For):
        node.body = [made for statement in node.body for made in self.statement(statement)]
        node.orelse = [made for statement in node.orelse for made in self.statement(statement)]
        if isinstance(node.target, ast.Name) and not _is_range(node.iter):
            node.body.insert(0, self._again(node.target.id))
        return node

    def visit_While(self, node: ast.While | ast.If):
        node.body = [made for statement in node.body for made in self.statement(statement)]
        node.orelse = [made for statement in node.orelse for made in self.statement(statement)]
        return node

    visit_If = visit_While

    def visit_Return(self, node: ast.Return):
        self.owner = RESULT
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_BinOp(self, node: ast.BinOp):
        self.generic_visit(node)
        return self._probe("worked", node, self.owner, 1)

    def visit_Call(self, node: ast.Call):
        node.args = [self.visit(argument) for argument in node.args]
        for keyword in node.keywords:
            keyword.value = self.visit(keyword.value)
        callee = self.instrumenter.callee(self._resolved(node.func))
        if callee is None:
            return self._probe("worked", node, self.owner, 1)
        name = f"ne_callee_{len(self.bound)}"
        self.bound[name] = callee
        return ast.Call(ast.Name(name, ast.Load()), [ast.Name(PLACES, ast.Load()), *node.args], node.keywords)

    def visit_Subscript(self, node: ast.Subscript):
        node.value = self.visit(node.value)  # an index is not rounded
        return node

    def _skip(self, node: ast.AST):
        return node

    visit_Lambda = visit_ListComp = visit_GeneratorExp = visit_FunctionDef = visit_Compare = visit_Assert = visit_Raise = _skip
    visit_JoinedStr = visit_With = _skip

    def _kept(self, name: str, value: ast.expr) -> ast.expr:
        """A value on its way into a variable; what may be an array of another variable's is only copied."""
        self.owner = name
        fresh = isinstance(value, (ast.BinOp, ast.UnaryOp, ast.Call))
        return self._probe("stored" if fresh else "copied", self.visit(value), name, 0)

    def _again(self, name: str) -> ast.stmt:
        return _assign(name, self._probe("copied", ast.Name(name, ast.Load()), name, 0))

    def _probe(self, kind: str, value: ast.expr, name: str, column: int) -> ast.expr:
        row = self.instrumenter.row(self.prefix + name)
        index = ast.Tuple([ast.Constant(row), ast.Constant(column)], ast.Load())
        place = ast.Subscript(ast.Name(PLACES, ast.Load()), index, ast.Load())
        return ast.Call(ast.Name(f"ne_{kind}", ast.Load()), [value, place], [])

    def _resolved(self, node: ast.expr) -> object:
        """The object that a name or a dotted name stands for outside the function."""
        if isinstance(node, ast.Name):
            return self.known.get(node.id, getattr(builtins, node.id, None))
        if isinstance(node, ast.Attribute):
            return getattr(self._resolved(node.value), node.attr, None)
        return None


def _assign(name: str, value: ast.expr) -> ast.stmt:
    return ast.Assign([ast.Name(name, ast.Store())], value)


def _name_of(target: ast.expr) -> str:
    while isinstance(target, (ast.Subscript, ast.Attribute, ast.Starred)):
        target = target.value
    return target.id if isinstance(target, ast.Name) else RESULT


def _is_range(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("range", "prange")
