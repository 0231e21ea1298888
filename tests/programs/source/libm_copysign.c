//! f(active 1.3; active -0.4) -> active
//! gradient: [-1, 0]
#include <math.h>
double f(double x, double y) { return copysign(x, y); }
