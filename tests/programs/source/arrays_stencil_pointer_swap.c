//! f(dup d(1.1, 0.4, 2.2, 0.7, 0.3); dup zeros(5); const 5; const 3) -> active
double f(double *a, double *b, int n, int steps) {
  for (int s = 0; s < steps; s++) {
    for (int i = 0; i < n; i++) { double l = a[i > 0 ? i - 1 : i], r = a[i < n - 1 ? i + 1 : i]; b[i] = a[i] + 0.2 * (l - 2 * a[i] + r) * a[i]; }
    double *t = a; a = b; b = t;
  }
  double s = 0; for (int i = 0; i < n; i++) s += a[i] * a[i]; return s;
}
