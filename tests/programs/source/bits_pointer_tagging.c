//! f(dup d(1.1, 0.4)) -> active
#include <stdint.h>
double f(double *x) { uintptr_t p = (uintptr_t)x | 1; double *q = (double *)(p & ~(uintptr_t)1); return q[0] * q[1]; }
