"""The derivative rules: one line per function, from which tangent, adjoint, needs, tests and documentation follow.

    book = default_book()
    tanh = book.scalar_rule("tanhf", FLOAT)         rule("tanh", sech(x)*sech(x))
    Emission(builder, [x], [y], FLOAT).emit(tanh.partial(0))

Start reading at :mod:`.scalar_math`, the table. Laws for authors of rows:

1. A row is the derivative, nothing else holds mathematics; names of callees stand in :mod:`.spellings` only.
2. Every function that a formula calls has its own row, so that derivatives of any order exist.
3. Zero times infinity is NaN, as in the arithmetic of floating-point numbers, in both modes; docs/conventions.md has the law.
   Only what the program throws away (analysis/memory/speculation.py) has no part in the derivative, whatever its partials
   are: there a zero cotangent gives zero. Only a product that is NaN is replaced: at a minimum the cotangent is zero and its
   derivative is not, and second derivatives need it.
4. No partial is NaN or infinite where the derivative is finite: overflow on the way (x*x in atan2), 0*inf (pow at 0) and
   0/0 (hypot at 0) are guarded. A guard is a ``where`` on the *operand*, so that the formula's own derivative is finite too.
5. No cancellation that the function does not have: (1 - x)*(1 + x) and not 1 - x*x where x may be near 1, sech(x)^2 and not
   1 - tanh(x)^2.
6. Kinks and jumps state their convention in ``ties``; tests check it.
7. Formulas name rows, and are emitted as LLVM intrinsics where there is one.
"""

from .advice import advice, advice_on_assembly
from .book import RuleBook, StoringRule, c_names, default_book, kernel_book
from .documentation import documentation_table
from .effects import CallFacts, CallKind
from .emission import Emission, is_supported, needs_unrolling
from .expression import (
    ONE,
    ZERO,
    Add,
    Argument,
    Call,
    Constant,
    Div,
    Expression,
    IntegerConstant,
    IntegerOffset,
    Mul,
    Neg,
    Result,
    Sub,
    ToFloat,
    Where,
    equal,
    formula_text,
    function,
    is_nan,
    where,
)
from .function_rules import FunctionRule, LinkParameter
from .numba_runtime import MEMINFO_DATA_OFFSET, MEMINFO_SIZE_OFFSET
from .rule import Interval, ScalarRule, rule
from .special_functions import DISPATCHED, special_rows
from .special_functions import PREFIX as SPECIAL_PREFIX
from .symbols import HOST, NVPTX, SymbolTable

__all__ = [
    "DISPATCHED",
    "HOST",
    "MEMINFO_DATA_OFFSET",
    "MEMINFO_SIZE_OFFSET",
    "NVPTX",
    "ONE",
    "SPECIAL_PREFIX",
    "ZERO",
    "Add",
    "Argument",
    "Call",
    "CallFacts",
    "CallKind",
    "Constant",
    "Div",
    "Emission",
    "Expression",
    "FunctionRule",
    "IntegerConstant",
    "IntegerOffset",
    "Interval",
    "LinkParameter",
    "Mul",
    "Neg",
    "Result",
    "RuleBook",
    "ScalarRule",
    "StoringRule",
    "Sub",
    "SymbolTable",
    "ToFloat",
    "Where",
    "advice",
    "advice_on_assembly",
    "c_names",
    "default_book",
    "documentation_table",
    "equal",
    "formula_text",
    "function",
    "is_nan",
    "is_supported",
    "kernel_book",
    "needs_unrolling",
    "rule",
    "special_rows",
    "where",
]  # fmt: skip
