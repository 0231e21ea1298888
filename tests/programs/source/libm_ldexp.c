//! f(active 1.3; const 3) -> active
//! gradient: [8 + 0.25]
#include <math.h>
double f(double x, int n) { return ldexp(x, n) + scalbn(x, -2); }
