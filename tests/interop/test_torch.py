"""PyTorch: tensors in and out of Numba functions, derivatives checked by PyTorch's own `gradcheck`."""

import inspect

import numpy as np
import pytest
from interop_programs import (
    Spring,
    complex_product,
    energy,
    overwrites,
    raises_below_zero,
    scaled_waves,
    spring_energy,
    twice_the_same,
)

import numba_enzyme as ne

torch = pytest.importorskip("torch", reason="PyTorch is in the extra `torch`")
gradcheck, gradgradcheck = torch.autograd.gradcheck, torch.autograd.gradgradcheck


def doubles(*values, dtype=torch.float64):
    return tuple(torch.tensor(value, dtype=dtype, requires_grad=True) for value in values)


X = np.linspace(0.1, 1.0, 5)


def test_a_number_from_an_array_and_a_number():
    f = ne.torch.function(energy)
    x, a = doubles(X, 0.2)
    value = f(x, a, 3)
    value.backward()
    wanted, (dx, da) = ne.value_and_grad(energy, (0, 1))(X, 0.2, 3)
    assert value.shape == () and value.dtype == torch.float64 and value.item() == wanted
    assert np.array_equal(x.grad.numpy(), dx) and a.grad.item() == da
    assert gradcheck(lambda x, a: f(x, a, 3), (x, a), check_forward_ad=True)
    assert gradgradcheck(lambda x, a: f(x, a, 3), (x, a))


def test_numbers_that_are_constant_in_second_derivatives():
    x, = doubles(X)
    gradient, = torch.autograd.grad(ne.torch.function(energy)(x, 0.2, 3), x, create_graph=True)
    rows = [torch.autograd.grad(part, x, retain_graph=True)[0].numpy() for part in gradient]
    assert np.allclose(rows, energy.hessian(X, 0.2, 3), rtol=1e-12, atol=1e-14)


def test_torch_func():
    f = ne.torch.function(energy)
    x = torch.tensor(X)
    assert np.array_equal(torch.func.grad(f)(x, 0.2, 3).numpy(), energy.grad(X, 0.2, 3))
    assert np.allclose(torch.func.hessian(f)(x, 0.2, 3).numpy(), energy.hessian(X, 0.2, 3), rtol=1e-12)
    batch = torch.stack([x, 2 * x, -x])
    wanted = np.stack([energy.grad(row, 0.2, 3) for row in batch.numpy()])
    assert np.array_equal(torch.func.vmap(torch.func.grad(f), (0, None, None))(batch, 0.2, 3).numpy(), wanted)


def test_several_results():
    f = ne.torch.function(scaled_waves)
    x, a = doubles(X, 0.7)
    y, total, count = f(x, a)
    assert y.shape == (5,) and total.shape == () and count.item() == 5 and not count.requires_grad
    assert gradcheck(lambda x, a: f(x, a)[:2], (x, a), check_forward_ad=True)
    assert gradcheck(lambda x, a: f(x, a)[1], (x, a)), "a result that is not used has no cotangent"


def test_tuples_and_argnums():
    f = ne.torch.function(spring_energy)
    inputs = doubles(3.0, 0.5, 2.0)
    assert gradcheck(lambda k, r, x: f(Spring(k, r), x), inputs, check_forward_ad=True)
    k, r, x = inputs
    ne.torch.function(spring_energy, argnums=1)(Spring(k, r), x).backward()
    assert k.grad is None and r.grad is None and x.grad.item() == pytest.approx(2 * 3.0 * 1.5 + 0.5)


def test_single_precision_and_complex_numbers():
    x, a = doubles(X, 0.2, dtype=torch.float32)
    value = ne.torch.function(energy)(x, a, 2)
    value.backward()
    assert value.dtype == x.grad.dtype == a.grad.dtype == torch.float32
    assert np.allclose(x.grad.numpy(), energy.grad(X, 0.2, 2), rtol=1e-5)
    z, w = doubles(1 + 2j, 0.3 - 0.7j, dtype=torch.complex128)
    assert gradcheck(ne.torch.function(complex_product), (z, w), check_forward_ad=True)


def test_strided_tensors_and_results_that_share_memory():
    f, x = ne.torch.function(twice_the_same), torch.arange(6.0, dtype=torch.float64)
    first, second = f(x)
    first[0] = 7.0
    assert second[0] == 0.0, "autograd takes results for tensors of their own"
    whole = torch.tensor(np.arange(6.0).reshape(2, 3), requires_grad=True)
    ne.torch.function(energy)(whole.T[1], 0.2, 2).backward()
    assert np.array_equal(whole.grad.numpy()[:, 1], energy.grad(np.array([1.0, 4.0]), 0.2, 2))
    assert ne.torch.function(energy)(whole.detach()[0], 0.2, 2).requires_grad is False


def test_in_a_module_that_is_trained():
    class Layer(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.rate = torch.nn.Parameter(torch.tensor(0.0, dtype=torch.float64))
            self.energy = ne.torch.function(energy)

        def forward(self, x):
            return self.energy(x, self.rate, 4)

    layer, x = Layer(), torch.tensor(X)
    wanted = energy(X, 0.3, 4)
    optimiser = torch.optim.LBFGS(layer.parameters(), line_search_fn="strong_wolfe")

    def loss():
        optimiser.zero_grad()
        value = (layer(x) - wanted) ** 2
        value.backward()
        return value

    for _ in range(3):
        optimiser.step(loss)
    assert layer.rate.item() == pytest.approx(0.3, abs=1e-4)


def test_under_compile_it_is_an_opaque_call():
    f = ne.torch.function(energy)
    compiled = torch.compile(lambda x: torch.sin(f(2.0 * x, 0.2, 3)) + 1.0, backend="aot_eager")
    (x,) = doubles(X)
    compiled(x).backward()
    value, gradient = energy.value_and_grad(2 * X, 0.2, 3)
    assert np.allclose(x.grad.numpy(), np.cos(value) * 2 * gradient, rtol=1e-14)


def test_keywords_and_arrays_of_numpy():
    f, x = ne.torch.function(energy), torch.tensor(X, requires_grad=True)
    names = list(inspect.signature(energy.py_func).parameters)
    wanted = energy(X, 0.2, 3)
    assert f(x, **{names[2]: 3, names[1]: 0.2}).item() == wanted
    frozen = X.copy()
    frozen.flags.writeable = False
    (a,) = doubles(0.2)
    value = f(frozen, a, 3)
    (da,) = torch.autograd.grad(value, a)
    assert value.item() == wanted and da.item() == ne.grad(energy, 1)(X, 0.2, 3)


def test_what_is_refused():
    x = torch.tensor(X)
    with pytest.raises(ne.EnzymeError, match="may write to its argument 0, or returns it, which PyTorch would not"):
        ne.torch.function(overwrites)(x)
    with pytest.raises(ne.EnzymeError, match="runs on the CPU, but its argument 0 lies on meta"):
        ne.torch.function(twice_the_same)(x.to("meta"))
    with pytest.raises(ne.EnzymeError, match=r"dtype torch.bfloat16.*\.float\(\)"):
        ne.torch.function(twice_the_same)(x.bfloat16())
    with pytest.raises(ne.EnzymeError, match=r"argument 0 is a list: pass a tensor, torch\.tensor"):
        ne.torch.function(twice_the_same)([1.0, 2.0])
    with pytest.raises(ne.EnzymeError, match=r"use torch\.func\.jacrev"):
        torch.autograd.functional.jacobian(ne.torch.function(scaled_waves), (x, torch.tensor(0.5)), vectorize=True)
    with pytest.raises(ne.EnzymeError, match=r"x\.numpy\(\).*ne\.torch\.function"):
        energy.grad(x, 0.2, 3)
    with pytest.raises(ne.EnzymeError, match="to_dense"):
        ne.torch.function(twice_the_same)(x.to_sparse())
    with pytest.raises(ne.EnzymeError, match=r"argnums=\(1,\) names an argument that is not there: the call has 1"):
        ne.torch.function(twice_the_same, argnums=1)(x)
    with pytest.raises(ne.EnzymeError, match="outputs= is for @cuda"):
        ne.torch.function(twice_the_same, outputs={"x": torch.empty_like})
    with pytest.raises(ValueError, match="below zero"):
        ne.torch.function(raises_below_zero)(-x)
