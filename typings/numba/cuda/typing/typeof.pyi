from typing import Any

Purpose: Any
typeof: Any
typeof_impl: Any
