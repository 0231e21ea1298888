//! f(dup d(1.1, 0.4)) -> active
#include <stdlib.h>
double f(double *x) { double *t = aligned_alloc(32, 32); t[0] = x[0] * x[1]; t[1] = t[0]; double r = t[0] * t[1]; free(t); return r; }
