//! f(dup d(4.0, -1.0)) -> active
//! gradient: [0.25, 0]
//! tol: 1e-5
#include <math.h>
double f(double *x) { double r[2] = {sqrt(x[0]), sqrt(x[1])}; return r[0]; }
