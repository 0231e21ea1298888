//! f(active 1.3; active 0.7; active 2.1) -> active
//! gradient: [0.7, 1.3, 1]
#include <math.h>
double f(double x, double y, double z) { return fma(x, y, z); }
