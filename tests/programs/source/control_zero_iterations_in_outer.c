//! f(dup d(1.1, 0.4); const 0; const 3) -> active
//! f(dup d(1.1, 0.4); const 3; const 0) -> active
//! f(dup d(1.1, 0.4); const 2; const 2) -> active
double f(double *x, int n, int m) { double s = x[0]; for (int i = 0; i < n; i++) { double t = s; for (int j = 0; j < m; j++) t = t * x[1] + 0.1; s += t; } return s * x[1]; }
