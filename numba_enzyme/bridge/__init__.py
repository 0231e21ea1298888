"""The only place that knows Numba: takes LLVM IR out of it and puts derivatives back into it.

    cpu/    @njit functions          cuda/   @cuda.jit kernels          (strangers to each other)
"""
