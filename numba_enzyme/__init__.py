"""Gradients of Numba functions and of any LLVM IR, synthesised after optimisation."""
