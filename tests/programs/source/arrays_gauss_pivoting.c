//! f(dup d(0.1, 1, 0.5, 1, 5, 0.7, 3.3, 1, 6); dup d(1, 2, 3); const 3) -> const
#include <math.h>
void f(double *a, double *b, int n) {
  for (int k = 0; k < n; k++) {
    int p = k; for (int i = k + 1; i < n; i++) if (fabs(a[i * n + k]) > fabs(a[p * n + k])) p = i;
    if (p != k) { for (int j = 0; j < n; j++) { double t = a[k * n + j]; a[k * n + j] = a[p * n + j]; a[p * n + j] = t; } double t = b[k]; b[k] = b[p]; b[p] = t; }
    for (int i = k + 1; i < n; i++) { double m = a[i * n + k] / a[k * n + k]; for (int j = k; j < n; j++) a[i * n + j] -= m * a[k * n + j]; b[i] -= m * b[k]; }
  }
  for (int i = n - 1; i >= 0; i--) { for (int j = i + 1; j < n; j++) b[i] -= a[i * n + j] * b[j]; b[i] /= a[i * n + i]; }
}
