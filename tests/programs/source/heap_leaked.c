//! f(dup d(1.1, 0.4)) -> active
#include <stdlib.h>
double f(double *x) { double *a = malloc(16); a[0] = x[0] * x[1]; a[1] = a[0] * a[0]; return a[1] + a[0]; }
