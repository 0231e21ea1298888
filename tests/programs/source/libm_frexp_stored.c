//! f(active 5.3) -> active
#include <math.h>
double f(double x) { int e; double m = frexp(x, &e); return m*m + e * x; }
//! g(active 5.3) -> active
double g(double x) { float q; float y = x; int e; y = frexpf(y, &e); return modff(y * 7, &q) * x; }
//! tol: 1e-4
