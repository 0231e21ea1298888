"""Calls: call, invoke and callbr, their arguments, attributes and operand bundles.

    %r = tail call fast double @pow(double noundef %x, double 2.0) #5   ->   Call(double (double, double), @pow, [%x, 2.0])
"""

from __future__ import annotations

from .instructions import Call, Verbatim
from .lexer import END
from .parallel import ParallelFor, is_parallel_for
from .parse_constants import VALUE_WORDS, ConstantParser
from .types import METADATA, PTR, FunctionType, Type
from .values import Value

_VALUE_STARTS = frozenset("%@-+0123456789{[<!" + END)
_AFTER_ARGUMENTS = frozenset(("to", "}", "{", "[", ","))
_OPCODES_TEXT = """
    fneg add fadd sub fsub mul fmul udiv sdiv fdiv urem srem frem shl lshr ashr and or xor icmp fcmp trunc zext sext
    fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint inttoptr bitcast addrspacecast ptrtoaddr select freeze phi load
    store getelementptr alloca extractvalue insertvalue extractelement insertelement shufflevector call tail musttail
    notail invoke callbr atomicrmw cmpxchg br switch ret unreachable landingpad resume fence va_arg indirectbr
    cleanuppad catchpad catchswitch catchret cleanupret
"""
OPCODES = frozenset(_OPCODES_TEXT.split())


class CallParser(ConstantParser):
    """Reads calls. ``index`` stands behind the opcode."""

    def call(self) -> Call:
        return self._call_after_tail("")

    def tail_call(self) -> Call:
        tail = self.tokens[self.index - 1]
        self.expect("call")
        return self._call_after_tail(tail)

    def _call_after_tail(self, tail: str) -> Call:
        flags = self.flags()
        prefix = self._prefix()
        function_type, callee, arguments, attributes = self._callee_and_arguments()
        suffix = self._suffix()
        bundles = self._bundles()
        kind = ParallelFor if is_parallel_for(function_type, callee, arguments) else Call
        return kind(
            function_type, callee, arguments, tail=tail, prefix=prefix, suffix=suffix,
            argument_attributes=attributes, bundles=bundles, flags=flags,
        )  # fmt: skip

    def invoke(self) -> Call:
        prefix = self._prefix()
        function_type, callee, arguments, attributes = self._callee_and_arguments()
        suffix = self._suffix()
        bundles = self._bundles()
        self.expect("to")
        normal = self.block_reference()
        self.expect("unwind")
        unwind = self.block_reference()
        return Call(
            function_type, callee, arguments, opcode="invoke", prefix=prefix, suffix=suffix,
            argument_attributes=attributes, bundles=bundles, normal=normal, unwind=unwind,
        )  # fmt: skip

    def call_branch(self) -> Verbatim:
        """``callbr``: kept as text, with its arguments and targets cut out."""
        start = self.index - 1
        prefix = self._prefix()
        function_type, callee, arguments, attributes = self._callee_and_arguments()
        suffix = self._suffix()
        if self.tokens[self.index] == "[":
            self.fail("operand bundles on callbr are not read")
        self.expect("to")
        targets = [self.block_reference()]
        self.expect("[")
        while not self.accept("]"):
            targets.append(self.block_reference())
            self.accept(",")
        shown = function_type if function_type.vararg else function_type.result
        pieces: list[str | Value] = [f"{self.tokens[start]} {prefix + ' ' if prefix else ''}{shown} ", callee, "("]
        for position, (argument, words) in enumerate(zip(arguments, attributes, strict=True)):
            pieces += [f"{', ' if position else ''}{argument.type} {words + ' ' if words else ''}", argument]
        pieces += [f"){suffix} to label ", targets[0], " ["]
        for position, target in enumerate(targets[1:]):
            pieces += [f"{', ' if position else ''}label ", target]
        pieces.append("]")
        return Verbatim("callbr", function_type.result, pieces, targets)

    def _prefix(self) -> str:
        """Calling convention, result attributes and address space: everything before a type."""
        start = self.index
        while not self.at_type():
            if self.tokens[self.index] == "(":
                self.skip_balanced()
            elif self.tokens[self.index] in OPCODES or self.tokens[self.index][0] == "@":
                self.unexpected("a type")
            else:
                self.index += 1
        return self.source.between(start, self.index)

    def _callee_and_arguments(self) -> tuple[FunctionType, Value, list[Value], list[str]]:
        written: Type = self.function_type_or_result()
        place = self.index
        callee = self._callee()
        self.expect("(")
        arguments: list[Value] = []
        attributes: list[str] = []
        while not self.accept(")"):
            type_ = self.type()
            attributes.append(self.argument_attributes() if type_ is not METADATA else "")
            arguments.append(self.value(type_))
            if not self.accept(",") and self.tokens[self.index] != ")":
                self.unexpected("`,` or `)`")
        if isinstance(written, FunctionType):
            self._check_fit(written, arguments, place)
            return written, callee, arguments, attributes
        return FunctionType(written, tuple(a.type for a in arguments)), callee, arguments, attributes

    def _check_fit(self, function_type: FunctionType, arguments: list[Value], place: int) -> None:
        parameters = function_type.parameters
        enough = len(arguments) == len(parameters) or (function_type.vararg and len(arguments) > len(parameters))
        if not enough or any(a.type != p for a, p in zip(arguments, parameters, strict=False)):
            self.fail(f"the arguments do not fit {function_type}", place)

    def _callee(self) -> Value:
        token = self.tokens[self.index]
        if token[0] == "@":
            return self._global(token)
        if token[0] == "%":  # its address space is not written; a callee is at hand in nearly every case
            known = self.locals.get(token)
            return self.value(known.type if known is not None else PTR)
        return self.constant(PTR)

    def argument_attributes(self) -> str:
        """The words between the type and the value of an argument, or the type and the name of a parameter."""
        token = self.tokens[self.index]
        if token[0] in _VALUE_STARTS or token == "," or token == ")" or token in VALUE_WORDS or token[:2] == 'c"':
            return ""
        start = self.index
        while True:
            self.index += 1
            following = self.tokens[self.index]
            if token == "align" and following.isdigit():
                self.index += 1
            elif following == "(":
                self.skip_balanced()
            elif following == "=":
                self.index += 2
            token = self.tokens[self.index]
            if token[0] in _VALUE_STARTS or token == "," or token == ")" or token in VALUE_WORDS or token[:2] == 'c"':
                return self.source.between(start, self.index)

    def _suffix(self) -> str:
        """Function attributes after the argument list, with a space before them."""
        start = self.index
        token = self.tokens[start]
        while token not in _AFTER_ARGUMENTS and token not in OPCODES and token[0] not in "%\0" and token[-1] != ":":
            if token[0] == "#" and not token[1:].isdigit():  # a debug record
                break
            self.index += 1
            if self.tokens[self.index] == "(":
                self.skip_balanced()
            elif self.tokens[self.index] == "=":
                self.index += 2
            token = self.tokens[self.index]
        return " " + self.source.between(start, self.index) if self.index > start else ""

    def _bundles(self) -> list[tuple[str, list[Value]]]:
        bundles: list[tuple[str, list[Value]]] = []
        if not self.accept("["):
            return bundles
        while not self.accept("]"):
            tag = self.tokens[self.index]
            self.index += 1
            self.expect("(")
            values: list[Value] = []
            while not self.accept(")"):
                values.append(self.typed_value())
                self.accept(",")
            bundles.append((tag, values))
            self.accept(",")
        return bundles


