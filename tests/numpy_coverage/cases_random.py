"""Random numbers: they carry no derivative, and every sweep sees those of the primal."""

from __future__ import annotations

from .case import INACTIVE, Case
from .case import case as row

SCALARS = {
    "beta": "2.0, 3.0", "binomial": "9, 0.4", "chisquare": "3.0", "exponential": "1.5", "f": "3.0, 4.0", "gamma": "2.0, 1.5",
    "geometric": "0.4", "gumbel": "0.5, 1.5", "hypergeometric": "5, 6, 4", "laplace": "0.5, 1.5", "logistic": "0.5, 1.5",
    "lognormal": "0.5, 0.3", "logseries": "0.4", "negative_binomial": "5, 0.4", "normal": "0.5, 1.5", "pareto": "3.0",
    "poisson": "4.0", "power": "3.0", "randint": "1, 9", "random": "", "random_sample": "", "ranf": "", "sample": "",
    "rayleigh": "1.5", "standard_cauchy": "", "standard_exponential": "", "standard_gamma": "2.0", "standard_normal": "",
    "standard_t": "3.0", "triangular": "0.0, 0.4, 1.0", "uniform": "0.5, 1.5", "vonmises": "0.5, 1.5", "wald": "1.5, 2.0",
    "weibull": "1.5", "zipf": "2.5", "rand": "", "randn": "",
}  # fmt: skip
ARRAYS = {
    "choice": "y, 3", "dirichlet": "np.array([1.0, 2.0, 3.0])", "multinomial": "9, np.array([0.2, 0.3, 0.5])",
    "noncentral_chisquare": "3.0, 1.5, 3", "permutation": "3",
}  # fmt: skip
GENERATOR = {
    "beta": "2.0, 3.0", "binomial": "9, 0.4", "chisquare": "3.0", "exponential": "1.5", "f": "3.0, 4.0", "gamma": "2.0, 1.5",
    "geometric": "0.4", "integers": "1, 9", "laplace": "0.5, 1.5", "logistic": "0.5, 1.5", "lognormal": "0.5, 0.3",
    "logseries": "0.4", "negative_binomial": "5, 0.4", "noncentral_chisquare": "3.0, 1.5", "noncentral_f": "3.0, 4.0, 1.5",
    "normal": "0.5, 1.5", "pareto": "3.0", "poisson": "4.0", "power": "3.0", "random": "", "rayleigh": "1.5",
    "standard_cauchy": "", "standard_exponential": "", "standard_gamma": "2.0", "standard_normal": "", "standard_t": "3.0",
    "triangular": "0.0, 0.4, 1.0", "uniform": "0.5, 1.5", "wald": "1.5, 2.0", "weibull": "1.5", "zipf": "2.5",
}  # fmt: skip
SEEDED = "np.random.seed(7)\n"

CASES: list[Case] = [
    *(row(f"np.random.{name}", f"{SEEDED}return s * np.random.{name}({given})", INACTIVE) for name, given in SCALARS.items()),
    *(row(f"np.random.{name}", f"{SEEDED}return u * np.random.{name}({given})", INACTIVE) for name, given in ARRAYS.items()),
    *(row(f"Generator.{name}", f"s * rng.{name}({given})", INACTIVE) for name, given in GENERATOR.items()),
    row("Generator.permutation", "u * rng.permutation(3)", INACTIVE),
    row("Generator.shuffle", "r = x * x\nrng.shuffle(r)\nreturn r * y"),
    row("np.random.seed", f"{SEEDED}return x * np.random.random(5)", INACTIVE),
    row("np.random.shuffle", f"{SEEDED}r = x * x\nnp.random.shuffle(r)\nreturn r * y"),
]
