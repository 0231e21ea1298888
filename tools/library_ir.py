"""Write the stored IR of functions that the compiler knows by their bodies: `prepare/library_ir/*.c` -> `*.ll` beside them.

    python -m tools.library_ir          asks for clang-22 and opt-22
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import numba_enzyme

FOLDER = Path(numba_enzyme.__file__).parent / "transform" / "prepare" / "library_ir"
CLANG = ("clang-22", "-O1", "-Xclang", "-disable-llvm-passes", "-fno-strict-aliasing", "-fno-math-errno", "-ffp-contract=off",
         "-fno-ident", "-S", "-emit-llvm",
         "-o", "-")  # fmt: skip
PASSES = "sroa,early-cse,instcombine<no-verify-fixpoint>,simplifycfg,gvn,simplifycfg"


def stored(source: Path) -> str:
    """The text of a C file: definitions without attributes and metadata, so that they can be put into any module."""
    made = subprocess.run([*CLANG, source.name], cwd=source.parent, check=True, capture_output=True, text=True).stdout
    made = made.replace(" noinline ", " ")
    text = subprocess.run(["opt-22", "-S", f"-passes={PASSES}"], input=made, check=True, capture_output=True, text=True).stdout
    text = what_c_can_not_say(text)
    bodies = re.findall(r"^define .*?^}\n|^declare [^\n]*\n", text, re.MULTILINE | re.DOTALL)
    plain = re.sub(r", !llvm\.loop !\d+|, !\w+ !\d+| #\d+|dso_local |internal |local_unnamed_addr|unnamed_addr|^;.*\n", "",
                   "\n".join(bodies), flags=re.MULTILINE)  # fmt: skip
    plain = re.sub(r" *; preds = .*| +$|(?<=\)) +(?=\{)", lambda found: " " if found[0].isspace() and found[0] else "", plain,
                   flags=re.MULTILINE)  # fmt: skip
    plain = re.sub(r" +$", "", plain, flags=re.MULTILINE)
    head = f"; {source.name} by tools/library_ir.py\n\n"
    return head + re.sub(r"^define ", "define internal ", plain, flags=re.MULTILINE)


def what_c_can_not_say(text: str) -> str:
    """Calls of `ne_freeze` are the instruction, calls of `ne_constant` the number without its derivative."""
    text = re.sub(r"call (?:noundef )?double @ne_freeze\(double (?:noundef )?([%\w.]+)\)", r"freeze double \1", text)
    text = re.sub(r"^declare [^\n]*@ne_freeze\([^\n]*\n", "", text, flags=re.MULTILINE)
    return text.replace("@ne_constant(", "@ne.given_constant.f64(")


if __name__ == "__main__":
    for path in FOLDER.glob("*.c"):
        path.with_suffix(".ll").write_text(stored(path), encoding="utf-8")
