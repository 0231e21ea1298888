//! f_(dup d(1.1, 0.4, 2.2); dup d(0); const i32(3); dup d(0.7)) -> const
void f_(double *x, double *out, const int *n, double *scale) { *out = 0; for (int i = 1; i <= *n; i++) { x[i - 1] *= *scale; *out += x[i - 1] * x[i - 1]; *scale += 0.1 * *out; } }
