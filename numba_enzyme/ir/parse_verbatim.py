"""Instructions that are kept as text cut at their operands, and debug records.

    resume { ptr, i32 } %e      ->   Verbatim("resume", VOID, ["resume { ptr, i32 } ", %e, ""])
    #dbg_value(i64 %n, !3, !DIExpression(), !9)   ->   DebugRecord("dbg_value", ["(i64 ", %n, ", !3, ...)"])
"""

from __future__ import annotations

from .functions import Block, DebugRecord
from .instructions import Verbatim
from .parse_calls import CallParser
from .types import TOKEN, VOID, Type
from .values import Value

SHAPES = {
    "resume": (VOID, "value"),
    "indirectbr": (VOID, "value , labels"),
    "cleanuppad": (TOKEN, "within parent values"),
    "catchpad": (TOKEN, "within parent values"),
    "catchswitch": (TOKEN, "within parent labels unwind unwinds"),
    "catchret": (VOID, "from token to label"),
    "cleanupret": (VOID, "from token unwind unwinds"),
}
"""The type of a result, and what stands behind the opcode: operands with their types, blocks, lists of them in brackets,
``parent`` (a token or none), ``unwinds`` (a block or the caller), and words that stand for themselves."""


class VerbatimParser(CallParser):
    """Reads what is not interpreted. Each method begins with ``index`` behind the opcode."""

    def _text_and_values(self, stop: int, cuts: list[tuple[int, int, Value]], start: int) -> list[str | Value]:
        """The tokens ``start`` to ``stop`` as pieces; each cut is (first token, token behind it, its value)."""
        pieces: list[str | Value] = []
        position = start
        for first, behind, value in cuts:
            text = self.source.between(position, first)
            spaced = "" if not text else text if text[-1] == "(" else text + " "
            if pieces and text and text[0] not in ",)]":
                spaced = " " + spaced
            pieces += [spaced, value]
            position = behind
        text = self.source.between(position, stop)
        pieces.append(" " + text if pieces and text and text[0] not in ",)]" else text)
        return pieces

    def _cut(self, type_: Type) -> tuple[int, int, Value]:
        start = self.index
        value = self.value(type_)
        return start, self.index, value

    def _cut_block(self) -> tuple[int, int, Block]:
        self.expect("label")
        start = self.index
        block = self.block_name()
        return start, self.index, block

    def _finish(self, start: int, type_: Type, cuts: list[tuple[int, int, Value]]) -> Verbatim:
        targets = [value for _, _, value in cuts if isinstance(value, Block)]
        pieces = self._text_and_values(self.index, cuts, start)
        return Verbatim(self.tokens[start], type_, pieces, targets)

    def landing_pad(self) -> Verbatim:
        start = self.index - 1
        result = self.type()
        self.accept("cleanup")
        cuts = []
        while self.tokens[self.index] in ("catch", "filter"):
            self.index += 1
            cuts.append(self._cut(self.type()))
        return self._finish(start, result, cuts)

    def fence(self) -> Verbatim:
        start = self.index - 1
        if self.accept("syncscope"):
            self.skip_balanced()
        self.index += 1
        return self._finish(start, VOID, [])

    def variadic_argument(self) -> Verbatim:
        start = self.index - 1
        cuts = [self._cut(self.type())]
        self.expect(",")
        return self._finish(start, self.type(), cuts)

    def by_shape(self) -> Verbatim:
        """An instruction that is read as :data:`SHAPES` says."""
        start = self.index - 1
        result, shape = SHAPES[self.tokens[start]]
        cuts: list[tuple[int, int, Value]] = []
        for word in shape.split():
            if word in ("values", "labels"):
                self.expect("[")
                while not self.accept("]"):
                    cuts.append(self._cut(self.type()) if word == "values" else self._cut_block())
                    self.accept(",")
            elif word == "value":
                cuts.append(self._cut(self.type()))
            elif word == "token" or (word == "parent" and not self.accept("none")):
                cuts.append(self._cut(TOKEN))
            elif word == "unwinds" and self.accept("to"):
                self.expect("caller")
            elif word in ("label", "unwinds"):
                cuts.append(self._cut_block())
            elif word != "parent":
                self.expect(word)
        return self._finish(start, result, cuts)

    def debug_record(self) -> DebugRecord:
        """``#dbg_value(...)`` and the like; ``index`` stands at it."""
        opcode = self.tokens[self.index][1:]
        self.index += 1
        start = self.index
        self.expect("(")
        cuts: list[tuple[int, int, Value]] = []
        while not self.accept(")"):
            if self.tokens[self.index] == "!DIArgList":
                self.index += 1
                self.expect("(")
                while not self.accept(")"):
                    cuts.append(self._cut(self.type()))
                    self.accept(",")
            elif self.tokens[self.index][0] == "!":
                self.metadata_text()
            else:
                cuts.append(self._cut(self.type()))
            self.accept(",")
        return DebugRecord(opcode, self._text_and_values(self.index, cuts, start))
