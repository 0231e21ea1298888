//! f(active 7.3; active 2.0) -> active
//! expect: refused
#include <math.h>
double f(double x, double y) { int q; double r = remquo(x, y, &q); return r * q; }
