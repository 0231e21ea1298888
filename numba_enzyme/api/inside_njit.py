"""The transforms as Numba sees them: calls inside @njit code.

    @njit
    def step(x): return x - 0.1 * grad(loss)(x)          # `grad(loss)` is a constant: a dispatcher, known by its type

`autodiff` has keyword arguments after its *args, which `@overload` can't express; it has a typing template of its own.
"""

from __future__ import annotations

import inspect
from importlib import import_module
from typing import Any

from llvmlite.ir import IRBuilder, Value
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.typing import Context, Signature, signature
from numba.core.typing.templates import AbstractTemplate, AttributeTemplate, infer_getattr, infer_global
from numba.extending import lower_builtin, models, overload, register_model
from numba.extending import lower_getattr_generic as lower_attribute
from numba.typed.listobject import new_list

from ..bridge.cpu.fresh import copy_laid_out
from ..bridge.cpu.row_types import RowsType, has_columns
from ..errors import EnzymeError
from . import transforms, trees
from .annotations import ModeType, Reverse
from .differentiable import Differentiable, DifferentiableType, as_dispatcher, transformed
from .enzyme_form import EnzymeForm, autodiff
from .instances import copier, is_copied
from .list_patterns import holds_record
from .products import ForwardProduct, HessianProduct, Pullback, PullbackCheck


def _dispatcher(type_: types.Type) -> Any:
    if isinstance(type_, types.Function):  # a ufunc, or what is overloaded
        return as_dispatcher(type_.typing_key)
    if isinstance(type_, types.BoundFunction) and isinstance(type_.this, types.ClassInstanceType):
        method = type_.typing_key[1]
        raise EnzymeError(f"inside @njit code a transform takes no bound method: write an @njit function of the instance, "
                          f"def f(m, x): return m.{method}(x), and grad(f, argnums=1)(m, x)")
    if not isinstance(type_, types.Dispatcher):
        raise EnzymeError(f"inside @njit code a transform takes an @njit function, got {type_}")
    return type_.dispatcher


def static_value(what: str, value: Any) -> Any:
    """The compile-time value of an argument such as ``argnums``."""
    if isinstance(value, types.Omitted):
        return value.value
    if isinstance(value, types.NoneType):
        return None
    if isinstance(value, types.Literal):
        return value.literal_value
    if isinstance(value, types.BaseTuple) and all(isinstance(part, types.Literal) for part in value.types):
        return tuple(part.literal_value for part in value.types)
    if isinstance(value, types.Type):
        raise EnzymeError(f"inside @njit code {what} must be a constant: write it as a literal, or form the transform outside")
    return value


def _formed(transform: Any, f: Any, **options: Any):
    """The transform of the function of this type; its options are constants."""
    return transform(_dispatcher(f), **{name: static_value(name, value) for name, value in options.items()})


@overload(transforms.grad, prefer_literal=True)
def _grad(f, argnums=None, has_aux=False, holomorphic=False, argnames=None):
    made = _formed(transforms.grad, f, argnums=argnums, has_aux=has_aux, holomorphic=holomorphic, argnames=argnames)
    return lambda f, argnums=None, has_aux=False, holomorphic=False, argnames=None: made


@overload(transforms.value_and_grad, prefer_literal=True)
def _value_and_grad(f, argnums=None, has_aux=False, holomorphic=False, argnames=None):
    made = _formed(transforms.value_and_grad, f, argnums=argnums, has_aux=has_aux, holomorphic=holomorphic, argnames=argnames)
    return lambda f, argnums=None, has_aux=False, holomorphic=False, argnames=None: made


@overload(transforms.jacfwd, prefer_literal=True)
def _jacfwd(f, argnums=None, holomorphic=False, argnames=None):
    made = _formed(transforms.jacfwd, f, argnums=argnums, holomorphic=holomorphic, argnames=argnames)
    return lambda f, argnums=None, holomorphic=False, argnames=None: made


@overload(transforms.jacrev, prefer_literal=True)
def _jacrev(f, argnums=None, holomorphic=False, argnames=None):
    made = _formed(transforms.jacrev, f, argnums=argnums, holomorphic=holomorphic, argnames=argnames)
    return lambda f, argnums=None, holomorphic=False, argnames=None: made


@overload(transforms.hessian, prefer_literal=True)
def _hessian(f, argnums=None, argnames=None):
    made = _formed(transforms.hessian, f, argnums=argnums, argnames=argnames)
    return lambda f, argnums=None, argnames=None: made


@overload(transforms.jvp)
def _jvp(f, primals, tangents):
    made = transformed(_dispatcher(f), ForwardProduct())
    return lambda f, primals, tangents: made(primals, tangents)


@overload(transforms.hvp)
def _hvp(f, primals, tangents):
    made = transformed(_dispatcher(f), HessianProduct())
    return lambda f, primals, tangents: made(primals, tangents)


class PullbackType(types.Callable):
    """A pullback made inside @njit code: the primals as they were, and the transform that its call runs."""

    def __init__(self, pullback: Differentiable, primals: types.BaseTuple) -> None:
        self.pullback = pullback
        self.primals = primals
        super().__init__(f"pullback({pullback.function.__name__}, {primals})")

    def get_call_type(self, context: Any, args: Any, kws: Any):
        inner = DifferentiableType(self.pullback).get_call_type(context, (self.primals, *args), kws)
        return signature(inner.return_type, *inner.args[1:], recvr=self)

    def get_call_signatures(self):
        return (), True

    def get_impl_key(self, sig: Signature):
        return PullbackType

    @property
    def key(self):
        return self.pullback, self.primals


@register_model(PullbackType)
class _PullbackModel(models.StructModel):
    def __init__(self, manager: Any, type_: types.Type):
        super().__init__(manager, type_, [("primals", type_.primals)])


@lower_builtin(PullbackType, PullbackType, types.Any)
def _call_pullback(context: BaseContext, builder: IRBuilder, sig: Signature, args: list[Value]):
    type_ = sig.args[0]
    pullback = cgutils.create_struct_proxy(type_)(context, builder, value=args[0])
    dispatcher_type = DifferentiableType(type_.pullback)
    inner = dispatcher_type.get_call_type(context.typing_context, (type_.primals, sig.args[1]), {})
    return context.get_function(dispatcher_type, inner)(builder, [pullback.primals, args[1]])


def _bind(f: Any, primals: types.BaseTuple):
    """A pullback that keeps *primals*; inside @njit code only."""
    raise NotImplementedError("inside @njit code only")


@infer_global(_bind)
class _BindTemplate(AbstractTemplate):
    def generic(self, args: Any, kws: Any):
        function, primals = args
        return signature(PullbackType(transformed(_dispatcher(function), Pullback()), primals), function, primals)


@lower_builtin(_bind, types.Callable, types.BaseTuple)
def _lower_bind(context: BaseContext, builder: IRBuilder, sig: Signature, args: list[Value]):
    pullback = cgutils.create_struct_proxy(sig.return_type)(context, builder)
    pullback.primals = args[1]
    context.nrt.incref(builder, sig.args[1], args[1])
    return pullback._getvalue()


def _saved(primal: Any):
    """A copy of a primal, inside @njit code."""
    raise NotImplementedError("inside @njit code only")


@overload(_saved)
def _overload_saved(primal):
    if has_columns(primal):
        return _saved_list(primal)
    if isinstance(primal, types.Array) and trees.keeps_layout(primal):
        return lambda primal: copy_laid_out(primal)
    if isinstance(primal, types.Array | types.ListType | types.List):
        return lambda primal: primal.copy()
    if isinstance(primal, types.BaseTuple) and len(primal.types):
        return _saved_tuple(primal)
    if is_copied(primal):
        copied = copier(primal)
        return lambda primal: copied(primal)
    return lambda primal: primal


def _saved_list(type_: RowsType):
    if isinstance(type_, types.List):
        return lambda primal: [_saved(item) for item in primal]
    item_type = type_.item_type

    def copy(primal):
        made = new_list(item_type, len(primal))
        for item in primal:
            made.append(_saved(item))
        return made

    return copy


def _saved_tuple(type_: types.BaseTuple):
    parts = "".join(f"saved(primal[{i}]), " for i in range(len(type_.types)))
    namespace = {"saved": _saved}
    made = f"({parts})"
    if isinstance(type_, types.BaseNamedTuple):
        namespace["Fields"] = type_.instance_class
        made = f"Fields({parts})"
    exec(f"def copy(primal):\n    return {made}", namespace)
    return namespace["copy"]


@overload(transforms.vjp, strict=False)
def _vjp(f, *primals):
    given = primals[0] if len(primals) == 1 and isinstance(primals[0], types.BaseTuple) else types.BaseTuple.from_types(primals)
    if holds_record(given):
        raise EnzymeError("inside @njit code vjp takes no single record, whose memory may be gone when the pullback is called: "
                          "pass an array of such records (a[i:i + 1])")
    function = _dispatcher(f)
    check = transformed(function, PullbackCheck())

    def vjp(f, *primals):
        check(primals)
        pullback = _bind(f, _saved(primals))
        return function(*primals), pullback
    return vjp


_TRANSFORMS_AS_ATTRIBUTES = ("grad", "value_and_grad", "jacfwd", "jacrev", "hessian")
_TRANSFORMS_AS_METHODS = {"vjp": transforms.vjp, "jvp": transforms.jvp, "hvp": transforms.hvp}


@infer_getattr
class _DifferentiableAttributes(AttributeTemplate):
    key = DifferentiableType

    def generic_resolve(self, type_: types.Type, attribute: Any):
        if attribute in _TRANSFORMS_AS_ATTRIBUTES:
            return DifferentiableType(getattr(type_.dispatcher, attribute))
        if attribute in _TRANSFORMS_AS_METHODS:
            return types.BoundFunction(_method_template(_TRANSFORMS_AS_METHODS[attribute]), type_)
        return None


def _method_template(function: Any):
    """Types `f.jvp(...)` as `jvp(f, ...)`."""
    class Method(AbstractTemplate):
        this: Any  # the bound function's, set by Numba
        key = (DifferentiableType, function.__name__)

        def generic(self, args: Any, kws: Any):
            if kws:
                raise EnzymeError(f"inside @njit code {function.__name__} takes positional arguments only")
            inner = self.context.resolve_function_type(self.context.resolve_value_type(function), (self.this, *args), {})
            return signature(inner.return_type, *args, recvr=self.this)

    return Method


def _lower_method(function: Any):
    @lower_builtin((DifferentiableType, function.__name__), DifferentiableType, types.VarArg(types.Any))
    def lower(context: BaseContext, builder: IRBuilder, sig: Signature, values: Any):
        function_type = context.typing_context.resolve_value_type(function)
        inner = function_type.get_call_type(context.typing_context, sig.args, {})
        if isinstance(inner.args[-1], types.StarArgTuple | types.StarArgUniTuple):
            values = [values[0], context.make_tuple(builder, inner.args[-1], values[1:])]
        return context.get_function(function_type, inner)(builder, values)


for _function in _TRANSFORMS_AS_METHODS.values():
    _lower_method(_function)


@lower_attribute(DifferentiableType)
def _lower_attribute(context: BaseContext, builder: IRBuilder, type_: types.Type, value: Value, attribute: Any):
    return context.get_dummy_value()


class AutodiffType(types.Callable, types.Opaque):
    """The Numba type of `autodiff` itself. The keywords of a call are read off the signature that its typing made."""

    def __init__(self) -> None:
        super().__init__("numba_enzyme.autodiff")

    def get_call_type(self, context: Any, args: Any, kws: Any):
        if in_kernel := _form_in_kernel(args):
            return in_kernel.get_call_type(context, args, kws)
        kws = dict(kws)
        unknown = set(kws) - {"mode", "seed", "with_primal"}
        if unknown:
            raise EnzymeError(f"autodiff has no keyword argument {', '.join(sorted(unknown))}")
        _, inner = _specialised(context, args, kws)
        names = [*(f"argument{i}" for i in range(len(args))), *kws]
        pysig = inspect.Signature([inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD) for name in names])
        return signature(inner.return_type, *args, *kws.values()).replace(pysig=pysig)

    def get_call_signatures(self):
        return (), True

    def get_impl_key(self, sig: Signature):
        if in_kernel := _form_in_kernel(sig.args):
            return in_kernel.get_impl_key(sig)
        names = list(sig.pysig.parameters)
        kws = {name: type_ for name, type_ in zip(names, sig.args, strict=True) if not name.startswith("argument")}
        args = sig.args[:len(names) - len(kws)]
        call = tuple(names), sig.args
        if call in _IMPLEMENTATIONS:
            return _IMPLEMENTATIONS[call]

        def implementation(context: BaseContext, builder: IRBuilder, sig: Signature, values: Any):
            made, inner = _specialised(context.typing_context, args, kws)
            arguments = context.make_tuple(builder, inner.args[0], values[1:len(args)])
            seed = context.get_constant(types.int64, 1)
            if "seed" in kws:
                seed = context.cast(builder, values[names.index("seed")], kws["seed"], inner.args[1])
            return context.get_function(made, inner)(builder, [arguments, seed])

        lower_builtin(implementation, *sig.args)(implementation)
        _IMPLEMENTATIONS[call] = implementation
        return implementation


def _form_in_kernel(args: tuple) -> Any:
    """Who types calls of derivatives of this kind of function, if it is not one of the CPU."""
    if args and type(args[0]).__module__.startswith("numba.cuda."):
        import_module(".inside_kernels", __package__)  # which needs numba-cuda, and is there as soon as it is needed
    return next((form for kind, form in IN_KERNELS.items() if args and isinstance(args[0], kind)), None)


IN_KERNELS: dict[type, object] = {}
"""By the type of the function that is differentiated: for functions that are not the CPU's."""

_IMPLEMENTATIONS: dict[tuple, object] = {}
register_model(AutodiffType)(models.OpaqueModel)
infer_global(autodiff, AutodiffType())


def _specialised(typing_context: Context, args: Any, kws: Any):
    """The transform that a call of `autodiff` asks for, and the signature with which it is called."""
    mode = kws.get("mode", ModeType(Reverse.mode))
    if not isinstance(mode, ModeType):
        raise EnzymeError("inside @njit code mode must be Reverse or Forward")
    with_primal = bool(static_value("with_primal", kws.get("with_primal", False)))
    made = DifferentiableType(transformed(_dispatcher(args[0]), EnzymeForm(mode.mode, with_primal)))
    arguments = types.BaseTuple.from_types([types.unliteral(type_) for type_ in args[1:]])
    seed = types.unliteral(kws.get("seed", types.int64))
    return made, made.get_call_type(typing_context, (arguments, seed), {})

