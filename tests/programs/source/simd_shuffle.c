//! f(dup d(1.1, 0.4, 2.2, 0.7)) -> active
typedef double v4 __attribute__((vector_size(32), aligned(8)));
double f(double *x) { v4 a = *(v4 *)x, b = __builtin_shufflevector(a, a, 3, 2, 1, 0), c = __builtin_shufflevector(a, b, 0, 4, 1, 5); v4 r = a * b + c * c; return r[0] + 2 * r[1] + 3 * r[2] + 4 * r[3]; }
