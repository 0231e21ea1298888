//! f(dup d(1.1, 3.4, 2.2, 0.3); const 4) -> active
//! tol: 1e-6
double f(double *x, int n) {
  double lo = x[0], hi = x[0];
  for (int i = 1; i < n; i++) { if (x[i] < lo) lo = x[i]; if (x[i] > hi) hi = x[i]; }
  return hi + lo * lo - 2 * hi * lo;
}
