//! f(dup d(1.1, 0.4, 2.2, 0.7); const 2) -> active
typedef double v4 __attribute__((vector_size(32), aligned(8)));
double f(double *x, int k) { v4 a = *(v4 *)x; a[k] *= 3; double s = a[k] * a[(k + 1) & 3]; a[(k + 2) & 3] = s; return s * a[0]; }
