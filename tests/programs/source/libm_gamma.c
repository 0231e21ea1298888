//! f(active 2.3) -> active
//! expect: any
#include <math.h>
double f(double x) { return lgamma(x) + tgamma(x); }
