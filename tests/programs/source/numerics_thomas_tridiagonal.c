//! f(dup d(0, 1, 1, 1); dup d(4, 4, 5, 6); dup d(1, 0.5, 1, 0); dup d(1, 2, 3, 4); const 4) -> const
void f(double *a, double *b, double *c, double *d, int n) { for (int i = 1; i < n; i++) { double m = a[i] / b[i - 1]; b[i] -= m * c[i - 1]; d[i] -= m * d[i - 1]; } d[n - 1] /= b[n - 1]; for (int i = n - 2; i >= 0; i--) d[i] = (d[i] - c[i] * d[i + 1]) / b[i]; }
