//! f(dup d(1.1, 0.4)) -> active
//! flags: -D_GNU_SOURCE
#include <stdlib.h>
double f(double *x) { void *p; if (posix_memalign(&p, 32, 32)) return 0; double *t = p; t[0] = x[0] * x[1]; t[1] = t[0]; double r = t[0] * t[1]; free(t); return r; }
