//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
//! expect: refused
double scratch[16]; double *window = scratch + 2;
double f(double *x, int n) { for (int i = 0; i < n; i++) window[i] = x[i] * x[i]; double s = 0; for (int i = 0; i < n; i++) s += scratch[i + 2] * window[n - 1 - i]; return s; }
