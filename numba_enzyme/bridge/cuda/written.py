"""Which arguments a kernel may write to: LLVM's answer, so never too few.

    define void @k(..., ptr readonly %x.4, ..., ptr %out.4, ...)   ->   (False, True)
"""

from __future__ import annotations

from ...ir.functions import Argument
from ...ir.parser import parse_module
from ...request import Mode
from .kernel import Kernel
from .layout import flat_parameters


def written_arguments(kernel: Kernel) -> tuple[bool, ...]:
    """Per argument whether memory behind it may be written."""
    parameters = parse_module(kernel.text).functions[kernel.name].arguments
    written, first = [], 0
    for type_ in kernel.arguments:
        count = len(flat_parameters(type_, False, Mode.REVERSE))
        written.append(any(map(_may_be_written, parameters[first : first + count])))
        first += count
    return tuple(written)


def _may_be_written(parameter: Argument) -> bool:
    words = str(parameter.attributes).split()
    return str(parameter.type) == "ptr" and not {"readonly", "readnone"} & set(words)
