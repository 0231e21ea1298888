"""Parts of nested tuples, without counting references of what lies around them.

    part(model, (0, 2))        model[0][2], which would count all arrays of model[0] up and down again
"""

from __future__ import annotations

import ast
from collections.abc import Mapping

from llvmlite.ir import IRBuilder, Value
from numba.core import types
from numba.core.base import BaseContext
from numba.core.imputils import impl_ret_borrowed
from numba.core.typing import Context, Signature
from numba.extending import intrinsic


@intrinsic(prefer_literal=True)
def part(typingctx: Context, value: types.Type, path: types.Type):
    """The part of nested tuples that a tuple of constant places leads to."""
    if not all(isinstance(place, types.IntegerLiteral) for place in path.types):
        return None
    places = [place.literal_value for place in path.types]
    found = value
    for place in places:
        found = found.types[place]

    def codegen(context: BaseContext, builder: IRBuilder, signature: Signature, args: list[Value]):
        return impl_ret_borrowed(context, builder, found, builder.extract_value(args[0], places))

    return found(value, path), codegen


class _PartsByName(ast.NodeTransformer):
    """Puts names in the place of chains of constant places, `model[0][2]`, whose root is a parameter of a known tuple type."""

    def __init__(self, known: Mapping[str, types.Type]) -> None:
        self.known = known
        self.names: dict[tuple[str, tuple[int, ...]], str] = {}

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        chain = [node]
        while isinstance(chain[-1].value, ast.Subscript):
            chain.append(chain[-1].value)
        root, chain = chain[-1].value, chain[::-1]
        type_ = self.known.get(root.id) if isinstance(root, ast.Name) else None
        places: list[int] = []
        for link in chain:
            place = link.slice.value if isinstance(link.slice, ast.Constant) else None
            if not (isinstance(type_, types.BaseTuple) and isinstance(place, int)):
                break
            places.append(place)
            type_ = type_.types[place]
        if len(places) < 2 or not isinstance(root, ast.Name):  # one step counts nothing else
            return self.generic_visit(node)
        name = "_".join(["part_of", root.id, *map(str, places)])
        reached: ast.expr = ast.Name(self.names.setdefault((root.id, tuple(places)), name), ast.Load())
        for link in chain[len(places):]:
            reached = ast.Subscript(reached, self.visit(link.slice), link.ctx)
        return reached


def with_parts_named(text: str, known: Mapping[str, types.Type], part_name: str) -> str:
    """The text of a function whose parameters of *known* tuple types are taken apart once, at its beginning."""
    tree = ast.parse(text)
    parts = _PartsByName(known)
    function = parts.visit(tree).body[0]
    lines = [f"{name} = {part_name}({root}, {places})" for (root, places), name in parts.names.items()]
    function.body[:0] = ast.parse("\n".join(lines)).body
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n" if lines else text
