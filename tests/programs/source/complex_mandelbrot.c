//! flags: -fcx-limited-range
//! f(active 0.3; active 0.4) -> active
#include <complex.h>
double f(double a, double b) { double _Complex c = __builtin_complex(a, b), z = 0; for (int i = 0; i < 8 && creal(z) * creal(z) + cimag(z) * cimag(z) < 4; i++) z = z * z + c; return creal(z) + cimag(z) * 3; }
