//! f(active 0.0; active 3.0) -> active
//! modes: reverse
//! gradient: [0, 0]
//! tol: 1e9
#include <math.h>
double f(double x, double y) { return x == 0 ? pow(x, 3.0) : pow(x, y); }
