//! f(active 800.0) -> active
//! gradient: [1]
#include <math.h>
double f(double x) { return x > 30 ? x : log(1 + exp(x)); }
