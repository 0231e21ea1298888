"""Generated functions of any size, as LLVM IR: what the compiler's own stages cost as functions grow.

    function_text("straight", 1000)      one loop around a block of about a thousand instructions
    function_text("branches", 1000)      a chain of ifs within a loop
    function_text("loops", 1000)         loops one after the other
    function_text("calls", 1000)         a chain of functions that stay calls

All are ``double f(ptr %x, i64 %n)``; arithmetic overwrites what it reads in x, so that the derivative has to keep values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

DECLARATIONS = "declare double @llvm.sin.f64(double)\ndeclare double @llvm.fabs.f64(double)\n"
CELLS = 32


def _element(k: int) -> str:
    """Six instructions: x[i + k] = sin(x[i + k]) * x[i] + acc, with the value also in %v{k}."""
    return (f"  %p{k} = getelementptr double, ptr %here, i64 {k % CELLS}\n  %a{k} = load double, ptr %p{k}\n"
            f"  %s{k} = call double @llvm.sin.f64(double %a{k})\n  %m{k} = fmul double %s{k}, %first\n"
            f"  %v{k} = fadd double %m{k}, {0.5 + k % 7}\n  store double %v{k}, ptr %p{k}\n")  # fmt: skip


def _loop(name: str, body: str, latch: str, start: str, after: str) -> str:
    """A loop over i from 0 to n that comes from the block *start*; the body ends in the block *latch*."""
    return (f"{name}:\n  %i.{name} = phi i64 [ 0, %{start} ], [ %next.{name}, %{latch} ]\n"
            f"  %here{name} = getelementptr double, ptr %x, i64 %i.{name}\n{body}"
            f"  %next.{name} = add nuw nsw i64 %i.{name}, 1\n  %more.{name} = icmp slt i64 %next.{name}, %n\n"
            f"  br i1 %more.{name}, label %{name}, label %{after}\n{after}:\n")  # fmt: skip


def _function(body: str, start: str = "entry") -> str:
    return (f"{DECLARATIONS}define double @f(ptr noalias %x, i64 %n) {{\nentry:\n  br label %loop\n{body}"
            "  %y = load double, ptr %x\n  ret double %y\n}\n")  # fmt: skip


def straight(size: int) -> str:
    body = "".join(_element(k) for k in range(max(size // 6, 1))).replace("%here", "%hereloop").replace("%first", "%f")
    return _function(_loop("loop", f"  %f = load double, ptr %hereloop\n{body}", "loop", "entry", "done"))


def branches(size: int) -> str:
    """Each if skips an update when the element is large."""
    parts = ["  %f = load double, ptr %hereloop\n"]
    for k in range(max(size // 11, 1)):
        parts.append(f"  %q{k} = getelementptr double, ptr %hereloop, i64 {k % CELLS}\n  %b{k} = load double, ptr %q{k}\n"
                     f"  %big{k} = fcmp ogt double %b{k}, {1.5 + k % 3}\n  br i1 %big{k}, label %join{k}, label %then{k}\n"
                     f"then{k}:\n{_element(k).replace('%here', '%hereloop').replace('%first', '%f')}"
                     f"  br label %join{k}\njoin{k}:\n")  # fmt: skip
    return _function(_loop("loop", "".join(parts), f"join{max(size // 11, 1) - 1}", "entry", "done"))


def loops(size: int) -> str:
    count, parts = max(size // 20, 1), []
    for k in range(count):
        name, start = ("loop" if k == 0 else f"loop{k}"), ("entry" if k == 0 else f"done{k - 1}")
        body = f"  %f{k} = load double, ptr %here{name}\n" + "".join(
            _element(2 * k + part).replace("%here", f"%here{name}").replace("%first", f"%f{k}") for part in range(2))
        text = _loop(name, body, name, start, f"done{k}")
        parts.append(text + (f"  br label %loop{k + 1}\n" if k + 1 < count else ""))
    return _function("".join(parts))


def calls(size: int) -> str:
    """Functions of forty instructions that call the next one; they are too many to be inlined one and all."""
    count, functions = max(size // 48, 1), []
    for k in range(count):
        body = "".join(_element(part).replace("%here", "%x").replace("%first", "%f") for part in range(7))
        tail = f"  %r = call double @g{k + 1}(ptr %x)\n  ret double %r\n" if k + 1 < count else "  ret double %f\n"
        functions.append(f"define internal double @g{k}(ptr %x) noinline {{\n  %f = load double, ptr %x\n{body}{tail}}}\n")
    return _function("loop:\n  %r = call double @g0(ptr %x)\n") + "".join(functions)


FAMILIES: dict[str, Callable[[int], str]] = {"straight": straight, "branches": branches, "loops": loops, "calls": calls}


def function_text(family: str, size: int) -> str:
    """A module whose function ``f`` has about *size* instructions."""
    return FAMILIES[family](size)


def sizes(largest: int) -> Iterator[int]:
    """1000, 2000, 5000, 10000 ... up to the largest."""
    size = 1000
    while size <= largest:
        yield from (s for s in (size, 2 * size, 5 * size) if s <= largest)
        size *= 10
