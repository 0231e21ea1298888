//! flags: -fcx-limited-range
//! f(dup d(1.1, 0.4, 0.7, -0.3); const 2) -> active
#include <complex.h>
double f(double _Complex *z, int n) { double _Complex s = 1; for (int i = 0; i < n; i++) { s *= z[i]; z[i] = s; } return creal(s) * cimag(s); }
