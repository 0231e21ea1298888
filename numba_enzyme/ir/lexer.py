"""Text of LLVM IR -> tokens, in one pass of one regular expression.

    %y = fmul double %x, 2.0, !dbg !7    ->    "%y" "=" "fmul" "double" "%x" "," "2.0" "," "!dbg" "!7"

A token is a plain string; its first character tells its kind. Labels keep their colon (``loop:``), a metadata definition
(``!7 = !DILocation(...)``) is one token up to the end of its line, and quotes around names that need none are removed, so
that ``%"entry"`` and ``%entry`` are one name. The list ends with several empty-line sentinels :data:`END`.
"""

from __future__ import annotations

import re

END = "\0"  # can't occur in the text of a module

_TOKEN = re.compile(
    r"""
    \s*(?:;[^\n]*\s*)*                              # white space and comments
    ( [%@$](?:[-\w$.]+|"[^"]*")                     # %local, @global, $comdat
    | c?"[^"]*":?                                   # "string", c"bytes", "label":
    | [-+\w$.]+:?                                   # words, numbers, labels, the three dots
    | ![-\w$.\\]+(?:[ \t]*=[^\n]*)?                 # !name, or a metadata definition: the whole line
    | \#[-\w$.]+                                    # attribute group, debug record
    | [^\s]                                         # punctuation
    )""",
    re.VERBOSE | re.ASCII,
)
_NEEDLESS_QUOTES = re.compile(r'([%@$]?)"([-a-zA-Z$._][-\w$.]*)"(:?)', re.ASCII)


class ParseError(ValueError):
    """The text is not LLVM IR that this compiler reads. ``line`` counts from 1."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.message = message


class Tokens:
    """The tokens of a text, and where each one starts."""

    __slots__ = ("_text", "starts", "tokens")

    def __init__(self, text: str) -> None:
        self._text = f"{text}\n{END}"
        self.tokens: list[str] = []
        self.starts: list[int] = []
        for match in _TOKEN.finditer(self._text):  # no list of matches: a million of them keep the garbage collector busy
            self.tokens.append(match[1])
            self.starts.append(match.start(1))
        self.tokens += [END] * 8  # parsers look a few tokens ahead
        if '%"' in text or '@"' in text or '$"' in text or '":' in text:
            self.tokens = [_without_needless_quotes(token) if '"' in token else token for token in self.tokens]

    def line(self, index: int) -> int:
        """The line of a token. Linear in the text: only for errors."""
        index = min(index, len(self.starts) - 1)
        return self._text.count("\n", 0, self.starts[index]) + 1

    def between(self, start: int, stop: int) -> str:
        """The text of the tokens ``start`` to ``stop - 1``, verbatim where it stands on one line without a comment."""
        if start >= stop:
            return ""
        stop_offset = self.starts[stop] if stop < len(self.starts) else len(self._text)
        text = self._text[self.starts[start] : stop_offset].rstrip()
        if "\n" in text or ";" in text:
            return " ".join(self.tokens[start:stop])
        return text


def _without_needless_quotes(token: str) -> str:
    match = _NEEDLESS_QUOTES.fullmatch(token)
    if match is None or not (match[1] or match[3]):
        return token
    return match[1] + match[2] + match[3]


def label_reference(label: str) -> str:
    """How a branch spells the block of this label token: ``loop:`` -> ``%loop``."""
    return "%" + label[:-1]
