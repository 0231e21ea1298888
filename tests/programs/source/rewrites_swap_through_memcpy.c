//! f(dup d(1.1, 0.4, 2.2, 0.7)) -> active
#include <string.h>
double f(double *x) { char t[16]; memcpy(t, x, 16); memcpy(x, x + 2, 16); memcpy(x + 2, t, 16); x[0] *= x[3]; return x[0] * x[1] + x[2]; }
