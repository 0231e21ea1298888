//! f(dup d(1.1, 0.4, 2.2, 0.3); const 4) -> active
double f(double *x, unsigned n) { double s = 1; while (n--) s = s * x[n] + x[n]; return s; }
