//! f(dup d(1.1, 0.4)) -> active
#include <stdio.h>
double f(double *x) { printf("%p %g %g\n", (void *)x, x[0], x[1]); x[0] *= x[1]; printf("%g\n", x[0]); return x[0] * x[1]; }
