"""PyMPDATA's compiled steps, which take fields, buffers and boundary conditions as nested named tuples of arrays.

    pip install -e '.[test,libraries]' && python -m pytest -m libraries tests/libraries

The final field is differentiated with respect to the initial one and to the Courant field, along one direction, against
differences of fourth order. Shadows are tuples of the same structure.
"""

import warnings

import numba
import numpy as np
import pytest

import numba_enzyme as ne
from numba_enzyme import Const, Duplicated

pytestmark = pytest.mark.libraries
CONSTANTS = 5
"""The step takes traversals, counts and coefficients first, then four groups of arrays: fields, Courant numbers, buffers."""
FIELD, COURANT = 5, 6
CASES = {
    "1-D": ((8,), {"n_iters": 2}, 1),
    "1-D, non-oscillatory": ((8,), {"n_iters": 3, "infinite_gauge": True, "nonoscillatory": True}, 1),
    "2-D": ((6, 5), {"n_iters": 2}, 1),
    "2-D, two threads": ((6, 5), {"n_iters": 2}, 2),  # in one dimension the library takes one thread
}


def taken_step(values, numbers, boundaries, options, of_stepper):
    """The compiled step of a solver, the arguments with which the solver calls it for two steps, and the solver."""
    from PyMPDATA import ScalarField, Solver, Stepper, VectorField

    stepper = Stepper(options=options, **of_stepper)
    field = ScalarField(values, halo=options.n_halo, boundary_conditions=boundaries)
    courant = VectorField(tuple(numbers), halo=options.n_halo, boundary_conditions=boundaries)
    step, taken = stepper._Stepper__call, []
    stepper._Stepper__call = lambda *arguments: taken.append(arguments) or 0.0
    solver = Solver(stepper, field, courant)
    solver.advance(2)
    return step, taken[0], solver


def compiled_step(grid, options, threads):
    """A periodic one, and the size of the field with its halo."""
    from PyMPDATA import Options
    from PyMPDATA.boundary_conditions import Periodic

    random = np.random.default_rng(7)
    of_grid = {"n_dims": 1} if len(grid) == 1 else {"grid": grid}
    shapes = [tuple(n + (axis == other) for other, n in enumerate(grid)) for axis in range(len(grid))]
    values = 1.0 + random.random(grid)
    numbers = [0.2 + 0.2 * random.random(s) for s in shapes]
    boundaries = tuple(Periodic() for _ in grid)
    step, arguments, solver = taken_step(values, numbers, boundaries, Options(**options), {"n_threads": threads, **of_grid})
    return step, arguments, solver.advectee.data.size


def rebuilt(value, leaf):
    """The same tuples, with ``leaf`` of each array."""
    if isinstance(value, np.ndarray):
        return leaf(value)
    if isinstance(value, tuple):
        parts = [rebuilt(part, leaf) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value


def floats_of(group):
    return [part for part in group.field if isinstance(part, np.ndarray) and part.dtype.kind == "f" and part.size]


def fields_of(group, solver):
    """Views of the field and of the Courant numbers, without their halos, among arguments or their shadows."""
    field = next(a for a in floats_of(group[FIELD][0]) if a.shape == solver.advectee.data.shape)
    courant = floats_of(group[COURANT])
    return field[solver.advectee.domain], [a[d] for a, d in zip(courant, solver.advector.domain, strict=True)]


@pytest.fixture
def limited():
    """The library takes a stepper of ``n`` threads only where Numba runs on as many."""
    before = numba.get_num_threads()
    yield lambda threads: numba.set_num_threads(min(threads, before))
    numba.set_num_threads(before)


@pytest.mark.parametrize(("grid", "options", "threads"), CASES.values(), ids=CASES)
def test_the_final_field_by_the_initial_one_and_by_the_courant_field(grid, options, threads, limited):
    if threads > numba.config.NUMBA_NUM_THREADS:
        pytest.skip("the machine has one processor")
    limited(threads)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the library's own
        step, arguments, size = compiled_step(grid, options, threads)

        def fields(values):
            """The field, and the arrays of Courant numbers, among arguments or their shadows."""
            return next(a for a in floats_of(values[FIELD][0]) if a.size == size), floats_of(values[COURANT])

        random = np.random.default_rng(8)
        start, courant = fields(arguments)
        seed, direction = random.normal(size=start.shape), random.normal(size=start.shape)
        courant_direction = [0.1 * random.normal(size=a.shape) for a in courant]

        def objective(distance):
            moved = rebuilt(arguments, np.copy)
            field, numbers = fields(moved)
            field += distance * direction
            for array, along in zip(numbers, courant_direction, strict=True):
                array += distance * along
            step(*moved)
            return np.sum(seed * fields(moved)[0])

        def annotated(shadows):
            values = rebuilt(arguments, np.copy)
            return [Const(v) if i < CONSTANTS else Duplicated(v, s) for i, (v, s) in enumerate(zip(values, shadows, strict=True))]

        h = 2e-6  # the scheme has kinks (extrema, absolute values) within 5e-6 of the point of the 2-D case
        expected = (8 * (objective(h) - objective(-h)) - (objective(2 * h) - objective(-2 * h))) / (12 * h)

        adjoints = rebuilt(arguments, np.zeros_like)
        fields(adjoints)[0][...] = seed
        ne.autodiff(step, *annotated(adjoints))
        of_field, of_courant = fields(adjoints)
        reverse = np.sum(of_field * direction) + sum(np.sum(a * b) for a, b in zip(of_courant, courant_direction, strict=True))

        tangents = rebuilt(arguments, np.zeros_like)
        fields(tangents)[0][...] = direction
        for array, along in zip(fields(tangents)[1], courant_direction, strict=True):
            array[...] = along
        ne.autodiff(step, *annotated(tangents), mode=ne.Forward)
        forward = np.sum(seed * fields(tangents)[0])
    assert abs(expected) > 1e-3
    assert reverse == pytest.approx(expected, rel=1e-8)
    assert forward == pytest.approx(reverse, rel=1e-12)
