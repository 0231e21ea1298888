//! f(active 5.3) -> active
#include <math.h>
double f(double x) { double whole; double part = modf(x*x, &whole); return part*part + whole * x; }
//! g(dup d(5.3, 2.2)) -> active
double g(double *x) { double p = modf(x[0]*x[0], &x[1]); return p * x[1] * x[0]; }
