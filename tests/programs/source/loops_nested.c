//! f(dup d(1.1, 0.4, 2.2, 0.3, 0.5, 0.6); const 2; const 3) -> active
double f(double *x, int n, int m) {
  double s = 0;
  for (int i = 0; i < n; i++) { double p = 1; for (int j = 0; j < m; j++) p *= x[i * m + j]; s += p * p; }
  return s;
}
