//! f(dup struct(ptr(d(1.1, 0.4)), ptr(d(2.2, 0.6)), ptr(d(0.3, 0.9))); const 3) -> active
double f(double **rows, int n) { double s = 0; for (int i = 0; i < n; i++) { rows[i][0] *= rows[(i + 1) % n][1]; s += rows[i][0] * rows[i][1]; } return s; }
