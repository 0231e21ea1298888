//! f(dup d(1.1, 0.0, 2.2); const 3) -> active
//! gradient: [-1 / 1.1**2, 0, -1 / 2.2**2]
//! tol: 1e7
//! modes: reverse
double f(double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] != 0 ? 1 / x[i] : 0; return s; }
