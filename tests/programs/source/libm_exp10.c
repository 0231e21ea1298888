//! flags: -D_GNU_SOURCE
//! f(active 0.7) -> active
#include <math.h>
double f(double x) { return exp10(x) + exp10(x * x); }
