"""The five kernels of the GPU paper (Moses, Churavy, Paehler, Hueckelheim, Narayanan, Schanen, Doerfert, SC 2021) for numba-cuda.

    from kernels.gpu import xsbench
    differentiate(xsbench.gradient, target="cpu")[grid, block](...)

Written from their definitions, one file each: a kernel, and, where the paper differentiates a function inside its kernel, a
kernel that does so as well. Importing one needs the package numba-cuda.
"""
