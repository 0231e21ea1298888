"""Rules given by functions instead of formulas: what the compiler must know to call them.

    %h = call ptr @f.start(ptr %failure, ptr %status, ptr %sizes, ...)     computes; the results are in what %h holds
    call void @f.link(ptr %h, ptr %x, double %s, ptr %y)                   writes the results into fresh memory, %y
    call void @NRT_decref(ptr %h)

All of the derivative hangs on the second call. In it, `f.augmented` takes the place of `f.link`, and `f.reverse` goes with it; in
forward mode `f.link.open` and `f.tangent`. `f.start.open` takes the place of `f.start`. Those have bodies by the time that a
derivative is differentiated again, while `f.start` and `f.link` stay opaque, so that the rule holds wherever it has not been
used up.
"""

from __future__ import annotations

from dataclasses import dataclass

from .effects import ANY, Allocator, CallFacts, CallKind

HANDLE = 0
FIRST = 1
"""Places among the parameters of `f.link`: the handle, and the first of those that the rule describes."""


@dataclass(frozen=True, slots=True)
class LinkParameter:
    """One parameter of `f.link`.

    ``role``: "read" (pointer to floats that the function reads), "watch" (pointer to other memory that it reads), "value"
    (a float), "write" (pointer to fresh memory for a floating result), "fill" (for another result). ``word``: the kind of
    float in that memory, as in `GradientRequest.parameter_layouts`.
    """

    role: str
    word: str = ""


@dataclass(frozen=True, slots=True)
class FunctionRule:
    """``function``: its name for people. ``reverse``, ``tangent``: what there is. ``symbol``: how its functions' names begin."""

    function: str
    symbol: str
    parameters: tuple[LinkParameter, ...]
    reverse: bool
    tangent: bool

    def name(self, part: str) -> str:
        """The symbol of one of its functions: start, start.open, link, link.open, augmented, reverse, tangent."""
        return f"{self.symbol}.{part}"

    def places(self, *roles: str) -> tuple[int, ...]:
        """Which parameters of `f.link` have one of these roles."""
        return tuple(i + FIRST for i, parameter in enumerate(self.parameters) if parameter.role in roles)

    @property
    def start_facts(self) -> CallFacts:
        return CallFacts(inactive=True, reads=ANY, writes=(0, 1, 2), inaccessible=True, allocates=Allocator.NRT,
                         kind=CallKind.RULE_START)  # fmt: skip

    @property
    def link_facts(self) -> CallFacts:
        return CallFacts(reads=(HANDLE, *self.places("read", "watch")), writes=(HANDLE, *self.places("write", "fill")),
                         kind=CallKind.RULE_LINK)  # fmt: skip

    @property
    def sweep_facts(self) -> dict[str, CallFacts]:
        """Of what sweeps call, by name. It works on numbers: where it is given memory, no pointer is put there."""
        numbers = CallFacts(reads=ANY, writes=ANY, inaccessible=True)
        return {self.name("start.open"): self.start_facts, self.name("link.open"): self.link_facts,
                **{self.name(part): numbers for part in ("augmented", "reverse", "tangent")}}  # fmt: skip
