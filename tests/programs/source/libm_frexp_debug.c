//! flags: -g
//! f(active 5.3) -> active
//! gradient: [0.125 * 3]
#include <math.h>
double f(double x) { int e; double m = frexp(x, &e); return m * e; }
