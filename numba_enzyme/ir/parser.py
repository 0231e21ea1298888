"""Text of a module -> :class:`~numba_enzyme.ir.functions.Module`. Start reading at :func:`parse_module`.

    define double @square(double %x) {        Module.functions["square"].blocks[0].instructions ==
      %y = fmul double %x, %x           ->        [Binary("fmul", DOUBLE, [x, x], name="y"), Return([y])]
      ret double %y
    }

Two passes over the tokens: the first makes an object for every global name and notes where bodies and initialisers begin,
the second reads those, so that names may be used before they are defined. Both are linear.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from .functions import Argument, Function, Module
from .lexer import END, Tokens
from .parse_constants import CONSTANT_EXPRESSIONS
from .parse_function import FunctionParser
from .types import METADATA, FunctionType, Type
from .values import GlobalAlias, GlobalValue, GlobalVariable

_STRING = re.compile(r'"[^"]*"')


def parse_module(text: str) -> Module:
    """Read a module that LLVM printed, or one written by hand in the same language (opaque pointers only).

    Raises :class:`ParseError`, a ``ValueError`` that knows the line.
    """
    return ModuleParser(Tokens(text), Module()).module_text()


class ModuleParser(FunctionParser):
    """Reads what stands at the top level."""

    def module_text(self) -> Module:
        self._bodies: list[tuple[Function, list[str], int]] = []
        self._initializers: list[tuple[GlobalVariable, int]] = []
        self._aliases: list[tuple[GlobalAlias, int]] = []
        while self.tokens[self.index] != END:
            self._top_level()
        for variable, place in self._initializers:
            self.index = place
            variable.initializer = self.constant(variable.value_type)
        for alias, place in self._aliases:
            self.index = place
            alias.target = self.constant(alias.type)
        for function, names, place in self._bodies:
            self.body(function, names, place)
        self._check_block_addresses()
        return self.module

    # ---------------------------------------------------------------------------------------------------- top level

    def _top_level(self) -> None:
        token = self.tokens[self.index]
        known = _ENTITIES.get(token) or _NAMED_ENTITIES.get(token[0])
        if known is None:
            self.fail(f"`{token}` does not begin anything at the top level of a module")
        known(self)

    def _comdat(self) -> None:
        self.module.comdats.append(self._take(4))

    def _inline_asm(self) -> None:
        self.module.inline_asm.append(self._take(3))

    def _source_filename(self) -> None:
        self.module.source_filename = self.tokens[self.index + 2]
        self.index += 3

    def _take(self, count: int) -> str:
        self.index += count
        return self.source.between(self.index - count, self.index)

    def _target(self) -> None:
        what, text = self.tokens[self.index + 1], self.tokens[self.index + 3]
        if what not in ("datalayout", "triple") or text[0] != '"':
            self.fail(f"`target {what}` is not known")
        if what == "datalayout":
            self.module.data_layout = text[1:-1]
        else:
            self.module.triple = text[1:-1]
        self.index += 4

    def _named_structure(self) -> None:
        token = self.tokens[self.index]
        self.index += 1
        self.expect("=")
        self.expect("type")
        self.module.structs[token[1:]] = self.type()

    def _attribute_group(self) -> None:
        number = self.tokens[self.index + 1]
        self.index += 2
        self.expect("=")
        start = self.index
        self.skip_balanced()
        self.module.attribute_groups[number[1:]] = self.source.between(start + 1, self.index - 1)

    def _metadata_definition(self) -> None:
        text = self.tokens[self.index]
        if "=" not in text:
            self.unexpected("a metadata definition")
        self.index += 1
        while _open_brackets(text) > 0:  # written over several lines by hand
            if self.tokens[self.index] == END:
                self.fail("unbalanced bracket", self.index - 1)
            text = _without_comment(text) + " " + self.tokens[self.index]
            self.index += 1
        self.module.metadata.append(text.rstrip())

    def _at_top_level(self) -> bool:
        token = self.tokens[self.index]
        first = token[0]
        if first == "@" or first == "%" or first == "$":
            return self.tokens[self.index + 1] == "="
        return token in _ENTITIES or token == END or (first == "!" and "=" in token)

    def _skip_to_top_level(self) -> None:
        while not self._at_top_level():
            if self.tokens[self.index] == "(":
                self.skip_balanced()
            else:
                self.index += 1

    # ------------------------------------------------------------------------------------------------------ globals

    def _add(self, symbol: GlobalValue, place: int) -> None:
        if self.module.symbol(symbol.name) is not None:
            self.fail(f"`@{symbol.name}` is defined twice", place)
        if isinstance(symbol, Function):
            self.module.functions[symbol.name] = symbol
        else:
            self.module.globals[symbol.name] = symbol  # type: ignore[assignment]

    def _global_name(self) -> None:
        place, token = self.index, self.tokens[self.index]
        self.index += 1
        self.expect("=")
        start = self.index
        while self.tokens[self.index] not in ("global", "constant", "alias", "ifunc"):
            if self._at_top_level():
                self.fail(f"`{token}` lacks the word `global`, `constant`, `alias` or `ifunc`", place)
            self.index += 1
        if self.tokens[self.index] in ("alias", "ifunc"):
            self._alias(token[1:], start, place)
            return
        words = self.tokens[start : self.index]
        space = self.address_space_among(start, self.index)
        prefix = self.source.between(start, self.index)
        constant = self.tokens[self.index] == "constant"
        self.index += 1
        value_type = self.type()
        initializer = self.index
        external = "external" in words or "extern_weak" in words
        if not external:
            self._skip_constant()
        suffix = self.index
        self._skip_to_top_level()
        variable = GlobalVariable(
            token[1:], value_type, None, constant=constant, prefix=prefix,
            suffix=self.source.between(suffix, self.index), address_space=space,
        )  # fmt: skip
        self._add(variable, place)
        if not external:
            self._initializers.append((variable, initializer))

    def _alias(self, name: str, start: int, place: int) -> None:
        self.index += 1
        self.function_type_or_result()
        self.expect(",")
        type_ = self._implied_type() if self.tokens[self.index] in CONSTANT_EXPRESSIONS else self.type()
        target = self.index
        self._skip_constant()
        self._skip_to_top_level()
        alias = GlobalAlias(name, self.source.between(start, self.index))
        alias.type = type_
        self._add(alias, place)
        self._aliases.append((alias, target))

    def _implied_type(self) -> Type:
        """The type of an aliased constant expression, which LLVM does not write before it."""
        start = self.index
        opcode = self.tokens[start]
        self.index += 1
        self.flags()
        self.expect("(")
        type_ = self.type()
        if opcode == "getelementptr":
            self.expect(",")
            type_ = self.type()
        else:
            self._skip_constant()
            if self.accept("to"):
                type_ = self.type()
        self.index = start
        return type_

    def _skip_constant(self) -> None:
        """Step over a constant without reading it: the globals that it names may not be known yet."""
        token = self.tokens[self.index]
        if token in ("dso_local_equivalent", "no_cfi"):
            self.index += 2
        elif token in CONSTANT_EXPRESSIONS or token in ("splat", "blockaddress", "ptrauth"):
            self.index += 1
            self.flags()
            self.skip_to("(")
            self.skip_balanced()
        elif token in ("[", "{", "<"):
            self.skip_balanced()
        else:
            self.index += 1

    # ---------------------------------------------------------------------------------------------------- functions

    def _function(self) -> None:
        defined = self.tokens[self.index] == "define"
        self.index += 1
        start = self.index
        while not self.at_type():
            if self.tokens[self.index] == "(":
                self.skip_balanced()
            elif self._at_top_level():
                self.unexpected("the result type of a function")
            else:
                self.index += 1
        prefix = self.source.between(start, self.index)
        result = self.type()
        place = self.index
        name = self.tokens[place]
        if name[0] != "@":
            self.unexpected("the name of a function")
        self.index += 1
        arguments, names, vararg = self._parameters()
        suffix_start = self.index
        self._skip_function_suffix(defined)
        function = Function(
            name[1:], FunctionType(result, tuple(a.type for a in arguments), vararg), arguments, prefix=prefix,
            suffix=self.source.between(suffix_start, self.index),
            address_space=self.address_space_among(suffix_start, self.index),
        )  # fmt: skip
        self._add(function, place)
        if defined:
            self._bodies.append((function, names, self.index + 1))
            self.skip_balanced()

    def _parameters(self) -> tuple[list[Argument], list[str], bool]:
        self.expect("(")
        arguments: list[Argument] = []
        names: list[str] = []
        vararg = False
        while not self.accept(")"):
            if self.accept("..."):
                vararg = True
                continue
            type_: Type = self.type()
            attributes = "" if type_ is METADATA else self.argument_attributes()
            token = self.tokens[self.index]
            named = token[0] == "%"
            names.append(token if named else "")
            arguments.append(Argument(type_, token[1:] if named else "", len(arguments), attributes))
            self.index += named
            if not self.accept(",") and self.tokens[self.index] != ")":
                self.unexpected("`,` or `)`")
        return arguments, names, vararg

    def _skip_function_suffix(self, defined: bool) -> None:
        while True:
            token = self.tokens[self.index]
            if defined and token == "{":
                return
            if token in ("personality", "prefix", "prologue"):
                self.index += 1
                self.type()
                self._skip_constant()
            elif token == "(":
                self.skip_balanced()
            elif self._at_top_level():
                if defined:
                    self.unexpected("`{`")
                return
            else:
                self.index += 1

    def _check_block_addresses(self) -> None:
        for _, function, _, place in self.block_addresses:
            target = self.module.functions.get(function[1:])
            if target is None or target.is_declaration:
                self.fail(f"`{function}` has no blocks", place)


_ENTITIES: dict[str, Callable[[ModuleParser], None]] = {
    "define": ModuleParser._function,
    "declare": ModuleParser._function,
    "attributes": ModuleParser._attribute_group,
    "source_filename": ModuleParser._source_filename,
    "target": ModuleParser._target,
    "module": ModuleParser._inline_asm,
}
_NAMED_ENTITIES: dict[str, Callable[[ModuleParser], None]] = {
    "@": ModuleParser._global_name,
    "!": ModuleParser._metadata_definition,
    "%": ModuleParser._named_structure,
    "$": ModuleParser._comdat,
}


def _open_brackets(text: str) -> int:
    bare = _STRING.sub("", text).partition(";")[0]
    return sum(bare.count(bracket) for bracket in "({") - sum(bare.count(bracket) for bracket in ")}")


def _without_comment(text: str) -> str:
    """``text`` without a trailing comment; a semicolon inside a string is none."""
    for match in re.finditer(r'"[^"]*"|;', text):
        if match[0] == ";":
            return text[: match.start()].rstrip()
    return text
