//! f(active 7.3) -> active
#include <math.h>
double f(double x) { return x * ilogb(x) + x * logb(x); }
