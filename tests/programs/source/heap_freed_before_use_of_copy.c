//! f(dup d(1.1, 0.4)) -> active
#include <stdlib.h>
double f(double *x) { double *a = malloc(16), *b = malloc(16); a[0] = x[0]; a[1] = x[1]; b[0] = a[0] * a[1]; b[1] = a[1]; free(a); a = malloc(16); a[0] = b[0] * b[1]; a[1] = b[0]; free(b); double r = a[0] * a[1]; free(a); return r; }
