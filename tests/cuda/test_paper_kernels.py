"""The GPU paper's kernels against published hashes and values that independent code gave, to the digits that are known."""

import shutil
import subprocess

import numpy as np
import pytest

from kernels.gpu import dg, lulesh, rsbench, xsbench
from kernels.gpu.lbm import Lattice
from kernels.gpu.materials import LOOKUP_SEED, MULTIPLIER, SHARES, hash_of
from numba_enzyme import Const, Duplicated, EnzymeError, differentiate
from numba_enzyme.bridge.cuda.entry import add_entry
from numba_enzyme.bridge.cuda.extract import extract
from numba_enzyme.bridge.cuda.front_end import type_of_argument
from numba_enzyme.bridge.cuda.ptx import libdevice_path, ptx
from numba_enzyme.testing import check_kernel


def on_host(kernel):
    return differentiate(kernel, target="cpu")


# ------------------------------------------------------------------------------------------------------------------ DG

DG_EXACT = [159398.80829113664, 54.055036037301484, -236.89953122066598, 23.865387169393554, 100.67935148820575,
            -153.13830697012125, 13085.376447738041, 13621.410721167584]  # fmt: skip   complex steps of the closed form


def dg_values(rhs, shadows):
    _, dq, dvgeo, dd = shadows
    return [rhs.sum(), rhs[0, 1, 0, 0, 0], dq[0, 0, 0, 0, 0], dq[1, 4, 2, 3, 1], dvgeo[0, 0, 0, 0, 0], dvgeo[2, 13, 4, 4, 4],
            dd[0, 0], dd[3, 1]]  # fmt: skip


@pytest.mark.slow
@pytest.mark.on_device
def test_dg_volume():
    arguments = dg.inputs()
    shadows = [np.ones_like(arguments[0]), *(np.zeros_like(a) for a in arguments[1:])]
    on_host(dg.primal).grad[dg.launch(arguments)](*map(Duplicated, arguments, shadows))
    assert np.allclose(dg_values(arguments[0], shadows), DG_EXACT, rtol=1e-12)
    assert np.array_equal(shadows[0], np.ones_like(arguments[0]))  # rhs is added to: its adjoint stays


@pytest.mark.on_device
def test_dg_volume_within_the_kernel():
    arguments = dg.inputs()
    shadows = [np.ones_like(arguments[0]), *(np.zeros_like(a) for a in arguments[1:])]
    pairs = [array for pair in zip(arguments, shadows, strict=True) for array in pair]
    on_host(dg.gradient)[dg.launch(arguments)](*pairs)
    assert np.allclose(dg_values(arguments[0], shadows), DG_EXACT, rtol=1e-12)
    assert np.array_equal(shadows[0], np.ones_like(arguments[0]))


@pytest.mark.on_device
def test_dg_volume_against_forward_mode():
    check_kernel(on_host(dg.primal), dg.launch(dg.inputs(2)), dg.inputs(2))


# -------------------------------------------------------------------------------------------------------------- LULESH

LULESH_STATE = [[1.89158467, 1.16317836, 0, 1.44974506], [2.27986177, 1.64435288, 0.538332922, 1.5915966]]  # e, p, q, ss
LULESH_SLOPES = [[0.9564158, -0.0132793, -0.0132793, 0, 0, -1.285326, 0.08016402],
                 [1.047551, 0.01332697, 0.01332697, 0.1010849, 0.06451453, -1.837291, -0.1045238]]  # fmt: skip


@pytest.mark.on_device
def test_lulesh_material():
    arguments = lulesh.inputs(3)
    n = len(arguments[0])
    shadows = [np.zeros(n) for _ in range(9)]
    shadows[0][:] = 1.0
    annotated = [Duplicated(a, s) for a, s in zip(arguments[:9], shadows, strict=True)]
    on_host(lulesh.primal).grad[lulesh.launch(arguments)](*annotated, *arguments[9:])
    found = np.array([arguments[i] for i in (0, 1, 2, 8)]).T[[0, 3]]
    assert np.allclose(found, LULESH_STATE, rtol=1e-8)
    assert np.allclose(np.array(shadows[:7]).T[[0, 3]], LULESH_SLOPES, rtol=1e-6, atol=1e-9)
    assert arguments[12][0] == -1  # no bad volume

    within = lulesh.inputs(3)
    de = np.ones(n)
    on_host(lulesh.gradient)[lulesh.launch(within)](within[0], de, *within[1:])
    assert np.allclose(de, shadows[0], rtol=1e-13) and np.allclose(within[0], arguments[0], rtol=1e-13, atol=0)


@pytest.mark.on_device
def test_lulesh_against_forward_mode():
    arguments = lulesh.inputs(2)
    check_kernel(on_host(lulesh.primal), lulesh.launch(arguments), arguments)


# ------------------------------------------------------------------------------------------------------------- XSBench


XSBENCH_SLOPES = [1085.89806936, 0.0798833467661, 5151208.78295, 434841477.434, 125333.292527]


@pytest.mark.on_device
def test_xsbench():
    arguments = xsbench.inputs("small", 17_000)
    grid, _, totals = arguments[:3]
    dgrid = np.zeros_like(grid)
    on_host(xsbench.gradient_by_search)[xsbench.launch(arguments)](grid, dgrid, *arguments[1:])
    assert np.isclose(totals.sum(), 62711.8600338701, rtol=1e-13)
    energy = dgrid["energy"]
    values = [energy[0, 0], dgrid["total"][0, 0], energy.sum(), np.abs(energy).sum(), dgrid["total"].sum()]
    assert np.allclose(values, XSBENCH_SLOPES, rtol=1e-11, atol=0)
    assert not any(dgrid[name].any() for name in xsbench.FIELDS[2:])


@pytest.mark.on_device
def test_xsbench_on_the_union_of_energies():
    arguments = xsbench.inputs("small", 600, unionized=True, points=300)
    found = []
    for kernel in (xsbench.gradient, xsbench.gradient_by_search):
        dgrid = np.zeros_like(arguments[0])
        dgrid["elastic"] = -0.0
        on_host(kernel)[xsbench.launch(arguments)](arguments[0], dgrid, *arguments[1:])
        assert np.signbit(dgrid["elastic"]).all()  # only the total has an adjoint: nothing is added anywhere else, not even zero
        found.append((arguments[1].copy(), arguments[2].copy(), dgrid["energy"], dgrid["total"]))
    first, second = found
    assert np.array_equal(first[0], second[0])
    for one, other in zip(first[1:], second[1:], strict=True):  # blocks on several threads add in any order
        np.testing.assert_allclose(one, other, rtol=1e-12)


@pytest.mark.on_device
@pytest.mark.slow
def test_xsbench_hash():
    """The program's own hash for all its lookups."""
    arguments = xsbench.inputs("small", 17_000_000, unionized=True)
    on_host(xsbench.primal)[xsbench.launch(arguments)](*arguments)
    assert hash_of(arguments[1]) == xsbench.HASHES["small"]


# ------------------------------------------------------------------------------------------------------------- RSBench


def faddeeva(z):
    if abs(z) >= 6:
        return 1j * z * (rsbench.A / (z * z - rsbench.B) + rsbench.C / (z * z - rsbench.D))
    turn = 12j * z
    e = (1 + turn.real / 4096) ** 4096 * np.exp(1j * turn.imag)
    signs = (-1.0) ** np.arange(1, 11)
    series = np.sum(rsbench.NUMERATORS * (signs * e - 1) / (rsbench.DENOMINATORS - 144 * z * z))
    return 1j * (1 - e) / (12 * z) + 81.2433j * z * series


def cross_sections(energy, material, poles, counts, nuclides, weights, windows, window_counts, k0):
    """The four cross sections once more, in complex arithmetic."""
    found = np.zeros(4)
    for j in range(counts[material]):
        nuclide = nuclides[material, j]
        window = windows[nuclide, min(int(energy * window_counts[nuclide]), window_counts[nuclide] - 1)]
        phi = k0[nuclide] * np.sqrt(energy)
        phi += [0, np.arctan(phi[1]), -np.arctan(3 * phi[2] / (3 - phi[2] ** 2)),
                -np.arctan(phi[3] * (15 - phi[3] ** 2) / (15 - 6 * phi[3] ** 2))]  # fmt: skip
        micro = energy * np.array([window["total"], window["absorption"], window["fission"]])
        for pole in poles[nuclide, window["start"] : window["end"]]:
            position, total, absorption, fission = (complex(pole[name], pole[name.replace("_re", "_im")])
                                                    for name in rsbench.NAMES[::2])  # fmt: skip
            w = faddeeva((energy - position) / 2)
            micro += (total * w * np.exp(-2j * phi[pole["momentum"]])).real, (absorption * w).real, (fission * w).real
        found += weights[material, j] * np.array([*micro, micro[0] - micro[1]])
    return found


def samples(lookups):
    """(energy, material) of the first lookups, from one stream of random numbers."""
    state, found = int(LOOKUP_SEED), []
    for _ in range(lookups):
        numbers = []
        for _ in range(2):
            state = (int(MULTIPLIER) * state + 1) % 2**63
            numbers.append(state / 2**63)
        rolls = [m for m in range(1, 12) if numbers[1] < SHARES[1 : m + 1].sum()]
        found.append((numbers[0], rolls[0] if rolls else 0))
    return found


@pytest.mark.on_device
def test_rsbench_against_complex_arithmetic():
    poles, verification, totals, shares, *tables = rsbench.inputs("small", 60)
    on_host(rsbench.primal)[rsbench.launch((poles, verification))](poles, verification, totals, shares, *tables)
    exact = [cross_sections(*sample, poles, *tables) for sample in samples(60)]
    assert np.allclose(totals, [e[0] for e in exact], rtol=1e-9, atol=0)
    assert np.array_equal(verification, [np.argmax(e) + 1 for e in exact])


@pytest.mark.on_device
@pytest.mark.parametrize(("lookups", "wanted"), [(1000, 3533), (10_200, 35_918),
                                                 pytest.param(10_200_000, 880_018, marks=pytest.mark.slow)])  # fmt: skip
def test_rsbench_finds_what_the_program_finds(lookups, wanted):
    """The last hash is the published one; the others are what the program says for fewer lookups (event based, small)."""
    arguments = rsbench.inputs("small", lookups)
    on_host(rsbench.primal)[rsbench.launch(arguments)](*arguments)
    assert hash_of(arguments[1]) == wanted


@pytest.mark.on_device
def test_rsbench():
    """One lookup, and several: their size differs by many orders, so errors are relative to what is added up."""
    poles, verification, totals, *tables = rsbench.inputs("small", 40)
    direction, random = np.zeros_like(poles), np.random.default_rng(2)
    for name in rsbench.NAMES:
        direction[name] = random.uniform(-1, 1, poles.shape)
    tangent = np.zeros(40)
    launch = rsbench.launch((poles, verification))
    on_host(rsbench.primal).jvp[launch](
        Duplicated(poles, direction), verification, Duplicated(totals, tangent), *map(Const, tables))
    sums = totals.copy()
    kernel = on_host(rsbench.gradient)
    for count in (1, 2, 5, 40):
        shadow = np.zeros_like(poles)
        kernel[launch](poles, shadow, verification[:count], totals[:count], *tables)
        products = [shadow[name] * direction[name] for name in rsbench.NAMES]
        error = abs(sum(p.sum() for p in products) - tangent[:count].sum())
        assert error <= 1e-12 * (sum(np.abs(p).sum() for p in products) + np.abs(tangent[:count]).sum())
    assert np.allclose(sums, totals, rtol=1e-12, atol=0) and set(verification) <= {1, 2, 3, 4}
    assert not any(shadow[name].any() for name in rsbench.NAMES[4:]) and not shadow["momentum"].any()


# ----------------------------------------------------------------------------------------------------------------- LBM

STEPS = 4


def disturbed(lattice):
    grid, random = lattice.fields(), np.random.default_rng(0)
    for k in range(19):
        grid[lattice.first + k * lattice.field + lattice.cells()] *= 1 + 0.01 * random.standard_normal(lattice.cells().shape)
    return grid


def after_steps(lattice, step, grid):
    a, b = grid.copy(), lattice.fields()
    for _ in range(STEPS):
        step[lattice.grid, lattice.block](a, b)
        a, b = b, a
    return a


def reversed_steps(lattice, step, grid, seed, *more):
    """(final state, adjoint of the first one, adjoint of the other buffer)"""
    a, b, da, db = grid.copy(), lattice.fields(), np.zeros_like(grid), np.zeros_like(grid)
    kept = []
    for _ in range(STEPS):
        arguments = (Duplicated(a, da, race_free=True), Duplicated(b, db, race_free=True), *more)
        kept.append((step.augmented[lattice.grid, lattice.block](*arguments), arguments))
        a, b, da, db = b, a, db, da
    da[:] = seed
    for tape, arguments in reversed(kept):
        step.reverse[lattice.grid, lattice.block](tape, *arguments)
    return a, da, db


@pytest.mark.on_device
def test_lbm(where):
    """Four steps forward with a tape each, four back; flags as integers, and as bits in the buffer of the numbers."""
    lattice = Lattice(10, 8, 9)
    step, step_bits = on_host(lattice.step), on_host(lattice.step_bits)
    start, random = disturbed(lattice), np.random.default_rng(1)
    seed, direction = np.zeros_like(start), np.zeros_like(start)
    for k in range(19):
        places = lattice.first + k * lattice.field + lattice.cells()
        seed[places], direction[places] = random.standard_normal((2, *lattice.cells().shape))
    final = after_steps(lattice, step_bits, start)
    assert np.isclose(lattice.values(final).sum(), lattice.values(start).sum(), rtol=1e-3)
    bits_final, adjoint, other = reversed_steps(lattice, step_bits, start, seed)
    np.testing.assert_allclose(bits_final, final, rtol=0 if where == "cpu" else 1e-13)
    assert not other.any()  # what a step overwrites is consumed
    above, below = (after_steps(lattice, step_bits, start + h * direction) for h in (1e-6, -1e-6))
    assert np.isclose(adjoint @ direction, ((above - below) * seed).sum() / 2e-6, rtol=1e-7)
    _, with_integers, _ = reversed_steps(lattice, step, start, seed, lattice.flags())
    np.testing.assert_allclose(adjoint, with_integers, rtol=0, atol=0 if where == "cpu" else 1e-12)
    each = lattice.cells().size if where == "cpu" else 32 * -(-lattice.block // 32) * np.prod(lattice.grid)
    taken = step.tape_bytes[lattice.grid, lattice.block](Duplicated(start, seed), Duplicated(final, seed.copy()), lattice.flags())
    assert taken <= 48 * each  # density, velocity, and the branches; a device has room for every thread of a warp


# ----------------------------------------------------------------------------------------------------------- all of them


@pytest.mark.slow
def test_the_assembler_accepts_their_gradients(tmp_path):
    if shutil.which("ptxas") is None:
        pytest.skip("ptxas is not on the path")
    try:
        libdevice_path()
    except EnzymeError:
        pytest.skip("libdevice's bitcode is not installed")
    small = xsbench.inputs("small", 8, unionized=True, points=50)
    poles = rsbench.inputs("small", 8)
    searched = xsbench.inputs("small", 8, points=50)
    state = dg.inputs(1)
    with_shadows = [array for argument in state for array in (argument, argument)]
    elements = lulesh.inputs(2)

    def ptx_of(kernel, arguments):
        found = extract(kernel, tuple(map(type_of_argument, arguments)))
        return ptx(found, add_entry(found.text, found.name, None), None, "gradient", (9, 0))

    for number, (kernel, arguments) in enumerate([
        (dg.gradient, with_shadows), (xsbench.gradient, (small[0], *small)), (lulesh.gradient, (elements[0], *elements)),
        (xsbench.gradient_by_search, (searched[0], *searched)), (rsbench.gradient, (poles[0], *poles)),
    ]):  # fmt: skip
        path = tmp_path / f"{number}.ptx"
        path.write_text(ptx_of(kernel, arguments))
        done = subprocess.run(["ptxas", "-arch=sm_90", str(path), "-o", str(tmp_path / "cubin")], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
