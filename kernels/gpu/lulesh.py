"""LULESH's material update: equation of state and volume of every element, region by region, repeated as its region says.

    energy, pressure, viscosity of the element    ->    three half steps of the energy, each with pressure and sound speed

The paper differentiates with respect to the energy alone: everything else is constant, also pressure and viscosity.
"""

from __future__ import annotations

import math

import numpy as np
from numba import cuda

from numba_enzyme import Const, Duplicated, autodiff

BLOCK = 128
CUT, V_CUT, E_MIN, P_MIN, V_MIN, V_MAX, DENSITY = 1e-7, 1e-10, -1e15, 0.0, 1e-9, 1e9, 1.0
TWO_THIRDS = 2.0 / 3.0
REGIONS = 11
SHARES = (1 / 6, *(40 / 66 / 4,) * 4, *(15 / 66 / 6,) * 6)  # of the elements, about
REPETITIONS = (20, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1)


@cuda.jit(device=True)
def pressure(e, compression, v):
    """Pressure, and its factor of the energy."""
    b = TWO_THIRDS * (compression + 1.0)
    p = b * e
    if abs(p) < CUT:
        p = 0.0
    if v >= V_MAX:
        p = 0.0
    return max(p, P_MIN), b


@cuda.jit(device=True)
def sound_speed(e, v, b, p):
    square = (TWO_THIRDS * e + v * v * b * p) / DENSITY
    return 3.333333e-19 if square <= 1.111111e-37 else math.sqrt(square)


@cuda.jit(device=True)
def cut_energy(e):
    return max(0.0 if abs(e) < CUT else e, E_MIN)


@cuda.jit(device=True)
def update_element(i, e_, p_, q_, ql_, qq_, delv_, vnew_, v_, ss_, elements, ends, repetitions, bad_volume):
    """One element; arrays are indexed by element, ``elements`` lists them region after region."""
    z = elements[i]
    region = 0
    while region < ends.size - 1 and i >= ends[region]:
        region += 1
    vc = min(max(vnew_[z], V_MIN), V_MAX)
    if min(max(v_[z], V_MIN), V_MAX) <= 0.0:
        bad_volume[0] = z
    e, p, q, qq, ql, delv = e_[z], p_[z], q_[z], qq_[z], ql_[z], delv_[z]
    e_new, p_new, q_new, b = e, p, q, 0.0
    for _ in range(repetitions[region]):
        p_old = p
        c = 1.0 / vc - 1.0
        h = 1.0 / (vc - delv * 0.5) - 1.0
        if vc <= V_MIN:
            h = c
        if vc >= V_MAX:
            p_old, c, h = 0.0, 0.0, 0.0
        e1 = max(e - 0.5 * delv * (p_old + q), E_MIN)
        p_half, b = pressure(e1, h, vc)
        q1 = 0.0 if delv > 0 else sound_speed(e1, 1.0 / (1.0 + h), b, p_half) * ql + qq
        e2 = cut_energy(e1 + 0.5 * delv * (3.0 * (p_old + q) - 4.0 * (p_half + q1)))
        p1, b = pressure(e2, c, vc)
        q2 = 0.0 if delv > 0 else sound_speed(e2, vc, b, p1) * ql + qq
        e_new = cut_energy(e2 - delv * (7.0 * (p_old + q) - 8.0 * (p_half + q1) + p1 + q2) / 6.0)
        p_new, b = pressure(e_new, c, vc)
        q_new = q1
        if delv <= 0:
            q_new = sound_speed(e_new, vc, b, p_new) * ql + qq
            if abs(q_new) < CUT:
                q_new = 0.0
    p_[z], e_[z], q_[z] = p_new, e_new, q_new
    ss_[z] = sound_speed(e_new, vc, b, p_new)
    v_[z] = 1.0 if abs(vnew_[z] - 1.0) < V_CUT else vnew_[z]


@cuda.jit
def primal(e, p, q, ql, qq, delv, vnew, v, ss, elements, ends, repetitions, bad_volume):
    i = cuda.grid(1)
    if i < elements.size:
        update_element(i, e, p, q, ql, qq, delv, vnew, v, ss, elements, ends, repetitions, bad_volume)


@cuda.jit
def gradient(e, de, p, q, ql, qq, delv, vnew, v, ss, elements, ends, repetitions, bad_volume):
    """As the paper does it: within the kernel, with respect to the energy; no two threads have one element."""
    i = cuda.grid(1)
    if i < elements.size:
        autodiff(
            update_element, Const(i), Duplicated(e, de, race_free=True), Const(p), Const(q), Const(ql), Const(qq), Const(delv),
            Const(vnew), Const(v), Const(ss), Const(elements), Const(ends), Const(repetitions), Const(bad_volume)
        )  # fmt: skip


def inputs(side: int = 4) -> tuple:
    """The state of side^3 elements, in the order of the kernel's arguments; element k is that of the published values."""
    n = side**3
    k = np.arange(float(n))
    e, p, q = 2 + np.sin(k), 1 + 0.5 * np.cos(k), 0.1 + 0.05 * np.sin(2 * k)
    ql, qq = 0.2 + 0.1 * np.cos(3 * k), 0.3 + 0.1 * np.sin(5 * k)
    delv, vnew = 0.1 * np.sin(k + 1), 1 + 0.1 * np.sin(k + 1)
    elements = np.random.default_rng(0).permutation(n)
    ends = np.minimum(np.ceil(np.cumsum(SHARES) * n), n).astype(np.int64)
    ends[-1] = n
    return e, p, q, ql, qq, delv, vnew, np.ones(n), np.zeros(n), elements, ends, np.array(REPETITIONS), np.full(1, -1)


def launch(arguments: tuple) -> tuple[int, int]:
    return -(-arguments[0].size // BLOCK), BLOCK
