//! flags: -fcx-limited-range
//! f(dup f(1.1, 0.4, 0.7, -0.3)) -> active
#include <complex.h>
float f(float _Complex *z) { float _Complex w = z[0] * z[1]; z[0] = w; return crealf(w) + 2 * cimagf(w); }
