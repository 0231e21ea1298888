//! flags: -ffast-math
//! levels: O1 O2 O3
//! f(dup d(1.1, 0.4, 2.2, 0.3, 1.7); const 5) -> active
#include <math.h>
double f(double *x, int n) {
  double s = 0, p = 1;
  for (int i = 0; i < n; i++) { s += x[i] / 3.0; p *= sqrt(x[i]); }
  return s * p / (1.0 + s) + pow(s, 3);
}
