//! f(dup d(1.1, 0.4); const 0) -> active
//! f(dup d(1.1, 0.4); const -3) -> active
//! f(dup d(1.1, 0.4); const 2) -> active
double f(double *x, int n) { double s = x[0]; for (int i = 0; i < n; i++) s *= x[i] + s; return s * x[1]; }
