//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
double f(double *x, int n) { double s = 1; for (int i = 1; i <= n; i++) { double *t = __builtin_alloca(i * sizeof(double)); for (int j = 0; j < i; j++) t[j] = x[j] * s; for (int j = 0; j < i; j++) s += t[j] * t[0] * 0.1; } return s; }
