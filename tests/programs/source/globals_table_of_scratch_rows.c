//! f(dup d(1.1, 0.4, 2.2); const 3; const 1) -> active
//! expect: refused
double row0[4], row1[4]; double *rows[2] = {row0, row1};
double f(double *x, int n, int k) { for (int i = 0; i < n; i++) { rows[k][i] = x[i] * x[i]; rows[1 - k][i] = x[i]; } double s = 0; for (int i = 0; i < n; i++) s += row0[i] * row1[n - 1 - i] * rows[0][i]; return s; }
