//! f(dup d(1.1, 0.4); const 1) -> active
//! f(dup d(1.1, 0.4); const 0) -> active
#include <stdlib.h>
double f(double *x, int k) { double *t = NULL; if (k) { t = malloc(16); t[0] = x[0] * x[1]; t[1] = t[0] * x[0]; } double r = t ? t[0] * t[1] : x[0]; if (t) free(t); return r; }
