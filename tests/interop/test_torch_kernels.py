"""Kernels as layers of PyTorch, on the host."""

import numpy as np
import pytest
from interop_programs import energy, smooth
from numba import cuda

import numba_enzyme as ne

torch = pytest.importorskip("torch", reason="PyTorch is in the extra `torch`")


def layer():
    return ne.torch.function(smooth, outputs={"out": lambda x, weight, n: torch.empty_like(x)})


def reference(x, weight):
    padded = torch.nn.functional.pad(x, (1, 1))
    return weight * (padded[:-2] + x**2 + padded[2:])


def test_the_gradient_of_a_kernel():
    x = torch.linspace(-1.0, 1.0, 40, dtype=torch.float64, requires_grad=True)
    weight = torch.tensor(0.3, dtype=torch.float64, requires_grad=True)
    smoothed = layer()
    y = smoothed[2, 32](x, weight, 40)
    assert torch.allclose(y, reference(x, weight), rtol=1e-15)
    seed = torch.cos(torch.arange(40.0, dtype=torch.float64))
    found = torch.autograd.grad(y, (x, weight), seed)
    wanted = torch.autograd.grad(reference(x, weight), (x, weight), seed)
    assert all(torch.allclose(a, b, rtol=1e-13) for a, b in zip(found, wanted, strict=True))
    small = torch.tensor([0.4, -0.3, 0.9], dtype=torch.float64, requires_grad=True)
    assert torch.autograd.gradcheck(lambda x, w: smoothed[1, 32](x, w, 3), (small, weight))


def test_two_launches_in_a_chain_and_no_gradient_without_need():
    smoothed, x = layer(), torch.linspace(-1.0, 1.0, 33, dtype=torch.float64, requires_grad=True)
    twice = smoothed[2, 32](smoothed[2, 32](x, 0.5, 33), 0.25, 33)
    (found,) = torch.autograd.grad(twice.sum(), x)
    (wanted,) = torch.autograd.grad(reference(reference(x, 0.5), 0.25).sum(), x)
    assert torch.allclose(found, wanted, rtol=1e-13)
    assert not smoothed[2, 32](x.detach(), 0.5, 33).requires_grad


def test_tensors_are_arguments_of_launches():
    x, out = torch.linspace(-1.0, 1.0, 9, dtype=torch.float64), torch.zeros(9, dtype=torch.float64)
    dx, dout = torch.zeros_like(x), torch.ones_like(out)
    smooth.grad[1, 32](ne.Duplicated(x, dx), ne.Const(0.3), 9, ne.Duplicated(out, dout))
    weighted = x.clone().requires_grad_()
    reference(weighted, 0.3).sum().backward()
    assert torch.allclose(out, reference(x, 0.3), rtol=1e-15) and torch.allclose(dx, weighted.grad, rtol=1e-14)


def test_transforms_of_torch_func():
    x, weight = torch.linspace(-1.0, 1.0, 9, dtype=torch.float64), torch.tensor(0.3, dtype=torch.float64)

    def smoothed(x, weight):
        return layer()[1, 32](x, weight, 9)

    for transform, arguments in ((torch.func.jacrev, (0, 1)), (torch.func.jacfwd, (0, 1))):
        found, wanted = transform(smoothed, arguments)(x, weight), transform(reference, arguments)(x, weight)
        assert all(torch.allclose(a, b, rtol=1e-13) for a, b in zip(found, wanted, strict=True))
    directions = torch.stack([torch.cos(x), x]), torch.tensor([0.5, -2.0], dtype=torch.float64)

    def slopes(f):
        gradients = torch.func.grad(lambda x, w: f(x, w).square().sum(), (0, 1))(x, weight)
        return *gradients, torch.func.vmap(lambda t, s: torch.func.jvp(f, (x, weight), (t, s))[1])(*directions)

    assert all(torch.allclose(a, b, rtol=1e-13) for a, b in zip(slopes(smoothed), slopes(reference), strict=True))
    batch = torch.stack([x, 2 * x, -x], dim=1)
    assert torch.allclose(torch.func.vmap(smoothed, (1, None))(batch, weight)[1], reference(2 * x, weight), rtol=1e-15)
    assert torch.autograd.gradcheck(smoothed, (x.requires_grad_(), weight.requires_grad_()), check_forward_ad=True)


def test_a_kernel_and_a_function_in_one_module_under_compile():
    class Layer(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.weight = torch.nn.Parameter(torch.tensor(0.5, dtype=torch.float64))
            self.smooth, self.energy = layer(), ne.torch.function(energy)

        def forward(self, x):
            return self.energy(self.smooth[2, 32](torch.sin(x), self.weight, 40), 0.2, 2)

    module, x = Layer(), torch.linspace(0.1, 1.0, 40, dtype=torch.float64)
    module(x).backward()
    plain = module.weight.grad.clone()
    module.weight.grad = None
    torch.compile(module, backend="aot_eager")(x).backward()
    y = reference(torch.sin(x), 0.5)
    assert module.weight.grad.item() == pytest.approx(plain.item(), rel=1e-14)
    assert plain.item() == pytest.approx(float(energy.grad(y.numpy(), 0.2, 2) @ (y / 0.5).numpy()), rel=1e-12)


def test_what_is_refused():
    x = torch.ones(32, dtype=torch.float64, requires_grad=True)
    (dx,) = torch.autograd.grad(layer()[1, 32](x, 0.5, 32).sum(), x, create_graph=True)
    with pytest.raises(ne.EnzymeError, match="can't be differentiated again"):
        (dx * x).sum().backward()
    with pytest.raises(ne.EnzymeError, match="can't be differentiated again"):
        torch.func.hessian(lambda x: layer()[1, 32](x, 0.5, 32).sum())(x.detach())
    with pytest.raises(ne.EnzymeError, match=r"use torch\.func\.jacrev"):
        torch.autograd.grad(layer()[1, 32](x, 0.5, 32), x, torch.eye(32, dtype=torch.float64), is_grads_batched=True)
    with pytest.raises(ne.ActivityError, match=r"x can't be shared with NumPy .* take ne\.torch\.function"):
        smooth[1, 32](x, 0.5, 32, np.zeros(32))
    with pytest.raises(ne.EnzymeError, match=r"say what it writes, .*\{'out': lambda x, weight, n: torch\.empty_like\(x\)\}"):
        ne.torch.function(smooth)
    with pytest.raises(ne.EnzymeError, match=r"made from all inputs, as in lambda x, weight, n: torch.*takes 1 positional"):
        ne.torch.function(smooth, outputs={"out": torch.empty_like})[1, 32](x, 0.5, 32)
    with pytest.raises(ne.EnzymeError, match="no parameter 'result'"):
        ne.torch.function(smooth, outputs={"result": torch.empty_like})
    with pytest.raises(ne.EnzymeError, match="no argnums"):
        ne.torch.function(smooth, 0, outputs={"out": torch.empty_like})
    with pytest.raises(ValueError, match="how many blocks and threads"):
        layer()(x, 0.5, 32)
    with pytest.raises(TypeError, match=r"takes 3 inputs \(x, weight, n\), got 1"):
        layer()[1, 32](x)
    with pytest.raises(ne.EnzymeError, match="tensors lie on meta: pass them with"):
        layer()[1, 32](x.to("meta"), 0.5, 32)


def test_a_write_to_an_input_is_refused():
    @cuda.jit
    def doubles(x, out):
        x[cuda.grid(1)] *= 2.0
        out[cuda.grid(1)] = x[cuda.grid(1)]

    doubled = ne.torch.function(ne.differentiate(doubles, target="cpu"), outputs={"out": torch.empty_like})
    x = torch.tensor(np.ones(4))
    with pytest.raises(ne.EnzymeError, match="writes to `x`: name it in outputs="):
        doubled[1, 4](x)
    assert x.tolist() == [1.0] * 4
