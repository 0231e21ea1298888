//! f(active 1.3; active 0.4) -> active
//! gradient: [0.4 + 1, 1.3 + 2]
#include <math.h>
double f(double x, double y) { return fmax(x, y) * fmin(x, y) + fmin(2 * y, x) + fmax(x, x - 1); }
