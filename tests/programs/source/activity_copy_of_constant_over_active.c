//! f(dup d(1.1, 0.4); const d(3, 4)) -> active
#include <string.h>
double f(double *x, const double *c) { double r = x[0] * x[1]; memcpy(x, c, 16); r += x[0] * x[1]; x[1] = r; return r * x[0]; }
