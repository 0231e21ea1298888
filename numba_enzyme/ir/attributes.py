"""Attributes of functions: verbatim words of a function's suffix.

    add_attribute(function, "noinline")      define void @f(ptr %x) local_unnamed_addr noinline #1 {
"""

from __future__ import annotations

import re

from .functions import Function, Module

GROUP = re.compile(r"#(\d+)")
NORETURN = re.compile(r'(?<!["\w])noreturn\b')
ADDRESS_WORDS = re.compile(r"^\s*(?:(?:local_)?unnamed_addr\s*)?")


def add_attribute(function: Function, words: str) -> None:
    """Add words in the place where LLVM's syntax has them: behind what is said of the address."""
    function.suffix = ADDRESS_WORDS.sub(lambda found: f"{found[0]} {words} ", function.suffix, count=1)


def attribute_texts(suffix: str, module: Module) -> list[str]:
    """What the suffix of a function or call says itself, and in each attribute group that it names."""
    return [suffix, *(module.attribute_groups.get(number, "") for number in GROUP.findall(suffix))]


def never_returns(function: Function, module: Module) -> bool:
    """Whether control does not come back from a function, on the word of its attributes."""
    return any(NORETURN.search(text) for text in attribute_texts(function.suffix, module))
