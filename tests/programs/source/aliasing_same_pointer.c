//! f(dup d(1.1, 0.4, 2.2); dup same(0); const 3) -> active
double f(double *a, double *b, int n) { double s = 0; for (int i = 0; i < n; i++) { a[i] = b[i] * b[i]; s += a[i] * b[(i + 1) % n]; } return s; }
