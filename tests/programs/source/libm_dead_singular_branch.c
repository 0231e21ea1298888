//! f(active 0.0) -> active
//! gradient: [2]
#include <math.h>
double f(double x) { return x > 0 ? sqrt(x) : 2 * x; }
//! tol: 1e3
//! modes: reverse
