"""Kernels on the host: every CUDA thread is a plain call, or a coroutine where threads wait for each other."""
