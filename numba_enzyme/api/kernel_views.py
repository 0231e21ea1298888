"""Views of a kernel's derivative, and its explanation.

    saxpy.inspect_gradient("(float64, float64[:], float64[:])", view="ptx")
    saxpy.inspect_gradient((Duplicated(a, da), Const(x), Duplicated(y, dy)), view="plan")
"""

from __future__ import annotations

import inspect
import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from ..bridge.cuda.device.entry import Variant, device_entry
from ..bridge.cuda.device.launch import on_device
from ..bridge.cuda.extract import extract
from ..bridge.cuda.front_end import types
from ..bridge.cuda.host.run import derivative_of, host_code
from ..bridge.cuda.kernel import Kernel
from ..bridge.cuda.known_block import depends_on_block
from ..bridge.cuda.late_blocks import with_late_blocks
from ..bridge.cuda.layout import build_request, carries_derivative, single_extents, unused_extents
from ..bridge.cuda.ptx import joined, ptx
from ..bridge.cuda.split_entry import AUGMENTED, REVERSE
from ..bridge.cuda.sums import settle_sums
from ..errors import EnzymeError
from ..inspection import Explanation, Row, Source, control_flow, explain, explain_calls, overview_html, tape_of
from ..ir.parser import parse_module
from ..ir.printer import print_function
from ..request import GradientRequest, Mode
from .kernel_arguments import given_arguments
from .signatures import argument_types

VIEWS = ("source", "plan", "ir", "cfg", "asm", "ptx")


def requested(kernel: Any, arguments: object, mode: Mode, *, device: bool = False,
              block: tuple[int, ...] = ()) -> tuple[Kernel, GradientRequest]:  # fmt: skip
    """The extracted kernel and the request that a signature, annotated arguments, or the latest launch (None) ask for.

    As it runs on the host or, also where the latest launch was not there, on a ``device``; in blocks of that size, if given.
    """
    if arguments is None:
        if kernel.latest is None:
            raise EnzymeError(f"{kernel.__name__} has not been differentiated: launch it first, or give a signature: "
                              "'(float64[:], int64)'")  # fmt: skip
        extracted, request = kernel.latest
        if device and not extracted.contract:
            extracted = with_late_blocks(
                extract(kernel.dispatcher, extracted.given_arguments, apart=bool(request.noalias), device=True), mode)
        return extracted, replace(request, contract=extracted.contract)
    if _is_signature(arguments) or not isinstance(arguments, Sequence):
        given = argument_types(arguments, kernel.py_func)
        extracted = with_late_blocks(extract(kernel.dispatcher, given, apart=True, device=device), mode)
        return extracted, build_request(extracted, tuple(map(carries_derivative, given)), mode, apart=True,
                                        single=_single(extracted, block), block=block)  # fmt: skip
    found = given_arguments(kernel, tuple(arguments), mode)
    apart = kernel.are_apart(found, device=device)
    extracted = with_late_blocks(extract(kernel.dispatcher, found.types, apart=apart, device=device), mode)
    return extracted, build_request(extracted, found.active, mode, apart=apart, race_free=found.race_free,
                                    single=_single(extracted, block), block=block)  # fmt: skip


def _single(extracted: Kernel, block: tuple[int, ...]) -> tuple[str, ...]:
    """The extents that are one as a rule; those of a block of a given size are known."""
    unused = unused_extents(extracted)
    if not block:
        return unused
    return (*(name for name in unused if name.startswith("nctaid")), *single_extents((0, 0, 0), block))


def asked_for(arguments: tuple) -> object:
    """What is meant by positional arguments: a signature, annotated arguments, or (None) the latest launch."""
    return arguments[0] if len(arguments) == 1 and _is_signature(arguments[0]) else arguments or None


def _is_signature(arguments: object) -> bool:
    return isinstance(arguments, str) or (isinstance(arguments, Sequence) and all(isinstance(a, types.Type) for a in arguments))


def inspect_kernel(kernel: Any, arguments: object, view: str, mode: Mode, capability: tuple[int, int],
                   block: tuple[int, ...] = ()) -> str:  # fmt: skip
    """One view of the derivative of *kernel*."""
    if view not in VIEWS:
        raise EnzymeError(f"view must be one of {', '.join(map(repr, VIEWS))}, got {view!r}")
    extracted, request = requested(kernel, arguments, mode, device=view == "ptx", block=block)
    if view == "ptx":
        return joined(_ptx(kernel, extracted, on_device(request), capability, block))
    derivative = derivative_of(extracted, request)
    if view == "plan":
        return derivative.plan
    if view == "ir":
        functions = parse_module(derivative.text).functions
        names = [derivative.split.augmented, derivative.split.reverse] if derivative.split else [derivative.name]
        return "\n".join(print_function(functions[name]) for name in names)
    if view == "cfg":
        return control_flow(derivative)
    if view == "asm":
        halves = (AUGMENTED, REVERSE) if request.split else ("",)
        return "\n".join(host_code(extracted, request, variant).assembly() for variant in halves)
    explanation = explain(derivative, _source(kernel))
    if explanation.source is None:
        raise EnzymeError(f"the source of {kernel.__name__} is unavailable; view='plan' needs none")
    return explanation.annotated()


def _ptx(kernel: Any, extracted: Kernel, request: GradientRequest, capability: tuple[int, int],
         block: tuple[int, ...]) -> Iterator[str]:  # fmt: skip
    """One module per launch."""
    derivative = derivative_of(extracted, request)
    options = kernel.ptx_options(math.prod(block))
    if block and depends_on_block(derivative.text):
        options = replace(options, block=block)
    for variant in (Variant.AUGMENTED, Variant.REVERSE) if request.split else (Variant.WHOLE,):
        suffix = variant.value if request.split else "grad" if request.mode is Mode.REVERSE else "jvp"
        module = settle_sums(extracted, device_entry(derivative, variant, checked=False))
        yield ptx(extracted, module, request, f"{kernel.__name__}_{suffix}", capability, options)


def explain_kernel(kernel: Any, arguments: object, block: tuple[int, ...] = ()) -> Explanation:
    """What the gradient of *kernel*, and derivatives that it calls, keep and recompute, and why."""
    if arguments is None and kernel.latest is None and kernel.launched is not None:
        return explain_calls(kernel.__name__, kernel.launched.derivatives, _source(kernel))
    extracted, request = requested(kernel, arguments, Mode.REVERSE, block=block)
    return explain(derivative_of(extracted, request), _source(kernel), extracted.derivatives)


def overview(kernel: Any) -> str:
    """A row for each kind of launch and each signature; then what was measured."""
    rows = []
    for extracted, request in kernel.launches:
        name = kernel.__name__
        if request is not None:
            name += ".jvp" if request.mode is Mode.FORWARD else ".augmented, .reverse" if request.split else ".grad"
        tape = tape_of([derivative_of(extracted, request)] if request is not None else extracted.derivatives)
        rows.append(Row(name, tuple(map(str, extracted.arguments)), tape))
    title = f"{kernel.__name__}{inspect.signature(kernel.py_func)}"
    return overview_html(title, list(dict.fromkeys(rows)), kernel.measured.values(), per="thread")


def _source(kernel: Any) -> Source | None:
    try:
        lines, first = inspect.getsourcelines(kernel.py_func)
    except OSError:  # typed at a prompt, or made by exec
        return None
    return Source(kernel.py_func.__code__.co_filename, first, tuple(line.rstrip("\n") for line in lines))
