//! flags: -D_GNU_SOURCE
//! f(active 1.3) -> active
#include <math.h>
double f(double x) { return j0(x) + j1(x) * y0(x) + y1(x) + jn(2, x) - yn(3, x); }
