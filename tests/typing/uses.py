"""What a program that uses the package looks like to a type checker; nothing here is run.

    pip install -e '.[typing]' && basedpyright -p tests/typing

`.ci/run` does that. A kernel is known as one by ``target`` only: without it,
pyright takes what `cuda.jit` returns for the Python function. The last lines are wrong: pyright has to find each of them.
"""

# pyright: reportUnnecessaryTypeIgnoreComment=true

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import cuda, njit

import numba_enzyme as ne
from numba_enzyme import Active, Const, Duplicated, DuplicatedNoNeed, differentiate


@differentiate
def energy(x, rate):
    return rate * np.sum(x * x)


@differentiate(cache=True, checkpoints=20)
def loss(x, n):
    for _ in range(n):
        x = x * x
    return np.sum(x)


@differentiate
@njit(fastmath=True)
def scale(x, out):
    for i in range(x.size):
        out[i] = 2.0 * x[i]


@differentiate(target="cpu")
@cuda.jit
def kernel(x, out):
    i = cuda.threadIdx.x
    out[i] = x[i] * x[i]


@differentiate
def lift(shape: np.ndarray, speed: float = 1.0) -> float:
    return speed * speed * float(np.sum(shape))


x, out = np.ones(4), np.zeros(4)
value: float = energy(x, 0.5)
gradient: np.ndarray = energy.grad(x, 0.5)
value, gradient = energy.value_and_grad(x, 0.5)
jacobian: np.ndarray = energy.jacfwd(x, 0.5) + energy.jacrev(x, 0.5) + loss.hessian(x, 3)
result, tangent = energy.jvp((x, 0.5), (x, 0.0))
result, pullback = energy.vjp(x, 0.5)
pull: Callable[[float], tuple[Any, ...]] = pullback
dx, drate = pull(1.0)
curvature = energy.hvp((x, 0.5), (x, 0.0))
print(energy.explain(x, 0.5).tape_bytes, energy.inspect_gradient(view="plan").splitlines())

dx, drate = ne.grad(energy, argnums=(0, 1))(x, 0.5)
twice: float = ne.grad(ne.grad(lambda a: a * a * a))(2.0)
(value, extra), dx = ne.value_and_grad(energy, has_aux=True)(x, 0.5)
result, tangent = ne.jvp(energy, (x, 0.5), (x, 0.0))
result, pullback = ne.vjp(energy, x, 0.5)
jacobian = ne.jacrev(ne.jacfwd(energy), argnums=[0])(x, 0.5)
curvature = ne.hvp(energy, (x, 0.5), (x, 0.0)) + ne.hessian(energy)(x, 0.5)

force: float = lift(shape=x, speed=2.0)  # names, types and defaults are those of the function
slope = lift.grad(x, speed=2.0)
force, slope = lift.value_and_grad(x)
force, slope = ne.value_and_grad(lift)(shape=x)
force, along = lift.jvp((x, 1.0), (x, 0.0))

ne.autodiff(scale, Duplicated(x, dx), DuplicatedNoNeed(out, np.ones(4)))
value, gradients = ne.autodiff(energy, Const(x), Active(0.5), with_primal=True, seed=2.0)
tangent = ne.autodiff(energy, Duplicated(x, dx), Const(0.5), mode=ne.Forward)

kernel[1, 4](x, out)
kernel.grad[1, 4](Duplicated(x, dx), Duplicated(out, np.ones(4)))
kernel.jvp[1, 4, 0, 0](Duplicated(x, dx), Duplicated(out, np.ones(4)))
tape = kernel.augmented[1, 4](Duplicated(x, dx), Duplicated(out, np.ones(4)))
kernel.reverse[1, 4](tape, Duplicated(x, dx), Duplicated(out, np.ones(4)))


@ne.custom_vjp
@njit
def square(a):
    return a * a


square.defvjp(lambda a: (a * a, a), lambda a, cotangent: (2.0 * a * cotangent,))
square.defjvp(lambda primals, tangents: (primals[0] ** 2, 2.0 * primals[0] * tangents[0]))
rounded = ne.inactive(njit(round))
rounded(1.5)
ne.rule("zeta", partials=(square, None))
step = ne.checkpoint(scale)
step(x, out)

ne.testing.check_grads(energy, (x, 0.5), order=2, modes=("fwd", "rev"))
text: str = ne.llvm.differentiate("", "f", ["active"])
layer = ne.torch.function(energy, argnums=0)
drag = ne.jax.function(energy, static_argnums=1)
product = ne.scipy.hessp(energy)
names: list[str] = ne.estimate_error(energy, x, 0.5, tolerance=1e-6).float32_variables
library, header = ne.export(energy, "float64(float64[::1], float64)", "energy.so")
freed: int = ne.release_memory()
try:
    energy.grad(x, 0.5)
except ne.NotDifferentiable as refusal:
    print(refusal)
except (ne.ActivityError, ne.RaceError, ne.EnzymeError):
    raise

lift(x, velocity=2.0)  # pyright: ignore[reportCallIssue]
lift.grad(x, "fast")  # pyright: ignore[reportArgumentType]
ne.grad(lift)(x, velocity=2.0)  # pyright: ignore[reportCallIssue]
wrong: str = lift.value_and_grad(x)[0]  # pyright: ignore[reportAssignmentType]
ne.grad(3)  # pyright: ignore[reportArgumentType]
ne.grad(energy, argnums="x")  # pyright: ignore[reportArgumentType]
ne.jvp(energy, (x, 0.5))  # pyright: ignore[reportCallIssue]
ne.autodiff(energy, Duplicated(x), Const(0.5))  # pyright: ignore[reportCallIssue]
ne.autodiff(energy, Const(x), Active(0.5), mode="reverse")  # pyright: ignore[reportArgumentType]
differentiate(energy, checkpoints="many")  # pyright: ignore
energy.gradient(x, 0.5)  # pyright: ignore[reportAttributeAccessIssue]
ne.gradient(energy)  # pyright: ignore
