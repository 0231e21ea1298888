"""Compile the corpus to LLVM IR, and read the IR that is kept in the repository where there is no compiler.

    source/loops_triangular.c at O1   ->   clang -O1 -S -emit-llvm   ->   a module's text

C and C++ by clang (Eigen's headers are found by pkg-config), Rust by rustc, Fortran by flang.
"""

from __future__ import annotations

import functools
import hashlib
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from .specification import STORED_IR, Program


def first_at_hand(*names: str) -> str | None:
    return next((name for name in names if shutil.which(name)), None)


CLANG = first_at_hand("clang-22", "clang")
OPT = first_at_hand("opt-22", "opt")
COMPILERS = {
    ".c": CLANG,
    ".cpp": CLANG and CLANG.replace("clang", "clang++"),
    ".rs": first_at_hand("rustc"),
    ".f90": first_at_hand("flang-22", "flang-new-22", "flang"),
}
SCRATCH = Path(os.environ.get("PROGRAMS_SCRATCH", Path(tempfile.gettempdir()) / "numba-enzyme-programs"))


def stored_path(program: Program, level: str) -> Path:
    return STORED_IR / f"{program.name}.{level}.ll"


def levels_at_hand(program: Program) -> list[str]:
    """Levels that can be had here: all with the compiler, else those whose IR is stored."""
    if program.path.suffix == ".ll" or can_compile(program):
        return list(program.levels)
    return [level for level in program.levels if stored_path(program, level).exists()]


def can_compile(program: Program) -> bool:
    return COMPILERS[program.path.suffix] is not None and (not program.library or library_flags(program.library) is not None)


@functools.cache
def library_flags(name: str) -> tuple[str, ...] | None:
    """Where the headers of a library lie, or None if it is not installed."""
    try:
        done = subprocess.run(["pkg-config", "--cflags", name], capture_output=True, text=True)
    except FileNotFoundError:
        return None
    return tuple(done.stdout.split()) if done.returncode == 0 else None


def module_text(program: Program, level: str) -> str:
    if program.path.suffix == ".ll":
        return program.path.read_text()
    stored = stored_path(program, level)
    return compile_source(program, level) if can_compile(program) else stored.read_text()


def after_passes(text: str, passes: str) -> str:
    """The text after a pipeline of LLVM's own ``opt``: the same program in another shape."""
    done = subprocess.run([OPT, "-S", f"-passes={passes}"], input=text, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"opt fails: {done.stderr[:300]}")
    return done.stdout


def command(program: Program, level: str) -> list[str]:
    """Of the compiler, as far as the names of the files."""
    suffix = program.path.suffix
    compiler, library = COMPILERS[suffix], library_flags(program.library) or () if program.library else ()
    if suffix == ".rs":
        return [compiler, "--crate-type=lib", "--emit=llvm-ir", "-A", "warnings", "-C", "panic=abort", "-C", "codegen-units=1",
                "-C", f"opt-level={level[1:]}", *program.flags]  # fmt: skip
    own = ("-J", str(SCRATCH)) if suffix == ".f90" else ("-fno-math-errno", "-fdebug-compilation-dir=.")
    return [compiler, f"-{level}", "-S", "-emit-llvm", "-w", *own, *library, *program.flags]


def compile_source(program: Program, level: str) -> str:
    """The compiler's text for one level; kept in a scratch folder under a hash of all that decides it."""
    words = command(program, level)
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
