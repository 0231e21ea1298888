"""Peak memory of the mixture's gradient (d=32, k=25, n=1000) over its inputs and outputs: as it is, and by other ways.

    python -m bench memory        a table; bench/results/memory.json

As it is, the reverse sweep alone runs the loop over points, and keeps what one of them needs; also with the value
(`value_and_grad`). With that turned off there is a tape of all points. With checkpoints they are run a second time: the same
source under ``@differentiate(checkpoints=...)``, with a state kept of each point; and the work of one point in a function of its
own under ``ne.checkpoint``.
"""

from __future__ import annotations

import dataclasses
import json
import math
import os
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from unittest import mock

import numpy as np
from numba import njit

import kernels
import numba_enzyme as ne
from kernels import Kernel
from kernels import gmm as mixture

from . import derivatives, memory, report, timing

WIDE = (32, 25, 1000)
DISABLE = "NUMBA_ENZYME_DISABLE"


@njit
def log_likelihood(x, i, alpha, mu, icf, q_diagonal, q_sum, centred, whitened, terms):
    """The term of one point."""
    k, d = mu.shape
    for c in range(k):
        for j in range(d):
            centred[j] = x[i, j] - mu[c, j]
            whitened[j] = q_diagonal[c, j] * centred[j]
        at = d
        for column in range(d):
            for row in range(column + 1, d):
                whitened[row] += icf[c, at] * centred[column]
                at += 1
        square = 0.0
        for j in range(d):
            square += whitened[j] * whitened[j]
        terms[c] = alpha[c] + q_sum[c] - 0.5 * square
    return mixture.log_sum_exp(terms)


point = ne.checkpoint(log_likelihood)


@njit
def gmm_by_points(alpha, mu, icf, x, gamma, m):
    """Log posterior of a Gaussian mixture, point by point."""
    k, d = mu.shape
    n = x.shape[0]
    q_diagonal, q_sum, prior = np.empty((k, d)), np.empty(k), -k * mixture.wishart_constant(d, gamma, m)
    for c in range(k):
        q_sum[c] = 0.0
        for j in range(d):
            q_sum[c] += icf[c, j]
            q_diagonal[c, j] = math.exp(icf[c, j])
            prior += 0.5 * gamma * gamma * q_diagonal[c, j] * q_diagonal[c, j]
        for j in range(d, icf.shape[1]):
            prior += 0.5 * gamma * gamma * icf[c, j] * icf[c, j]
        prior -= m * q_sum[c]
    centred, whitened, terms, total = np.empty(d), np.empty(d), np.empty(k), 0.0
    for i in range(n):
        total += point(x, i, alpha, mu, icf, q_diagonal, q_sum, centred, whitened, terms)
    return total - n * mixture.log_sum_exp(alpha) - 0.5 * n * d * math.log(2.0 * math.pi) + prior


@dataclass(frozen=True)
class Variant:
    """``off``: optimisations that are turned off while it is compiled; ``valued``: whether the value is wanted too."""

    kernel: Kernel
    off: str = ""
    valued: bool = False

    def caller(self, args: tuple, shadows: list[np.ndarray]) -> Callable[[], object]:
        """What is measured, compiled."""
        if self.valued:
            gradient = ne.value_and_grad(self.kernel.primal, argnums=self.kernel.active)
            call = partial(gradient, *args)
        else:
            call = partial(derivatives.reverse_into, self.kernel, args, shadows)
        with mock.patch.dict(os.environ, {DISABLE: ",".join(filter(None, [os.environ.get(DISABLE), self.off]))}):
            call()
        return call


def variants() -> dict[str, Variant]:
    whole = kernels.get("gmm")
    states = WIDE[2]
    source = whole.primal.py_func
    with_primal = partial(dataclasses.replace, whole)
    return {"as it is": Variant(whole),
            "as it is, with the value": Variant(whole, valued=True),
            "with a tape of all points (`deferred-loops` off)": Variant(with_primal(primal=njit(source)), off="deferred-loops"),
            f"the same, `checkpoints={states}`": Variant(with_primal(primal=ne.differentiate(njit(source), checkpoints=states))),
            "points in a function under `ne.checkpoint`": Variant(with_primal(primal=gmm_by_points))}  # fmt: skip


def measure(rounds: int = 7) -> dict:
    """Bytes and times of all variants; gradients are compared first."""
    mixture.DIMENSIONS["wide"] = WIDE
    whole = kernels.get("gmm")
    args = whole.inputs("wide")
    shadows = whole.shadows(args)
    ends = sum(a.nbytes for a in (*args, *shadows) if isinstance(a, np.ndarray))
    expected = whole.gradient_by_hand(args)
    rows, calls = [], {"primal": lambda: whole.primal(*args)}
    for name, variant in variants().items():
        calls[name] = gradient = variant.caller(args, shadows)
        found = gradient()[1] if variant.valued else derivatives.reverse(variant.kernel, args)
        error = derivatives.relative_error(found, expected)
        ne.release_memory()
        grown = memory.peak_growth(gradient)
        ne.release_memory()
        peak = None if grown is None else (grown + ends) / ends
        rows.append({"variant": name, "error": error, "memory_bytes": grown, "peak_over_inputs_and_outputs": peak})
    medians = {name: statistics.median(taken) for name, taken in timing.interleaved(calls, rounds).items()}
    for row in rows:
        row["gradient_ms"] = 1e3 * medians[row["variant"]]
        row["gradient_over_primal"] = medians[row["variant"]] / medians["primal"]
    return {"inputs_and_outputs_bytes": ends, "machine": report.machine(), "versions": report.versions(), "variants": rows}


def run(directory: Path) -> str:
    """Measure, write, and say it as a table."""
    document = measure()
    directory.mkdir(parents=True, exist_ok=True)
    (directory / "memory.json").write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    lines = [f"Inputs and outputs: {report.in_bytes(document['inputs_and_outputs_bytes'])}.", ""]
    lines += ["| gradient | extra memory | peak ÷ (inputs + outputs) | gradient ÷ primal | agreement |", "|---" * 5 + "|"]
    for row in document["variants"]:
        ratios = report.number(row["peak_over_inputs_and_outputs"]), report.number(row["gradient_over_primal"])
        cells = report.in_bytes(row["memory_bytes"]), *ratios, f"{row['error']:.0e}"
        lines.append(f"| {row['variant']} | " + " | ".join(cells) + " |")
    text = "\n".join(lines) + "\n"
    (directory / "memory.md").write_text(text, encoding="utf-8")
    return text
