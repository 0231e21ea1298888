"""Derivatives of `@cuda.jit` kernels: extract the IR, ask the pipeline, run the answer on the host or as PTX."""
