"""Kernels and their derivatives on a device: programs, tapes, arguments, and the driver that runs them."""
