//! f(dup d(1.1, 0.4, 2.2, 0.7)) -> active
typedef double v4 __attribute__((vector_size(32), aligned(8)));
double f(double *x) { v4 a = *(v4 *)x, b = a * a + 1.0, c = a / b; *(v4 *)x = c; return c[0] * b[1] + a[2] - c[3]; }
