//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
static double scratch[16]; static double *const window = scratch + 2; static struct { double *p; int n; } view = {scratch + 1, 3};
double f(double *x, int n) { for (int i = 0; i < n; i++) window[i] = x[i] * x[i]; double s = 0; for (int i = 0; i < view.n; i++) s += view.p[i + 1] * window[n - 1 - i]; return s; }
