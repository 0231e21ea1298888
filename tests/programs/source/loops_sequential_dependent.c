//! f(dup d(1.1, 0.4, 2.2, 0.3); const 4) -> active
double f(double *x, int n) {
  double m = 0, v = 0;
  for (int i = 0; i < n; i++) m += x[i];
  m /= n;
  for (int i = 0; i < n; i++) v += (x[i] - m) * (x[i] - m);
  for (int i = 0; i < n; i++) x[i] = (x[i] - m) / __builtin_sqrt(v / n + 1e-3);
  return m * v;
}
