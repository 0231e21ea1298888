from typing import Any

global_compiler_lock: Any
