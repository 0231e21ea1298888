"""numba_enzyme where people work: PyTorch, JAX, TensorFlow and SciPy, each in its own conventions, over the public functions.

A module here is imported when it is asked for (`ne.torch`), so that only its users need the library behind it.
"""
