from typing import Any

CUDADispatcher: Any
