"""Radix-2 FFT in place; the loss is a weighted power spectrum sum_f w_f |X_f|^2.

    bit reversal, then log2(n) stages of butterflies  (a, b) -> (a + t b, a - t b)

Twice: on separate real and imaginary arrays, and on one complex array. The transform is linear, so its adjoint is the transform
with conjugate twiddles and needs no tape. The twiddle table exp(-2 pi i k / n) is an input without derivative. The gradient is
with respect to the signal; the shadow of a complex array holds d/d(real) + i d/d(imaginary).
"""

from __future__ import annotations

import numpy as np
from numba import njit

from .kernel import Kernel

LOG_LENGTH = {"test": 4, "bench": 16, "large": 20}


@njit
def fft_in_place(real, imaginary, cosine, sine):
    """Transform (real, imaginary); the twiddle k of n is cosine[k] + i sine[k]."""
    n = real.shape[0]
    j = 0
    for i in range(1, n):
        bit = n >> 1
        while j & bit:
            j ^= bit
            bit >>= 1
        j ^= bit
        if i < j:
            real[i], real[j] = real[j], real[i]
            imaginary[i], imaginary[j] = imaginary[j], imaginary[i]
    half = 1
    while half < n:
        stride = n // (2 * half)
        for start in range(0, n, 2 * half):
            for k in range(half):
                c, s = cosine[k * stride], sine[k * stride]
                low, high = start + k, start + k + half
                a = real[high] * c - imaginary[high] * s
                b = real[high] * s + imaginary[high] * c
                real[high] = real[low] - a
                imaginary[high] = imaginary[low] - b
                real[low] += a
                imaginary[low] += b
        half *= 2


@njit
def fft(real_signal, imaginary_signal, weights, cosine, sine):
    """Weighted power spectrum by an in-place FFT on real and imaginary arrays."""
    real = real_signal.copy()
    imaginary = imaginary_signal.copy()
    fft_in_place(real, imaginary, cosine, sine)
    loss = 0.0
    for f in range(real.shape[0]):
        loss += weights[f] * (real[f] * real[f] + imaginary[f] * imaginary[f])
    return loss


@njit
def adjoint(real_signal, imaginary_signal, weights, cosine, sine, d_real, d_imaginary):
    """Gradient by hand: twice the weighted spectrum, sent back through the conjugate transform."""
    real = real_signal.copy()
    imaginary = imaginary_signal.copy()
    fft_in_place(real, imaginary, cosine, sine)
    for f in range(real.shape[0]):
        real[f] *= 2.0 * weights[f]
        imaginary[f] *= 2.0 * weights[f]
    fft_in_place(real, imaginary, cosine, -sine)
    for i in range(real.shape[0]):
        d_real[i] += real[i]
        d_imaginary[i] += imaginary[i]


@njit
def complex_fft_in_place(values, twiddle):
    """Transform a complex array in place."""
    n = values.shape[0]
    j = 0
    for i in range(1, n):
        bit = n >> 1
        while j & bit:
            j ^= bit
            bit >>= 1
        j ^= bit
        if i < j:
            values[i], values[j] = values[j], values[i]
    half = 1
    while half < n:
        stride = n // (2 * half)
        for start in range(0, n, 2 * half):
            for k in range(half):
                turned = values[start + k + half] * twiddle[k * stride]
                values[start + k + half] = values[start + k] - turned
                values[start + k] += turned
        half *= 2


@njit
def fft_complex(signal, weights, twiddle):
    """Weighted power spectrum by an in-place FFT on a complex array."""
    values = signal.copy()
    complex_fft_in_place(values, twiddle)
    loss = 0.0
    for f in range(values.shape[0]):
        loss += weights[f] * (values[f].real * values[f].real + values[f].imag * values[f].imag)
    return loss


@njit
def adjoint_complex(signal, weights, twiddle, d_signal):
    """Gradient by hand, as d/d(real) + i d/d(imaginary)."""
    values = signal.copy()
    complex_fft_in_place(values, twiddle)
    for f in range(values.shape[0]):
        values[f] *= 2.0 * weights[f]
    complex_fft_in_place(values, twiddle.conjugate())
    for i in range(values.shape[0]):
        d_signal[i] += values[i]


def inputs(size: str, seed: int = 0, dtype=np.float64) -> tuple:
    n = 2 ** LOG_LENGTH[size]
    rng = np.random.default_rng(seed)
    angle = -2.0 * np.pi * np.arange(n // 2) / n
    arrays = (rng.standard_normal(n), rng.standard_normal(n), rng.random(n) / n, np.cos(angle), np.sin(angle))
    return tuple(array.astype(dtype) for array in arrays)


def inputs_complex(size: str, seed: int = 0, dtype=np.float64) -> tuple:
    real, imaginary, weights, cosine, sine = inputs(size, seed, dtype)
    complex_type = np.result_type(dtype, np.complex64)
    return (real + 1j * imaginary).astype(complex_type), weights, (cosine + 1j * sine).astype(complex_type)


primal = fft
active = (0, 1)
KERNELS = (
    Kernel("fft", primal, inputs, active, adjoint, notes="in-place butterflies; linear, so no tape is needed for them"),
    Kernel("fft_complex", fft_complex, inputs_complex, (0,), adjoint_complex, notes="the same on a complex array"),
)
