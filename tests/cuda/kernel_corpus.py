"""Kernels as users write them, each with a launch and arguments at which its derivatives are checked."""

from __future__ import annotations

import math

import numpy as np
from numba import complex128, cuda, float64, int32
from textbook_kernels import TEXTBOOK

from numba_enzyme import differentiate

RANDOM = np.random.default_rng(5)


def kernel(function):
    return differentiate(cuda.jit(function), target="cpu")


def uniform(*shape, dtype=np.float64):
    return RANDOM.uniform(-1, 1, shape).astype(dtype)


@kernel
def saxpy(a, x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = a * x[i] * x[i] + y[i]


@kernel
def reversal(a, x, y):
    s = cuda.shared.array(64, float64)
    i = cuda.grid(1)
    t = cuda.threadIdx.x
    s[t] = a * math.sin(x[i])
    cuda.syncthreads()
    y[i] += s[63 - t] * x[i]


@kernel
def block_sum(x, out):
    s = cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    i = cuda.grid(1)
    s[t] = x[i] * x[i] * x[i] if i < x.size else 0.0
    cuda.syncthreads()
    k = 32
    while k > 0:
        if t < k:
            s[t] += s[t + k]
        cuda.syncthreads()
        k //= 2
    if t == 0:
        out[cuda.blockIdx.x] = s[0] * s[0]


TILE = 8


@kernel
def matmul(a, b, c):
    sa = cuda.shared.array((TILE, TILE), float64)
    sb = cuda.shared.array((TILE, TILE), float64)
    x, y = cuda.grid(2)
    tx = cuda.threadIdx.x
    ty = cuda.threadIdx.y
    total = 0.0
    for k in range((a.shape[1] + TILE - 1) // TILE):
        sa[ty, tx] = 0.0
        sb[ty, tx] = 0.0
        if y < a.shape[0] and tx + k * TILE < a.shape[1]:
            sa[ty, tx] = a[y, tx + k * TILE]
        if x < b.shape[1] and ty + k * TILE < b.shape[0]:
            sb[ty, tx] = b[ty + k * TILE, x]
        cuda.syncthreads()
        for j in range(TILE):
            total += sa[ty, j] * sb[j, tx]
        cuda.syncthreads()
    if y < c.shape[0] and x < c.shape[1]:
        c[y, x] = total


@kernel
def histogram(x, bins):
    i = cuda.grid(1)
    if i < x.size:
        b = int(abs(x[i]) * bins.size) % bins.size
        cuda.atomic.add(bins, b, x[i] * x[i])


@kernel
def stencil(u, v):
    s = cuda.shared.array((10, 10), float64)
    x, y = cuda.grid(2)
    tx = cuda.threadIdx.x + 1
    ty = cuda.threadIdx.y + 1
    n = u.shape[0]
    m = u.shape[1]
    if y < n and x < m:
        s[ty, tx] = u[y, x]
        if tx == 1 and x > 0:
            s[ty, 0] = u[y, x - 1]
        if tx == 8 and x < m - 1:
            s[ty, 9] = u[y, x + 1]
        if ty == 1 and y > 0:
            s[0, tx] = u[y - 1, x]
        if ty == 8 and y < n - 1:
            s[9, tx] = u[y + 1, x]
    cuda.syncthreads()
    if 0 < y < n - 1 and 0 < x < m - 1:
        v[y, x] = s[ty, tx] * (s[ty - 1, tx] + s[ty + 1, tx] + s[ty, tx - 1] + s[ty, tx + 1] - 4 * s[ty, tx])


@kernel
def time_loop(u, steps, c):
    s = cuda.shared.array(32, float64)
    t = cuda.threadIdx.x
    s[t] = u[t]
    cuda.syncthreads()
    for _ in range(steps):
        left = s[t - 1] if t > 0 else s[31]
        right = s[t + 1] if t < 31 else s[0]
        new = s[t] + c * (left * right - s[t] * s[t])
        cuda.syncthreads()
        s[t] = new
        cuda.syncthreads()
    u[t] = s[t]


@kernel
def nbody(pos, force):
    s = cuda.shared.array((16, 3), float64)
    i = cuda.grid(1)
    t = cuda.threadIdx.x
    n = pos.shape[0]
    fx = 0.0
    fy = 0.0
    fz = 0.0
    for tile in range((n + 15) // 16):
        j = tile * 16 + t
        if j < n:
            for d in range(3):
                s[t, d] = pos[j, d]
        cuda.syncthreads()
        if i < n:
            for k in range(min(16, n - tile * 16)):
                dx = s[k, 0] - pos[i, 0]
                dy = s[k, 1] - pos[i, 1]
                dz = s[k, 2] - pos[i, 2]
                r = 1.0 / math.sqrt(dx * dx + dy * dy + dz * dz + 0.1)
                w = r * r * r
                fx += w * dx
                fy += w * dy
                fz += w * dz
        cuda.syncthreads()
    if i < n:
        force[i, 0] = fx
        force[i, 1] = fy
        force[i, 2] = fz


@kernel
def warp_sum(x, out):
    i = cuda.grid(1)
    v = x[i] * x[i]
    k = 16
    while k > 0:
        v += cuda.shfl_down_sync(0xFFFFFFFF, v, k)
        k //= 2
    if i % 32 == 0:
        out[i // 32] = v * v


@kernel
def warp_permutations(x, y):
    i = cuda.grid(1)
    lane = cuda.laneid
    v = x[i]
    a = cuda.shfl_up_sync(0xFFFFFFFF, v * v, 1 + lane % 3)
    b = cuda.shfl_xor_sync(0xFFFFFFFF, v, 5)
    c = cuda.shfl_sync(0xFFFFFFFF, v, lane // 4)
    d = cuda.shfl_down_sync(0xFFFFFFFF, a * b, 7)
    y[i] = a * b + math.sin(c) * d


@kernel
def matching(x, y):
    i = cuda.threadIdx.x
    same = cuda.match_any_sync(0xFFFFFFFF, i % 5)
    ballot = cuda.ballot_sync(0xFFFFFFFF, x[i] > 0)
    y[i] = x[i] * cuda.popc(same & ballot)


@kernel
def dynamic(x, y):
    s = cuda.shared.array(0, float64)
    t = cuda.threadIdx.x
    i = cuda.grid(1)
    s[t] = x[i] * x[i]
    cuda.syncthreads()
    y[i] = s[cuda.blockDim.x - 1 - t] * x[i]


@kernel
def local_array(x, y):
    own = cuda.local.array(4, float64)
    i = cuda.grid(1)
    if i < x.size:
        for k in range(4):
            own[k] = x[i] ** (k + 1)
        for k in range(1, 4):
            own[k] = own[k] * own[k - 1]
        y[i] = own[3] + own[2]


WEIGHTS = np.arange(1.0, 6.0)


@kernel
def constants(x, y):
    c = cuda.const.array_like(WEIGHTS)
    i = cuda.grid(1)
    if i < x.size:
        total = 0.0
        for k in range(5):
            total += c[k] * x[i] ** k
        y[i] = total


@kernel
def inplace(x, n):
    i = cuda.grid(1)
    if i < x.size:
        for _ in range(n):
            x[i] = math.sin(x[i]) * 1.5 + x[i] * x[i]


@kernel
def gather(idx, x, y):
    i = cuda.grid(1)
    if i < idx.size:
        y[i] = x[idx[i]] * x[idx[i]]


@kernel
def scatter(idx, x, y):
    i = cuda.grid(1)
    if i < idx.size:
        cuda.atomic.add(y, idx[i], math.exp(x[i]))


@kernel
def ticket(x, y, counter):
    i = cuda.grid(1)
    if i < x.size:
        k = cuda.atomic.add(counter, 0, 1)
        y[k] = x[i] * x[i]


@kernel
def others_write(x, y):
    s = cuda.shared.array(33, float64)
    t = cuda.threadIdx.x
    s[t] = x[t]
    cuda.syncthreads()
    s[t + 1] = x[t] * x[t] * 0.5  # an optimiser must not take s[t] for unchanged
    cuda.syncthreads()
    y[t] = s[t] * x[t]
    x[t] = 2 * x[t]
    cuda.syncthreads()
    x[(t + 1) % 32] += y[t]
    cuda.syncthreads()
    y[t] = y[t] * x[t]


@kernel
def softmax(x, y):
    s = cuda.shared.array(32, float64)
    t = cuda.threadIdx.x
    r = cuda.blockIdx.x
    v = x[r, t]
    s[t] = v
    cuda.syncthreads()
    k = 16
    while k > 0:
        if t < k:
            s[t] = max(s[t], s[t + k])
        cuda.syncthreads()
        k //= 2
    m = s[0]
    cuda.syncthreads()
    e = math.exp(v - m)
    s[t] = e
    cuda.syncthreads()
    k = 16
    while k > 0:
        if t < k:
            s[t] += s[t + k]
        cuda.syncthreads()
        k //= 2
    y[r, t] = e / s[0]


@kernel
def scan(x):
    s = cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    s[t] = x[t]
    cuda.syncthreads()
    d = 1
    while d < 64:
        v = s[t]
        if t >= d:
            v = v * 0.5 + s[t - d] * s[t]
        cuda.syncthreads()
        s[t] = v
        cuda.syncthreads()
        d *= 2
    x[t] = s[t]


@cuda.jit(device=True)
def helper(x, own):
    own[0] = x * x
    return math.sin(x) + own[0]


@kernel
def with_device(x, y):
    i = cuda.grid(1)
    own = cuda.local.array(1, float64)
    if i < x.size:
        y[i] = helper(x[i], own) * own[0]


@kernel
def tuples(xs, y):
    i = cuda.grid(1)
    if i < y.size:
        y[i] = xs[0][i] * xs[1][i]


@kernel
def grid_stride(x, y):
    start = cuda.grid(1)
    step = cuda.gridsize(1)
    for i in range(start, x.size, step):
        y[i] = math.tanh(x[i]) * y[i]


@kernel
def complex_(z, w):
    i = cuda.grid(1)
    if i < z.size:
        w[i] = z[i] * z[i] + w[i]


@kernel
def global_sum(x, total):
    i = cuda.grid(1)
    if i < x.size:
        cuda.atomic.add(total, 0, x[i] * x[i])


@kernel
def count_sync(x, y):
    i = cuda.threadIdx.x
    n = cuda.syncthreads_count(int32(x[i] > 0))
    y[i] = x[i] * n


@kernel
def vote(x, y):
    i = cuda.threadIdx.x
    if cuda.any_sync(0xFFFFFFFF, x[i] > 0.9):
        y[i] = x[i] * x[i]
    else:
        y[i] = x[i]


@kernel
def layout_a(x, y):
    i, j = cuda.grid(2)
    if i < x.shape[0] and j < x.shape[1]:
        y[i, j] = x[i, j] * x[i, -1] + y[i, j] ** 2


@kernel
def block3(x, y):
    s = cuda.shared.array((4, 4, 4), float64)
    a, b, c = cuda.threadIdx.x, cuda.threadIdx.y, cuda.threadIdx.z
    s[a, b, c] = x[a, b, c]
    cuda.syncthreads()
    y[a, b, c] = s[b, c, a] * s[c, a, b]


@kernel
def while_uniform(x, y, tol):
    s = cuda.shared.array(32, float64)
    t = cuda.threadIdx.x
    s[t] = x[t]
    cuda.syncthreads()
    while s[0] > tol:
        v = s[(t + 1) % 32] * 0.5 + s[t] * 0.3
        cuda.syncthreads()
        s[t] = v * math.cos(v)
        cuda.syncthreads()
    y[t] = s[t]


@cuda.jit(device=True)
def reduce(s, t):
    k = 8
    while k > 0:
        if t < k:
            s[t] += s[t + k]
        cuda.syncthreads()
        k //= 2
    return s[0]


@kernel
def sync_in_device(x, y):
    s = cuda.shared.array(16, float64)
    t = cuda.threadIdx.x
    s[t] = x[t] * x[t]
    cuda.syncthreads()
    total = reduce(s, t)
    y[t] = x[t] / math.sqrt(total)


@kernel
def zero_and_copy(x, y, n):
    i = cuda.grid(1)
    if i < x.shape[0]:
        for k in range(n):
            y[i, k] = 0.0
        for k in range(n):
            y[i, k] = x[i, k]
        y[i, 0] *= y[i, 1]


@kernel
def cplx(z, w):
    i = cuda.grid(1)
    if i < z.size:
        w[i] = z[i] * z[i] + w[i] * z[0]


@kernel
def maths(x, y):
    i = cuda.grid(1)
    if i < x.size:
        v = x[i]
        y[i] = (
            math.sin(v)
            + math.cos(v)
            + math.tan(v)
            + math.asin(v)
            + math.acos(v)
            + math.atan(v)
            + math.sinh(v)
            + math.cosh(v)
            + math.tanh(v)
            + math.exp(v)
            + math.expm1(v)
            + math.log(v + 3)
            + math.log1p(v + 2)
            + math.log2(v + 2)
            + math.log10(v + 2)
            + math.sqrt(v + 2)
            + math.erf(v)
            + math.erfc(v)
            + math.gamma(v + 2)
            + math.lgamma(v + 2)
            + math.atan2(v, 2.0)
            + math.hypot(v, 1.0)
            + math.pow(v + 2, 1.5)
            + abs(v)
            + min(v, 0.3)
            + max(v, 0.2)
            + v**3
            + math.fabs(v)
            + math.copysign(v, 1.0)
            + math.asinh(v)
            + math.acosh(v + 3)
            + math.atanh(v)
            + math.floor(v)
            + math.fmod(v + 5, 0.7)
        )


@kernel
def libdev(x, y):
    i = cuda.grid(1)
    if i < x.size:
        v = x[i] + 2
        y[i] = (
            cuda.libdevice.rsqrt(v)
            + cuda.libdevice.cbrt(v)
            + cuda.libdevice.normcdf(v)
            + cuda.libdevice.sinpi(v)
            + cuda.libdevice.fma(v, v, v)
            + cuda.fma(v, v, 1.0)
            + cuda.cbrt(v)
            + cuda.libdevice.rcbrt(v)
            + cuda.libdevice.exp10(v)
        )


@kernel
def atomic2d(x, y):
    i, j = cuda.grid(2)
    if i < x.shape[0] and j < x.shape[1]:
        cuda.atomic.add(y, (i % 2, j % 3), x[i, j] * x[j % x.shape[0], i % x.shape[1]])
        cuda.atomic.sub(y, (0, 0), 0.5 * x[i, j])


@kernel
def dyn2(x, y):
    s = cuda.shared.array(0, float64)
    a = s[:16]
    b = s[16:32]
    t = cuda.threadIdx.x
    a[t] = x[t] * 2
    b[t] = x[t] * x[t]
    cuda.syncthreads()
    y[t] = a[15 - t] * b[(t + 1) % 16]


@kernel
def early(x, y, n):
    s = cuda.shared.array(32, float64)
    t = cuda.threadIdx.x
    s[t] = x[t] * x[t]
    cuda.syncthreads()
    if t >= n:
        return
    y[t] = s[31 - t] * s[t]


@kernel
def block_scalar(x, out):
    s = cuda.shared.array(1, float64)
    t = cuda.threadIdx.x
    if t == 0:
        s[0] = 0.0
    cuda.syncthreads()
    cuda.atomic.add(s, 0, x[cuda.grid(1)] ** 2)
    cuda.syncthreads()
    if t == 0:
        out[cuda.blockIdx.x] = math.sqrt(s[0])


@kernel
def slices(x, y):
    t = cuda.grid(1)
    if t < x.shape[0]:
        row = x[t]
        out = y[t]
        for k in range(row.size):
            out[k] = row[k] * row[row.size - 1 - k]


def strided(array):
    """A copy of which every second row and every third column is somebody else's."""
    memory = np.zeros((2 * array.shape[0], 3 * array.shape[1]))
    memory[::2, ::3] = array
    return memory[::2, ::3]


@kernel
def complex_shared(x, y):
    s = cuda.shared.array(16, complex128)
    t = cuda.threadIdx.x
    s[t] = x[t] * x[t]
    cuda.syncthreads()
    y[t] = s[15 - t] * x[t]


# name -> kernel, launch, arguments, whether the oracle (exact, slow) is asked as well
CASES = {
    "saxpy": (saxpy, (4, 32), (2.0, uniform(100), uniform(100)), True),
    "reversal": (reversal, (2, 64), (1.7, uniform(128), uniform(128)), True),
    "block_sum": (block_sum, (2, 64), (uniform(120), uniform(2)), True),
    "matmul": (matmul, ((2, 2), (8, 8)), (uniform(11, 13), uniform(13, 10), uniform(11, 10)), False),
    "histogram": (histogram, (2, 32), (uniform(50), uniform(7)), True),
    "stencil": (stencil, ((2, 2), (8, 8)), (uniform(14, 13), uniform(14, 13)), False),
    "time_loop": (time_loop, (1, 32), (uniform(32), 5, 0.1), True),
    "nbody": (nbody, (2, 16), (uniform(20, 3), uniform(20, 3)), False),
    "warp_sum": (warp_sum, (2, 64), (uniform(128), uniform(4)), True),
    "warp_permutations": (warp_permutations, (1, 64), (uniform(64), uniform(64)), True),
    "warp_permutations_single": (warp_permutations, (1, 32), tuple(uniform(2, 32, dtype=np.float32)), True),
    "matching": (matching, (1, 32), (uniform(32), uniform(32)), False),
    "dynamic": (dynamic, (3, 16, 0, 16 * 8), (uniform(48), uniform(48)), True),
    "local_array": (local_array, (2, 32), (uniform(50), uniform(50)), True),
    "constants": (constants, (2, 32), (uniform(50), uniform(50)), True),
    "inplace": (inplace, (2, 32), (uniform(50) * 0.3, 4), True),
    "gather": (gather, (2, 32), (RANDOM.integers(0, 20, 50), uniform(20), uniform(50)), True),
    "scatter": (scatter, (2, 32), (RANDOM.integers(0, 20, 50), uniform(50), uniform(20)), True),
    "ticket": (ticket, (2, 32), (uniform(50), uniform(50), np.zeros(1, np.int32)), True),
    "others_write": (others_write, (1, 32), (uniform(32), uniform(32)), True),
    "softmax": (softmax, (2, 32), (uniform(2, 32), uniform(2, 32)), True),
    "scan": (scan, (1, 64), (uniform(64),), True),
    "with_device": (with_device, (2, 32), (uniform(50), uniform(50)), True),
    "grid_stride": (grid_stride, (2, 16), (uniform(100), uniform(100)), True),
    "global_sum": (global_sum, (2, 32), (uniform(50), uniform(1)), True),
    "count_sync": (count_sync, (1, 64), (uniform(64), uniform(64)), False),
    "vote": (vote, (1, 64), (uniform(64), uniform(64)), True),
    "saxpy32": (saxpy, (4, 32), (2.0, uniform(100, dtype=np.float32), uniform(100, dtype=np.float32)), True),
    "layout_a": (layout_a, ((2, 2), (4, 4)), (strided(uniform(7, 6)), strided(uniform(7, 6))), False),
    "layout_f": (layout_a, ((2, 2), (4, 4)), (np.asfortranarray(uniform(7, 6)), uniform(7, 6)), False),
    "block3": (block3, (1, (4, 4, 4)), (uniform(4, 4, 4), uniform(4, 4, 4)), False),
    "while_uniform": (while_uniform, (1, 32), (0.75 + uniform(32) / 4, uniform(32), 0.05), False),
    "sync_in_device": (sync_in_device, (1, 16), (uniform(16), uniform(16)), True),
    "zero_and_copy": (zero_and_copy, (1, 16), (uniform(9, 4), uniform(9, 4), 4), True),
    "cplx": (cplx, (1, 16), (uniform(9) + 1j * uniform(9), uniform(9) + 1j * uniform(9)), False),
    "maths": (maths, (1, 16), (0.5 + 0.4 * uniform(16), uniform(16)), False),
    "libdev": (libdev, (1, 16), (uniform(16), uniform(16)), False),
    "atomic2d": (atomic2d, ((2, 2), (4, 4)), (uniform(7, 6), uniform(2, 3)), True),
    "dyn2": (dyn2, (1, 16, 0, 256), (uniform(16), uniform(16)), True),
    "early": (early, (1, 32), (uniform(32), uniform(32), 20), True),
    "block_scalar": (block_scalar, (2, 32), (uniform(64), uniform(2)), True),
    "slices": (slices, (1, 16), (uniform(9, 4), uniform(9, 4)), True),
    "complex_shared": (complex_shared, (1, 16), tuple(uniform(2, 16) + 1j * uniform(2, 16)), False),
} | TEXTBOOK
