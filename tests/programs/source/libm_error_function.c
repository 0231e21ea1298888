//! f(active 0.3) -> active
//! gradient: [2/math.sqrt(math.pi) * math.exp(-0.09) * (1 - 3)]
#include <math.h>
double f(double x) { return erf(x) + 3 * erfc(x); }
