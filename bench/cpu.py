"""The CPU benchmark: per model problem the primal and the gradient of this project and of every peer that is installed.

    rows = measure_all(["gmm"], peers.PEERS, Effort("bench", rounds=15, seconds=3.0), folder)
    rows[0].gradient_over_primal, rows[0].gradient_over_hand, rows[0].peers["jax"].gradient_ms

Every gradient is compared with the adjoint by hand before it is timed; a wrong or refused one is reported as such and not timed.
Times are CPU time of one thread, medians of rounds in which all peers take turns. Compile times are wall-clock: what the first
call takes longer than a later one.
"""

from __future__ import annotations

import math
import statistics
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

from .children import ChildFailed, Children
from .peers import HAND, OURS, Peer, find, problem

CORE = (HAND, OURS, "enzyme")
WAYS = ("primal", "gradient")
LONGEST_PREPARATION = 120.0


@dataclass(frozen=True)
class Effort:
    """How much is done for each pair of problem and peer: at most ``rounds`` samples, at least 3, about so many seconds.

    After so many ``minutes`` only the peers of CORE are still measured.
    """

    size: str = "bench"
    rounds: int = 15
    seconds: float = 1.0
    minutes: float = 1e6


@dataclass
class Cell:
    """What was measured of one peer on one problem; times in milliseconds, ``None`` where there is nothing to measure.

    ``status``: ok, wrong, refused, failed, or cannot (the peer can't express it, ``message`` says why).
    """

    status: str
    message: str = ""
    error: float | None = None
    primal_ms: float | None = None
    gradient_ms: float | None = None
    gradient_over_primal: float | None = None
    compile_primal_ms: float | None = None
    compile_gradient_ms: float | None = None
    memory_bytes: int | None = None
    tape_bytes: int | None = None
    inputs_bytes: int | None = None
    outputs_bytes: int | None = None
    samples: int = 0


@dataclass
class Row:
    """What was measured of this project on one kernel, and beside it the cells of the peers."""

    kernel: str
    status: str
    message: str = ""
    witness: str = ""
    error: float | None = None
    primal_ms: float | None = None
    gradient_ms: float | None = None
    hand_ms: float | None = None
    gradient_over_primal: float | None = None
    gradient_over_hand: float | None = None
    compile_primal_ms: float | None = None
    compile_gradient_ms: float | None = None
    memory_bytes: int | None = None
    tape_bytes: int | None = None
    inputs_bytes: int | None = None
    outputs_bytes: int | None = None
    peers: dict[str, Cell] = field(default_factory=dict)

    def as_dict(self) -> dict:
        return asdict(self)


def measure_all(names: Iterable[str], asked: Iterable[Peer], effort: Effort, folder: Path) -> Iterator[Row]:
    """One row after the other; ``folder`` gets references and logs."""
    installed = [peer for peer in asked if not peer.missing()]
    until = time.monotonic() + 60.0 * effort.minutes
    with Children(folder) as children:
        for name in names:
            late = time.monotonic() > until
            yield measure(children, name, [peer for peer in installed if peer.name in CORE or not late], effort)
            children.release()


def measure(children: Children, name: str, asked: list[Peer], effort: Effort) -> Row:
    """Prepare a problem for all peers (the adjoint by hand first, it writes the reference), then sample them in turn."""
    cells: dict[str, Cell] = {}
    for peer in [find(HAND), *(peer for peer in asked if peer.name != HAND)]:
        cells[peer.name] = prepared(children, peer, name, effort.size)
        print(f"{name}: {peer.name} {cells[peer.name].status}", file=sys.stderr, flush=True)
    take_samples(children, cells, effort)
    return as_row(name, cells)


def prepared(children: Children, peer: Peer, name: str, size: str) -> Cell:
    try:
        request = {"do": "prepare", "peer": peer.name, "problem": name, "size": size}
        return Cell(**children.ask(peer.process or peer.name, request, LONGEST_PREPARATION))
    except ChildFailed as failure:
        return Cell("failed", str(failure))


def take_samples(children: Children, cells: dict[str, Cell], effort: Effort) -> None:
    """Rounds in which every peer that is still wanted takes one sample of its primal and one of its gradient."""
    samples: dict[tuple[str, str], list[float]] = {(p, w): [] for p, cell in cells.items() if cell.status == "ok" for w in WAYS}
    wanted = dict.fromkeys(samples, effort.rounds)
    for round_ in range(effort.rounds):
        for (name, way), taken in samples.items():
            if round_ >= wanted[name, way] or cells[name].status != "ok":
                continue
            try:
                peer = find(name)
                answer = children.ask(peer.process or peer.name, {"do": "sample", "peer": name, "what": way}, 120.0)
            except ChildFailed as failure:
                cells[name] = Cell("failed", str(failure))
                continue
            taken.append(answer["seconds"])
            lasting = max(answer["seconds"] * answer["calls"], 1e-6)
            wanted[name, way] = min(effort.rounds, max(3, int(effort.seconds / lasting)))
    for name, cell in cells.items():
        if cell.status != "ok":
            continue
        cell.primal_ms, cell.gradient_ms = (1e3 * statistics.median(samples[name, way]) for way in WAYS)
        cell.gradient_over_primal = cell.gradient_ms / cell.primal_ms
        cell.samples = len(samples[name, "gradient"])


def as_row(name: str, cells: dict[str, Cell]) -> Row:
    """Our own cell, compared with the adjoint by hand, and the cells of all others."""
    own, hand = cells.get(OURS, Cell("not asked for")), cells[HAND]
    row = Row(name, peers=cells, **{key: value for key, value in asdict(own).items() if key != "samples"})
    row.witness = "hand adjoint"
    row.compile_primal_ms = hand.compile_primal_ms  # the same function in the same process, called there first
    if problem(name, "test").kernel.comparable and hand.gradient_ms is not None:
        row.hand_ms = hand.gradient_ms
        if row.gradient_ms is not None:
            row.gradient_over_hand = row.gradient_ms / row.hand_ms
    return row


def geometric_mean(values: Iterable[float | None]) -> float | None:
    """Geometric mean of what was measured."""
    found = [value for value in values if value is not None]
    return math.exp(statistics.fmean(math.log(value) for value in found)) if found else None


def over_the_better(row: Row) -> float | None:
    """Our gradient over the faster one of Enzyme's and the adjoint by hand."""
    enzyme = row.peers.get("enzyme", Cell("not asked for")).gradient_ms
    rivals = [time for time in (row.hand_ms, enzyme) if time is not None]
    return row.gradient_ms / min(rivals) if rivals and row.gradient_ms is not None else None


def over_ours(row: Row, name: str) -> float | None:
    """How many times longer a peer's gradient takes than ours; None for a closed form by hand, which is another algorithm."""
    cell = row.peers.get(name)
    closed_form = name == HAND and row.hand_ms is None
    if cell is None or cell.gradient_ms is None or row.gradient_ms is None or closed_form:
        return None
    return cell.gradient_ms / row.gradient_ms


def summary(rows: list[Row]) -> dict[str, float | None]:
    """Geometric means over all rows that were timed."""
    return {
        "gradient_over_primal": geometric_mean(row.gradient_over_primal for row in rows),
        "gradient_over_hand": geometric_mean(row.gradient_over_hand for row in rows),
        "gradient_over_better_of_enzyme_and_hand": geometric_mean(over_the_better(row) for row in rows),
    }
