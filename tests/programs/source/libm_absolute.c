//! f(active -1.3; active 0.4) -> active
//! gradient: [-1 - 0.4, 1.3 + 1]
#include <math.h>
double f(double x, double y) { return fabs(x) + fabs(x * y) + fabs(y); }
