"""Classes that import those who are given them. A checker of types knows them; at run time there is nothing to know."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TypeAlias

    from .checkpoint_loops import CheckpointedLoop, Twins
    from .derivative import DerivativeFamily, SplitPair
    from .forward import TangentSweep
    from .planning.function_plan import FunctionPlan
    from .reverse.forward_sweep import ForwardSweep
    from .reverse.replayed import ReplayedIteration
    from .reverse.reverse_sweep import ReverseSweep
    from .sweep import Sweep

    AnySweep: TypeAlias = Sweep | ReverseSweep
else:
    AnySweep = CheckpointedLoop = DerivativeFamily = ForwardSweep = FunctionPlan = None
    ReplayedIteration = ReverseSweep = SplitPair = TangentSweep = Twins = None
