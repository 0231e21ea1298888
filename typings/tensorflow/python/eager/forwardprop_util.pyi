from typing import Any

pack_tangents: Any
