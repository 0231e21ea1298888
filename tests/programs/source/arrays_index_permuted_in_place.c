//! f(dup d(1, 2, 3, 4); const i32(2, 0, 3, 1); const 4) -> active
double f(double *x, int *p, int n) { double s = 0; for (int i = 0; i < n; i++) { s += x[p[i]] * x[i]; int t = p[i]; p[i] = p[n - 1 - i]; p[n - 1 - i] = t; } for (int i = 0; i < n; i++) s *= x[p[i]]; return s; }
