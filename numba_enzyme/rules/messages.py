"""MPI: one row per function, which says what its arguments are; what adjoints do stands in ``runtime_ir/messages.c``.

    row("Send", "> n h n n h", "receives the adjoint, adds it")

    %s = call i32 @MPI_Send(ptr %buf, ...)      %h = call i64 @ne.mpi.p.record()
                                                %s = call i32 @ne.mpi.p.Send(i64 %h, ptr %buf, ...)

Letters: ``>`` a buffer that is sent, ``<`` one that is received, ``=`` one that is both; ``n`` an integer, ``h`` a handle,
``p`` other memory (requests, status, flags). Handles are pointers (``ne.mpi.p``: Open MPI) or integers (``ne.mpi.i``: MPICH).

With ``NUMBA_ENZYME_MPI_CHECK=seconds`` in the environment, when the program runs, the ends of a message compare their activities.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from ..ir.walks import reached
from .effects import ANY, CallFacts, CallKind, effect, table

RECORD = 0
FIRST = 1
"""Places among the arguments of a call that has a record: the record, and the first of MPI's own."""
SYMBOL = re.compile(r"ne\.mpi\.([pi])\.(\w+)")
TEXTS = {"p": "messages.pointers.ll", "i": "messages.integers.ll"}


@dataclass(frozen=True, slots=True)
class Message:
    """``name``: without ``MPI_``. ``letters``: one per argument. ``adjoint``: what the reverse sweep does, in words."""

    name: str
    letters: str
    adjoint: str
    completes: bool = False

    @property
    def buffers(self) -> tuple[int, ...]:
        return self._places("><=")

    @property
    def sent(self) -> tuple[int, ...]:
        return self._places(">=")

    @property
    def received(self) -> tuple[int, ...]:
        return self._places("<=")

    def _places(self, letters: str) -> tuple[int, ...]:
        return tuple(i + FIRST for i, letter in enumerate(self.letters) if letter in letters)

    @property
    def facts(self) -> CallFacts:
        return CallFacts(reads=self._places(">=p"), writes=self._places("<=p"), inaccessible=True, completes=self.completes,
                         kind=CallKind.MESSAGE)  # fmt: skip


def row(name: str, letters: str, adjoint: str, **more: bool) -> Message:
    return Message(name, letters.replace(" ", ""), adjoint, **more)


COMPLETED = "posts the adjoints of the requests that it completed"
ROWS = (
    row("Send", "> n h n n h", "receives the adjoint, adds it"),
    row("Recv", "< n h n n h p", "sends the adjoint back to where the message came from, clears it"),
    row("Sendrecv", "> n h n n < n h n n h p", "sends and receives the adjoints the other way"),
    row("Isend", "> n h n n h p", "waits for the adjoint that the wait's mirror has posted, adds it"),
    row("Irecv", "< n h n n h p", "waits until the adjoint is sent, clears it"),
    row("Wait", "p p", COMPLETED, completes=True),
    row("Waitall", "n p p", COMPLETED, completes=True),
    row("Waitany", "n p p p", COMPLETED, completes=True),
    row("Test", "p p p", COMPLETED, completes=True),
    row("Testall", "n p p p", COMPLETED, completes=True),
    row("Testany", "n p p p p", COMPLETED, completes=True),
    row("Bcast", "= n h n h", "sums the ranks' adjoints at the root (reduce)"),
    row("Reduce", "> < n h h n h", "sum: sends the root's adjoint to all (bcast); min, max: to the winner, of equals the lowest"),
    row("Allreduce", "> < n h h h", "sum: sums the ranks' adjoints (allreduce); min, max: adds that to the winner's"),
    row("Gather", "> n h < n h n h", "deals the root's adjoint out (scatter)"),
    row("Scatter", "> n h < n h n h", "collects the adjoints at the root (gather)"),
    row("Allgather", "> n h < n h h", "sums and deals out the ranks' adjoints (reduce-scatter)"),
    row("Reduce_scatter_block", "> < n h h h", "sum: collects the adjoints on all ranks (allgather)"),
    row("Barrier", "h", "is a barrier"),
)  # fmt: skip
MESSAGES = {message.name: message for message in ROWS}

MESSAGE_FACTS = table(
    (" ".join(f"ne.mpi.{v}.record" for v in TEXTS), effect(kind=CallKind.MESSAGE_RECORD)),
    *((" ".join(f"ne.mpi.{v}.{message.name}" for v in TEXTS), message.facts) for message in ROWS),
    ("MPI_Init", effect(reads=(0, 1))),
    ("MPI_Init_thread", effect(reads=(0, 1), writes=(3,))),
    ("MPI_Finalize MPI_Wtime MPI_Wtick MPI_Abort MPI_Comm_set_errhandler MPI_Get_address", effect()),
    ("MPI_Initialized MPI_Finalized MPI_Query_thread MPI_Comm_free MPI_Type_commit MPI_Type_free MPI_Is_thread_main",
     effect(writes=(0,))),
    ("MPI_Comm_rank MPI_Comm_size MPI_Comm_dup MPI_Type_size", effect(writes=(1,))),
    ("MPI_Comm_split", effect(writes=(3,))),
    ("MPI_Cart_create", effect(reads=(2, 3), writes=(5,))),
    ("MPI_Cart_coords MPI_Cart_shift", effect(writes=(3, 4))),
    ("MPI_Cart_rank", effect(reads=(1,), writes=(2,))),
    ("MPI_Get_processor_name", effect(writes=(0, 1))),
    ("MPI_Get_count", effect(reads=(0,), writes=(2,))),
    # All others, and the calls of a derivative: data may come from other ranks, so what they may write counts as active, and
    # they are refused.
    (" ".join(("MPI_*", *(f"ne.mpi.{v}.*" for v in TEXTS))),
     CallFacts(reads=ANY, writes=ANY, inaccessible=True, kind=CallKind.UNKNOWN_MESSAGE)),
)  # fmt: skip


def message_of(callee: str) -> Message | None:
    """The row of a call that has a record."""
    found = SYMBOL.fullmatch(callee)
    return MESSAGES.get(found[2]) if found else None


def known_message(callee: str) -> Message:
    """The same of a call that is known to have one."""
    message = message_of(callee)
    assert message is not None, callee
    return message


@cache
def _parts(variant: str) -> tuple[str, dict[str, str]]:
    """The head of a text, with types and globals, and its functions by name."""
    text = files(__spec__.parent).joinpath("runtime_ir", TEXTS[variant]).read_text(encoding="utf-8")
    head, functions = [], {}
    for part in re.split(r"\n\n", text):
        name = re.match(r"(?:define|declare) [^@]*@([\w.]+)\(", part)
        if name:
            functions[name[1]] = part
        else:
            head.append(part)
    return "\n".join(head), functions


def _with_callees(names: list[str], functions: dict[str, str]) -> list[str]:
    callees = reached(names, lambda name: re.findall(r"@([\w.]+)\(", functions[name]), among=functions.__contains__)
    return [functions[name] for name in callees]


def message_runtime(names: set[str]) -> str:
    """The text of helpers and of all that they call. All of one kind of handles."""
    asked = [match for name in names if (match := SYMBOL.fullmatch(name))]
    texts = []
    for variant in sorted({match[1] for match in asked}):
        head, functions = _parts(variant)
        wanted = sorted(match[0] for match in asked if match[1] == variant)
        found = _with_callees(wanted, functions)
        used = "\n".join(found)
        kept = [line for line in head.splitlines()
                if not line.startswith("@") or re.search(rf"{re.escape(line.split()[0])}\b(?!\.)", used)]
        texts.append("\n\n".join(["\n".join(kept), *found]))
    return "\n\n".join(texts) + "\n"


def message_symbols() -> set[str]:
    """What the helpers need of an MPI library: functions, and handles where those are addresses."""
    return {name for variant in TEXTS for part in _parts(variant) for name in re.findall(r"@(MPI_\w+|ompi_\w+)", str(part))}
