"""The GPU paper's kernels against values that independent code gave for them, to the digits that are published."""

import numpy as np
from paper_kernels import dg_inputs, dg_volume, lulesh_inputs, lulesh_material

from numba_enzyme import Duplicated
from numba_enzyme.testing import check_kernel


def test_dg_volume():
    arguments = dg_inputs()
    shadows = [np.ones_like(arguments[0]), *(np.zeros_like(a) for a in arguments[1:])]
    dg_volume.grad[3, (5, 5)](*map(Duplicated, arguments, shadows))
    rhs, (_, dq, dvgeo, dd) = arguments[0], shadows
    found = [rhs.sum(), rhs[0, 1, 0, 0, 0], dq[0, 0, 0, 0, 0], dq[1, 4, 2, 3, 1], dvgeo[0, 0, 0, 0, 0], dvgeo[2, 13, 4, 4, 4],
             dd[0, 0], dd[3, 1]]  # fmt: skip
    exact = [159398.80829113664, 54.055036037301484, -236.89953122066598, 23.865387169393554, 100.67935148820575,
             -153.13830697012125, 13085.376447738041, 13621.410721167584]  # complex steps of the closed form
    assert np.allclose(found, exact, rtol=1e-12)
    assert np.array_equal(shadows[0], np.ones_like(rhs))  # rhs is added to: its adjoint stays


def test_lulesh_material():
    state = lulesh_inputs()
    volumes = [np.zeros(2), np.zeros(2)]
    shadows = [np.zeros(2) for _ in range(9)]
    shadows[0][:] = 1.0
    arguments = [Duplicated(a, s) for a, s in zip([*state, *volumes], shadows, strict=True)]
    lulesh_material.grad[1, 32](*arguments, np.arange(2), np.array([1, 2]))
    e, p, q = state[:3]
    assert np.allclose([e[0], p[0], q[0], volumes[1][0]], [1.89158467, 1.16317836, 0, 1.44974506], rtol=1e-8)
    assert np.allclose([e[1], p[1], q[1], volumes[1][1]], [2.27986177, 1.64435288, 0.538332922, 1.5915966], rtol=1e-8)
    published = [[0.9564158, -0.0132793, -0.0132793, 0, 0, -1.285326, 0.08016402],
                 [1.047551, 0.01332697, 0.01332697, 0.1010849, 0.06451453, -1.837291, -0.1045238]]  # fmt: skip
    assert np.allclose(np.array(shadows[:7]).T, published, rtol=1e-6, atol=1e-9)


def test_against_forward_mode():
    check_kernel(dg_volume, (2, (5, 5)), dg_inputs(2))
    check_kernel(lulesh_material, (1, 32), [*lulesh_inputs(), np.zeros(2), np.zeros(2), np.arange(2), np.array([1, 2])])
