"""Sizes of problems beyond those of ``kernels``: x1, x10 and x100 are 1, 10 and 100 times as much work.

    add()
    kernels.get("gmm").inputs("x100")
"""

from __future__ import annotations

import sys

import kernels

FACTORS = {"x1": 1, "x10": 10, "x100": 100}
TABLES: dict[str, tuple[str, tuple]] = {
    "gmm": ("DIMENSIONS", ((10, 25, 100), (10, 25, 1000), (10, 25, 10_000))),
    "ba": ("DIMENSIONS", ((49, 776, 3184), (49, 7776, 31_843), (49, 77_760, 318_430))),
    "lstm": ("DIMENSIONS", ((2, 103, 14), (2, 1024, 14), (2, 10_240, 14))),
    "ode": ("DIMENSIONS", ((8, 100), (8, 1000), (8, 10_000))),
    "burgers_1d": ("DIMENSIONS_1D", ((656, 200), (6554, 200), (65_536, 200))),
    "lj": ("PARTICLES_PER_EDGE", (5, 7, 11)),  # pairs grow with the sixth power of the edge
    "norm": ("DIMENSIONS", (10_000, 100_000, 1_000_000)),
    "lse": ("DIMENSIONS", (16_000, 160_000, 1_600_000)),
    "llsq": ("DIMENSIONS", ((128, 205), (128, 2048), (128, 20_480))),
    "kmeans": ("DIMENSIONS", ((10, 1000, 8), (10, 10_000, 8), (10, 100_000, 8))),
    "matdescent": ("DIMENSIONS", ((32, 10, 20), (100, 10, 20), (316, 10, 20))),
}


def add() -> None:
    """Enter the sizes into the problems' own tables."""
    for name, (table, values) in TABLES.items():
        dimensions = getattr(sys.modules[kernels.get(name).inputs.__module__], table)
        dimensions.update(zip(FACTORS, values, strict=True))
