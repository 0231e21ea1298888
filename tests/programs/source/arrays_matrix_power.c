//! f(dup d(0.5, 0.2, 0.3, 0.9); const 5) -> active
double f(double *a, int n) {
  double r[4] = {1, 0, 0, 1};
  while (n) {
    double t[4];
    if (n & 1) { for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) t[2 * i + j] = r[2 * i] * a[j] + r[2 * i + 1] * a[2 + j]; for (int i = 0; i < 4; i++) r[i] = t[i]; }
    for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) t[2 * i + j] = a[2 * i] * a[j] + a[2 * i + 1] * a[2 + j];
    for (int i = 0; i < 4; i++) a[i] = t[i];
    n >>= 1;
  }
  return r[0] + 2 * r[1] - r[2] * r[3];
}
