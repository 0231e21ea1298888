//! f(active 1.3) -> active
//! gradient: [1 + 2 + 1 + 3 + 1 + 0]
#include <math.h>
double f(double x) { return floor(x) * x + ceil(x) * x + trunc(x) * x + 3 * x * round(x) + x * rint(x) + nearbyint(x); }
