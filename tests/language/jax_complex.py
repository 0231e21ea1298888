"""Expressions of complex numbers whose derivatives JAX has computed: `jax_complex.json` holds its answers.

Where JAX is installed, `python tests/language/jax_complex.py` computes them again. Each expression is written once, and `np` is
`jax.numpy` there; the answers are those of `jax.vjp` with the cotangent SEED (of `jax.grad` for a real scalar: the cotangent
is 1) and of `jax.jvp` along DIRECTIONS, of `jax.grad(holomorphic=True)`, and of `jax.jacrev(holomorphic=True)`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np

ANSWERS = Path(__file__).with_suffix(".json")
SEED = 0.6 - 0.9j

POINT: dict[str, object] = {
    "z": 0.4 + 0.7j, "w": 0.3 - 1.1j, "x": 0.8,
    "a": np.array([0.3 + 0.4j, -0.45 + 0.2j, 0.7 - 0.6j]),
    "b": np.array([1.1 - 0.2j, 0.4 + 0.9j, -0.8 + 0.5j]),
    "m": np.array([[2.3 + 0.4j, 0.5 + 0.2j, -0.3j], [0.7 - 0.6j, -1.9 + 0.8j, 0.2 + 0.1j], [0.4 + 0.3j, -0.6j, 1.4 - 0.5j]]),
}  # fmt: skip
DIRECTIONS: dict[str, object] = {
    "z": 0.9 - 0.2j, "w": -0.5 + 0.3j, "x": 1.7,
    "a": np.array([0.2 - 0.7j, 0.5j, -1.1 + 0.4j]),
    "b": np.array([-0.3 + 0.1j, 0.8 - 0.6j, 0.4 + 0.0j]),
    "m": np.array([[0.1 - 0.4j, 0.6 + 0.3j, 0.2 + 0j], [-0.5j, 0.7 + 0.2j, -0.9 + 0.1j], [0.3 + 0.8j, -0.2 + 0j, 0.5 - 0.5j]]),
}  # fmt: skip

REAL = [
    "np.abs(z)", "np.abs(z) ** 2", "np.angle(z)", "np.real(z)", "np.imag(z)", "np.real(z * z)", "np.imag(z * w)",
    "np.abs(z * w + np.conj(z))", "np.angle(z / w)", "np.log(np.abs(z))", "np.abs(np.exp(1j * z))", "np.real(np.sqrt(z))",
    "np.imag(np.log(w))", "np.real(z * np.conj(z))", "np.abs(z) ** 3 * np.sin(np.angle(w))", "np.hypot(z.real, w.imag)",
    "np.abs(z ** w)", "x * np.abs(z + x)",
]  # fmt: skip
COMPLEX = [
    "z * w", "z / w", "z - 1j * w", "1.0 / z", "np.exp(z)", "np.log(z)", "np.sqrt(w)", "z ** 3", "z ** w", "z ** 2.5", "x ** z",
    "np.sin(z) * np.cosh(w)", "np.tanh(z)", "np.cos(z) / np.sinh(w)", "np.conj(z)", "z * np.conj(w)", "np.abs(z) * w",
    "np.real(z) * w + 1j * np.imag(w) * z", "x * z", "np.exp(1j * x) * z", "z / np.abs(z)", "np.log(z * np.conj(w))",
    "np.sqrt(z * z + w)", "np.arctan(z)", "np.arcsinh(z * w)", "np.expm1(z)", "np.log1p(z)",
]  # fmt: skip
HOLOMORPHIC = ["z * z * np.exp(z)", "np.log(z) / z", "np.sqrt(z) * np.sin(z)", "z ** (1.5 - 0.5j)"]
ARRAYS = [
    "np.sum(np.abs(a) ** 2)", "np.sum(a * np.conj(b)).real", "np.sum(a * b)", "a * np.conj(b) + np.abs(a) * z",
    "np.cumsum(a) * b", "np.prod(a)", "np.mean(a) * b", "np.outer(a, np.conj(b))", "np.exp(1j * np.angle(a)) / b",
    "np.where(a.real > 0, a, b * a)", "np.abs(np.sum(a)) * x",
]  # fmt: skip
PRODUCTS = ["np.vdot(a, b)", "np.dot(a, b)", "m @ a", "np.conj(m.T) @ a", "np.linalg.norm(a)"]
MATRICES = [
    "np.linalg.solve(m, a)", "np.linalg.inv(m)", "np.linalg.det(m)", "np.linalg.slogdet(m)[1]", "np.trace(m @ m)",
    "np.linalg.eigvalsh(m + np.conj(m.T))", "np.linalg.svd(m)[1]",
]  # fmt: skip
FAMILIES = {"real": REAL, "complex": COMPLEX, "arrays": ARRAYS, "products": PRODUCTS, "matrices": MATRICES}


def names(expression: str) -> list[str]:
    """The variables of an expression, in the order of the point."""
    code = compile(expression, "<expression>", "eval")
    return [name for name in POINT if name in code.co_names]


def seed(result: object) -> object:
    """The cotangent: SEED, or its real part, everywhere; another phase for each element of an array."""
    result = np.asarray(result)
    phases = np.exp(1j * np.arange(result.size)).reshape(result.shape)
    if not np.iscomplexobj(result):
        return 1.0 if result.ndim == 0 else phases.real.copy()
    return SEED * phases if result.ndim else SEED


def packed(value: object) -> list:
    """Real and imaginary parts of all elements."""
    flat = np.asarray(value).ravel()
    return [[float(v.real), float(v.imag)] for v in flat.tolist()] if np.iscomplexobj(flat) else [float(v) for v in flat]


def main() -> None:
    import jax
    import jax.numpy as jnp

    jax.config.update("jax_enable_x64", True)
    answers: dict[str, dict[str, object]] = {}
    for expression in [e for family in FAMILIES.values() for e in family]:
        chosen = names(expression)
        function = eval(f"lambda {', '.join(chosen)}: {expression}", {"np": jnp})
        primals = tuple(jnp.asarray(POINT[name]) for name in chosen)
        tangents = tuple(jnp.asarray(DIRECTIONS[name]) for name in chosen)
        out, pullback = jax.vjp(function, *primals)
        cotangent = jnp.asarray(seed(out), out.dtype)
        text = f"jax.vjp(lambda {', '.join(chosen)}: {expression.replace('np.', 'jnp.')}, ...)"
        answers[expression] = {
            "jax": text, "value": packed(out), "vjp": [packed(g) for g in pullback(cotangent)],
            "jvp": packed(jax.jvp(function, primals, tangents)[1]),
        }  # fmt: skip
    z, vector = jnp.asarray(POINT["z"]), jnp.asarray(POINT["a"]) + 1
    for expression in HOLOMORPHIC:
        function = eval(f"lambda z: {expression}", {"np": jnp})
        grad = jax.grad(function, holomorphic=True)
        answers[expression] = {
            "jax": f"jax.grad(lambda z: {expression.replace('np.', 'jnp.')}, holomorphic=True)", "grad": packed(grad(z)),
            "second": packed(jax.grad(grad, holomorphic=True)(z)),
            "jacrev": packed(jax.jacrev(function, holomorphic=True)(vector)),
        }  # fmt: skip
    rows = ",\n".join(f"  {json.dumps(key)}: {json.dumps(row)}" for key, row in answers.items())
    ANSWERS.write_text(f'{{\n  "jax version": "{jax.__version__}",\n{rows}\n}}\n', encoding="utf-8")
    sys.stdout.write(f"{len(answers)} expressions\n")


if __name__ == "__main__":
    main()
