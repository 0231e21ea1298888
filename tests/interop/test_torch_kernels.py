"""Kernels as layers of PyTorch, on the host."""

import numpy as np
import pytest
from interop_programs import smooth
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


def test_what_is_refused():
    x = torch.ones(32, dtype=torch.float64, requires_grad=True)
    (dx,) = torch.autograd.grad(layer()[1, 32](x, 0.5, 32).sum(), x, create_graph=True)
    with pytest.raises(ne.EnzymeError, match="can't be differentiated again"):
        (dx * x).sum().backward()
    with pytest.raises(ne.EnzymeError, match="say what it writes"):
        ne.torch.function(smooth)
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
