//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
#include <stdlib.h>
static double *buffer;
double f(double *x, int n) { if (!buffer) buffer = malloc(64); for (int i = 0; i < n; i++) buffer[i] = x[i] * x[i]; double s = 0; for (int i = 0; i < n; i++) s += buffer[i] * buffer[n - 1 - i]; return s; }
