"""What the judge says of one request, and how the verdicts of the two modes are compared with each other.

    Verdict("wrong", "input 2: 3.5, finite differences say 7.0")
"""

from __future__ import annotations

from dataclasses import dataclass, field

SEVERITY = ("wrong", "crash", "timeout", "error", "bad-program", "leak", "refused", "ok")
CHECK_TOLERANCE = 1e-10


@dataclass
class Verdict:
    """``products``: w (outputs), J'w (inputs) or v, Jv, for the comparison of the two modes, within ``agreement``."""

    status: str
    detail: str = ""
    products: dict[str, list[float]] = field(default_factory=dict)
    agreement: float = CHECK_TOLERANCE
    seconds: float = 0.0


def inner_product(reverse: Verdict, forward: Verdict) -> str:
    """Empty if <w, Jv> = <J'w, v>, else what is wrong."""
    if not (reverse.products and forward.products):
        return ""
    w, gradient = reverse.products["w"], reverse.products["Jtw"]
    v, tangent = forward.products["v"], forward.products["Jv"]
    ahead = [a * b for a, b in zip(w, tangent, strict=True)]
    back = [a * b for a, b in zip(gradient, v, strict=True)]
    size = max(1.0, sum(map(abs, ahead)), sum(map(abs, back)))
    if abs(sum(ahead) - sum(back)) <= reverse.agreement * size:
        return ""
    return f"<w, Jv> = {sum(ahead)!r} but <J'w, v> = {sum(back)!r}"
