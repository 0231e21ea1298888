"""Compile the corpus to LLVM IR, and read the IR that is kept in the repository where there is no clang.

    source/loops_triangular.c at O1   ->   clang -O1 -S -emit-llvm   ->   a module's text
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from .specification import STORED_IR, Program

CLANG = next((name for name in ("clang-22", "clang") if shutil.which(name)), None)
OPT = next((name for name in ("opt-22", "opt") if shutil.which(name)), None)
SCRATCH = Path(os.environ.get("PROGRAMS_SCRATCH", Path(tempfile.gettempdir()) / "numba-enzyme-programs"))


def stored_path(program: Program, level: str) -> Path:
    return STORED_IR / f"{program.name}.{level}.ll"


def levels_at_hand(program: Program) -> list[str]:
    """Levels that can be had here: all with clang, else those whose IR is stored."""
    if program.path.suffix == ".ll" or CLANG:
        return list(program.levels)
    return [level for level in program.levels if stored_path(program, level).exists()]


def module_text(program: Program, level: str) -> str:
    if program.path.suffix == ".ll":
        return program.path.read_text()
    stored = stored_path(program, level)
    return stored.read_text() if CLANG is None else compile_source(program, level)


def after_passes(text: str, passes: str) -> str:
    """The text after a pipeline of LLVM's own ``opt``: the same program in another shape."""
    done = subprocess.run([OPT, "-S", f"-passes={passes}"], input=text, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"opt fails: {done.stderr[:300]}")
    return done.stdout


def compile_source(program: Program, level: str) -> str:
    """clang's text for one level; kept in a scratch folder under a hash of all that decides it."""
    language = "clang++" if program.path.suffix == ".cpp" else "clang"
    driver = CLANG.replace("clang", language)
    words = [driver, f"-{level}", "-S", "-emit-llvm", "-w", "-fno-math-errno", "-fdebug-compilation-dir=.", *program.flags]
    key = hashlib.sha256((" ".join(words) + program.path.read_text()).encode()).hexdigest()[:16]
    target = SCRATCH / f"{program.name}.{level}.{key}.ll"
    if not target.exists():
        SCRATCH.mkdir(parents=True, exist_ok=True)
        partial = target.with_suffix(f".{os.getpid()}")
        done = subprocess.run(
            [*words, program.path.name, "-o", str(partial)], capture_output=True, text=True, cwd=program.path.parent
        )
        if done.returncode:
            raise RuntimeError(f"{program.path.name} does not compile at {level}:\n{done.stderr}")
        partial.rename(target)
    return target.read_text()
