from typing import Any

cgutils: Any

def __getattr__(name: str) -> Any: ...
