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
        kind = self.random.randint(0, 11)
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

    def source(self) -> str:
        lines = [line for _ in range(self.random.randint(3, 8)) for line in self.statement()]
        return HEAD + "\n".join("    " + line for line in lines) + TAIL


def check(seed: int, folder: Path, races: bool = False) -> None:
    path = folder / f"made_{seed}.py"
    path.write_text(Maker(seed).source(), encoding="utf-8")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    numbers = np.random.default_rng(seed)
    arguments = [*numbers.uniform(-1, 1, (2, 32)), numbers.uniform(-1, 1, 16), numbers.uniform(-1, 1, 4), 2]
    check_kernel(module.made, (2, 16), arguments, races=races)


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
