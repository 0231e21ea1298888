//! f(active 0.7) -> active
#include <math.h>
double f(double x) { return exp(x) + exp2(x) * expm1(x) + log(x) + log2(x) - log10(x) * log1p(x); }
