//! f(dup d(1.1, 0.4, 2.2, 0.3); const 4; const 9) -> active
//! f(dup d(1.1, 0.4, 2.2, 0.3); const 4; const 2) -> active
//! f(dup d(1.1, -0.4, 2.2, 0.3); const 4; const 9) -> active
double f(double *x, int n, int limit) {
  double s = 1; int i = 0;
  for (;;) {
    if (i >= n) return s * 2;
    s *= x[i];
    if (s < 0) return -s * s;
    if (i == limit) break;
    x[i] = s; i++;
  }
  return s * x[0];
}
