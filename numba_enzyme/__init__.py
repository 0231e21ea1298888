"""Gradients of Numba functions and of any LLVM IR, synthesised after optimisation."""

__version__ = "0.1.0"
