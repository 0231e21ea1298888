"""Real modules for the tests of the IR: stored ones, what clang makes of ``sources/``, what Numba makes of functions here."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import namedtuple
from pathlib import Path

import llvmlite.binding as llvm
import numpy as np
from numba import njit, typeof

HERE = Path(__file__).parent
STORED = sorted((HERE / "modules").glob("*.ll"))
SOURCES = sorted((HERE / "sources").iterdir())
CLANG_OPTIONS = (("-O0",), ("-O2",), ("-O2", "-g"))


def stored(name: str) -> str:
    return (HERE / "modules" / f"{name}.ll").read_text()


def clang_or_reason() -> tuple[str, str]:
    """The path of a clang whose IR our LLVM reads, and why there is none: one of the two is empty."""
    wanted = llvm.llvm_version_info[0]
    for name in (f"clang-{wanted}", "clang"):
        path = shutil.which(name)
        if path is None:
            continue
        version = subprocess.run([path, "--version"], capture_output=True, text=True, check=True).stdout
        match = re.search(r"version (\d+)", version)
        if match is not None and int(match[1]) == wanted:
            return path, ""
    return "", f"no clang {wanted} on the path"


def compiled(clang: str, source: Path, options: tuple[str, ...]) -> str:
    target = ("--target=nvptx64-nvidia-cuda", "-march=sm_80") if source.stem == "device" else ()
    language = ("-std=c++20",) if source.suffix == ".cpp" else ()
    command = [clang, *target, *language, *options, "-S", "-emit-llvm", str(source), "-o", "-"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


Pair = namedtuple("Pair", "a b")


def _arrays(x, y):
    for i in range(len(x)):
        if x[i] > 0:
            y[i] += np.sin(x[i]) * x[i]
        else:
            y[i] = x[i] ** 2
    return y.sum()


def _tuples(t, z):
    p = Pair(t[0], z)
    if z == 0:
        raise ValueError("zero")
    return p.a / p.b, complex(p.a, z)


def _containers(n):
    values = [0.5]
    table = {0: 0.5}
    for i in range(n):
        values.append(i * 0.5)
        table[i] = values[-1]
    total = 0.0
    for value in table.values():
        total += value
    return total, str(n)


def _matrices(a):
    return a @ a.T, a[::2].copy()


_VECTOR = typeof(np.ones(2))
_NUMBA_FUNCTIONS = {
    "arrays": (_arrays, (_VECTOR, _VECTOR)),
    "tuples": (_tuples, (typeof((1.0, 2.0)), typeof(1.0))),
    "containers": (_containers, (typeof(1),)),
    "matrices": (_matrices, (typeof(np.eye(2)),)),
}
NUMBA_CASES = [(name, debug) for name in _NUMBA_FUNCTIONS for debug in (False, True)]


def numba_modules(name: str, debug: bool) -> list[str]:
    """The final module of a function as `inspect_llvm` and as its library give it."""
    function, signature = _NUMBA_FUNCTIONS[name]
    dispatcher = njit(debug=debug, fastmath=True)(function)
    dispatcher.compile(signature)
    (compiled_signature,) = dispatcher.signatures
    library = dispatcher.overloads[compiled_signature].library
    return [dispatcher.inspect_llvm(compiled_signature), library.get_llvm_str()]


def long_function(instructions: int) -> str:
    """A function of about that many instructions: blocks of 20, each reading what earlier ones made, with phis."""
    lines = ["define double @long(double %x, ptr %p, i64 %n) {", "entry:", "  br label %b0"]
    blocks = instructions // 20
    for b in range(blocks):
        before = f"%b{b - 1}" if b else "%entry"
        start = f"%r{b - 1}.8" if b else "%x"
        lines += [f"b{b}:", f"  %r{b}.0 = phi double [ {start}, {before} ], [ %r{b}.8, %b{b} ]"]
        lines += [f"  %i{b} = phi i64 [ 0, {before} ], [ %j{b}, %b{b} ]"]
        for k in range(4):
            lines += [
                f"  %a{b}.{k} = getelementptr inbounds double, ptr %p, i64 %i{b}",
                f"  %l{b}.{k} = load double, ptr %a{b}.{k}, align 8",
                f"  %r{b}.{2 * k + 1} = fmul fast double %l{b}.{k}, %r{b}.{2 * k}",
                f"  %r{b}.{2 * k + 2} = call double @llvm.fmuladd.f64(double %l{b}.{k}, double 2.0, double %r{b}.{2 * k + 1})",
            ]
        lines += [f"  %j{b} = add nuw nsw i64 %i{b}, 1", f"  %c{b} = icmp slt i64 %j{b}, %n"]
        lines += [f"  br i1 %c{b}, label %b{b}, label %b{b + 1}"]
    lines += [f"b{blocks}:", f"  ret double %r{blocks - 1}.8", "}", "declare double @llvm.fmuladd.f64(double, double, double)"]
    return "\n".join(lines) + "\n"
