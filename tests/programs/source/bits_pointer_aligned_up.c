//! f(active 1.1; active 0.4) -> active
#include <stdint.h>
double f(double x, double y) { char raw[64]; double *p = (double *)(((uintptr_t)raw + 31) & ~(uintptr_t)31); p[0] = x * y; p[1] = p[0] * x; return p[0] * p[1]; }
