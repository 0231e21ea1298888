//! f(dup d(1.1, 0.4, 2.2, 0.3); const 4) -> active
double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) for (int j = 0; j <= i; j++) { s += x[i] * x[j]; x[j] *= 1.1; }
  return s;
}
