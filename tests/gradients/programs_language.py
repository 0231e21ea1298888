"""Programs that use much of the language: containers, instances, recursion, exceptions, derivatives inside functions."""

import math
from collections import namedtuple
from functools import reduce

import numba as nb
import numpy as np
from numba import float64, literal_unroll, njit, types
from numba.experimental import jitclass
from numba.typed import List

import numba_enzyme as ne

from .collection import numbers, program

Phase = namedtuple("Phase", "q p t")
Track = namedtuple("Track", "position velocity mass")
PARTICLE = np.dtype([("pos", "f8", (2,)), ("m", "f8"), ("k", "i4")])


@program(0.5, 0.3)
def trajectory_of_named_tuples(q, p):
    states = [Phase(q, p, 0.0)]
    for _ in range(5):
        last = states[-1]
        momentum = last.p - 0.1 * math.sin(last.q)
        states.append(Phase(last.q + 0.1 * momentum, momentum, last.t + 0.1))
    energy = 0.0
    for state in states:
        energy += 0.5 * state.p**2 - math.cos(state.q)
    return energy * states[2].q


@program(Track(numbers(1, 2), numbers(2, 2), 2.0), 0.1, slow=True)
def named_tuple_in_and_out(track, dt):
    x, v = track.position.copy(), track.velocity.copy()
    for _ in range(6):
        v = v - dt * x / track.mass
        x = x + dt * v
    return Track(x, v, track.mass), (x[0] * v[1], 3)


@program(numbers(3, 5), slow=True)
def sorted_by_key(x):
    def key(value):
        return value * value

    total = 0.0
    for i, (a, b) in enumerate(zip(sorted([2.0 * v for v in x], key=key, reverse=True), sorted(x))):
        total += a * b * (i + 1)
    return total


@program(numbers(4, 5), slow=True)
def map_filter_reduce(x):
    def square(value):
        return value * value

    squares = sum(list(map(square, x)))
    positive = sum(list(filter(lambda v: v > 0, x)))
    return squares + positive + reduce(lambda a, b: a * b + 1, x, 1.0)


@program(numbers(5, 4, 2), slow=True)
def records_made_inside(x):
    particles = np.zeros(x.shape[0], dtype=PARTICLE)
    for i in range(x.shape[0]):
        particles[i].pos[0] = x[i, 0]
        particles[i]["m"] = 1.0 + x[i, 1] ** 2
        particles[i].k = i % 2
    particles["pos"][:, 1] = x[:, 1]
    others = particles.copy()
    others[0].m = particles[2].m
    energy = 0.0
    for i in range(x.shape[0]):
        for j in range(i):
            d = others[i]["pos"] - particles[j]["pos"]
            energy -= others[i].m * particles[j].m / np.sqrt(np.sum(d * d) + 0.1)
        energy += others["pos"][i, 0] * others[i].k
    return energy


@jitclass([("weights", float64[:, :]), ("bias", float64[:]), ("calls", types.int64)])
class Layer:
    def __init__(self, weights, bias):
        self.weights = weights
        self.bias = bias
        self.calls = 0

    def forward(self, x):
        self.calls += 1
        self.bias *= 1.5
        return np.tanh(self.weights @ x + self.bias)


@program(numbers(6, 2, 3, 3), numbers(7, 2, 3), numbers(8, 3), slow=True)
def layers_in_a_list(weights, biases, x):
    layers = [Layer(weights[i].copy(), biases[i].copy()) for i in range(2)]
    for _ in range(2):
        for layer in layers:
            x = layer.forward(x)
    return np.sum(x**2) * layers[0].calls


@jitclass([("n", types.int64), ("total", float64), ("history", types.ListType(float64))])
class Running:
    def __init__(self):
        self.n = 0
        self.total = 0.0
        self.history = List.empty_list(float64)

    def push(self, value):
        self.n += 1
        self.total += value
        self.history.append(value)

    @property
    def mean(self):
        return self.total / self.n


@program(numbers(9, 4), slow=True)
def running_mean(x):
    running = Running()
    for value in x:
        running.push(value * value)
    return running.mean * running.history[2]


@njit
def merge_sort(x):
    if x.size <= 1:
        return x
    half = x.size // 2
    a, b = merge_sort(x[:half].copy()), merge_sort(x[half:].copy())
    out = np.empty_like(x)
    i = j = 0
    for k in range(x.size):
        if j >= b.size or (i < a.size and a[i] <= b[j]):
            out[k] = a[i]
            i += 1
        else:
            out[k] = b[j]
            j += 1
    return out


@program(numbers(10, 7), slow=True)
def sorted_by_recursion(x):
    return np.sum(merge_sort(x) * np.arange(7))


@njit
def even(x, n):
    return x if n == 0 else odd(x * 1.1, n - 1)


@njit
def odd(x, n):
    return -x if n == 0 else even(x * x, n - 1)


@program(1.2, 5)
def mutual_recursion(x, n):
    return even(x, n) * x


@program(numbers(11, 4))
def exceptions_that_are_caught(x):
    total = 0.0
    for i in range(6):
        try:
            if i >= x.size:
                raise IndexError("beyond the end")
            total += x[i] ** 2
        except Exception:
            total += 1.5 * x[0] * total
    return total


@njit
def three_results(x):
    if x[0] > 0:
        return x[0], True, x * 2
    return x[1], False, x


@program(np.array([0.3, 0.4]))
def tuples_of_a_function_that_is_called_twice(x):
    a, first, u = three_results(x)
    b, second, v = three_results(-x)
    return a * b * u.sum() * v.sum() if first and not second else 0.0


@njit
def square_of_positive(x):
    if x > 0:
        return x * x
    return None


@program(np.array([1.0, 2.0, -3.0, 0.5]))
def largest_so_far(x):
    total, best = 0.0, None
    for value in x:
        if best is None or value > best:
            best = value
        square = square_of_positive(value)
        if square is not None:
            total += square
    return total * best


@program(np.array([3.0, 1.0, 2.0, 5.0]))
def heap_of_a_list(x):
    heap = [x[0]]
    for value in x[1:]:
        heap.append(value)
        i = len(heap) - 1
        while i > 0 and heap[(i - 1) // 2] > heap[i]:
            heap[i], heap[(i - 1) // 2] = heap[(i - 1) // 2], heap[i]
            i = (i - 1) // 2
    total = 0.0
    for i in range(len(heap)):
        total += heap[i] ** 2 * (i + 1)
    return total


@program(numbers(12, 2, 3))
def all_ways_through_an_array(x):
    total = 0.0
    for (i, j), value in np.ndenumerate(x):
        total += value * value * (i + 2 * j)
    for index in np.ndindex(2, 3):
        total += x[index]
    for value in np.nditer(x):
        total += value.item() ** 3
    for value in x.flat:
        total += value
    return total


def _square(x):
    return x * x


FUNCTIONS = (njit(_square), njit(lambda x: np.sin(x) * x))


@nb.cfunc("float64(float64, float64)")
def coupling(a, b):
    return a * b + np.sin(a)


@program(1.2, 0.7)
def functions_of_all_kinds(x, y):
    def inner(v):
        return v * y + x

    total = inner(inner(x)) * coupling(x, y)
    for f in literal_unroll(FUNCTIONS):
        total += f(x) * f(y)
    return total


@program(0.3, "abX", True, slow=True)
def strings_and_flags(x, text, flag):
    count = 0
    for letter in text + "yz":
        if letter == "a" and flag:
            count += 2
        elif letter.isupper():
            count += 1
    return x**count * len(text.upper() + str(count))


@program(0.7, 1.2)
def random_walk_with_a_seed(drift, spread):
    np.random.seed(11)
    position, total = 0.0, 0.0
    for _ in range(12):
        if np.random.random() < 0.6:
            position += drift * np.random.standard_normal() * spread
        else:
            position -= np.random.exponential(1.0) * drift**2
        total += position**2
    return total


@njit
def potential(q, k):
    return 0.5 * k * np.sum(q**2) + 0.1 * np.sum(q**4)


@program(numbers(13, 3), numbers(14, 3), 1.3, slow=True)
def leapfrog_with_gradients_inside(q, p, k):
    for _ in range(4):
        p = p - 0.05 * ne.grad(potential)(q, k)
        q = q + 0.1 * p
        p = p - 0.05 * ne.grad(potential)(q, k)
    return potential(q, k) + 0.5 * np.sum(p * p)


@njit
def cubic(x, p):
    return x**3 + p * x - 1


@program(0.7)
def newton_with_derivatives_inside(p):
    x = 1.0
    for _ in range(8):
        value, slope = ne.value_and_grad(cubic)(x, p)
        x = x - value / slope
    return x * ne.jvp(cubic, (x, p), (1.0, p))[1] + ne.grad(ne.grad(cubic))(x, p)


@program(numbers(15, 3), 1.2, slow=True)
def shadows_inside(q, k):
    dq = np.zeros_like(q)
    gradients = ne.autodiff(potential, ne.Duplicated(q, dq), ne.Active(k))
    return np.sum(dq**2) * gradients[1]
