"""A kernel or its derivative as devices want it, made once: the derivative, how its tape is counted, and the programs.

    prepared(kernel, request, options).program(Variant.WHOLE, checked=False)     ->   what is loaded
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from ....request import GradientRequest, Mode
from ....result import BufferLayout, Derivative
from ..arena import with_arena
from ..entry import add_entry
from ..host.run import derivative_of
from ..kernel import Kernel
from ..known_block import depends_on_block
from ..ptx import PtxOptions, shared_need
from ..sums import settle_sums
from .arena_launch import ArenaLaunches
from .counts import Counting, Matters, counting_of
from .entry import Variant, device_entry
from .layout_kernel import layout_program
from .program import Program


class Prepared:
    """``request``: None for the primal."""

    def __init__(self, kernel: Kernel, request: GradientRequest | None, options: PtxOptions) -> None:
        self.kernel, self.request, self.options = kernel, request, options
        self._programs: dict[tuple[Variant, bool], Program] = {}
        self._needs: dict[int, tuple[int, int]] = {}
        self.arenas = ArenaLaunches()

    @cached_property
    def derivative(self) -> Derivative:
        assert self.request is not None
        return derivative_of(self.kernel, self.request)

    @cached_property
    def counting(self) -> Counting:
        """How the tape is counted."""
        return counting_of(self.derivative)

    @cached_property
    def layout(self) -> BufferLayout | None:
        """Of the tape; None where nothing is kept in a buffer."""
        buffer = self.derivative.buffer if self.request is not None else None
        return buffer if buffer is not None and buffer.places else None

    @property
    def kept_layout(self) -> BufferLayout:
        """The same where something is kept."""
        assert self.layout is not None
        return self.layout

    @cached_property
    def is_settled(self) -> bool:
        """Whether scalars and the launch alone decide about the tape's table."""
        return not self.kept_layout.groups or self.counting.matters is Matters.SCALARS

    @cached_property
    def may_differ(self) -> bool:
        """Whether threads may go another way than when they were counted: what they do is known by a run of the kernel alone."""
        return self.kept_layout.groups > 0 and self.counting.matters is Matters.RERUN

    def takes_notice(self, variant: Variant) -> bool:
        """Whether threads look whether there is room for the tape before they do anything, and tell it in a notice."""
        return variant is Variant.WHOLE and self.layout is not None and not self.is_settled

    @cached_property
    def _deciding(self) -> tuple[int, ...]:
        return self.counting.deciding if self.kept_layout.groups else ()

    def table_key(self, grid: tuple, block: tuple, dynamic_bytes: int, words: Sequence[int]) -> tuple:
        """All that the table of a settled tape depends on."""
        return (self, grid, block, dynamic_bytes, *[words[i] for i in self._deciding])

    def shared_need(self, dynamic_bytes: int) -> tuple[int, int]:
        """(static, dynamic) bytes of shared memory of a block, shadows included."""
        found = self._needs.get(dynamic_bytes)
        if found is None:
            found = self._needs[dynamic_bytes] = shared_need(self.kernel, self.request, dynamic_bytes)
        return found

    def program(self, variant: Variant, *, checked: bool = False) -> Program:
        """``checked``: threads that need more tape than there is raise its flag and end."""
        found = self._programs.get((variant, checked))
        if found is None:
            name = f"{self.kernel.name.replace('.', '_')}_{self._suffix(variant)}"
            made = Program(self.kernel, self._module(variant, checked=checked), self.request, name, self.options)
            found = self._programs.setdefault((variant, checked), made)
        return found

    @cached_property
    def layout_program(self) -> Program:
        """What lays the tape out where the device counts."""
        counting = self.counting.module()
        return layout_program(self.kept_layout.places, self.kept_layout.groups, counting.triple, counting.data_layout)

    def _module(self, variant: Variant, *, checked: bool):
        if self.request is None:
            return with_arena(add_entry(self.kernel.text, self.kernel.name, None))
        if variant is Variant.COUNTING:
            return self.counting.module()
        return settle_sums(self.kernel, device_entry(self.derivative, variant, checked=checked,
                                                     noticed=self.takes_notice(variant)))  # fmt: skip

    def _suffix(self, variant: Variant) -> str:
        if self.request is None:
            return "primal"
        return variant.value if variant is not Variant.WHOLE else "grad" if self.request.mode is Mode.REVERSE else "jvp"


def prepared(kernel: Kernel, request: GradientRequest | None, options: PtxOptions, block: tuple[int, ...] = ()) -> Prepared:
    """``block``: the size of the launch's blocks, for which alone it is made where that makes a difference."""
    if block and depends_on_block(kernel.text if request is None else derivative_of(kernel, request).text):
        options = replace(options, block=block)
    key = request, options
    found = kernel.made.get(key)
    return found if found is not None else kernel.made.setdefault(key, Prepared(kernel, request, options))
