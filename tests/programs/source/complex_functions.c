//! f(active 1.1; active 0.4) -> active
//! expect: refused
#include <complex.h>
double f(double a, double b) { double _Complex z = __builtin_complex(a, b); z = cexp(z) + csin(z) * clog(z) + csqrt(z) - cpow(z, 1.5 + 0.5 * I); return creal(z) - 2 * cimag(z) + carg(z); }
