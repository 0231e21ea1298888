//! f(active 0.0; const 2.0) -> active
//! gradient: [0]
//! tol: 1e-2
#include <math.h>
double f(double x, double y) { return pow(x, y); }
