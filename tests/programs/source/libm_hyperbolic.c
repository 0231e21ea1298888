//! f(active 0.4) -> active
#include <math.h>
double f(double x) { return sinh(x) * cosh(x) + tanh(x) + asinh(2 * x) + acosh(1 + x) - atanh(x * x); }
