"""Random kernels that race nowhere: shared memory, barriers, loops, branches, local arrays, atomics. Reverse mode against
forward mode and against central differences. For many more: ``python tests/cuda/test_random_kernels.py FIRST LAST``.
"""

import importlib.util
import random
import sys
import tempfile
from pathlib import Path

import numpy as np
import pytest

from numba_enzyme.testing import check_kernel

HEAD = """
import math
from numba import cuda, float64
from numba_enzyme import differentiate

@differentiate(target="cpu")
@cuda.jit
def made(x, y, z, c, n):
    t, i = cuda.threadIdx.x, cuda.grid(1)
    s, u, own = cuda.shared.array(16, float64), cuda.shared.array(16, float64), cuda.local.array(4, float64)
    for q in range(4):
        own[q] = 0.5
    a, b = x[i], y[i]
    s[t], u[t] = a, 0.3
    cuda.syncthreads()
"""
TAIL = """
    cuda.syncthreads()
    y[i] = y[i] * 0.3 + a * s[(t + 1) % 16] + b + own[t % 4]
"""
VALUES = ["a", "b", "a * b", "math.sin(a)", "b - a", "0.5 * a", "x[i]", "y[i]", "math.tanh(b)", "math.exp(-a * a)",
          "c[0] * a", "c[n]", "c[cuda.blockIdx.x] * b"]
WAIT = "cuda.syncthreads()"


class Maker:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.orderly = True  # no two threads write one number to one place, which the race check tells of

    def place(self) -> str:
        """Any element of 16."""
        n = self.random.randint(0, 15)
        return self.random.choice(["t", f"(t + {n}) % 16", "15 - t", str(n)])

    def slot(self) -> str:
        """An element of 16 that no other thread means."""
        return self.random.choice(["t", f"(t + {self.random.randint(1, 15)}) % 16", "15 - t"])

    def value(self, counter: str) -> str:
        more = [f"own[(t + {self.random.randint(0, 3)}) % 4]"]
        if counter:
            more += [f"a * ({counter} + 1) * 0.1", f"own[{counter} % 4]", f"c[{counter}] * a"]
        return self.random.choice(VALUES + more)

    def statement(self, counter: str = "", depth: int = 0) -> list[str]:
        v = [self.value(counter) for _ in range(2)]
        kind = self.random.randint(0, 14)
        if kind in (3, 4) and depth < 2:
            return self.tiles(counter, depth)
        if kind == 0 and depth < 2:
            inner = f"j{depth}"
            body = [line for _ in range(self.random.randint(1, 3)) for line in self.statement(inner, depth + 1)]
            return [f"for {inner} in range({self.random.choice(['n', '2', '3'])}):", *("    " + line for line in body)]
        if kind == 1:
            test = self.random.choice(["a > 0", "t % 3 == 0", "b < 0.2"])
            return [f"if {test}:", f"    a = {v[0]}", "else:", f"    b = {v[1]} * 0.4"]
        if kind == 2 and depth < 2:
            width = f"d{depth}"
            return [f"{width} = 8", f"while {width} > 0:", "    " + WAIT, f"    if t < {width}:",
                    f"        s[t] = s[t] * 0.5 + s[t + {width}] * {v[0]}", "    " + WAIT, f"    {width} //= 2"]  # fmt: skip
        return self.random.choice([
            [f"a = {v[0]} * 0.7 + {v[1]} * 0.2"],
            [f"b = b * 0.5 + {v[0]}"],
            [f"own[t % 4] = {v[0]}"],
            [f"a = a * 0.5 + s[{self.place()}] * {v[0]}", WAIT],
            [WAIT, f"s[{self.slot()}] = {v[0]}", WAIT],
            [WAIT, f"cuda.atomic.add(u, {self.place()}, {v[0]})", WAIT, f"b = b * 0.3 + u[{self.place()}] * 0.1", WAIT],
            [f"cuda.atomic.add(z, {self.place()}, {v[0]})"],
            [f"y[i] = {v[0]}"],
            [f"x[i] = x[i] * 0.5 + {v[0]}"],
            [WAIT, f"s[t] = s[t] * 0.5 + {v[0]}", WAIT],
        ])  # fmt: skip

    def tiles(self, counter: str, depth: int) -> list[str]:
        """A loop whose rounds fill a tile, perhaps in two phases, and compute with it after barriers."""
        k, v = f"j{depth}", [self.value(f"j{depth}") for _ in range(4)]
        tile, other = self.random.sample(["s", "u"], 2)
        fill = self.random.choice([
            [f"{tile}[{self.slot()}] = {v[0]}"],
            [f"{tile}[t] = 0.25", f"if t + {k} < 13:", f"    {tile}[t] = {v[0]}"],
            [f"if a > 0.1 * {k}:", f"    {tile}[t] = {v[0]}"],
            [f"for q in range({k}, 3):", f"    {tile}[t] = {tile}[t] * 0.5 + {v[0]}"],
            [f"{tile}[t] = math.sin({tile}[t]) + {v[0]}"],
            ["if t < 8:", f"    {tile}[t] = {v[0]}", f"    {tile}[t + 8] = {v[1]}"],
            [f"{tile}[t % 4] = 0.5 * {k}"],
            [f"{tile}[3] = c[{k}] * 0.3"],
        ])
        self.orderly &= not fill[0].startswith((f"{tile}[t % 4]", f"{tile}[3]"))
        use = self.random.choice([
            [f"a = a * 0.5 + math.sin({tile}[{self.place()}]) * {v[2]}"],
            ["for q in range(5):", f"    b = b * 0.6 + {tile}[(t + q) % 16] * {tile}[q] * 0.2"],
            [f"w = {tile}[{self.place()}]", f"own[{k} % 4] = w * w + own[t % 4] * 0.3", "a = a * 0.7 + own[1] * w"],
            [f"if {tile}[{self.place()}] > 0:", f"    b = b * 0.5 + {tile}[{self.place()}] * a"],
        ])
        second = self.random.choice([
            [],
            [WAIT, f"{other}[{self.slot()}] = {tile}[{self.place()}] * {v[3]} * 0.5", WAIT,
             f"a = a * 0.5 + {other}[{self.place()}] * {tile}[{self.place()}]"],
            [f"w = {tile}[{self.place()}] * a", WAIT, f"{tile}[t] = w * 0.3", WAIT, f"b = b * 0.5 + {tile}[{self.place()}] * w"],
        ])
        head = self.random.choice([f"for {k} in range(3):", f"for {k} in range(n):", f"for {k} in range(1 + (c[0] > 0) * 2):"])
        return [head, *("    " + line for line in [WAIT, *fill, WAIT, *use, *second, WAIT])]

    def source(self) -> str:
        lines = [line for _ in range(self.random.randint(3, 8)) for line in self.statement()]
        return HEAD + "\n".join("    " + line for line in lines) + TAIL


def check(seed: int, folder: Path, races: bool = False) -> None:
    path = folder / f"made_{seed}.py"
    maker = Maker(seed)
    path.write_text(maker.source(), encoding="utf-8")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    numbers = np.random.default_rng(seed)
    arguments = [*numbers.uniform(-1, 1, (2, 32)), numbers.uniform(-1, 1, 16), numbers.uniform(-1, 1, 4), 2]
    check_kernel(module.made, (2, 16), arguments, races=races and maker.orderly)


@pytest.mark.on_device
@pytest.mark.parametrize("seed", range(6))
def test_random_kernel(seed, tmp_path):
    check(seed, tmp_path)


if __name__ == "__main__":
    for number in range(int(sys.argv[1]), int(sys.argv[2])):
        try:
            check(number, Path(tempfile.mkdtemp()), races=True)
        except Exception as failure:
            print(f"seed {number}: {type(failure).__name__} {failure}\n{Maker(number).source()}")
