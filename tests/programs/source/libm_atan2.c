//! f(active 0.7; active -1.2) -> active
//! gradient: [-1.2 / (0.7**2 + 1.2**2), -0.7 / (0.7**2 + 1.2**2)]
#include <math.h>
double f(double y, double x) { return atan2(y, x); }
