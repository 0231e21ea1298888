//! f(dup d(0.1, 0.5, 0.3, 0.4, 0.9, 0.2); dup zeros(3); const 3) -> active
double f(double *x, double *y, int n) { int at[8]; for (int i = 0; i < n; i++) { at[i] = x[2 * i] > x[2 * i + 1] ? 2 * i : 2 * i + 1; y[i] = x[at[i]]; } double s = 1; for (int i = 0; i < n; i++) s *= y[i] + x[at[n - 1 - i]]; return s; }
