//! f(dup d(1.1, 0.4, 2.2, 0.3); const 3) -> active
double f(double *x, int n) {
  double s = 0.1;
  for (int i = 0; i < n; i++) for (int j = 0; j < n - 1; j++) for (int k = 0; k < 2; k++) s += s * x[(i + j + k) % 4] * 0.1;
  return s;
}
