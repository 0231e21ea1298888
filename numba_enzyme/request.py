"""What is asked of the compiler: the request is the key under which a derivative is cached.

    GradientRequest("f", (Activity.DUP, Activity.ACTIVE, Activity.CONST))
    -> { double } @diffe_f(ptr %x, ptr %x.d, double %s, i64 %n, double %seed)
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .target import LLVM_ENTRY, Target


class Activity(str, Enum):
    """The part a parameter plays; the words are those of the LLVM IR entry."""

    CONST = "const"
    ACTIVE = "active"
    DUP = "dup"
    DUPNONEED = "dupnoneed"

    @property
    def has_shadow(self) -> bool:
        return self in (Activity.DUP, Activity.DUPNONEED)


class Mode(str, Enum):
    REVERSE = "reverse"
    FORWARD = "forward"


class Returns(str, Enum):
    CONST = "const"
    ACTIVE = "active"
    DUP = "dup"


OUT_OF_MEMORY = -99
"""The status of a derivative that found no memory for its tape or a shadow, where the primal returns a status."""


RAISED_IN_CHUNK = -98
"""The status of a derivative in which a function of a rule has raised in a thread of a parallel loop."""


@dataclass(frozen=True, slots=True)
class ArrayParameter:
    """An array as Numba passes it: (..., items, item size, **data**, shape, strides); ``place`` is that of the data.

    ``item``: bytes of one element. Without ``contiguous`` the strides say what lies between.
    """

    place: int
    dimensions: int
    item: int
    contiguous: bool


@dataclass(frozen=True, slots=True)
class GradientRequest:
    """Which derivative of which function.

    ``width``: how many tangents one forward sweep carries (each shadow parameter is then followed by its siblings).
    ``parameter_layouts``: what is known of the memory behind pointer parameters, as a word per parameter ("double", "float",
    "integer", "pointer" or "" for unknown), or, of memory that repeats, its size and what lies where in it ("24: 0 double, 8
    integer, 16 double"); of an integer parameter "integer", if it does not hold the bits of a float. ``parameter_multiples``:
    what an integer parameter is a multiple of (strides, of the size of what they step over), or 0. ``final``: nobody will
    differentiate the derivative, so that a value may stand where only its own
    derivative would miss. ``any_order``: nor is a value computed with it, so that the order in which adjoints are added over the
    iterations of a loop is LLVM's to choose. ``hidden_shadows``: nobody sees the shadows of a call that fails, so an adjoint may
    run although the primal would have raised. ``copied_shadows``: arrays whose shadows the derivative may copy, in order to work
    on the copies and put them back when it has not failed; no other shadow is seen after a call that fails. Numba's arrays,
    contiguous.
    ``noalias``: parameters whose memory no other parameter reaches, in primal and shadow (the caller has checked).
    ``checkpoints``: loops whose tape grows with their length keep no more than so many states instead (0: everything is kept).
    ``memory``: or as many as take no more than so many bytes, beside the values of one iteration (0: no such bound).
    ``arrays``: the extents of memory behind parameters, for those. ``keep_functions``: functions that nobody calls any more
    stay in the module. ``inline_more``: functions are inlined that are called more than once and are no longer short, so that
    each call is analysed by itself. ``alone``: of the module that is made, only the derivative is wanted, and not the function
    itself.
    ``block_memory``: parameters whose memory only the threads of one block share; each block begins with its shadow at zero.
    ``own_memory``: parameters whose memory and shadow no other thread reaches. ``race_free``: parameters whose shadow no two
    threads touch in one place. ``unwritten``: parameters whose memory only the function writes, if anybody does; and
    ``differing``: those for which threads of a block may be given different arguments. ``split`` (reverse mode): not one
    function but three, ``ne.augmented.f`` (returns a tape), ``ne.reverse.f`` (consumes it) and ``ne.abandon.f`` (frees it).
    ``late_first``: by how many counters blocks hand numbers on; those that use them are reversed in launches before the others.
    ``scratch``: parameters whose memory nobody looks at after the function. ``single``: extents (``ntid.y``, ``nctaid.z``) that
    are one in every launch. ``block_size``: threads of a block along x, y, z, where the derivative is for one size;
    ``grid_size``: likewise the blocks of a launch. ``contract``: products and sums with LLVM's permission are fused, and what
    is emitted has it (see ``prepare.contraction``). ``vector_functions``: vector versions of functions of numbers, by the
    names that x86's ABI gives them, for calls that may be approximate. ``sealed``: constant parameters whose memory may hold
    numbers for which there is no shadow, not at the caller's word: what is stored there and read back must not carry a
    derivative. ``debug_nans``: what is added to the function is checked for making numbers that are not finite (see
    `transform.finite_checks`). ``switches``: names of optimisations that are turned off (for ablation). ``target``: where the
    derivative runs.
    """

    function: str
    activities: tuple[Activity, ...]
    mode: Mode = Mode.REVERSE
    returns: Returns = Returns.CONST
    primal: bool = False
    name: str = ""
    width: int = 1
    runtime_activity: bool = False
    loose_types: bool = False
    parameter_layouts: tuple[str, ...] = ()
    parameter_multiples: tuple[int, ...] = ()
    noalias: tuple[int, ...] = ()
    final: bool = False
    any_order: bool = False
    hidden_shadows: bool = False
    copied_shadows: tuple[ArrayParameter, ...] = ()
    checkpoints: int = 0
    memory: int = 0
    arrays: tuple[ArrayParameter, ...] = ()
    keep_functions: bool = False
    inline_more: bool = False
    alone: bool = False
    block_memory: tuple[int, ...] = ()
    own_memory: tuple[int, ...] = ()
    race_free: tuple[int, ...] = ()
    scratch: tuple[int, ...] = ()
    unwritten: tuple[int, ...] = ()
    differing: tuple[int, ...] = ()
    split: bool = False
    late_first: int = 0
    single: tuple[str, ...] = ()
    block_size: tuple[int, ...] = ()
    grid_size: tuple[int, ...] = ()
    contract: bool = False
    vector_functions: tuple[str, ...] = ()
    sealed: tuple[int, ...] = ()
    debug_nans: bool = False
    switches: frozenset[str] = frozenset()
    target: Target = LLVM_ENTRY

    @property
    def derivative_name(self) -> str:
        return self.name or f"diffe_{self.function}"
