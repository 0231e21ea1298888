//! f(dup d(1.1, 0.4, 2.2); dup d(1, 2, 3)) -> active
#include <string.h>
double f(double *x, double *y) { y[0] *= x[1]; memcpy(y + 1, x, 16); x[0] *= y[0]; return y[0] * y[1] * y[2] + x[0]; }
