"""Dispatchers that are typed where they are called, lowered where their callers are; generated ones go with their last reference.

Numba's own finalizer of a dispatcher holds its compile results. Those of a generated function know the function that it was
made for, which knows its transforms: none of the three would ever be collected. The finalizer needs entry points alone.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

from numba.core import sigutils, utils
from numba.core.registry import CPUDispatcher
from numba.core.typing import make_concrete_template

from .tuple_types import tuple_type


class TypedDispatcher(CPUDispatcher):
    """A dispatcher whose callers get types from ``typed_for`` of the subclass when they are typed, code when they are lowered.

    So what is only differentiated is never lowered for the ordinary context.

    Where ``for_compiled_callers`` is another dispatcher, both come from that.
    """

    def get_call_template(self, args: Any, kws: Any):
        inner = getattr(self, "for_compiled_callers", self)
        if not inner._can_compile:
            return super().get_call_template(args, kws)
        pysig, folded = inner._compiler.fold_argument_types(args, kws)
        signatures = [inner.typed_for(tuple(folded)).signature]
        return make_concrete_template(f"CallTemplate({self.__name__})", self.__name__, signatures), pysig, folded, {}

    def get_overload(self, sig: Any):
        inner = getattr(self, "for_compiled_callers", self)
        if inner is not self:
            return inner.get_overload(sig)
        self.compile(sigutils.normalize_signature(sig)[0])
        return super().get_overload(sig)

    def typeof_pyval(self, val: Any):
        return tuple_type(val, super().typeof_pyval) if isinstance(val, tuple) else super().typeof_pyval(val)


class GeneratedDispatcher(TypedDispatcher):
    """A dispatcher whose finalizer holds no compile results; ``add_overload`` of a subclass calls :meth:`note_entry_point`."""

    def note_entry_point(self, cres: Any) -> None:
        self._entry_points.append(cres.entry_point)

    def _make_finalizer(self) -> Callable[..., None]:
        self._entry_points = entry_points = self.__dict__.get("_entry_points", [])
        context = self.targetctx

        def finalizer(shutting_down: Callable[[], bool] = utils.shutting_down) -> None:
            for entry_point in entry_points if not shutting_down() else ():
                with contextlib.suppress(KeyError):
                    context.remove_user_function(entry_point)

        return finalizer
