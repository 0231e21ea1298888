//! f(active 0.7) -> active
#include <math.h>
double f(double x) { return sqrt(x) + cbrt(x) * x + hypot(x, 2 * x + 1); }
