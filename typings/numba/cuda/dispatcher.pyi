from collections.abc import Callable
from typing import Any

from numba.core.types import Type

class CUDADispatcher:
    py_func: Callable[..., Any]
    overloads: dict[tuple[Type, ...], Any]
    targetoptions: dict[str, Any]
    __name__: str
    def __init__(self, *arguments: Any, **keywords: Any) -> None: ...
    def __call__(self, *arguments: Any, **keywords: Any) -> Any: ...
    def __getitem__(self, configuration: Any) -> Any: ...
    get_call_template: Any
    def __getattr__(self, name: str) -> Any: ...
    def __setattr__(self, name: str, value: Any) -> None: ...

get_current_device: Any
