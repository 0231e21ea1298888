//! f(active 0.4) -> active
#include <math.h>
double f(double x) { return sin(x) + 2 * cos(x) * sin(x * x) + tan(x) - asin(x) * acos(x * x) + atan(3 * x); }
