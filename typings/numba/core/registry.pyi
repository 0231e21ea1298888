from collections.abc import Callable
from typing import Any

from .types import Type

class CPUDispatcher:
    py_func: Callable[..., Any]
    overloads: dict[tuple[Type, ...], Any]
    locals: dict[str, Any]
    targetoptions: dict[str, Any]
    __name__: str
    __qualname__: str
    def __init__(self, *arguments: Any, **keywords: Any) -> None: ...
    def __call__(self, *arguments: Any, **keywords: Any) -> Any: ...
    def __getattr__(self, name: str) -> Any: ...
    def __setattr__(self, name: str, value: Any) -> None: ...

cpu_target: Any
