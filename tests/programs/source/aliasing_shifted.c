//! f(dup d(1.1, 0.4, 2.2, 0.8); dup same(0, 8); const 3) -> active
double f(double *a, double *b, int n) { double s = 0; for (int i = 0; i < n; i++) { b[i] = a[i] * a[i] + b[i]; s += a[i] * b[i]; } return s; }
