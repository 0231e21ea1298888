"""Marks functions that only ever raise, and those that only they call: LLVM makes them small and leaves them alone.

    define linkonce_odr i32 @raise_shape_mismatch(...) #0 {        ... cold minsize optsize #0 {
      ... 40 lines, none of them `ret i32 0`                ->
    define linkonce_odr i32 @join_strings(...) #0 {                ... cold minsize optsize #0 {

The text of an exception is made of strings: without the marks, joining them was most of the code of a derivative that
assigns to slices, unrolled and vectorised. A mark that is wrong costs speed, and nothing else.
"""

from __future__ import annotations

import re
from collections import defaultdict

DEFINITION = re.compile(r'^define (?P<head>[^\n]*?)@(?P<name>"[^"\n]*"|[-\w.$]+)(?P<rest>\([^\n]*)\{\n(?P<body>.*?)^\}$',
                        re.MULTILINE | re.DOTALL)  # fmt: skip
REFERENCE = re.compile(r'@("[^"\n]*"|[-\w.$]+)')
STATUS = re.compile(r"^  ret i32 (-?\d+)", re.MULTILINE)
RETURNS = {"0", "-2", "-3"}  # Numba's codes for a value, for None and for the end of an iteration
ADDRESS_WORDS = re.compile(r" *(?:local_unnamed_addr|unnamed_addr)?")
MARKS = "cold minsize optsize"


def with_cold_marked(text: str, entry: str) -> str:
    """The text of a module that is not optimised, with the marks; ``entry`` gets none."""
    found = {m["name"]: m for m in DEFINITION.finditer(text)}
    cold = {name for name, m in found.items() if name != entry and _only_raises(m)}
    if not cold:
        return text
    users: dict[str, set[str]] = defaultdict(set)
    for name, m in found.items():
        for used in REFERENCE.findall(m["body"]):
            users[used].add(name)
    for used in REFERENCE.findall(DEFINITION.sub("", text)):
        users[used].add("a constant")
    hidden = [name for name, m in found.items() if m["head"].startswith(("linkonce_odr ", "internal ", "private "))]
    while more := [name for name in hidden if name not in cold and users[name] and users[name] <= {*cold, name}]:
        cold.update(more)
    return DEFINITION.sub(lambda m: _marked(m) if m["name"] in cold else m[0], text)


def _only_raises(definition: re.Match[str]) -> bool:
    """Whether a function of Numba's never says that all went well. What it passes on are the errors of others."""
    if not definition["head"].endswith("i32 ") or "%retptr" not in definition["rest"]:
        return False
    codes = set(STATUS.findall(definition["body"]))
    return bool(codes) and not codes & RETURNS


def _marked(definition: re.Match[str]) -> str:
    rest = definition["rest"]
    words = ADDRESS_WORDS.match(rest, _end_of_parameters(rest))
    place = words.end() if words else len(rest)
    return f"define {definition['head']}@{definition['name']}{rest[:place]} {MARKS} {rest[place:]}{{\n{definition['body']}}}"


def _end_of_parameters(text: str) -> int:
    """Behind the bracket that closes the first one."""
    place, depth = 1, 1
    while depth:
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        place += 1
    return place
