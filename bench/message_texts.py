"""The helpers of MPI calls, compiled: `messages.c` to the two texts of LLVM IR beside it.

    python -m bench.message_texts            with clang, or with the wheel `ziglang`
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "numba_enzyme" / "rules" / "runtime_ir"
OPTIONS = ("-S", "-emit-llvm", "-Oz", "-ffreestanding", "-fno-strict-aliasing", "-target", "x86_64-linux-gnu", "-Wall", "-o", "-")
NOISE = re.compile(r" (?:#\d+|noundef|local_unnamed_addr|dso_local|nonnull|fastcc|readnone|readonly|writeonly|range\([^)]*\)"
                   r"|captures\([^)]*\)|initializes\(\([^)]*\)\)|allocptr|unnamed_addr)(?=[ ,)(\n{])")  # fmt: skip


def compiled(variant: str, *options: str) -> str:
    """One text: names with dots, all of it mergeable, nothing that only one processor or release of LLVM knows."""
    clang = [shutil.which("clang")] if shutil.which("clang") else [sys.executable, "-m", "ziglang", "clang"]
    command = [*clang, *OPTIONS, *options, "messages.c"]
    text = subprocess.run(command, cwd=FOLDER, check=True, capture_output=True, text=True).stdout
    lines = [line for line in text.splitlines() if not line.startswith((";", "source_filename", "target ", "attributes", "!"))]
    text = "\n".join(lines)
    while (shorter := NOISE.sub("", text)) != text:
        text = shorter
    text = re.sub(r", !(?:llvm\.loop|tbaa|range|noundef) !?\w*|, ![a-z.]+ !\d+", "", text)
    text = re.sub(r"(?m)^(.*@llvm\.lifetime.*)\n", "", text)
    text = re.sub(rf"@ne_mpi_{variant}_(\w+)", rf"@ne.mpi.{variant}.\1", text)
    for name in re.findall(r"define internal [^@]*@(\w+)\(", text):
        text = re.sub(rf"@{name}\b", f"@ne.mpi.{variant}.{name}", text)
    text = re.sub(r"@\.str\b", f"@ne.mpi.{variant}.text", text).replace("define internal ", "define ")
    while structure := re.search(r"(%struct\.\w+) = type (\{[^%\n]*\})\n", text):  # those of no others first
        text = re.sub(rf"{structure[1]}\b", lambda _, body=structure[2]: body, text.replace(structure[0], ""))
    text = re.sub(r"(?m)^define (.*\)) \{", r"define linkonce_odr \1 noinline nounwind {", text)
    text = text.replace(".pending = global", ".pending = linkonce_odr global")
    text = re.sub(r"(?m)^(\d+): .*$", r"\1:", text)
    text = re.sub(r"\n+(\d+:)", r"\n\1", text)
    return re.sub(r"\n{2,}", "\n\n", text).strip() + "\n"


if __name__ == "__main__":
    head = "; Compiled from messages.c by `python -m bench.message_texts`; see there.\n\n"
    for kind, letter, flags in (("pointers", "p", ()), ("integers", "i", ("-DINTEGERS",))):
        (FOLDER / f"messages.{kind}.ll").write_text(head + compiled(letter, *flags), encoding="utf-8")
