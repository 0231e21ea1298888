//! f(dup d(3.0, 0.0)) -> active
//! gradient: [1, 0]
//! tol: 1e-3
#include <math.h>
double f(double *x) { return sqrt(x[0] * x[0] + x[1] * x[1]); }
