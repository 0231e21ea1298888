//! f(active 1.3; active 0.4) -> active
//! gradient: [1, -1]
#include <math.h>
double f(double x, double y) { return fdim(x, y) + 5 * fdim(y, x); }
