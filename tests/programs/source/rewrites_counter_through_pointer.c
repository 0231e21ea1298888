//! f(dup d(1.1, 0.4, 2.2, 0.6); dup zeros(4); dup i32(0); const 4) -> active
double f(double *x, double *out, int *count, int n) { for (int i = 0; i < n; i++) if (x[i] > 0.5) out[(*count)++] = x[i] * x[i]; double s = 1; for (int i = 0; i < *count; i++) s *= out[i]; return s; }
