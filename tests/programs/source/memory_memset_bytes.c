//! f(dup d(1.1, 0.4)) -> active
//! gradient: [0.4, 1.1]
#include <string.h>
double f(double *x) { double r = x[0] * x[1]; memset(x, 0x3f, 16); return r + x[0]; }
