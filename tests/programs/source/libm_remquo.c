//! f(active 7.3; active 2.0) -> active
#include <math.h>
double f(double x, double y) { int q; double r = remquo(x, y, &q); return r * r; }
//! g(active 7.3; active 2.0) -> active
double g(double x, double y) { int q; double r = remquo(x, y, &q); return r * q; }
