from numba.core.types import *
from numba.core.types import __getattr__ as __getattr__
from typing import Any
CUDADispatcher: Any
