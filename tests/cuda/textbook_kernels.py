"""Kernels as textbooks and simulations have them, small: scans, tiles, sorts, warps, grids in time.

Each with a launch and arguments at which its derivatives are checked, as in :mod:`kernel_corpus`, which takes them in.
"""

from __future__ import annotations

import math

import numpy as np
from numba import cuda, float32, float64

from numba_enzyme import differentiate

RANDOM = np.random.default_rng(17)
ROWS = np.array([0, 3, 3, 8, 10, 17, 18, 20, 24])
COLUMNS = RANDOM.integers(0, 9, 24).astype(np.int32)
EX, EY = np.array([0, 1, 0, -1, 0, 1, -1, -1, 1]), np.array([0, 0, 1, 0, -1, 1, 1, -1, -1])
W9 = np.array([4 / 9] + [1 / 9] * 4 + [1 / 36] * 4)


def kernel(function):
    return differentiate(cuda.jit(function), target="cpu")


def uniform(*shape, dtype=np.float64, low=-1.0):
    return RANDOM.uniform(low, 1, shape).astype(dtype)


def zeros(*shape, dtype=np.float64):
    return np.zeros(shape, dtype)


@kernel
def matmul_registers(A, B, C):
    # 16x16 tile per block, 2x2 register block per thread
    sa = cuda.shared.array((16, 8), float32)
    sb = cuda.shared.array((8, 16), float32)
    acc = cuda.local.array((2, 2), float32)
    tx, ty = cuda.threadIdx.x, cuda.threadIdx.y
    r0, c0 = cuda.blockIdx.y * 16, cuda.blockIdx.x * 16
    for i in range(2):
        for j in range(2):
            acc[i, j] = 0.0
    for k0 in range(0, A.shape[1], 8):
        for i in range(2):
            sa[ty + 8 * i, tx] = A[r0 + ty + 8 * i, k0 + tx]
            sb[ty, tx + 8 * i] = B[k0 + ty, c0 + tx + 8 * i]
        cuda.syncthreads()
        for k in range(8):
            for i in range(2):
                for j in range(2):
                    acc[i, j] += sa[ty + 8 * i, k] * sb[k, tx + 8 * j]
        cuda.syncthreads()
    for i in range(2):
        for j in range(2):
            C[r0 + ty + 8 * i, c0 + tx + 8 * j] = acc[i, j]


@kernel
def tree_of_products(x, out):
    s = cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    s[t] = x[cuda.grid(1)]
    cuda.syncthreads()
    k = 1
    while k < 64:
        if t % (2 * k) == 0:
            s[t] = s[t] * s[t + k] + s[t]
        cuda.syncthreads()
        k *= 2
    if t == 0:
        cuda.atomic.add(out, 0, math.log(1 + s[0] * s[0]))


@kernel
def warp_softmax(x, y):
    i = cuda.grid(1)
    m = x[i]
    for o in (16, 8, 4, 2, 1):
        m = max(m, cuda.shfl_xor_sync(0xFFFFFFFF, m, o))
    e = math.exp(x[i] - m)
    s = e
    for o in (16, 8, 4, 2, 1):
        s += cuda.shfl_xor_sync(0xFFFFFFFF, s, o)
    y[i] = e / s


@kernel
def hillis_steele(x, y):
    s = cuda.shared.array((2, 32), float64)
    t = cuda.threadIdx.x
    i = cuda.grid(1)
    p = 0
    s[0, t] = x[i] * x[i]
    cuda.syncthreads()
    d = 1
    while d < 32:
        q = 1 - p
        if t >= d:
            s[q, t] = s[p, t] + s[p, t - d] * 0.5
        else:
            s[q, t] = s[p, t]
        p = q
        cuda.syncthreads()
        d *= 2
    y[i] = s[p, t]


@kernel
def linear_histogram(x, out):
    i = cuda.grid(1)
    f = (x[i] + 1) * 7.4
    k = int(f)
    r = f - k
    cuda.atomic.add(out, k, 1 - r)
    cuda.atomic.sub(out, k + 1, -r)


@kernel
def stencil3d(u, v):
    s = cuda.shared.array((6, 6, 4), float64)
    x, y, z = cuda.grid(3)
    a, b, c = cuda.threadIdx.x + 1, cuda.threadIdx.y + 1, cuda.threadIdx.z + 1
    nx, ny, nz = u.shape
    s[a, b, c] = u[x, y, z]
    if a == 1:
        s[0, b, c] = u[(x - 1) % nx, y, z]
    if a == 4:
        s[5, b, c] = u[(x + 1) % nx, y, z]
    if b == 1:
        s[a, 0, c] = u[x, (y - 1) % ny, z]
    if b == 4:
        s[a, 5, c] = u[x, (y + 1) % ny, z]
    if c == 1:
        s[a, b, 0] = u[x, y, (z - 1) % nz]
    if c == 2:
        s[a, b, 3] = u[x, y, (z + 1) % nz]
    cuda.syncthreads()
    v[x, y, z] = (s[a-1, b, c] + s[a+1, b, c] + s[a, b-1, c] * s[a, b+1, c] + s[a, b, c-1] + s[a, b, c+1] - 6 * s[a, b, c])


@kernel
def layernorm(x, g, b, y):
    s = cuda.shared.array(2, float32)
    r, t = cuda.blockIdx.x, cuda.threadIdx.x
    n = x.shape[1]
    if t < 2:
        s[t] = 0.0
    cuda.syncthreads()
    p = float32(0.0)
    q = float32(0.0)
    for j in range(t, n, 32):
        p += x[r, j]
        q += x[r, j] * x[r, j]
    cuda.atomic.add(s, 0, p)
    cuda.atomic.add(s, 1, q)
    cuda.syncthreads()
    mu = s[0] / n
    var = s[1] / n - mu * mu
    inv = float32(1.0) / math.sqrt(var + float32(1e-5))
    for j in range(t, n, 32):
        y[r, j] = (x[r, j] - mu) * inv * g[j] + b[j]


@kernel
def attention(q, k, v, o):
    # one thread per query row, online softmax, keys tiled via shared memory
    sk = cuda.shared.array((4, 8), float64)
    sv = cuda.shared.array((4, 8), float64)
    acc = cuda.local.array(8, float64)
    b, t = cuda.blockIdx.x, cuda.threadIdx.x
    m = -1e30
    total = 0.0
    for d in range(8):
        acc[d] = 0.0
    for tile in range(0, 16, 4):
        for e in range(t, 32, 16):
            sk[e // 8, e % 8] = k[b, tile + e // 8, e % 8]
            sv[e // 8, e % 8] = v[b, tile + e // 8, e % 8]
        cuda.syncthreads()
        for j in range(4):
            if tile + j <= t:
                sc = 0.0
                for d in range(8):
                    sc += q[b, t, d] * sk[j, d]
                mn = max(m, sc)
                corr = math.exp(m - mn)
                p = math.exp(sc - mn)
                total = total * corr + p
                for d in range(8):
                    acc[d] = acc[d] * corr + p * sv[j, d]
                m = mn
        cuda.syncthreads()
    for d in range(8):
        o[b, t, d] = acc[d] / total


@kernel
def convolution(x, w, y):
    s = cuda.shared.array((10, 10), float64)
    i, j = cuda.grid(2)
    tx, ty = cuda.threadIdx.x, cuda.threadIdx.y
    bx, by = cuda.blockIdx.x * 8, cuda.blockIdx.y * 8
    t = ty * 8 + tx
    for e in range(t, 100, 64):
        s[e // 10, e % 10] = x[bx + e // 10, by + e % 10]
    cuda.syncthreads()
    acc = 0.0
    for a in range(3):
        for b in range(3):
            acc += s[tx + a, ty + b] * w[a, b]
    y[i, j] = max(acc, 0.0)


@kernel
def sparse_rows(row, col, val, x, y):
    r, t = cuda.blockIdx.x, cuda.threadIdx.x
    acc = 0.0
    k = row[r] + t
    while k < row[r + 1]:
        acc += val[k] * x[col[k]]
        k += 32
    o = 16
    while o > 0:
        acc += cuda.shfl_down_sync(0xFFFFFFFF, acc, o)
        o >>= 1
    if t == 0:
        y[r] = acc * acc


@kernel
def bitonic(x, w):
    s = cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    s[t] = x[t]
    s[t + 32] = x[t + 32]
    k = 2
    while k <= 64:
        j = k // 2
        while j > 0:
            cuda.syncthreads()
            i = 2 * t - (t & (j - 1))
            far = i + j
            a = s[i]
            b = s[far]
            if ((i & k) == 0) == (a > b):
                s[i] = b
                s[far] = a
            j //= 2
        k *= 2
    cuda.syncthreads()
    x[t] = s[t] * w[t]
    x[t + 32] = s[t + 32] * w[t + 32]


@kernel
def red_black(u, f, n):
    x, y = cuda.threadIdx.x + 1, cuda.threadIdx.y + 1
    for _k in range(n):
        for color in range(2):
            if (x + y) % 2 == color:
                u[x, y] = 0.25 * (u[x-1, y] + u[x+1, y] + u[x, y-1] + u[x, y+1] - f[x, y] * u[x, y])
            cuda.syncthreads()


@kernel
def fdtd(ez, hx, hy, s, n):
    i, j = cuda.threadIdx.x, cuda.threadIdx.y
    for k in range(n):
        hx[i, j] -= s * (ez[i, j+1] - ez[i, j])
        hy[i, j] += s * (ez[i+1, j] - ez[i, j])
        cuda.syncthreads()
        if i > 0 and j > 0:
            ez[i, j] += s * (hy[i, j] - hy[i-1, j] - hx[i, j] + hx[i, j-1])
        if i == 4 and j == 4:
            ez[i, j] += math.sin(0.3 * k * s)
        cuda.syncthreads()


@kernel
def jacobi_to_tolerance(u, f, tol):
    s = cuda.shared.array(34, float64)
    t = cuda.threadIdx.x + 1
    s[t] = u[t]
    if t == 1:
        s[0] = u[0]
    if t == 32:
        s[33] = u[33]
    cuda.syncthreads()
    go = 1
    it = 0
    while go and it < 200:
        new = 0.5 * (s[t-1] + s[t+1] - 0.1 * f[t] - s[t] * 0.2)
        ch = abs(new - s[t]) > tol
        cuda.syncthreads()
        s[t] = new
        go = cuda.syncthreads_or(1 if ch else 0)
        it += 1
    u[t] = s[t]


@kernel
def lattice_boltzmann(f, g, omega):
    ex = cuda.const.array_like(EX)
    ey = cuda.const.array_like(EY)
    w = cuda.const.array_like(W9)
    x, y = cuda.grid(2)
    n, m = f.shape[1], f.shape[2]
    rho = 0.0
    ux = 0.0
    uy = 0.0
    for k in range(9):
        rho += f[k, x, y]
        ux += ex[k] * f[k, x, y]
        uy += ey[k] * f[k, x, y]
    ux /= rho
    uy /= rho
    for k in range(9):
        eu = ex[k] * ux + ey[k] * uy
        feq = w[k] * rho * (1 + 3 * eu + 4.5 * eu * eu - 1.5 * (ux * ux + uy * uy))
        g[k, (x + ex[k]) % n, (y + ey[k]) % m] = f[k, x, y] + omega * (feq - f[k, x, y])


@kernel
def newton(a, r, its):
    i = cuda.grid(1)
    x = a[i]
    n = 0
    while abs(x * x - a[i]) > 1e-10:
        x = 0.5 * (x + a[i] / x)
        n += 1
        if n > 50:
            break
    r[i] = x * x * x
    its[i] = n


@kernel
def leaves_loops(x, y):
    i = cuda.grid(1)
    s = 1.0
    for k in range(x.shape[1]):
        v = x[i, k]
        if v < -0.3:
            continue
        if v > 0.8:
            break
        s = s * (1 + v) + math.sin(s)
    else:
        s = s * 2
    y[i] = s


@kernel
def local_lu(x, y):
    i = cuda.grid(1)
    m = cuda.local.array((3, 3), float32)
    for a in range(3):
        for b in range(3):
            m[a, b] = x[i, 0] * (a + 1) + x[i, 1] ** (b + 1) + (2 if a == b else 0)
    # LU in place
    for k in range(3):
        for a in range(k + 1, 3):
            m[a, k] /= m[k, k]
            for b in range(k + 1, 3):
                m[a, b] -= m[a, k] * m[k, b]
    y[i] = m[0, 0] * m[1, 1] * m[2, 2]


@kernel
def power_iteration(x, n):
    s = cuda.shared.array(32, float64)
    nrm = cuda.shared.array(1, float64)
    t = cuda.threadIdx.x
    s[t] = x[t]
    for _k in range(n):
        cuda.syncthreads()
        v = 2 * s[t] + (s[t - 1] if t > 0 else 0.0) + (s[t + 1] if t < 31 else 0.0)
        if t == 0:
            nrm[0] = 0.0
        cuda.syncthreads()
        cuda.atomic.add(nrm, 0, v * v)
        cuda.syncthreads()
        s[t] = v / math.sqrt(nrm[0])
    x[t] = s[t]


@kernel
def by_largest(x, y):
    m = cuda.shared.array(1, float64)
    t = cuda.threadIdx.x
    i = cuda.grid(1)
    if t == 0:
        m[0] = -1e9
    cuda.syncthreads()
    cuda.atomic.max(m, 0, abs(x[i]))
    cuda.syncthreads()
    y[i] = x[i] / m[0]


# name -> kernel, launch, arguments, whether the oracle (exact, slow) is asked as well
TEXTBOOK = {
    "matmul_registers": (matmul_registers, (1, (8, 8)), (uniform(16, 16, dtype=np.float32),
                         uniform(16, 16, dtype=np.float32), zeros(16, 16, dtype=np.float32)), False),
    "tree_of_products": (tree_of_products, (2, 64), (uniform(128), zeros(1)), False),
    "warp_softmax": (warp_softmax, (1, 64), (uniform(64, dtype=np.float32), zeros(64, dtype=np.float32)), False),
    "hillis_steele": (hillis_steele, (2, 32), (uniform(64), zeros(64)), False),
    "linear_histogram": (linear_histogram, (2, 32), (uniform(64), zeros(16)), False),
    "stencil3d": (stencil3d, ((2, 2, 2), (4, 4, 2)), (uniform(8, 8, 4), zeros(8, 8, 4)), False),
    "layernorm": (layernorm, (2, 32), (uniform(2, 40, dtype=np.float32), uniform(40, dtype=np.float32),
                  uniform(40, dtype=np.float32), zeros(2, 40, dtype=np.float32)), False),
    "attention": (attention, (1, 16), (uniform(1, 16, 8), uniform(1, 16, 8), uniform(1, 16, 8), zeros(1, 16, 8)), False),
    "convolution": (convolution, ((2, 1), (8, 8)), (uniform(18, 10), uniform(3, 3), zeros(16, 8)), False),
    "sparse_rows": (sparse_rows, (8, 32), (ROWS, COLUMNS, uniform(24), uniform(9), zeros(8)), False),
    "bitonic": (bitonic, (1, 32), (uniform(64), uniform(64)), False),
    "red_black": (red_black, (1, (6, 6)), (uniform(8, 8), uniform(8, 8), 4), False),
    "fdtd": (fdtd, (1, (8, 8)), (uniform(9, 9), uniform(9, 9), uniform(9, 9), 0.4, 5), False),
    "jacobi_to_tolerance": (jacobi_to_tolerance, (1, 32), (uniform(34), uniform(34), 1e-2), False),
    "lattice_boltzmann": (lattice_boltzmann, ((2, 2), (4, 4)), (uniform(9, 8, 8, low=0.5), zeros(9, 8, 8), 1.2), False),
    "newton": (newton, (1, 16), (uniform(16, low=0.5), zeros(16), np.zeros(16, np.int32)), False),
    "leaves_loops": (leaves_loops, (1, 16), (uniform(16, 12), zeros(16)), False),
    "local_lu": (local_lu, (2, 32), (uniform(64, 2, dtype=np.float32), zeros(64, dtype=np.float32)), False),
    "power_iteration": (power_iteration, (1, 32), (uniform(32), 7), False),
    "by_largest": (by_largest, (2, 32), (uniform(64), zeros(64)), False),
}  # fmt: skip
