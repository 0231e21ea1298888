//! f(dup d(2.1, 0.4, 1.2, 3.3, 0.9); const 5) -> active
double f(double *x, int n) {
  for (int i = 0; i < n - 1; i++) for (int j = 0; j < n - 1 - i; j++) if (x[j] > x[j + 1]) { double t = x[j]; x[j] = x[j + 1]; x[j + 1] = t; }
  return x[0] * x[1] + x[n - 1];
}
