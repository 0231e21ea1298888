//! f(active 1.1; active 0.4) -> active
//! gradient: [math.exp(1.1) * (math.cos(0.4) + math.sin(0.4)), math.exp(1.1) * (math.cos(0.4) - math.sin(0.4))]
#include <complex.h>
double f(double a, double b) { double _Complex z = cexp(__builtin_complex(a, b)); return creal(z) + cimag(z); }
