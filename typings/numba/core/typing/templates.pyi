from typing import Any

from ..types import Type

class Signature:
    args: tuple[Any, ...]  # each a type, of the kind that the function takes
    return_type: Any
    recvr: Type | None
    def replace(self, **parts: Any) -> Signature: ...
    def as_function(self) -> Signature: ...
    def __getattr__(self, name: str) -> Any: ...

class AbstractTemplate:
    context: Any
    key: Any

class AttributeTemplate:
    context: Any
    key: Any

def signature(return_type: Type, *args: Type, **keywords: Any) -> Signature: ...
def __getattr__(name: str) -> Any: ...
