//! f(dup d(4, 1, 1, 5, 2, 6); const i32(0, 2, 4, 6); const i32(0, 1, 0, 1, 0, 2); dup d(1.1, 0.4, 2.2); dup zeros(3); const 3) -> const
void f(const double *val, const int *row, const int *col, const double *x, double *y, int n) { for (int i = 0; i < n; i++) { double s = 0; for (int k = row[i]; k < row[i + 1]; k++) s += val[k] * x[col[k]]; y[i] = s; } }
