//! f(active 5.3) -> active
//! gradient: [1]
#include <math.h>
double f(double x) { double whole; double part = modf(x, &whole); return part + whole * 2; }
