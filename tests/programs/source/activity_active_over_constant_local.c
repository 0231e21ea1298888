//! f(dup d(1.1, 0.4); const d(3, 4)) -> active
#include <string.h>
double f(double *x, const double *c) { double t[2]; memcpy(t, c, 16); t[0] *= x[0]; double u[2]; memcpy(u, t, 16); u[1] += x[1]; memcpy(t, u, 16); return t[0] * t[1] + u[0]; }
