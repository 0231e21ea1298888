"""Layered diagonal LSTM of ADBench (2018): every gate is elementwise.

    forget = sigmoid(x w0 + b0)   ingate = sigmoid(h w1 + b1)   outgate = sigmoid(x w2 + b2)   change = tanh(h w3 + b3)
    cell' = cell forget + ingate change          h' = outgate tanh(cell')

``main[2 l]`` and ``main[2 l + 1]`` are the weights and biases (each 4 b) of layer l; ``extra`` scales the input and maps the last
layer to the prediction y; ``state[2 l]`` and ``state[2 l + 1]`` start hidden and cell. The result is the mean over time of
sum((y - log(sum(exp(y)))) target). The gradient is with respect to main and extra.
"""

from __future__ import annotations

import math

import numpy as np
from numba import njit

from .kernel import Kernel

DIMENSIONS = {"test": (2, 16, 14), "bench": (2, 1024, 14), "large": (4, 4096, 14)}


@njit
def sigmoid(x):
    return 1.0 / (1.0 + math.exp(-x))


@njit
def lstm_cell(main, layer, hidden, cell, j, incoming):
    """Advance element j of one layer; return its new (hidden, cell)."""
    b = main.shape[1] // 4
    w = 2 * layer
    forget = sigmoid(incoming * main[w, j] + main[w + 1, j])
    ingate = sigmoid(hidden * main[w, b + j] + main[w + 1, b + j])
    outgate = sigmoid(incoming * main[w, 2 * b + j] + main[w + 1, 2 * b + j])
    change = math.tanh(hidden * main[w, 3 * b + j] + main[w + 1, 3 * b + j])
    cell = cell * forget + ingate * change
    return outgate * math.tanh(cell), cell


@njit
def lstm(main, extra, initial_state, sequence):
    """Mean log likelihood of a layered diagonal LSTM."""
    layers = main.shape[0] // 2
    c, b = sequence.shape
    state = initial_state.copy()
    incoming = np.empty(b)
    prediction = np.empty(b)
    total = 0.0
    for t in range(c - 1):
        for j in range(b):
            incoming[j] = sequence[t, j] * extra[0, j]
        for layer in range(layers):
            for j in range(b):
                hidden, cell = lstm_cell(main, layer, state[2 * layer, j], state[2 * layer + 1, j], j, incoming[j])
                state[2 * layer, j] = hidden
                state[2 * layer + 1, j] = cell
                incoming[j] = hidden
        exponentials = 0.0
        for j in range(b):
            prediction[j] = incoming[j] * extra[1, j] + extra[2, j]
            exponentials += math.exp(prediction[j])
        log_sum = math.log(exponentials)
        for j in range(b):
            total += (prediction[j] - log_sum) * sequence[t + 1, j]
    return total / (c - 1)


@njit
def forward_with_tape(main, extra, initial_state, sequence, tape):
    """Fill tape[t, layer, :, j] = incoming, hidden and cell before, forget, ingate, outgate, change, tanh of the new cell."""
    layers = main.shape[0] // 2
    c, b = sequence.shape
    state = initial_state.copy()
    for t in range(c - 1):
        for j in range(b):
            incoming = sequence[t, j] * extra[0, j]
            for layer in range(layers):
                w = 2 * layer
                hidden, cell = state[w, j], state[w + 1, j]
                forget = sigmoid(incoming * main[w, j] + main[w + 1, j])
                ingate = sigmoid(hidden * main[w, b + j] + main[w + 1, b + j])
                outgate = sigmoid(incoming * main[w, 2 * b + j] + main[w + 1, 2 * b + j])
                change = math.tanh(hidden * main[w, 3 * b + j] + main[w + 1, 3 * b + j])
                new_cell = cell * forget + ingate * change
                squashed = math.tanh(new_cell)
                tape[t, layer, 0, j] = incoming
                tape[t, layer, 1, j] = hidden
                tape[t, layer, 2, j] = cell
                tape[t, layer, 3, j] = forget
                tape[t, layer, 4, j] = ingate
                tape[t, layer, 5, j] = outgate
                tape[t, layer, 6, j] = change
                tape[t, layer, 7, j] = squashed
                incoming = outgate * squashed
                state[w, j] = incoming
                state[w + 1, j] = new_cell


@njit
def layer_adjoint(main, d_main, tape, t, layer, j, d_new_hidden, d_new_cell):
    """Reverse one element of one layer; return the adjoints of (incoming, hidden, cell)."""
    b = main.shape[1] // 4
    w = 2 * layer
    incoming, hidden, cell = tape[t, layer, 0, j], tape[t, layer, 1, j], tape[t, layer, 2, j]
    forget, ingate, outgate = tape[t, layer, 3, j], tape[t, layer, 4, j], tape[t, layer, 5, j]
    change, squashed = tape[t, layer, 6, j], tape[t, layer, 7, j]
    d_new_cell += d_new_hidden * outgate * (1.0 - squashed * squashed)
    d_forget = d_new_cell * cell * forget * (1.0 - forget)
    d_ingate = d_new_cell * change * ingate * (1.0 - ingate)
    d_outgate = d_new_hidden * squashed * outgate * (1.0 - outgate)
    d_change = d_new_cell * ingate * (1.0 - change * change)
    d_main[w, j] += d_forget * incoming
    d_main[w + 1, j] += d_forget
    d_main[w, b + j] += d_ingate * hidden
    d_main[w + 1, b + j] += d_ingate
    d_main[w, 2 * b + j] += d_outgate * incoming
    d_main[w + 1, 2 * b + j] += d_outgate
    d_main[w, 3 * b + j] += d_change * hidden
    d_main[w + 1, 3 * b + j] += d_change
    d_incoming = d_forget * main[w, j] + d_outgate * main[w, 2 * b + j]
    d_hidden = d_ingate * main[w, b + j] + d_change * main[w, 3 * b + j]
    return d_incoming, d_hidden, d_new_cell * forget


@njit
def adjoint(main, extra, initial_state, sequence, d_main, d_extra):
    """Gradient by hand: a tape of gates, then back through time."""
    layers = main.shape[0] // 2
    c, b = sequence.shape
    tape = np.empty((c - 1, layers, 8, b))
    forward_with_tape(main, extra, initial_state, sequence, tape)
    d_state = np.zeros_like(initial_state)
    d_prediction = np.empty(b)
    last = layers - 1
    for t in range(c - 2, -1, -1):
        exponentials = 0.0
        weight = 0.0
        for j in range(b):
            output = tape[t, last, 5, j] * tape[t, last, 7, j]
            d_prediction[j] = math.exp(output * extra[1, j] + extra[2, j])
            exponentials += d_prediction[j]
            weight += sequence[t + 1, j]
        for j in range(b):
            output = tape[t, last, 5, j] * tape[t, last, 7, j]
            d_out = (sequence[t + 1, j] - weight * d_prediction[j] / exponentials) / (c - 1)
            d_extra[1, j] += d_out * output
            d_extra[2, j] += d_out
            d_incoming = d_out * extra[1, j]
            for layer in range(last, -1, -1):
                w = 2 * layer
                d_incoming, d_hidden, d_cell = layer_adjoint(
                    main, d_main, tape, t, layer, j, d_incoming + d_state[w, j], d_state[w + 1, j]
                )
                d_state[w, j] = d_hidden
                d_state[w + 1, j] = d_cell
            d_extra[0, j] += d_incoming * sequence[t, j]


def inputs(size: str, seed: int = 0, dtype=np.float64) -> tuple:
    layers, c, b = DIMENSIONS[size]
    rng = np.random.default_rng(seed)
    letters = np.zeros((c, b))
    letters[np.arange(c), rng.integers(0, b, c)] = 1.0
    shapes = ((2 * layers, 4 * b), (3, b), (2 * layers, b))
    return *(rng.standard_normal(shape).astype(dtype) for shape in shapes), letters.astype(dtype)


primal = lstm
active = (0, 1)
KERNELS = (Kernel("lstm", primal, inputs, active, adjoint, notes="ADBench; state carried through time, overwritten in place"),)
