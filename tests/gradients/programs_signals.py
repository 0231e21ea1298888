"""After the kernels of libraries for signals and audio, complex numbers included."""

import cmath
import math

import numpy as np
from numba import njit

from .collection import numbers, program


@program(numbers(1, 8) + 1j * numbers(2, 8), slow=True)
def fft_in_place(x):
    """Radix two: bit reversal, then butterflies."""
    n = x.size
    j = 0
    for i in range(1, n):
        bit = n >> 1
        while j & bit:
            j ^= bit
            bit >>= 1
        j |= bit
        if i < j:
            x[i], x[j] = x[j], x[i]
    length = 2
    while length <= n:
        w = cmath.exp(-2j * math.pi / length)
        for start in range(0, n, length):
            factor = 1.0 + 0j
            for k in range(length // 2):
                u = x[start + k]
                v = x[start + k + length // 2] * factor
                x[start + k] = u + v
                x[start + k + length // 2] = u - v
                factor *= w
        length <<= 1
    return np.sum(np.abs(x) ** 2 * np.arange(n))


@program(numbers(3, 12), np.array([0.2, 0.3, 0.1]), np.array([1.0, -0.5, 0.25]), slow=True)
def iir_filter(x, b, a):
    """Direct form II transposed."""
    state = np.zeros(len(b) - 1)
    y = np.empty_like(x)
    for n in range(x.size):
        y[n] = (b[0] * x[n] + state[0]) / a[0]
        for k in range(1, len(state)):
            state[k - 1] = b[k] * x[n] + state[k] - a[k] * y[n]
        state[-1] = b[-1] * x[n] - a[-1] * y[n]
    return y


@program(numbers(4, 16), 4, 2, slow=True)
def short_time_power(signal, frame, hop):
    window = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(frame) / frame)
    frames = 1 + (len(signal) - frame) // hop
    power = np.zeros((frames, frame // 2 + 1))
    for f in range(frames):
        chunk = signal[f * hop : f * hop + frame] * window
        for k in range(frame // 2 + 1):
            total = 0j
            for n in range(frame):
                total += chunk[n] * cmath.exp(-2j * cmath.pi * k * n / frame)
            power[f, k] = total.real**2 + total.imag**2
    return 10.0 * np.log10(power + 1e-6)


@program(1.3 - 0.4j, 0.5 + 0.2j, slow=True)
def cmath_functions(z, w):
    a = cmath.sqrt(z) * cmath.log(w) + cmath.sin(z * w)
    b = cmath.cosh(w) / cmath.tan(z) + cmath.atan(z / 3)
    return a - b.conjugate() * z**3


@program(0.8 + 0.6j)
def polar_form(z):
    r, phi = cmath.polar(z)
    turned = cmath.rect(math.sqrt(r), phi / 2 + 0.1)
    return abs(turned - z) + cmath.phase(turned * z)


@program(numbers(5, 4) + 1j * numbers(6, 4), 0.7 + 0.3j, 9, slow=True)
def complex_newton_basin(coefficients, start, limit):
    z = start
    for _ in range(limit):
        value, slope = 0j, 0j
        for c in coefficients:
            slope = slope * z + value
            value = value * z + c
        if abs(value) < 1e-13:
            break
        z -= value / slope
    return z


@program(numbers(7, 3, 3) + 1j * numbers(8, 3, 3), numbers(9, 3) + 0.5j, slow=True)
def complex_gauss_elimination(matrix, right):
    a, x = matrix.copy(), right.copy()
    n = x.shape[0]
    for k in range(n):
        pivot = k
        for i in range(k + 1, n):
            if abs(a[i, k]) > abs(a[pivot, k]):
                pivot = i
        if pivot != k:
            for j in range(n):
                a[k, j], a[pivot, j] = a[pivot, j], a[k, j]
            x[k], x[pivot] = x[pivot], x[k]
        for i in range(k + 1, n):
            factor = a[i, k] / a[k, k]
            a[i, k:] -= factor * a[k, k:]
            x[i] -= factor * x[k]
    for i in range(n - 1, -1, -1):
        for j in range(i + 1, n):
            x[i] -= a[i, j] * x[j]
        x[i] /= a[i, i]
    return x


@program(np.array([0.4, 1.1]), np.array([1.0, 2.0, 3.5]), 0.05, slow=True)
def transfer_matrix_reflectance(thickness, index, absorption):
    """Light through layers: products of complex 2 x 2 matrices held in a tuple of scalars."""
    k0 = 2 * math.pi / 1.55
    m00, m01, m10, m11 = 1 + 0j, 0j, 0j, 1 + 0j
    for layer in range(len(thickness)):
        n = complex(index[layer + 1], absorption)
        delta = k0 * n * thickness[layer]
        c, s = cmath.cos(delta), cmath.sin(delta)
        b01, b10 = 1j * s / n, 1j * n * s
        m00, m01, m10, m11 = m00 * c + m01 * b10, m00 * b01 + m01 * c, m10 * c + m11 * b10, m10 * b01 + m11 * c
    y = (m10 + m11) / (m00 + m01)
    r = (index[0] - y) / (index[0] + y)
    return abs(r) ** 2


@njit
def yin_difference(x, tau):
    d = x[:-tau] - x[tau:]
    return (d * d).sum()


@program(numbers(10, 14), 5, slow=True)
def pitch_cumulative_mean(x, largest):
    difference = np.zeros(largest)
    difference[0] = 1.0
    running = 0.0
    for tau in range(1, largest):
        difference[tau] = yin_difference(x, tau)
        running += difference[tau]
        difference[tau] *= tau / running
    k = 1 + np.argmin(difference[1:])
    a, b, c = difference[k - 1], difference[k], difference[(k + 1) % largest]
    return k + 0.5 * (a - c) / (a - 2 * b + c + 1.0)


@program(numbers(11, 9).astype(np.float32), np.float32(0.3), step=0.2, differences=1e-4)
def single_precision_filter(x, alpha):
    y = np.empty_like(x)
    y[0] = x[0]
    for i in range(1, x.size):
        y[i] = alpha * x[i] + (np.float32(1) - alpha) * y[i - 1]
    return y


@program((numbers(12, 5) + 1j * numbers(13, 5)).astype(np.complex64), step=0.5)
def single_precision_spectrum(x):
    out = np.zeros(x.size, np.complex64)
    for k in range(x.size):
        for n in range(x.size):
            angle = np.float32(-2 * np.pi * k * n / x.size)
            out[k] += x[n] * np.complex64(complex(math.cos(angle), math.sin(angle)))
    return out


@program(numbers(14, 4, 4), numbers(15, 10), 0.2, slow=True)
def echo_state(weights, inputs, leak):
    state = np.zeros(weights.shape[0])
    history = np.zeros((len(inputs), state.size))
    for t, u in enumerate(inputs):
        new = np.zeros_like(state)
        for i in range(state.size):
            for j in range(state.size):
                new[i] += weights[i, j] * state[j]
            new[i] = np.tanh(new[i] + u)
        state = (1 - leak) * state + leak * new
        history[t] = state
    return history[::3].mean()
