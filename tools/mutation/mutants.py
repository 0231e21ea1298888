"""Which mutants there are, made by the operators of Cosmic Ray, and which of them a seed chooses.

A place has one mutant in a sample. Places are ranked by a hash of the seed and of what stands there, not of where it stands: a
change elsewhere leaves the sample as it is, and a log can be continued with a later state of the source.
"""

from __future__ import annotations

import ast
import difflib
import hashlib
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import cosmic_ray.plugins
import parso
from cosmic_ray.ast import ast_nodes
from cosmic_ray.mutating import MutationVisitor
from cosmic_ray.operators.operator import Operator

ROOT = Path(__file__).parents[2]
ROOMS = ("analysis", "transform", "rules")
# Swaps that make a sensible program. Others, such as a power for a union of sets, would only be noticed as errors of types.
OPERATORS = re.compile(
    r"core/(AddNot|Replace(TrueWithFalse|FalseWithTrue|AndWithOr|OrWithAnd|BreakWithContinue|ContinueWithBreak)|NumberReplacer"
    r"|ZeroIterationForLoop|ReplaceUnaryOperator_Delete_\w+|ReplaceBinaryOperator_(Add_Sub|Sub_Add|Mul_Add|Mul_FloorDiv|FloorDiv_Mul"
    r"|Mod_FloorDiv|LShift_RShift|RShift_LShift|BitOr_BitAnd|BitAnd_BitOr|BitOr_Sub|Sub_BitOr)|ReplaceComparisonOperator_(Eq_NotEq"
    r"|NotEq_Eq|Eq_LtE|Eq_GtE|Lt_LtE|LtE_Lt|Gt_GtE|GtE_Gt|Lt_GtE|Gt_LtE|Is_IsNot|IsNot_Is))$"
)
# What is said to people is no result: texts of explain() and of refusals, tables for the documentation.
FILES_OF_WORDS = frozenset(["plan_report.py", "thread_notes.py", "documentation.py", "advice.py"])
FUNCTIONS_OF_WORDS = re.compile(r"__repr__|__str__|.*(explain|describe|remark|reason|text|report|note|problem|word)")


class DropOperand(Operator):
    """``a and b`` becomes ``a``, or ``b``; so does ``a or b``."""

    def mutation_positions(self, node):
        if node.type in ("and_test", "or_test"):
            for operand in node.children[::2]:
                yield operand.start_pos, operand.end_pos

    def mutate(self, node, index):
        kept = [operand for place, operand in enumerate(node.children[::2]) if place != index]
        word = f" {node.children[1].value} "
        return parso.parse(f"{node.get_first_leaf().prefix}({word.join(operand.get_code().strip() for operand in kept)})")

    @classmethod
    def examples(cls):
        return ()


class DropCall(Operator):
    """A statement that is only a call, such as ``found.add(x)``, becomes ``None``."""

    def mutation_positions(self, node):
        if node.type in ("atom_expr", "power") and node.parent.type == "simple_stmt" and node.children[-1].type == "trailer":
            yield node.start_pos, node.end_pos

    def mutate(self, node, index):
        return parso.parse(f"{node.get_first_leaf().prefix}None")

    @classmethod
    def examples(cls):
        return ()


@dataclass(frozen=True)
class Mutant:
    """``occurrence`` counts the places of its operator in its file; ``lines``: those of its statement, without a body."""

    path: str
    line: int
    operator: str
    occurrence: int
    key: str
    function: str
    lines: range = field(compare=False)

    def source(self) -> str:
        return MutationVisitor.mutate_code((ROOT / self.path).read_text(), _operators()[self.operator](), self.occurrence)

    def change(self) -> tuple[str, str]:
        """What stood there, and what stands there now."""
        before, after = (ROOT / self.path).read_text().split("\n"), self.source().split("\n")
        changes = difflib.SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
        _, a, b, c, d = next(change for change in changes if change[0] != "equal")
        return "\n".join(before[a:b]), "\n".join(after[c:d])


def _operators() -> dict[str, type[Operator]]:
    names = filter(OPERATORS.match, cosmic_ray.plugins.operator_names())
    return {name: cosmic_ray.plugins.get_operator(name) for name in names} | {"drop/operand": DropOperand, "drop/call": DropCall}


class _Source:
    """What the syntax tree of a file says about its lines: statements, functions, and what is left out."""

    def __init__(self, text: str) -> None:
        self.statement: dict[int, range] = {}
        self.function: dict[int, str] = {}
        self.left_out: list[tuple[tuple[int, int], tuple[int, int]]] = []
        self._visit(ast.parse(text), "")

    def _visit(self, node: ast.AST, name: str) -> None:
        for child in ast.iter_child_nodes(node):
            inside = name
            if isinstance(child, ast.stmt):
                body = getattr(child, "body", None)
                last = body[0].lineno - 1 if isinstance(body, list) else child.end_lineno
                for line in range(child.lineno, child.end_lineno + 1):
                    self.statement[line] = range(child.lineno, max(last, child.lineno) + 1)
            if isinstance(child, (ast.FunctionDef, ast.ClassDef)):
                inside = f"{name}.{child.name}".lstrip(".")
                for line in range(child.lineno, child.end_lineno + 1):
                    self.function[line] = inside
            self._leave_out(child)
            self._visit(child, inside)

    def _leave_out(self, node: ast.AST) -> None:
        """Errors and assertions, imports, words for people, decorators, annotations, and the domains where a rule is tested."""
        whole = isinstance(node, (ast.Raise, ast.Assert, ast.Import, ast.ImportFrom))
        whole |= isinstance(node, ast.FunctionDef) and FUNCTIONS_OF_WORDS.match(node.name) is not None
        whole |= isinstance(node, ast.keyword) and node.arg == "on"
        parts = [node] if whole else [*getattr(node, "decorator_list", ())]
        parts += [part for part in (getattr(node, "annotation", None), getattr(node, "returns", None)) if part is not None]
        self.left_out += [((part.lineno, part.col_offset), (part.end_lineno, part.end_col_offset)) for part in parts]

    def is_left_out(self, position: tuple[int, int]) -> bool:
        return any(start <= position < end for start, end in self.left_out)


def _of_file(path: Path) -> Iterator[tuple[tuple[int, int], Mutant]]:
    text = path.read_text()
    lines, source, operators = text.split("\n"), _Source(text), {n: c() for n, c in _operators().items()}
    counts: Counter[str] = Counter()
    alike: Counter[tuple[str, ...]] = Counter()
    for node in ast_nodes(parso.parse(text)):
        marker = node.type == "operator" and node.parent.type in ("parameters", "param", "lambdef")  # the star of `f(*, x)`
        for name, operator in operators.items():
            for start, _ in operator.mutation_positions(node):
                occurrence, counts[name] = counts[name], counts[name] + 1
                if marker or source.is_left_out(start):
                    continue
                function = source.function.get(start[0], "")
                key = (str(path.relative_to(ROOT)), function, lines[start[0] - 1].strip(), name)
                alike[key] += 1
                words = " | ".join((*key, str(alike[key])))
                statement = source.statement.get(start[0], range(start[0], start[0] + 1))
                yield start, Mutant(key[0], start[0], name, occurrence, words, function, statement)


def sample(seed: int, rooms: tuple[str, ...] = ROOMS) -> list[Mutant]:
    """All places in the order of the seed, with one mutant each."""

    def rank(words: str) -> str:
        return hashlib.sha256(f"{seed} {words}".encode()).hexdigest()

    chosen = []
    for room in rooms:
        for path in sorted((ROOT / "numba_enzyme" / room).rglob("*.py")):
            if path.name in FILES_OF_WORDS:
                continue
            places: dict[tuple[int, int], list[Mutant]] = defaultdict(list)
            for start, mutant in _of_file(path):
                places[start].append(mutant)
            chosen += [min(mutants, key=lambda m: rank(m.key)) for mutants in places.values()]
    return sorted(chosen, key=lambda m: rank("place " + m.key))
