//! f(dup d(1.1, 0.4)) -> dup
//! returned: 2
//! entry: {"primal": True}
//! modes: forward
#include <stdlib.h>
double *f(double *x) { double *t = malloc(16); t[0] = x[0] * x[1]; t[1] = t[0] * x[0]; return t; }
