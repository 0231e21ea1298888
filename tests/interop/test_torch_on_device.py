"""Kernels as layers of PyTorch on a CUDA device: on its current stream, with its memory, without copies."""

import pytest
from interop_programs import smooth
from numba import cuda

import numba_enzyme as ne

torch = pytest.importorskip("torch", reason="PyTorch is in the extra `torch`")

pytestmark = [pytest.mark.gpu, pytest.mark.skipif(not (cuda.is_available() and torch.cuda.is_available()),
                                                  reason="there is no CUDA device")]  # fmt: skip


@pytest.fixture(autouse=True)
def on_the_device(monkeypatch):
    monkeypatch.setenv("NUMBA_ENZYME_CUDA_TARGET", "cuda")


def layer():
    return ne.torch.function(smooth, outputs={"out": lambda x, weight, n: torch.empty_like(x)})


def reference(x, weight):
    padded = torch.nn.functional.pad(x, (1, 1))
    return weight * (padded[:-2] + x**2 + padded[2:])


def line(n, **options):
    return torch.linspace(-1.0, 1.0, n, dtype=torch.float64, device="cuda", **options)


def test_gradients():
    x, weight = line(1000, requires_grad=True), torch.tensor(0.3, dtype=torch.float64, requires_grad=True)
    y = layer()[32, 32](x, weight, 1000)
    assert y.is_cuda and torch.allclose(y, reference(x, weight.item()), rtol=1e-14)
    seed = torch.cos(torch.arange(1000.0, dtype=torch.float64, device="cuda"))
    found, of_weight = torch.autograd.grad(y, (x, weight), seed)
    (wanted,) = torch.autograd.grad(reference(x, 0.3), x, seed)
    assert found.is_cuda and torch.allclose(found, wanted, rtol=1e-12)
    assert of_weight.item() == pytest.approx((seed * reference(x, 1.0)).sum().item(), rel=1e-11)
    small = line(3, requires_grad=True)
    assert torch.autograd.gradcheck(lambda x: layer()[1, 32](x, 0.4, 3), (small,))


def test_a_chain_of_layers_and_training():
    smoothed, x = layer(), line(512, requires_grad=True)
    optimizer = torch.optim.SGD([x], lr=0.1)
    losses = []
    for _ in range(5):
        optimizer.zero_grad()
        loss = (smoothed[16, 32](torch.sin(smoothed[16, 32](x, 0.3, 512)), 0.25, 512) ** 2).sum()
        loss.backward()
        wanted = torch.autograd.grad((reference(torch.sin(reference(x, 0.3)), 0.25) ** 2).sum(), x)[0]
        assert torch.allclose(x.grad, wanted, rtol=1e-11, atol=1e-14)
        optimizer.step()
        losses.append(loss.item())
    assert losses == sorted(losses, reverse=True)


def test_the_current_stream():
    smoothed, stream = layer(), torch.cuda.Stream()
    with torch.cuda.stream(stream):
        x = line(1 << 20, requires_grad=True)
        for _ in range(20):  # keeps the stream busy, so that what does not wait for it is too early
            y = torch.sin(x) * 1.5
        z = smoothed[(1 << 20) // 32, 32](y, 0.3, 1 << 20)
        (found,) = torch.autograd.grad((z * z).sum(), x)
    stream.synchronize()
    y = torch.sin(x) * 1.5
    (wanted,) = torch.autograd.grad((reference(y, 0.3) ** 2).sum(), x)
    assert torch.allclose(found, wanted, rtol=1e-11, atol=1e-13)


def test_backward_twice_and_what_is_refused():
    x = line(64, requires_grad=True)
    y = layer()[2, 32](x, 0.5, 64)
    (first,) = torch.autograd.grad(y.sum(), x, retain_graph=True)
    (second,) = torch.autograd.grad(y.sum(), x)
    assert torch.allclose(first, second, rtol=1e-13)
    (dx,) = torch.autograd.grad(layer()[2, 32](x, 0.5, 64).sum(), x, create_graph=True)
    with pytest.raises(ne.EnzymeError, match="can't be differentiated again"):
        (dx * x).sum().backward()
    with pytest.raises(ne.EnzymeError, match=r"pass them with \.cuda"):
        layer()[2, 32](x.detach().cpu(), 0.5, 64)
    with pytest.raises(ne.EnzymeError, match="on several devices"):
        ne.torch.function(smooth, outputs={"out": lambda x, weight, n: torch.empty(64, dtype=x.dtype)})[2, 32](x, 0.5, 64)


def test_transforms():
    x = line(9)

    def smoothed(x):
        return layer()[1, 32](x, 0.3, 9)

    def exact(x):
        return reference(x, 0.3)

    for transform in (torch.func.jacrev, torch.func.jacfwd):
        assert torch.allclose(transform(smoothed)(x), transform(exact)(x), rtol=1e-13)
    tangent = torch.cos(x)
    found, wanted = (torch.func.jvp(f, (x,), (tangent,)) for f in (smoothed, exact))
    assert all(torch.allclose(a, b, rtol=1e-13) for a, b in zip(found, wanted, strict=True))
    batch = torch.stack([x, 2 * x, -x])
    assert torch.allclose(torch.func.vmap(smoothed)(batch), torch.stack([exact(b) for b in batch]), rtol=1e-13)


def test_tensors_are_arguments_of_launches():
    x, out = line(9), torch.zeros(9, dtype=torch.float64, device="cuda")
    dx, dout = torch.zeros_like(x), torch.ones_like(out)
    given = ne.Duplicated(x, dx), ne.Const(0.3), 9, ne.Duplicated(out, dout)
    smooth.grad[1, 32](*given)
    torch.cuda.synchronize()
    wanted = torch.autograd.functional.vjp(lambda x: reference(x, 0.3), x, torch.ones_like(x))[1]
    assert torch.allclose(out, reference(x, 0.3), rtol=1e-14) and torch.allclose(dx, wanted, rtol=1e-13)
    assert not dout.any()
    tangent = torch.zeros_like(x)
    smooth.jvp[1, 32](ne.Duplicated(x, torch.cos(x)), ne.Const(0.3), 9, ne.Duplicated(out, tangent))
    torch.cuda.synchronize()
    assert torch.allclose(tangent, torch.func.jvp(lambda x: reference(x, 0.3), (x,), (torch.cos(x),))[1], rtol=1e-13)


def test_a_tape_in_the_memory_of_pytorch():
    from numba_enzyme import Duplicated

    @ne.differentiate
    @cuda.jit
    def grows(x, n):
        i = cuda.grid(1)
        for _ in range(n):
            x[i] = x[i] * x[i] + 0.1

    x = torch.full((4096,), 0.3, dtype=torch.float64, device="cuda")
    given = Duplicated(x, torch.ones_like(x)), 100
    size = grows.tape_bytes[32, 128](*given)
    before = torch.cuda.memory_allocated()
    tape = grows.augmented[32, 128](*given)
    assert size >= 4096 * 100 * 8 and torch.cuda.memory_allocated() - before >= size
    grows.reverse[32, 128](tape, *given)
    torch.cuda.synchronize()
    assert torch.cuda.memory_allocated() - before < size
    number, slope = 0.3, 1.0
    for _ in range(100):
        number, slope = number * number + 0.1, slope * 2 * number
    assert torch.allclose(x, torch.full_like(x, number), rtol=1e-12)
    assert torch.allclose(given[0].shadow, torch.full_like(x, slope), rtol=1e-10, atol=0.0)
