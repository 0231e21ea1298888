"""Write the IR of the C and C++ sources at one level into the repository, so that the tests need no clang.

    python -m tests.programs.store        ->   ir/loops_for.O1.ll, ...
"""

from __future__ import annotations

import re

from .build import compile_source, stored_path
from .specification import STORED_IR, read_programs

STORED_LEVELS = ("O1", "O2")


def stripped(text: str) -> str:
    """Without what says only where and with what the text was made."""
    lines = [line for line in text.splitlines() if not line.startswith(("; ModuleID", "source_filename", "!llvm.ident"))]
    return re.sub(r'!"clang version [^"]*"', '!"clang"', "\n".join(lines)) + "\n"


def main() -> None:
    STORED_IR.mkdir(exist_ok=True)
    wanted = {}
    for program in read_programs():
        if program.path.suffix != ".ll":
            level = next((level for level in STORED_LEVELS if level in program.levels), program.levels[0])
            wanted[stored_path(program, level)] = stripped(compile_source(program, level))
    for stale in set(STORED_IR.glob("*.ll")) - set(wanted):
        stale.unlink()
    for path, text in wanted.items():
        path.write_text(text)


if __name__ == "__main__":
    main()
