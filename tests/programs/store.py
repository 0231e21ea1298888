"""Write the IR of the sources at one level into the repository, so that the tests need no compiler.

    python -m tests.programs.store        ->   ir/loops_for.O1.ll, ...
"""

from __future__ import annotations

import re

from .build import compile_source, stored_path
from .specification import STORED_IR, read_programs

STORED_LEVELS = ("O1", "O2")
SMALLER_LEVELS = ("O2", "O1")  # where libraries made of templates go into the module


def stripped(text: str) -> str:
    """Without what says only where and with what the text was made."""
    lines = [line for line in text.splitlines() if not line.startswith(("; ModuleID", "source_filename", "!llvm.ident"))]
    return re.sub(r'!"clang version [^"]*"', '!"clang"', "\n".join(lines)) + "\n"


def main() -> None:
    STORED_IR.mkdir(exist_ok=True)
    wanted = {}
    for program in read_programs():
        if program.path.suffix != ".ll":
            levels = SMALLER_LEVELS if program.library or program.path.suffix in (".rs", ".f90") else STORED_LEVELS
            level = next((level for level in levels if level in program.levels), program.levels[0])
            wanted[stored_path(program, level)] = stripped(compile_source(program, level))
    for stale in set(STORED_IR.glob("*.ll")) - set(wanted):
        stale.unlink()
    for path, text in wanted.items():
        path.write_text(text)


if __name__ == "__main__":
    main()
