"""Fourier transforms inside @njit functions, as the package rocket-fft gives them to Numba: rules that transform again.

    y = np.fft.rfft(x)        ->      ct_x = np.fft.irfft(ct_y / w, len(x), norm="forward")

Numba by itself has none of them; what is said here of functions that nobody has taught to Numba is never asked for. Which
function follows which rule is said here.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

import numpy as np

from ..rules import substitute, substitute_later
from . import cosines, shifts
from .transforms import NUMPY, SCIPY, Interface, complex_to_complex, complex_to_real, follow, real_to_complex

COMPLEX = ("fft", "fft2", "fftn")
REAL = ("rfft", "rfft2", "rfftn")
HERMITIAN = ("hfft", "hfft2", "hfftn")  # of which NumPy has the first


def follow_rules() -> None:
    """From now on derivatives of functions that are made of these call them again."""
    _follow(np.fft, NUMPY)
    substitute(np.roll, shifts.roll)
    substitute_later("scipy.fft", _follow_scipy)


def _follow(module: ModuleType, interface: Interface) -> None:
    for names, ahead, back in ((COMPLEX, complex_to_complex, complex_to_complex), (REAL, real_to_complex, complex_to_real),
                               (HERMITIAN, complex_to_real, real_to_complex)):  # fmt: skip
        for name in names:
            if hasattr(module, name):
                function, opposite = getattr(module, name), getattr(module, f"i{name}")
                substitute(function, follow(interface, function, opposite, ahead))
                substitute(opposite, follow(interface, opposite, function, back))
    substitute(module.fftshift, shifts.shift(module.fftshift, module.ifftshift))
    substitute(module.ifftshift, shifts.shift(module.ifftshift, module.fftshift))
    substitute(module.fftfreq, shifts.frequencies(module.fftfreq))
    substitute(module.rfftfreq, shifts.frequencies(module.rfftfreq))


def _follow_scipy() -> None:
    module = import_module("scipy.fft")
    _follow(module, SCIPY)
    for name in ("dct", "dctn", "dst", "dstn"):
        function, opposite = getattr(module, name), getattr(module, f"i{name}")
        substitute(function, cosines.follow(function, opposite, sine=name.startswith("dst"), inverse=False))
        substitute(opposite, cosines.follow(opposite, function, sine=name.startswith("dst"), inverse=True))
