//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
static double scratch[16];
double f(double *x, int n) { for (int i = 0; i < n; i++) scratch[i] = x[i] * x[i]; double s = 0; for (int i = 0; i < n; i++) s += scratch[i] * scratch[n - 1 - i]; return s; }
