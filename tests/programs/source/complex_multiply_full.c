//! f(active 1.1; active 0.4; active 0.7; active -0.3) -> active
#include <complex.h>
double f(double a, double b, double c, double d) { double _Complex z = __builtin_complex(a, b), w = __builtin_complex(c, d); z = z * w; z = z * z + w; return creal(z) + 2 * cimag(z); }
