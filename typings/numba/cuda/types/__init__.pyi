from typing import Any

from numba.core.types import *
from numba.core.types import __getattr__ as __getattr__

CUDADispatcher: Any
