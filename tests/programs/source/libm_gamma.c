//! f(active 2.3) -> active
#include <math.h>
double f(double x) { return lgamma(x) + tgamma(x); }
