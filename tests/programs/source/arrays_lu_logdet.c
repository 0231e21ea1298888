//! f(dup d(4, 1, 0.5, 1, 5, 0.7, 0.3, 1, 6); const 3) -> active
#include <math.h>
double f(double *a, int n) {
  double s = 0;
  for (int k = 0; k < n; k++) { for (int i = k + 1; i < n; i++) { a[i * n + k] /= a[k * n + k]; for (int j = k + 1; j < n; j++) a[i * n + j] -= a[i * n + k] * a[k * n + j]; } s += log(a[k * n + k]); }
  return s;
}
