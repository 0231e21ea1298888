//! f(dup d(1.1, 0.4); dup zeros(2)) -> active
//! flags: -D_GNU_SOURCE
#include <string.h>
double f(double *x, double *y) { double *end = mempcpy(y, x, 16); return y[0] * y[1] * (end - y); }
