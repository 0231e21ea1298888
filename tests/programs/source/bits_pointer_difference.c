//! f(dup d(1.1, 0.4, 2.2)) -> active
double f(double *x) { double *p = x, *q = x + 2; long n = q - p; double s = 0; for (long i = 0; i <= n; i++) s += p[i] * p[i] * n; return s; }
