"""Every NumPy function of Numba's own list, in small functions whose derivatives are measured; writes docs/numpy.md.

    python -m tests.numpy_coverage                      measures everything and writes the page
    python -m tests.numpy_coverage --only np.sum        what happens to the cases of one function, without writing
"""
