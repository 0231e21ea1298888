//! f(active 1000.0) -> active
//! gradient: [1]
//! levels: O2 O3
//! modes: reverse
#include <math.h>
double f(double x) { double e = exp(x); double s = log1p(e); return x > 30 ? x : s; }
