"""`@cuda.jit` kernels that know their derivatives: the launch syntax of numba.cuda, with shadows.

    saxpy[grid, block](a, x, y)                                                   the primal
    saxpy.grad[grid, block](Duplicated(a, da), Duplicated(x, dx), Duplicated(y, dy))

On the host (``target="cpu"``) arrays are NumPy arrays and no GPU is needed: the same gradient IR runs there, thread by thread.
"""

from __future__ import annotations

import functools
import math
import os
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from numba import cuda

from .. import config
from ..bridge.cuda.device.driver import cuda_driver
from ..bridge.cuda.device.launch import DeviceLaunch, DeviceTape, on_device
from ..bridge.cuda.device.prepared import prepared
from ..bridge.cuda.device.ready import KnownLaunch, Ready, ready_for
from ..bridge.cuda.device.streams import stream_handle
from ..bridge.cuda.extract import extract
from ..bridge.cuda.front_end import type_of_argument
from ..bridge.cuda.grid_sync import meets_grid
from ..bridge.cuda.host.run import HostTape, Launched, derivative_of
from ..bridge.cuda.kernel import Kernel
from ..bridge.cuda.late_blocks import hidden_values, with_late_blocks
from ..bridge.cuda.launch_sizes import for_one_size
from ..bridge.cuda.layout import build_request, single_extents
from ..bridge.cuda.ptx import PtxOptions, registers_for
from ..bridge.cuda.written import written_arguments
from ..errors import EnzymeError
from ..inspection import Measured, explain
from ..request import GradientRequest, Mode
from .kernel_arguments import Given, given_arguments
from .kernel_views import asked_for, explain_kernel, inspect_kernel, overview
from .known_launches import PLAIN, KnownLaunches, form_of
from .measure import measure_kernel
from .signatures import argument_types

MOST_THREADS, MOST_THREADS_Z, MOST_BLOCKS_X, MOST_BLOCKS = 1024, 64, 2**31 - 1, 65535  # of every CUDA device; code relies on it
TARGETS = ("auto", "cuda", "cpu")
SPLIT = "split"  # the kind of launch of both halves
OF_FUNCTIONS = ("value_and_grad", "vjp", "jacfwd", "jacrev", "hessian", "hvp")


class DifferentiableKernel:
    """A kernel with derivatives; what `differentiate` makes of a `@cuda.jit` function.

    All that is offered for a kernel is a method or attribute here, and most of them are one line.
    """

    def __init__(self, dispatcher: Any, target: str = "auto", race_check: bool = False, debug: bool = False) -> None:
        if target not in TARGETS:
            raise ValueError(f"target is {target!r}; known are {', '.join(TARGETS)}")
        self.__wrapped__ = dispatcher.py_func
        self.dispatcher = dispatcher
        self.target = target
        self.race_check, self.debug = race_check, debug
        self.latest = None  # kernel and request of the latest launch of a derivative
        self.launches = {}  # every kernel and request (None: the primal) that was launched, in order
        self.measured = {}  # what `measure` has found, by the types of arguments
        self.launched = None  # the kernel of the latest launch, if it calls derivatives itself
        self._known = KnownLaunches()
        functools.update_wrapper(self, dispatcher.py_func)

    @property
    def _numba_type_(self):
        return self.dispatcher._numba_type_

    @property
    def py_func(self):
        return self.dispatcher.py_func

    def __getattr__(self, name: str):
        if name.startswith("__") or "dispatcher" not in self.__dict__:
            raise AttributeError(name)
        if name in OF_FUNCTIONS:
            raise AttributeError(f"{self.__name__} is a kernel, which returns nothing: it has grad, jvp, augmented and reverse")
        return getattr(self.dispatcher, name)

    def __repr__(self) -> str:
        return f"<differentiable kernel {self.__name__}>"

    def __reduce__(self):
        return differentiable_kernel, (self.dispatcher, self.target, self.race_check, self.debug)

    def __getitem__(self, configuration: Any) -> Launch:
        return Launch(self, self._launch_primal, *dimensions(configuration))

    def __call__(self, *arguments: Any):
        raise ValueError(f"{self.__name__} is a kernel: say how many blocks and threads, {self.__name__}[grid, block](...)")

    @property
    def grad(self) -> Launcher:
        """Primal and reverse sweep in one launch: gradients are added to the shadows."""
        return Launcher(self, functools.partial(self._launch_derivative, Mode.REVERSE))

    @property
    def jvp(self) -> Launcher:
        """Forward mode: shadows are tangents."""
        return Launcher(self, functools.partial(self._launch_derivative, Mode.FORWARD))

    def inspect_llvm(self, signature: Any = None):
        """The LLVM IR of the primal for a signature, or all that was compiled as a dictionary, as numba.cuda has it.

        Of what ran on the host, the text that every thread runs.
        """
        known = {**{kernel.arguments: kernel.text for kernel, _ in self.launches}, **self.dispatcher.inspect_llvm()}
        if signature is None:
            return known
        types = argument_types(signature, self.py_func)
        return known[types] if types in known else extract(self.dispatcher, types).text

    def inspect_gradient(self, signature: Any = None, view: str = "ir", mode: str = "reverse",
                         capability: tuple[int, int] = (9, 0), block: int | tuple[int, ...] | None = None) -> str:  # fmt: skip
        """Text of the derivative for a signature (all floating arguments are differentiated), for annotated arguments as a
        launch takes them, or, without either, of the latest launch.

        ``view``: "ir" (what every thread runs), "plan" (what is cached, recomputed, and why), "source" (the kernel annotated
        with it), "cfg" (Graphviz), "ptx" (for the compute ``capability``), "asm" (what the host runs).
        ``block``: the size of the blocks of a launch, as it is launched; without it, what holds for all sizes.
        """
        return inspect_kernel(self, signature, view, Mode(mode), (capability[0], capability[1]), _block(block))

    def explain(self, *arguments: Any, signature: Any = None, block: int | tuple[int, ...] | None = None):
        """What the gradient keeps, what it recomputes, and why: prints as text, shows as HTML in a notebook.

        For a signature, for annotated arguments, or, without either, for the latest launch. Bytes are those of one thread.
        Derivatives that the kernel calls are explained after its own; after a launch of the primal, these alone.
        ``block``: the size of the blocks of a launch, by which updates of shared memory may be told apart.
        """
        return explain_kernel(self, signature if signature is not None else asked_for(arguments), _block(block))

    @property
    def measure(self) -> Launcher:
        """How long a launch takes, and one of the gradient, for annotated arguments as `grad` takes them.

        NumPy arrays are left as they are, and each call is waited for; those on a device are worked on, in loops of calls.
        """
        return Launcher(self, self._measure)

    def _repr_html_(self) -> str:
        """For notebooks: what is compiled for which types, what the tapes take, and what was measured."""
        return overview(self)

    @property
    def augmented(self) -> Launcher:
        """Split mode: the primal, keeping what the reverse sweep needs in the tape that is returned."""
        return Launcher(self, self._launch_augmented)

    @property
    def reverse(self) -> Launcher:
        """Split mode: the reverse sweep, later, with the tape and the arguments of the augmented primal."""
        return Launcher(self, self._launch_reverse)

    @property
    def tape_bytes(self) -> Launcher:
        """Split mode: bytes of the tape of a launch, over all threads.

        Raises EnzymeError where only the run tells.
        """
        return Launcher(self, self._count_bytes)

    def _launch_augmented(self, launch: Launch, arguments: tuple) -> HostTape | DeviceTape:
        key, known = self._known_launch(SPLIT, launch, arguments)
        launched = known or self._launched(Mode.REVERSE, launch, arguments, split=True)
        tape = _tape(launched).keep_finals()
        self._remember(key, known, launched)
        return tape

    def _launch_reverse(self, launch: Launch, arguments: tuple) -> None:
        wanted = DeviceTape if target_of(self) == "cuda" else HostTape
        if not arguments or not isinstance(arguments[0], wanted):
            raise EnzymeError(f"{self.__name__}.reverse takes the tape first, then the arguments")
        _, known = self._known_launch(SPLIT, launch, arguments[1:])
        arguments[0].reverse(known or self._launched(Mode.REVERSE, launch, arguments[1:], split=True))

    def _count_bytes(self, launch: Launch, arguments: tuple) -> int:
        launched = self._launched(Mode.REVERSE, launch, arguments, split=True)
        if isinstance(launched, DeviceLaunch):
            return launched.sizes().bytes
        assert launched.request is not None
        each = explain(derivative_of(launched.kernel, launched.request)).tape_bytes
        if each is None:
            raise EnzymeError(f"the tape of {self.__name__} has a size that only the run tells")
        return each * math.prod(launch.grid) * math.prod(launch.block)

    def _measure(self, launch: Launch, arguments: tuple) -> Measured:
        wait = cuda.synchronize if target_of(self) == "cuda" else None
        found = measure_kernel(self, launch, arguments, wait, type_of_argument)
        self.measured[found.types] = found
        return found

    def _launch_primal(self, launch: Launch, arguments: tuple) -> None:
        device = target_of(self) == "cuda"
        key, known = self._known_launch(None, launch, arguments)
        if known is PLAIN:
            self.dispatcher[launch.grid, launch.block, launch.stream, launch.shared_bytes](*arguments)
            return
        if known is not None:
            self.launched = known.kernel
            known.run()
            return
        given = given_arguments(self, arguments, None, device=device)
        kernel = extract(self.dispatcher, given.types, apart=self.are_apart(given, device=device), final=True, device=device,
                         checked=self.is_watched and not device)  # fmt: skip
        self.launched = kernel if kernel.calls_autodiff else None
        self.launches[kernel, None] = None
        if device and (kernel.calls_autodiff or given.has_gaps or meets_grid(kernel.text)):
            launched = self._on_device(kernel, None, given, launch)
            launched.run()
            self._known.add(key, ready_for(launched))
            return
        if device:
            self.dispatcher[launch.grid, launch.block, launch.stream, launch.shared_bytes](*arguments)
            self._known.add(key, PLAIN)
            return
        Launched(kernel, None, given.values, given.shadows, launch.grid, launch.block, launch.shared_bytes, given.names,
                 self.is_watched, self.is_debugged).run()  # fmt: skip

    def _launch_derivative(self, mode: Mode, launch: Launch, arguments: tuple) -> None:
        key, known = self._known_launch(mode, launch, arguments)
        launched = known or self._launched(mode, launch, arguments)
        if launched.request is not None and launched.request.split:
            _tape(launched).reverse(launched)
        else:
            launched.run()
        self._remember(key, known, launched)

    def _remember(self, key: tuple | None, known: KnownLaunch | None, launched: Any) -> None:
        """The next launch that is like this one need not be looked at."""
        if known is not None:
            self.latest = (known.kernel, known.request)
        elif key is not None:
            self._known.add(key, ready_for(launched))

    def _known_launch(self, kind: object, launch: Launch, arguments: tuple) -> tuple[tuple | None, Any]:
        """The key of a launch on the device, if it has one; and the launch, where it is like an earlier one of that kind."""
        form = form_of(arguments) if target_of(self) == "cuda" else None
        if form is None:
            return None, None
        key = (kind, launch.grid, launch.block, launch.shared_bytes, *form.key)
        ready = self._known.find(key)
        if not isinstance(ready, Ready):
            return key, ready
        return key, ready.launch(cuda_driver(), stream_handle(launch.stream), form.streams, form.addresses, form.numbers)

    def _launched(self, mode: Mode, launch: Launch, arguments: tuple, *, split: bool = False) -> Launched | DeviceLaunch:
        """A launch of a derivative, its arguments checked."""
        device = target_of(self) == "cuda"
        given = given_arguments(self, arguments, mode, device=device)
        apart = self.are_apart(given, device=device)
        kernel = extract(self.dispatcher, given.types, apart=apart, device=device, checked=self.is_watched and not device)
        kernel = with_late_blocks(kernel, mode)
        request = build_request(kernel, given.active, mode, apart=apart, split=split,
                                race_free=given.race_free, single=single_extents(launch.grid, launch.block),
                                block=launch.block)  # fmt: skip
        request = on_device(request) if device else for_one_size(kernel, request, launch.grid, launch.block)
        self.latest = (kernel, request)
        self.launches[self.latest] = None
        given = given.with_hidden(hidden_values(kernel, math.prod(launch.grid)))
        if device:
            return self._on_device(kernel, request, given, launch)
        return Launched(kernel, request, given.values, given.shadows, launch.grid, launch.block, launch.shared_bytes, given.names,
                        self.is_watched, self.is_debugged)  # fmt: skip

    def are_apart(self, given: Given, *, device: bool) -> bool:
        """Whether the arrays of a launch are apart, as far as that matters. Raises ActivityError for those that can't be."""
        def written() -> tuple[bool, ...]:
            return written_arguments(extract(self.dispatcher, given.types, device=device))

        return given.check_apart(written)

    @property
    def is_watched(self) -> bool:
        """Whether launches on the host are watched, for races and indices outside of arrays: by the decorator's word
        (``race_check``, ``debug``), or by NUMBA_ENZYME_RACE_CHECK."""
        return self.race_check or self.is_debugged or os.environ.get("NUMBA_ENZYME_RACE_CHECK", "0") not in ("", "0")

    @property
    def is_debugged(self) -> bool:
        """Whether they are watched for numbers that are not finite, too."""
        return self.debug or config.debug_nans()

    def _on_device(self, kernel: Kernel, request: GradientRequest | None, given: Given,
                   launch: Launch) -> DeviceLaunch:
        made = prepared(kernel, request, self.ptx_options(math.prod(launch.block)), launch.block)
        return DeviceLaunch(cuda_driver(), made, given.values, given.shadows, launch.grid, launch.block, launch.shared_bytes,
                            stream_handle(launch.stream))  # fmt: skip

    def ptx_options(self, threads: int = 1) -> PtxOptions:
        """What the kernel was decorated with, for the back end; for blocks of so many threads."""
        given = self.dispatcher.targetoptions
        registers = int(given.get("max_registers") or registers_for(threads))
        return PtxOptions(bool(given.get("lineinfo")), registers, bool(given.get("opt", True)), bool(given.get("fastmath")))


def _tape(launched: Any) -> HostTape | DeviceTape:
    """Run the augmented primal."""
    return HostTape(launched) if isinstance(launched, Launched) else DeviceTape(launched)


@dataclass(frozen=True)
class Launcher:
    """What is launched by ``[grid, block, stream, shared bytes](...)``."""

    kernel: DifferentiableKernel
    start: Callable

    def __getitem__(self, configuration: Any) -> Launch:
        return Launch(self.kernel, self.start, *dimensions(configuration))

    def __call__(self, *arguments: Any):
        raise ValueError("say how many blocks and threads: kernel.grad[grid, block](...)")


@dataclass(frozen=True)
class Launch:
    """A launch that only lacks its arguments."""

    kernel: DifferentiableKernel
    start: Callable
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    stream: object = 0
    shared_bytes: int = 0

    def __call__(self, *arguments: Any):
        try:
            return self.start(self, arguments)
        except EnzymeError as refusal:  # our frames are no part of what the caller did wrong
            if config.full_tracebacks():
                raise
            raise refusal.with_traceback(None) from refusal.__cause__


def dimensions(configuration: object) -> tuple:
    """(grid, block, stream, shared bytes) with three numbers for grid and block. Raises ValueError for what is no launch."""
    try:
        return _dimensions(configuration)
    except ValueError as wrong:
        raise wrong.with_traceback(None) from None


def _dimensions(configuration: object) -> tuple:
    if not isinstance(configuration, tuple) or not 2 <= len(configuration) <= 4:
        raise ValueError("a launch needs [grid, block] or [grid, block, stream, shared bytes]")
    grid, block, *rest = configuration
    stream = rest[0] if rest else 0
    shared_bytes = int(rest[1]) if len(rest) > 1 else 0
    blocks, threads = _triple(grid, "grid"), _triple(block, "block")
    if math.prod(threads) > MOST_THREADS or threads[2] > MOST_THREADS_Z:
        raise ValueError(f"a block has at most {MOST_THREADS} threads, {MOST_THREADS_Z} of them along z; got {block!r}")
    if blocks[0] > MOST_BLOCKS_X or max(blocks[1:]) > MOST_BLOCKS:
        raise ValueError(f"a grid has at most {MOST_BLOCKS_X} blocks along x and {MOST_BLOCKS} along y and z; got {grid!r}")
    if shared_bytes < 0:
        raise ValueError("shared memory has no negative size")
    return blocks, threads, stream, shared_bytes


def _block(size: int | tuple[int, ...] | None) -> tuple[int, ...]:
    return _triple(size, "block") if size is not None else ()


def _triple(size: Any, what: str) -> tuple[int, int, int]:
    if type(size) is int and size > 0:
        return size, 1, 1
    if type(size) is tuple and len(size) == 2 and type(size[0]) is type(size[1]) is int and min(size) > 0:
        return *size, 1
    numbers = tuple(size) if isinstance(size, (tuple, list)) else (size,)
    if not 1 <= len(numbers) <= 3 or not all(hasattr(n, "__index__") for n in numbers):
        raise ValueError(f"the {what} is one to three integers, got {size!r}")
    numbers = tuple(n.__index__() for n in numbers)
    if any(n < 1 for n in numbers):
        raise ValueError(f"the {what} has at least one {'thread' if what == 'block' else 'block'} along each axis, got {size!r}")
    x, y, z = (*numbers, 1, 1)[:3]
    return x, y, z


@functools.cache
def _no_device() -> None:
    warnings.warn("no CUDA device was found: kernels run on the host (target='cpu')", stacklevel=5)


def target_of(kernel: DifferentiableKernel) -> str:
    """Where a kernel runs: "cuda" or "cpu"."""
    target = os.environ.get("NUMBA_ENZYME_CUDA_TARGET", "") or kernel.target
    if target not in TARGETS:
        raise ValueError(f"NUMBA_ENZYME_CUDA_TARGET is {target!r}; known are {', '.join(TARGETS)}")
    if target == "auto":
        if cuda.is_available():
            return "cuda"
        _no_device()
        return "cpu"
    return target


def differentiable_kernel(dispatcher: object, target: str = "auto", race_check: bool = False,
                          debug: bool = False) -> DifferentiableKernel:  # fmt: skip
    """A kernel with derivatives."""
    return DifferentiableKernel(dispatcher, target, race_check, debug)
