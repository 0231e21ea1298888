//! flags: -D_GNU_SOURCE
//! f(active 0.8) -> active
//! gradient: [math.cos(0.8)**2 - math.sin(0.8)**2]
#include <math.h>
double f(double x) { double s, c; sincos(x, &s, &c); return s * c; }
