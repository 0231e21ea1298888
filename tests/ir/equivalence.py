"""Are two modules the same up to the names of local values? The witness of the round trips.

Both texts are first parsed and printed by LLVM; then they must be equal token by token, where within one function the
names of values and blocks may be exchanged one to one. It shares no code with the parser or the printer.
"""

from __future__ import annotations

import re

import llvmlite.binding as llvm

_TOKEN = re.compile(r'[%@$!]?c?"[^"]*":?|[%@$!#]?[-+\w$.\\]+:?|;[^\n]*|\S', re.ASCII)
_STRUCTURE = re.compile(r"^(%\S+) = type ", re.MULTILINE)


def llvm_text(text: str) -> str:
    """LLVM's own printing of a module, verified."""
    module = llvm.parse_assembly(text, llvm.create_context())
    module.verify()
    return str(module)


def _tokens(text: str) -> list[str]:
    """Tokens without comments, with the label that LLVM leaves out at a nameless first block put in."""
    tokens: list[str] = []
    entry_number = 0
    for line in text.splitlines():
        found = [token for token in _TOKEN.findall(line) if token[0] != ";"]
        if tokens and tokens[-1] == "<body>":
            tokens.pop()
            if found and not found[0].endswith(":"):
                tokens.append(f"{entry_number}:")
        tokens += found
        if line.startswith("define ") and line.endswith("{"):
            entry_number = _unnamed_parameters(found)
            tokens.append("<body>")
    return tokens


def _unnamed_parameters(header: list[str]) -> int:
    return sum(token[0] == "%" and token[1:].isdigit() for token in header)


def differences(first: str, second: str) -> list[str]:
    """What differs between two texts printed by LLVM: empty, or one message with its surroundings."""
    structures = set(_STRUCTURE.findall(first)) | set(_STRUCTURE.findall(second))
    ours, theirs = _tokens(first), _tokens(second)
    there: dict[str, str] = {}
    back: dict[str, str] = {}
    for place, (a, b) in enumerate(zip(ours, theirs, strict=False)):
        if a == "define":
            there, back = {}, {}
        local_a, local_b = _local(a, structures), _local(b, structures)
        same = a == b if local_a is None or local_b is None else there.setdefault(local_a, local_b) == local_b
        if same and local_a is not None and local_b is not None:
            same = back.setdefault(local_b, local_a) == local_a
        if not same:
            near = slice(max(0, place - 12), place + 6)
            return [f"{' '.join(ours[near])}\n  against\n{' '.join(theirs[near])}"]
    return [] if len(ours) == len(theirs) else [f"{len(ours)} against {len(theirs)} tokens"]


def _local(token: str, structures: set[str]) -> str | None:
    """The name that a token gives to a local value or block, or None."""
    if len(token) > 1 and token[0] == "%" and token not in structures:
        return token
    if len(token) > 1 and token[-1] == ":" and token[0] not in "!@$":
        return "%" + token[:-1]
    return None
