//! f(dup d(1.1, 0.4, 2.2, 0.3); const 4) -> active
double f(double *x, int n) {
  double s = 1;
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) { s += x[j] * x[i]; if (s > 8) goto out; if (s > 4 && j == 2) break; }
    s *= 0.9;
  }
out:
  return s * s;
}
