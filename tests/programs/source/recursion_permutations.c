//! f(dup d(1.1, 0.4, 2.2, 0.7, 0.3, 0.9, 1.5, 0.2, 0.6); const 3) -> active
static double permanent(double *a, int n, int row, unsigned used) { if (row == n) return 1; double s = 0; for (int j = 0; j < n; j++) if (!(used >> j & 1)) s += a[row * n + j] * permanent(a, n, row + 1, used | 1u << j); return s; }
double f(double *a, int n) { return permanent(a, n, 0, 0); }
