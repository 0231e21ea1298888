"""Giving back the memory that derivatives keep between calls, on the host and on the device.

    ne.release_memory()   ->   bytes
"""

from __future__ import annotations

import sys

from ..bridge.cpu import tape_pool

DRIVER = "numba_enzyme.bridge.cuda.device.driver"


def release_memory() -> int:
    """Give back the memory that tapes of earlier calls have left for later ones; the number of bytes.

    Derivatives of Numba functions keep up to 32 large tape buffers for the next call, of whatever function; gradients of
    kernels keep what their launches have used on a device. Calls that run meanwhile in other threads keep what they use. For
    the device (the current one) the call waits until it has nothing left to do.

    Examples:
        >>> ne.release_memory() >= 0, ne.release_memory()
        (True, 0)
    """
    driver = sys.modules.get(DRIVER)  # without kernels there is none, and numba-cuda need not be installed
    return tape_pool.release_memory() + (driver.release_memory() if driver is not None else 0)
