"""What an argument is to the derivative, in Enzyme's words.

    autodiff(f, Duplicated(x, dx), Active(a), Const(n))

Annotations are named tuples, so that Numba types them statically and builds them inside @njit code.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from llvmlite.ir import IRBuilder, Value
from numba.core import types
from numba.core.base import BaseContext
from numba.core.imputils import lower_constant
from numba.core.typing.typeof import typeof_impl
from numba.extending import models, register_model

from ..request import Mode


class Const(NamedTuple):
    """No derivative flows through ``value``."""

    value: object


class Active(NamedTuple):
    """A scalar whose gradient is returned; reverse mode only."""

    value: object


class Duplicated(NamedTuple):
    """Reverse mode: the gradient is added to ``shadow``. Forward mode: ``shadow`` is the tangent.

    ``race_free`` is the caller's word that no two threads of a kernel touch one element of the shadow.
    """

    primal: object
    shadow: object
    race_free: bool = False


class DuplicatedNoNeed(NamedTuple):
    """As :class:`Duplicated`, and the contents of ``primal`` after the call are of no interest."""

    primal: object
    shadow: object
    race_free: bool = False


ANNOTATIONS = frozenset({Const, Active, Duplicated, DuplicatedNoNeed})


def annotation_of(type_: types.Type) -> type | None:
    """The annotation class that a Numba type stands for, if it is that of an annotated argument."""
    made_of = getattr(type_, "instance_class", None) if isinstance(type_, types.BaseNamedTuple) else None
    return made_of if made_of in ANNOTATIONS else None


def annotated(type_: types.Type, annotation: type | None) -> types.Type:
    """The type of an annotated argument that is given as a plain tuple; any other as it is."""
    if annotation is None or annotation_of(type_) is not None:
        return type_
    return types.BaseTuple.from_types(type_.types, annotation)


class ModeToken:
    """`Forward` or `Reverse`: a constant that Numba knows by its type."""

    def __init__(self, mode: Mode) -> None:
        self.mode = mode

    def __repr__(self) -> str:
        return self.mode.value.capitalize()

    def __reduce__(self) -> str:
        return repr(self)


Forward = ModeToken(Mode.FORWARD)
"""``mode`` of `autodiff`: shadows are tangents, and the tangent of the result is returned."""

Reverse = ModeToken(Mode.REVERSE)
"""``mode`` of `autodiff`, its default: gradients are added to shadows and returned for what is Active."""


class ModeType(types.Dummy):
    """The Numba type of a :class:`ModeToken`, one type per mode."""

    def __init__(self, mode: Mode) -> None:
        self.mode = mode
        super().__init__(f"Mode({mode.value})")


register_model(ModeType)(models.OpaqueModel)


@typeof_impl.register(ModeToken)
def _typeof_mode(value: Any, context: Any):
    return ModeType(value.mode)


@lower_constant(ModeType)
def _lower_mode(context: BaseContext, builder: IRBuilder, type_: types.Type, value: Value):
    return context.get_dummy_value()
