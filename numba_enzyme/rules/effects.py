"""What calls do besides mathematics: memory, allocation, termination; and which calls carry no derivative at all.

    call_facts("malloc")            CallFacts(allocates=Allocator.MALLOC, size_arguments=(0,), inaccessible=True)
    call_facts("llvm.umax.i64")     CallFacts(inactive=True, kind="integer", recomputable=True)
    call_facts("zeta")              None: nothing is known, so nothing may be assumed

The names stand in :mod:`.external_functions` (C and C++), :mod:`.intrinsics` (LLVM) and :mod:`.numba_runtime`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum


class CallKind(str, Enum):
    """How an instruction family treats a call that is more than mathematics.

    INTEGER moves bits of integers, which may be a float's bits; POINTER_IDENTITY returns its first argument; THREAD is the number
    of the thread; STORE_RESULTS is a rule of the book (`RuleBook.storing_rule`); RULE_START, RULE_LINK: see `function_rules`;
    RULED: a function of a kernel to which the user has given a rule. CONSTANTS keeps what it is given, which must carry nothing.
    MESSAGE, MESSAGE_RECORD, UNKNOWN_MESSAGE: calls of MPI, see `messages`. REGISTERED: see `registered`.
    """

    NONE = ""
    MEMCPY = "memcpy"
    MEMMOVE = "memmove"
    MEMSET = "memset"
    LIFETIME = "lifetime"
    ASSUME = "assume"
    DEBUG = "debug"
    HINT = "hint"
    STACK = "stack"
    INTEGER = "integer"
    POINTER_IDENTITY = "pointer_identity"
    VECTOR_REDUCE = "vector_reduce"
    VECTOR_SHUFFLE = "vector_shuffle"
    MASKED = "masked"
    NRT_INCREF = "nrt_incref"
    NRT_DECREF = "nrt_decref"
    NRT_DATA = "nrt_data"
    EXCEPTION = "exception"
    THREAD = "thread"
    STORE_RESULTS = "store_results"
    RULE_START = "rule_start"
    RULE_LINK = "rule_link"
    BARRIER = "barrier"
    FENCE = "fence"
    SHUFFLE = "shuffle"
    VOTE = "vote"
    RULED = "ruled"
    CONSTANTS = "constants"
    MESSAGE = "message"
    MESSAGE_RECORD = "message_record"
    UNKNOWN_MESSAGE = "unknown_message"
    REGISTERED = "registered"

    __str__ = str.__str__


class Allocator(str, Enum):
    """The family of a function that allocates: what its memory needs before, and how it is given back.

    NRT: of Numba's arrays, with counted references; TAPE, STACK: of derivatives. REALLOC may return older memory,
    POSIX_MEMALIGN writes its pointer where its argument says.
    """

    MALLOC = "malloc"
    CALLOC = "calloc"
    REALLOC = "realloc"
    ALIGNED_ALLOC = "aligned_alloc"
    POSIX_MEMALIGN = "posix_memalign"
    NEW = "new"
    NRT = "nrt"
    TAPE = "tape"
    STACK = "stack"

    __str__ = str.__str__


class PointerUse(str, Enum):
    """What a function of ours does with pointers, so that its body need not be asked: it returns one out of the table that is its
    first argument, adds its second argument there, puts none anywhere, or allocates as its row says."""

    FIND = "find"
    KEEP = "keep"
    NONE = "none"
    ALLOCATE = "allocate"

    __str__ = str.__str__


class MemoryAccess(str, Enum):
    """What memory a call accesses; INACCESSIBLE: only state that no load or store of the program sees."""

    NONE = "none"
    READ = "read"
    WRITE = "write"
    READWRITE = "readwrite"
    INACCESSIBLE = "inaccessible"

    __str__ = str.__str__


ANY = None  # in place of a tuple of arguments: memory that the call's arguments do not name


@dataclass(frozen=True, slots=True)
class CallFacts:
    """Facts about a function by its name.

    ``inactive``: no derivative flows through the call, neither to its result nor through memory.
    ``reads``, ``writes``: indices of the pointer arguments whose memory is read or written; ANY (None) if that can't be
    said. ``inaccessible``: has effects on state that no load or store of the program sees (files, clock, allocator).
    ``allocates``: by which family. ``size_arguments`` multiply to the size. ``aligned``: as Numba's arrays are.
    ``destructor``: index of the function that is called before the memory is given back.
    ``frees``: index of the argument whose memory is given back. ``noreturn``: control does not come back.
    ``recomputable``: may be executed again, later, for its result. ``hands_out``: pointers that it writes may lead anywhere
    outside. ``pointers``: of a function of ours, what it does with them. ``completes``: buffers of messages that are under way
    are written by now. ``kind``: how a family treats it.
    """

    inactive: bool = False
    reads: tuple[int, ...] | None = ()
    writes: tuple[int, ...] | None = ()
    inaccessible: bool = False
    allocates: Allocator | None = None
    size_arguments: tuple[int, ...] = ()
    aligned: bool = False
    destructor: int | None = None
    zeroed: bool = False
    frees: int | None = None
    noreturn: bool = False
    recomputable: bool = False
    hands_out: bool = False
    pointers: PointerUse | None = None
    completes: bool = False
    kind: CallKind = CallKind.NONE

    @property
    def memory(self) -> MemoryAccess:
        read, written = self.reads != (), self.writes != ()
        if read and written:
            return MemoryAccess.READWRITE
        if read or written:
            return MemoryAccess.WRITE if written else MemoryAccess.READ
        return MemoryAccess.INACCESSIBLE if self.inaccessible else MemoryAccess.NONE

    @property
    def copies(self) -> bool:
        """Whether it moves bytes from one place to another."""
        return self.kind in (CallKind.MEMCPY, CallKind.MEMMOVE)

    @property
    def only_arguments(self) -> bool:
        """Whether only memory behind the arguments is touched."""
        return self.reads is not ANY and self.writes is not ANY


@dataclass(frozen=True, slots=True)
class FactTable:
    """Facts by exact name and by the beginning of a name (the longest one counts)."""

    exact: Mapping[str, CallFacts]
    prefixes: Mapping[str, CallFacts]

    def lookup(self, callee: str) -> CallFacts | None:
        found = self.exact.get(callee)
        if found is not None:
            return found
        matching = [prefix for prefix in self.prefixes if callee.startswith(prefix)]
        return self.prefixes[max(matching, key=len)] if matching else None


PURE = CallFacts(inactive=True, recomputable=True)
EFFECT = CallFacts(inactive=True, inaccessible=True)


def pure(**changes) -> CallFacts:
    """Inactive, touches no memory, may be repeated; with changes."""
    return replace(PURE, **changes)


def effect(**changes) -> CallFacts:
    """Inactive with an effect outside the program's memory: happens once, in the primal; with changes."""
    return replace(EFFECT, **changes)


def table(*rows: tuple[str, CallFacts]) -> FactTable:
    """Rows of (names separated by blanks, facts); a name that ends in ``*`` is a prefix."""
    exact: dict[str, CallFacts] = {}
    prefixes: dict[str, CallFacts] = {}
    for names, facts in rows:
        for name in names.split():
            place = prefixes if name.endswith("*") else exact
            key = name.rstrip("*")
            assert key not in place, f"{name} stands twice"
            place[key] = facts
    return FactTable(exact, prefixes)
