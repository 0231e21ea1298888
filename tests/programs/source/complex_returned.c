//! f(active 1.1; active 0.4) -> active
#include <complex.h>
double _Complex f(double _Complex z) { return z * z + conj(z) * 2.0; }
//! levels: O1 O2
