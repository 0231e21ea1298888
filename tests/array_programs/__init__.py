"""Random programs of NumPy functions, judged by JAX: `python -m tests.array_programs --seed 0 --count 5000`."""
