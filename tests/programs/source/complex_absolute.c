//! f(active 1.1; active 0.4) -> active
//! gradient: [1.1 / math.hypot(1.1, 0.4), 0.4 / math.hypot(1.1, 0.4)]
#include <complex.h>
double f(double a, double b) { return cabs(__builtin_complex(a, b)); }
