//! f(dup d(1.1, 0.4, 2.2); const 3; const 1) -> active
double f(double *x, int n, int k) { double t[3]; for (int i = 0; i < n; i++) t[(i + k) % 3] = x[i] * x[i]; t[k] += 1; double s = 0; for (int i = 0; i < n; i++) s += t[(k + i) % 3] * x[i]; return s; }
