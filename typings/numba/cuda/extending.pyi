from typing import Any

core_models: Any
