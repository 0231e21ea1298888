//! f(dup d(1.1, 0.4, 2.2, 0.3, 1.7, 0.9); const 6) -> active
#include <math.h>
double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    switch (i % 5) {
      case 0: s += x[i]; break;
      case 1: s *= x[i];
      case 2: s += sin(x[i]); break;
      case 3: x[i] = s; break;
      default: s -= x[i] * x[i];
    }
  }
  return s;
}
