//! f(active 1.1; const 0.4) -> active
#include <math.h>
__attribute__((noinline)) static double g(double x, double *cache) { *cache = exp(x); return *cache * x; }
double f(double x, double y) { double c1, c2; return g(x, &c1) * g(y, &c2) + c1 * c2; }
