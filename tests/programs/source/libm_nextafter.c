//! f(active 7.3) -> active
#include <math.h>
double f(double x) { return nextafter(x, 100.0) * 2; }
