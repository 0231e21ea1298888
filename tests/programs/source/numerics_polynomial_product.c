//! f(dup d(1, 2, 3); dup d(4, 5); dup zeros(4)) -> const
void f(double *a, double *b, double *c) { for (int i = 0; i < 3; i++) for (int j = 0; j < 2; j++) c[i + j] += a[i] * b[j]; for (int i = 3; i > 0; i--) c[i] -= c[i - 1] * c[0]; }
