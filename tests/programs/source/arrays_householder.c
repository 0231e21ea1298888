//! f(dup d(1, 2, 0.5, 0.3, 1, 2); const 3; const 2) -> const
#include <math.h>
void f(double *a, int n, int m) {
  for (int k = 0; k < m; k++) {
    double s = 0; for (int i = k; i < n; i++) s += a[i * m + k] * a[i * m + k];
    double alpha = a[k * m + k] > 0 ? -sqrt(s) : sqrt(s), v[8], w = 0;
    for (int i = k; i < n; i++) v[i] = a[i * m + k];
    v[k] -= alpha; for (int i = k; i < n; i++) w += v[i] * v[i];
    for (int j = k; j < m; j++) { double p = 0; for (int i = k; i < n; i++) p += v[i] * a[i * m + j]; p *= 2 / w; for (int i = k; i < n; i++) a[i * m + j] -= p * v[i]; }
  }
}
