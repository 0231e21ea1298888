//! f(dup d(1, 2, 3, 4); const i32(2, 0, 2, 1, 3, 3); const 6) -> active
double f(double *x, int *index, int n) { double s = 0; for (int i = 0; i < n; i++) { x[index[i]] = x[index[i]] * 0.5 + x[index[(i + 1) % n]] * x[0]; s += x[index[i]]; } return s; }
