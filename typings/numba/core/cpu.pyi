from typing import Any

from .base import BaseContext

class CPUContext(BaseContext): ...

def __getattr__(name: str) -> Any: ...
