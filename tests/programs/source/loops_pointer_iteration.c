//! f(dup d(1.1, 0.4, 2.2, 0.3); const 4) -> active
double f(double *x, long n) { double s = 1; for (double *p = x, *e = x + n; p != e; ++p) { s = s * *p + 1; *p = s * s; } return s; }
