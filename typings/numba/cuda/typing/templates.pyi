from numba.core.typing.templates import *
