//! f(active 1.1) -> active
//! expect: any
#include <math.h>
double f(double x) { static double last, value; if (x != last) { last = x; value = exp(x); } return value * x; }
