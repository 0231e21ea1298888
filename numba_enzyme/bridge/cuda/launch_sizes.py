"""Gradients for one size of launch, where the size shows that threads keep apart.

    x + 8 (tid + 128 ctaid)       128 threads or less in a block: each its own place; more of them: not

Where rows and planes of an array have lengths that the kernel's code fixes, only the launch tells whether a thread of one row can
reach into the next. A gradient with atomic operations is right for all launches, one without them for this one; so the sizes go
into the request only where that makes fewer atomic operations, and other launches of such a kernel are compiled by themselves.

For the host alone, where an atomic operation is always slower. On an H100 the lattice Boltzmann step, the one kernel of this kind
that was measured, took 3.73 ms without atomic operations and at most 1.63 ms with them.
"""

from __future__ import annotations

import re
from dataclasses import replace

from ...analysis.threads.kernel_addresses import ANOTHER_THREAD
from ...analysis.threads.thread_sharing import OWN
from ...pipeline import differentiate
from ...request import GradientRequest, Mode
from .kernel import Kernel

COORDINATE = re.compile(r"sreg\.(tid|ctaid|ntid)\.([xyz])\(")


def for_one_size(kernel: Kernel, request: GradientRequest, grid: tuple[int, ...], block: tuple[int, ...]) -> GradientRequest:
    """The request of a gradient for this launch alone, if that is a better one; otherwise for all of them."""
    if request.mode is not Mode.REVERSE:
        return request
    sized = replace(request, grid_size=grid, block_size=block)
    key = ("one size", request)
    if key not in kernel.made:
        reasons = _reasons(kernel, request) if _may_matter(kernel) else []
        kernel.made[key] = ANOTHER_THREAD in reasons and len(_reasons(kernel, sized)) < len(reasons)
    return sized if kernel.made[key] else request


def _may_matter(kernel: Kernel) -> bool:
    """Whether a kernel asks for coordinates along several axes, or puts blocks side by side without asking how wide they are."""
    asked = set(COORDINATE.findall(kernel.text))
    return len({axis for _, axis in asked}) > 1 or ({("tid", "x"), ("ctaid", "x")} <= asked and ("ntid", "x") not in asked)


def _reasons(kernel: Kernel, request: GradientRequest) -> list[str]:
    """Why shadows are not added to plainly, for each access where they are not."""
    plans = differentiate(kernel.text, replace(request, function=kernel.name), until="plan").plans
    return [verdict.reason for plan in plans.values() for verdict in plan.context.facts.sharing.verdicts.values()
            if verdict.kind != OWN]  # fmt: skip
