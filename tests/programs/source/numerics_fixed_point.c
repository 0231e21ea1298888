//! f(active 0.7) -> active
#include <math.h>
double f(double a) { double x = 1, y; int k = 0; do { y = x; x = cos(a * x); } while (fabs(x - y) > 1e-13 && ++k < 500); return x; }
