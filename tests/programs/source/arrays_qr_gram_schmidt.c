//! f(dup d(1, 2, 0.5, 0.3, 1, 2, 2, 0.1, 1.5); dup zeros(9); const 3) -> const
#include <math.h>
void f(double *a, double *r, int n) {
  for (int k = 0; k < n; k++) {
    double s = 0; for (int i = 0; i < n; i++) s += a[i * n + k] * a[i * n + k];
    r[k * n + k] = sqrt(s); for (int i = 0; i < n; i++) a[i * n + k] /= r[k * n + k];
    for (int j = k + 1; j < n; j++) { double p = 0; for (int i = 0; i < n; i++) p += a[i * n + k] * a[i * n + j]; r[k * n + j] = p; for (int i = 0; i < n; i++) a[i * n + j] -= p * a[i * n + k]; }
  }
}
