//! flags: -fmath-errno
//! f(active 0.7) -> active
#include <math.h>
double f(double x) { return sqrt(x) + exp(x) + pow(x, 1.5) + log(x) + sin(x); }
