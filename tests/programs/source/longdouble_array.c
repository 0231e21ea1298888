//! f(dup d(1.1, 0.4); const 2) -> active
//! expect: refused
double f(double *x, int n) { long double t[4]; for (int i = 0; i < n; i++) t[i] = x[i]; long double s = 0; for (int i = 0; i < n; i++) s += t[i] * t[i]; return s; }
