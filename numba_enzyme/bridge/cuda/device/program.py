"""What is loaded onto a device: the module of an entry function, and its PTX for a compute capability."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ....analysis.threads.phases import GRID_SYNC
from ....ir.functions import Module
from ....request import GradientRequest
from ..arena import takes_arena
from ..kernel import Kernel
from ..ptx import PtxOptions, ptx


@dataclass(frozen=True, eq=False)
class Program:
    """``options``: what the kernel was decorated with. Loaded once per device, so it is kept by whoever made it."""

    kernel: Kernel
    module: Module
    request: GradientRequest | None
    name: str
    options: PtxOptions

    @cached_property
    def takes_arena(self) -> bool:
        """Whether its threads take memory from what the launch gives."""
        return takes_arena(self.module)

    @cached_property
    def meets_grid(self) -> bool:
        """Whether all its blocks have to be on the device at once: they wait for each other, in what the launch gives."""
        return GRID_SYNC in self.module.functions

    def ptx(self, capability: tuple[int, int]) -> str:
        return ptx(self.kernel, self.module, self.request, self.name, capability, self.options)
