"""Complex numbers at work: iterations, networks, circuits of gates, spectra."""

import cmath

import numpy as np

from .collection import numbers, program


@program(0.3 + 0.2j, -0.4 + 0.1j)
def orbit(c, z):
    s = 0.0
    for k in range(12):
        z = z * z + c
        if abs(z) > 2:
            break
        s += abs(z) ** 2 / (k + 1)
    return s + z.real * z.imag


@program(numbers(1, 8) + 1j * numbers(2, 8), slow=True)
def transform_by_definition(x):
    n = x.size
    spectrum = np.zeros(n, dtype=np.complex128)
    for k in range(n):
        for t in range(n):
            spectrum[k] += x[t] * np.exp(-2j * np.pi * k * t / n)
    return np.sum(np.abs(spectrum) ** 3)


@program(numbers(3, 3, low=0.5), numbers(4, 3, low=0.5), numbers(5, 3, low=0.5), 2.0, slow=True)
def impedance(resistance, inductance, capacity, w):
    z = 0j
    for i in range(resistance.size):
        branch = resistance[i] + 1j * w * inductance[i] + 1 / (1j * w * capacity[i])
        z = z + branch if i == 0 else z * branch / (z + branch)
    return abs(z), np.angle(z)


@program(numbers(6, 6, low=0.5), 1.7, slow=True)
def voltages_of_a_network(p, w):
    admittance = np.zeros((3, 3), dtype=np.complex128)
    edges = [(0, 1), (1, 2), (0, 2)]
    for k in range(3):
        i, j = edges[k]
        y = 1.0 / (p[k] + 1j * w * p[3 + k])
        admittance[i, i] += y
        admittance[j, j] += y
        admittance[i, j] -= y
        admittance[j, i] -= y
    v = np.linalg.solve(admittance[:2, :2].copy() + 0.1 * np.eye(2), np.array([1.0 + 0j, 0j]))
    return np.abs(v[1]) / np.abs(v[0])


@program(numbers(7, 4), slow=True)
def circuit_of_gates(angles):
    state = np.zeros(4, dtype=np.complex128)
    state[0] = 1
    one = np.eye(2, dtype=np.complex128)
    for k in range(4):
        c, s = np.cos(angles[k] / 2), np.sin(angles[k] / 2)
        if k % 2 == 0:
            gate = np.array([[c + 0j, -1j * s], [-1j * s, c + 0j]])
        else:
            gate = np.array([[np.exp(-0.5j * angles[k]), 0j], [0j, np.exp(0.5j * angles[k])]])
        state = (np.kron(gate, one) if k < 2 else np.kron(one, gate)) @ state
        state[3] = -state[3]
    p = np.abs(state) ** 2
    return p[1] - p[2] + (state.conj()[0] * state[3]).real


@program(0.5 + 0.3j, 1.2)
def polar_and_back(z, a):
    w = cmath.rect(a, cmath.phase(z)) + cmath.sqrt(z) + cmath.exp(z * a) + cmath.log(z) + cmath.acosh(z + 2)
    r, q = cmath.polar(w)
    return r * q + w.imag


@program(
    (numbers(8, 4) + 1j * numbers(9, 4)).astype(np.complex64), numbers(10, 4).astype(np.float32), differences=1e-3, slow=True
)
def in_single_precision(z, a):
    w = z * a + np.conj(z) * np.complex64(2j)
    return np.sum(np.abs(w)) + np.sum((np.exp(w * np.float32(0.3))).real)


@program(numbers(11, 8) + 1j * numbers(12, 8), slow=True)
def parts_as_views(z):
    x = np.abs(z[::-2]) ** 2
    v = z.view(np.float64)
    return np.sum(z.real * z.imag) + x.sum() + v[3] * v[4]


@program(numbers(13, 3) + 1j * numbers(14, 3), 2.0, slow=True)
def implicit_schroedinger(psi, dt):
    n = 3
    energy = np.zeros((n, n), dtype=np.complex128)
    for i in range(n):
        energy[i, i] = 2.0
        if i:
            energy[i, i - 1] = energy[i - 1, i] = -1.0
    for _ in range(3):
        psi = np.linalg.solve(np.eye(n) + 0.5j * dt * energy, (np.eye(n) - 0.5j * dt * energy) @ psi)
    return np.abs(psi[1]) ** 2 + psi[0].real


@program(numbers(15, 3), slow=True)
def reflection_of_layers(p):
    before, total = 1.0 + 0j, 0j
    for i in range(p.size):
        index = complex(1.5 + p[i] ** 2, 0.01 * abs(p[i]))
        r = (before - index) / (before + index)
        phase = np.exp(0.4j * np.pi * index)
        total = (r + total * phase) / (1 + r * total * phase)
        before = index
    return abs(total) ** 2
