//! f(dup d(4, 1, 0.5, 1, 5, 0.7, 0.3, 1, 6); dup d(1, 2, 3); const 3) -> const
void f(double *a, double *b, int n) {
  for (int k = 0; k < n; k++)
    for (int i = k + 1; i < n; i++) {
      double m = a[i * n + k] / a[k * n + k];
      for (int j = k; j < n; j++) a[i * n + j] -= m * a[k * n + j];
      b[i] -= m * b[k];
    }
  for (int i = n - 1; i >= 0; i--) { for (int j = i + 1; j < n; j++) b[i] -= a[i * n + j] * b[j]; b[i] /= a[i * n + i]; }
}
