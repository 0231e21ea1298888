"""After the kernels of libraries for plasmas, fluids, neurons, particles and heat."""

import math

import numpy as np
from numba import njit

from .collection import numbers, program


@program(numbers(1, 7, low=1.0, high=5.0), numbers(2, 7), 8, slow=True)
def particle_in_cell_step(x, v, cells):
    """Deposit with linear weights, solve Poisson by sums, gather, push."""
    rho = np.zeros(cells)
    for p in range(x.size):
        left = math.floor(x[p])
        w = x[p] - left
        rho[left % cells] += 1 - w
        rho[(left + 1) % cells] += w
    rho -= rho.mean()
    field = np.cumsum(rho)
    field -= np.mean(field)
    for p in range(x.size):
        left = math.floor(x[p])
        w = x[p] - left
        v[p] -= 0.1 * ((1 - w) * field[left % cells] + w * field[(left + 1) % cells])
        x[p] = (x[p] + 0.1 * v[p]) % cells
    return 0.5 * np.sum(v**2) + 0.5 * np.sum(field**2)


@program(numbers(3, 4, 5, low=0.9, high=1.1), 0.8, 3, slow=True)
def lattice_boltzmann(density, omega, steps):
    cx = np.array([0, 1, 0, -1, 0, 1, -1, -1, 1])
    cy = np.array([0, 0, 1, 0, -1, 1, 1, -1, -1])
    weight = np.array([4 / 9] + [1 / 9] * 4 + [1 / 36] * 4)
    ny, nx = density.shape
    f = np.zeros((9, ny, nx))
    for k in range(9):
        f[k] = weight[k] * density * (1 + 0.3 * cx[k])
    for _ in range(steps):
        moved = np.empty_like(f)
        for k in range(9):
            for y in range(ny):
                for x in range(nx):
                    moved[k, (y + cy[k]) % ny, (x + cx[k]) % nx] = f[k, y, x]
        for y in range(ny):
            for x in range(nx):
                rho, ux, uy = 0.0, 0.0, 0.0
                for k in range(9):
                    rho += moved[k, y, x]
                    ux += cx[k] * moved[k, y, x]
                    uy += cy[k] * moved[k, y, x]
                ux /= rho
                uy /= rho
                for k in range(9):
                    cu = 3 * (cx[k] * ux + cy[k] * uy)
                    equilibrium = rho * weight[k] * (1 + cu + 0.5 * cu * cu - 1.5 * (ux * ux + uy * uy))
                    f[k, y, x] = (1 - omega) * moved[k, y, x] + omega * equilibrium
    return f[1].sum() - f[3].sum() + np.sum(f[5] ** 2)


@program(np.array([-60.0, 0.05, 0.6, 0.32]), 10.0, 12, slow=True)
def hodgkin_huxley(state, current, steps):
    v, m, h, n = state
    dt = 0.02

    def vtrap(x, y):
        if abs(x / y) < 1e-6:
            return y * (1 - x / y / 2)
        return x / (math.exp(x / y) - 1)

    for _ in range(steps):
        am, bm = 0.1 * vtrap(-(v + 40), 10.0), 4 * math.exp(-(v + 65) / 18)
        ah, bh = 0.07 * math.exp(-(v + 65) / 20), 1 / (math.exp(-(v + 35) / 10) + 1)
        an, bn = 0.01 * vtrap(-(v + 55), 10.0), 0.125 * math.exp(-(v + 65) / 80)
        ionic = 120 * m**3 * h * (v - 50) + 36 * n**4 * (v + 77) + 0.3 * (v + 54.387)
        v, m, h, n = (v + dt * (current - ionic), m + dt * (am * (1 - m) - bm * m), h + dt * (ah * (1 - h) - bh * h),
                      n + dt * (an * (1 - n) - bn * n))  # fmt: skip
    return v


@program(numbers(4, 3), numbers(5, 3, 3, low=0.0), 3.0, 10, slow=True)
def neural_mass_with_delays(initial, coupling, speed, steps):
    nodes = initial.size
    horizon = 4
    history = np.zeros((horizon, nodes))
    history[:] = initial
    delays = np.array([[0, 1, 2], [1, 0, 1], [2, 1, 0]])
    w = 0.1 * initial
    for t in range(steps):
        now = t % horizon
        after = (t + 1) % horizon
        new = np.empty(nodes)
        for i in range(nodes):
            drive = 0.0
            for j in range(nodes):
                drive += coupling[i, j] * history[(now - delays[i, j]) % horizon, j]
            x = history[now, i]
            new[i] = x + 0.05 * speed * (x - x**3 / 3 - w[i] + 0.2 * drive)
            w[i] += 0.05 * (x + 0.7 - 0.8 * w[i]) / speed
        history[after] = new
    return history[steps % horizon]


@program(numbers(6, 6, 2), 0.4, step=1e-4, slow=True)
def sph_density_pressure(positions, h):
    n = positions.shape[0]
    norm = 10.0 / (7.0 * math.pi * h * h)
    rho = np.zeros(n)
    for i in range(n):
        for j in range(n):
            q = math.sqrt((positions[i, 0] - positions[j, 0]) ** 2 + (positions[i, 1] - positions[j, 1]) ** 2 + 1e-12) / h
            if q < 1:
                rho[i] += norm * (1 - 1.5 * q**2 * (1 - 0.5 * q))
            elif q < 2:
                rho[i] += norm * 0.25 * (2 - q) ** 3
    return np.sum(rho**1.4) / n


@program(numbers(7, 5, 6), 0.3, 2, slow=True)
def heat_adi(u, r, steps):
    def solve(rhs, r):
        n = rhs.size
        c, d = np.empty(n), np.empty(n)
        c[0], d[0] = -r / (1 + 2 * r), rhs[0] / (1 + 2 * r)
        for i in range(1, n):
            m = 1 + 2 * r + r * c[i - 1]
            c[i] = -r / m
            d[i] = (rhs[i] + r * d[i - 1]) / m
        for i in range(n - 2, -1, -1):
            d[i] -= c[i] * d[i + 1]
        return d

    rows, columns = u.shape
    for _ in range(steps):
        half = np.zeros_like(u)
        for i in range(rows):
            above = u[i - 1] if i > 0 else np.zeros(columns)
            below = u[i + 1] if i < rows - 1 else np.zeros(columns)
            half[i, :] = solve(u[i] + r * (above - 2 * u[i] + below), r)
        for j in range(columns):
            rhs = (1 - 2 * r) * half[:, j]
            if j > 0:
                rhs += r * half[:, j - 1]
            if j < columns - 1:
                rhs += r * half[:, j + 1]
            u[:, j] = solve(rhs, r)
    return np.sum(u * u)


@program(numbers(8, 4, 4), numbers(9, 3, 16, low=0.0), 0.6, slow=True)
def ising_mean_field_with_noise(field, uniform, beta):
    """Metropolis with fixed random numbers: spins are integers, the energy carries the derivative."""
    n = field.shape[0]
    spins = np.ones((n, n), dtype=np.int8)
    energy = 0.0
    for sweep in range(uniform.shape[0]):
        for site in range(n * n):
            i, j = site // n, site % n
            neighbours = spins[(i + 1) % n, j] + spins[(i - 1) % n, j] + spins[i, (j + 1) % n] + spins[i, (j - 1) % n]
            delta = 2.0 * spins[i, j] * (neighbours + field[i, j])
            if delta <= 0 or uniform[sweep, site] < math.exp(-beta * delta):
                spins[i, j] = -spins[i, j]
                energy += delta
    for i in range(n):
        for j in range(n):
            energy -= 0.1 * field[i, j] * spins[i, j]
    return energy + beta * beta


@program(numbers(10, 5, 3, low=0.0, high=3.0), 3.0, slow=True)
def lennard_jones_periodic(r, box):
    energy = 0.0
    forces = np.zeros_like(r)
    for i in range(r.shape[0] - 1):
        for j in range(i + 1, r.shape[0]):
            d = r[i] - r[j]
            for k in range(3):
                if d[k] > box / 2:
                    d[k] -= box
                elif d[k] < -box / 2:
                    d[k] += box
            r2 = np.sum(d * d) + 0.3
            if r2 > 4.0:
                continue
            s6 = 1.0 / r2**3
            energy += 4 * (s6 * s6 - s6)
            forces[i] += 24 * (2 * s6 * s6 - s6) / r2 * d
            forces[j] -= 24 * (2 * s6 * s6 - s6) / r2 * d
    return energy, forces


@program(numbers(11, 10), 0.2, 5, slow=True)
def burgers_with_limiter(u, cfl, steps):
    n = u.size
    for _ in range(steps):
        flux = np.zeros(n + 1)
        for i in range(1, n):
            left = u[i - 1]
            right = u[i]
            if left > right:
                speed = 0.5 * (left + right)
                flux[i] = 0.5 * left**2 if speed > 0 else 0.5 * right**2
            elif left > 0:
                flux[i] = 0.5 * left**2
            elif right < 0:
                flux[i] = 0.5 * right**2
        dt = cfl / (np.max(np.abs(u)) + 1e-9)
        u[1:-1] -= dt * (flux[2:-1] - flux[1:-2])
    return u.sum() + (u**2).sum()


@program(numbers(12, 4), 0.1, 6)
def time_stepping_with_events(state, dt, steps):
    """A bouncing ball: impacts are found and resolved inside the step."""
    height, velocity = 1.0 + 0.1 * state[0], state[1]
    restitution, gravity = 0.8 + 0.01 * state[2], 9.81
    bounces = 0
    for _ in range(steps):
        remaining = dt
        while remaining > 1e-12:
            discriminant = velocity * velocity + 2 * gravity * height
            hit = (velocity + math.sqrt(discriminant)) / gravity
            if hit >= remaining:
                height += velocity * remaining - 0.5 * gravity * remaining**2
                velocity -= gravity * remaining
                remaining = 0.0
            else:
                velocity = -restitution * (velocity - gravity * hit)
                height = 0.0
                remaining -= hit
                bounces += 1
    return height, velocity, bounces


@njit
def minmod(a, b):
    if a * b <= 0:
        return 0.0
    return a if abs(a) < abs(b) else b


@program(numbers(13, 9), 3, slow=True)
def advection_minmod(q, steps):
    for _ in range(steps):
        slopes = np.zeros_like(q)
        for i in range(1, q.size - 1):
            slopes[i] = minmod(q[i] - q[i - 1], q[i + 1] - q[i])
        edge = q + 0.35 * slopes
        q = q - 0.3 * (edge - np.roll(edge, 1))
    return q
