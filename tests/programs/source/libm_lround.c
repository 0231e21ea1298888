//! f(active 7.3) -> active
//! gradient: [7 + 7 + 7]
#include <math.h>
double f(double x) { return x * lround(x) + x * lrint(x) + x * (double)llround(x); }
