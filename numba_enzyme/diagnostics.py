"""What the compiler has to say: a :class:`Remark` tells, a :class:`Problem` refuses.

    NE100 no derivative is known of `zeta`    sim.py:41
          of:  zeta(x[i])
          at:  %y = call double @zeta(double %v)
          why: active: memory of `x` (float64) -> x[i]
          do:  write it with functions that are known, or mark its arguments const
"""

from __future__ import annotations

from dataclasses import dataclass, field

LIBRARIES: dict[str, str] = {}
"""Directories of code that is not the user's -> the name of the library; lines in there are told as the line that calls it."""


@dataclass(frozen=True, slots=True)
class SourceLocation:
    """A place in the user's source. ``line`` 0 means unknown; ``variable`` is the user's name of the value if known.

    ``inside``: the file, or the line, of a library that this line calls, where the place really is.
    """

    file: str = ""
    line: int = 0
    variable: str = ""
    inside: str = ""

    def __str__(self) -> str:
        if not self.line:
            return self.file
        return f"{self.file}:{self.line}" if self.file else f"line {self.line}"


@dataclass(frozen=True, slots=True)
class Problem:
    """One reason why a function can't be differentiated."""

    code: str
    text: str
    place: SourceLocation = field(default_factory=SourceLocation)
    instruction: str = ""
    why: str = ""
    fix: str = ""

    def __str__(self) -> str:
        inside = f" (in {self.place.inside}, called from here)" if self.place.inside else ""
        lines = [f"{self.code} {self.text}" + (f"    {self.place}{inside}" if str(self.place) else "")]
        for label, content in (("of:  ", self.place.variable), ("at:  ", self.instruction), ("why: ", self.why),
                               ("do:  ", self.fix)):  # fmt: skip
            if content:
                lines.append(f"      {label}{content}")
        return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class Remark:
    """Something worth knowing about the derivative: a cached value, an atomic update, a run-time check."""

    code: str
    text: str
    place: SourceLocation = field(default_factory=SourceLocation)
    data: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        where = str(self.place)
        return f"{where}: {self.text} [{self.code}]" if where else f"{self.text} [{self.code}]"
