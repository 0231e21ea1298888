//! f(active 1.1; const 0) -> active
//! f(active 1.1; const 1) -> active
#include <math.h>
static double square(double x) { return x * x; }
double f(double x, int k) { double (*g)(double) = k ? square : sin; return g(x) * g(x + 1); }
