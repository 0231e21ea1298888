"""Language features of Numba, each in small functions whose gradients are compared with differences."""
