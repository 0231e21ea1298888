# fuzz seed=9 kind=float64 layouts=CCC count=4 form=aliased
import math

import numpy as np


def f(x, s):
    t = x.copy()
    x[0] /= 1.2 + 0.1 * math.cos(0.15 * np.cumsum(x[::-1])[-1])
    return np.minimum(s, 0.6 * math.hypot(x[5], x[-1])) + t[1]
