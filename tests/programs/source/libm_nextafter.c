//! f(active 7.3) -> active
//! expect: any
#include <math.h>
double f(double x) { return nextafter(x, 100.0) * 2; }
