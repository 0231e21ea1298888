from typing import Any

typeof_impl: Any

def __getattr__(name: str) -> Any: ...
