//! f(dup d(1.1, 0.4, 2.2)) -> active
#include <string.h>
double f(double *x) { double t[3]; for (int i = 0; i < 3; i++) t[i] = x[i]; double r = t[0] * t[1]; memset(t, 0, sizeof t); t[1] = x[2] * x[2]; for (int i = 0; i < 3; i++) r += t[i]; return r; }
