//! f(active 1.1) -> active
//! expect: refused
#include <math.h>
double f(double x) { return (double)(sinl((long double)x) * expl(x)); }
