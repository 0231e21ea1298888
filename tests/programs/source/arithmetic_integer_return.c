//! f(dup d(1.5, -2.5, 3.5); const 3) -> const
int f(double *x, int n) { int c = 0; for (int i = 0; i < n; i++) if (x[i] > 0) { c++; x[i] *= x[i]; } return c; }
